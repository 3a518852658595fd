"""The dungeon in signs: against the maps that somebody drew by hand, and what stands on it."""

from io import StringIO
from itertools import product
from random import Random
from typing import Any

import pytest
from rich.console import Console

from tests.games.dungeon_twister.boards import T1, T2
from tests.games.dungeon_twister.notation.written import sit
from tests.games.dungeon_twister.play import dungeon_twister
from tests.games.dungeon_twister.test_geometry import Drawing
from tests.games.dungeon_twister.test_invariants import SETS, choose, named
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister.cards import CHARACTER_IDS, OBJECT_IDS
from undercroft.games.dungeon_twister.geometry.tile import DIRECTIONS, DX, DY
from undercroft.games.dungeon_twister.terminal.board import DungeonTwisterBoard
from undercroft.games.dungeon_twister.terminal.borders import CORNERS
from undercroft.games.dungeon_twister.terminal.dungeon import Dungeon
from undercroft.games.dungeon_twister.terminal.signs import Signs
from undercroft.text import LANGUAGES, Seats, Texts

WIDE = 80
NAMES = ("Ada", "Balthasar", "Cleo", "Dora")
COLOURS = ["blue", "orange", "red", "green"]
GROUND = {"R": "↻↺", "P": "▓", "F": "(", "X": "*", "K": "^", "M": "~", "G": "≡", ".": " "}
CELL, LEFT = 3, 4  # from a square to the next; where the westernmost stands


def texts(lang: str = "en") -> Texts:
    return Texts("dungeon_twister", lang)


def drawn(match: Match) -> list[str]:
    """The lines of the dungeon alone, as an all-seeing eye sees it."""
    view: dict[str, Any] = match.rules.view(match.state, None, True)
    signs = Signs(texts(), Seats(NAMES, None), COLOURS[: match.game.players])
    return [line.plain for line in Dungeon(view, signs).lines()]


def laid(rooms: tuple[str, ...], *lines: str) -> list[str]:
    game = "game 2 sets=paladins_dragons" if rooms == T2 else "game 2"
    return drawn(sit("\n".join([game, f"rooms {' '.join(rooms)}", "turn 9 blue card=5", *lines])))


def square(lines: list[str], x: int, y: int) -> str:
    place = LEFT + CELL * (x + 1)
    return lines[2 + 2 * y][place : place + 2]


def between(lines: list[str], x: int, y: int, direction: int) -> str:
    """The sign on that side of a square."""
    column = LEFT + CELL * (x + 1) + (2 if DX[direction] > 0 else -1 if DX[direction] < 0 else 0)
    return lines[2 + 2 * y + DY[direction]][column]


@pytest.mark.parametrize(("rooms", "name"), [(T1, "t1.txt"), (T2, "t2.txt")])
def test_walls_stand_where_the_hand_drawn_map_has_them(rooms: tuple[str, ...], name: str) -> None:
    """DT-001, DT-002."""
    lines, drawing = laid(rooms), Drawing(name)
    for y, x in product(range(10), range(20)):
        for direction in DIRECTIONS:
            if 0 <= y + DY[direction] <= 9:
                assert (between(lines, x, y, direction) == " ") == drawing.is_open(x, y, direction), (x, y)
        assert square(lines, x, y)[0] in GROUND[drawing.square(x, y)]


def test_a_double_wall_is_heavier_than_a_single_one() -> None:
    lines = laid(T1)
    assert between(lines, 8, 4, 2) == "━"
    assert between(lines, 5, 4, 2) == "─"


def test_markers_are_seen_and_turn_with_the_room() -> None:
    """DT-083, DT-191, DT-205, DT-217."""
    lines = laid(T1, "open 0,1 east", "broken 5,2 east", "breached 8,4 south")
    assert [between(lines, 0, 1, 1), between(lines, 5, 2, 1), between(lines, 8, 4, 2)] == ["╎", "x", "─"]
    assert between(laid(("1cw@1", *T1[1:]), "open 3,0 south"), 3, 0, 2) == "╌"
    assert between(laid(T1, "breached 8,4 south; 8,5 north"), 8, 4, 2) == "≈"


def test_whoever_stands_is_seen_before_what_he_carries() -> None:
    lines = laid(T1, "blue warrior 1,2; sword 1,2; goblin 3,3 wounded; treasure 3,3; rope 0,0", "orange troll 20,4")
    assert [square(lines, 1, 2), square(lines, 3, 3), square(lines, 0, 0), square(lines, 20, 4)] == [
        "◆W",
        "◆g",
        "+R",
        "▲T",
    ]


def test_a_face_down_room_shows_backs_only() -> None:
    """DT-005, DT-048."""
    match = sit(
        "game 2\nrooms 1cw ? 3cw 4cw | 1ccw 2cw 3ccw 4ccw\nturn 9 blue card=5\nface-down 1,0 blue-rope orange-troll"
    )
    view: Any = match.view(0)
    lines = [line.plain for line in Dungeon(view, Signs(texts(), Seats(NAMES, 0), COLOURS[:2])).lines()]
    assert [square(lines, 5, 2), square(lines, 6, 2), square(lines, 7, 2)] == ["◆?", "▲?", "░░"]


def test_corners_join_the_lines_that_meet() -> None:
    assert len(CORNERS) == 81
    assert [CORNERS[place] for place in (0, 2, 27 + 3, 54 + 18 + 6 + 2)] == [" ", "╸", "│", "╋"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_of_a_sort_have_the_same_letter(lang: str) -> None:
    signs = Signs(texts(lang), Seats(NAMES, 0), COLOURS)
    for kinds in (CHARACTER_IDS, OBJECT_IDS):
        letters = [signs.letter(kind) for kind in kinds]
        assert len(set(letters)) == len(kinds), sorted(letters)
        assert all(len(letter) == 1 and letter.isupper() for letter in letters)


@pytest.mark.parametrize(("players", "options"), SETS, ids=named)
def test_every_table_fits_eighty_columns(players: int, options: dict[str, Any]) -> None:
    """Whatever is asked: the dungeon is not wrapped, nothing is cut, no word is missing in either language."""
    match, dice = dungeon_twister(players, **{"stall_cycles": 2, **options}).start(2), Random(2)
    languages, steps = [texts(lang) for lang in LANGUAGES], set()
    for _ in range(300):
        if match.over:
            break
        if match.step().name not in steps:
            steps.add(match.step().name)
            for words in languages:
                look(match, match.to_act[0], words)
        match.push(*choose(match, dice))
    assert [words.bundle.problems for words in languages] == [[], []]


def look(match: Match, seat: int, words: Texts) -> None:
    board = DungeonTwisterBoard(words, Seats(NAMES[: match.game.players], seat))
    console, view = Console(width=WIDE, color_system=None, file=StringIO(), record=True), match.view(seat)
    for shown in (*board.whole(view, WIDE), *board.focus(view, WIDE), *board.secrets(view)):
        console.print(shown)
    for line in (*board.dungeon(view), *board.legend(view), board.bar(view)):
        assert console.measure(line).maximum <= WIDE
    assert not [line for line in console.export_text().split("\n") if "…" in line or "board-" in line]
