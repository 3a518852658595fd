"""The rooms of all sets: their data checked both ways, drawn in letters and pictures, and the gallery that is kept."""

from pathlib import Path

import pytest

from tests.cli.conftest import Told, own_surroundings, told
from undercroft.games.dungeon_twister.cards import SETS
from undercroft.games.dungeon_twister.gallery import pictures
from undercroft.games.dungeon_twister.gallery.letters import BELOW, BESIDE, OPEN, PORTCULLIS, room_text, sort_of_edge
from undercroft.games.dungeon_twister.gallery.page import COLOURS
from undercroft.games.dungeon_twister.gallery.picture import edges, picture
from undercroft.games.dungeon_twister.geometry.rooms import (
    DRAWN,
    GEAR,
    GEAR_CELL,
    NUMBER,
    PARTNER,
    PENTAGRAM,
    PORTCULLISES,
    ROOM_IDS,
    ROOMS,
    TERRAIN,
    TURNS,
    WALLS,
)
from undercroft.games.dungeon_twister.geometry.tile import CELLS, DIRECTIONS, DX, DY, SIDE, turned

GALLERY = Path(__file__).parents[3] / "docs" / "gallery" / "dungeon_twister"
EVERY = pytest.mark.parametrize("room", range(len(ROOMS)), ids=ROOM_IDS)
QUARTERS = pytest.mark.parametrize("quarters", range(4))
EACH_PAIR = 2
ON_FOOT = 2  # sides

__all__ = ["own_surroundings", "told"]


def beside(cell: int, direction: int) -> int | None:
    """The next cell on that side, found without the tables of the game."""
    row, column = cell // SIDE + DY[direction], cell % SIDE + DX[direction]
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else None


@EVERY
@QUARTERS
def test_both_sides_of_an_edge_agree(room: int, quarters: int) -> None:
    """DT-001: what parts two squares is the same from both of them, however the room lies."""
    for cell in range(CELLS):
        for direction in DIRECTIONS:
            other = beside(cell, direction)
            if other is not None:
                here = sort_of_edge(room, quarters, cell, direction)
                assert here == sort_of_edge(room, quarters, other, (direction + 2) % 4)


@EVERY
@QUARTERS
def test_a_turned_room_is_the_drawing_turned(room: int, quarters: int) -> None:
    """DT-079, section 2.2: the letters of the drawing are turned on their paper, without any table of the game."""
    paper = [compact(line) for line in room_text(room).split("\n")]
    for _ in range(quarters):
        paper = [[TURNED[paper[len(paper) - 1 - r][c]] for r in range(len(paper))] for c in range(len(paper))]
    assert paper == [compact(line) for line in room_text(room, quarters).split("\n")]


def compact(line: str) -> list[str]:
    """One letter for each post, edge and square."""
    return [line[place] for place in range(0, len(line), EACH_PAIR)]


TURNED = {"-": "|", "|": "-", "=": "H", "H": "="} | {letter: letter for letter in f"+ {DRAWN}"}


@EVERY
def test_the_letters_say_what_the_content_says(room: int) -> None:
    """The other way round: from the drawing back to the stored strings."""
    lines = room_text(room).split("\n")
    signs = {part[:1]: sort for part, sort in (*zip(BELOW, ".wg", strict=True), *zip(BESIDE, ".wg", strict=True))}
    assert [line[2:-1:4] for line in lines[1::2]] == ROOMS[room]["cells"]
    assert ["".join(signs[line[2 + 4 * c]] for c in range(SIDE)) for line in lines[::2]] == ROOMS[room]["h"]
    assert ["".join(signs[line[4 * c]] for c in range(SIDE + 1)) for line in lines[1::2]] == ROOMS[room]["v"]


def outer_sides(room: int) -> dict[int, list[int]]:
    """Sorts of the outer edges by the side of the room."""
    found: dict[int, list[int]] = {direction: [] for direction in DIRECTIONS}
    for cell in range(CELLS):
        for direction in DIRECTIONS:
            if beside(cell, direction) is None:
                found[direction].append(sort_of_edge(room, 0, cell, direction))
    return found


@EVERY
def test_every_side_is_partly_open_and_no_portcullis_is_outside(room: int) -> None:
    for side in outer_sides(room).values():
        assert OPEN in side
        assert PORTCULLIS not in side


@EVERY
def test_the_gear_can_be_reached_from_every_side(room: int) -> None:
    """DT-086: where portcullises are opened and pits and rifts jumped; on foot from two sides at least."""
    assert sides_of_gear(room, "F") == set(DIRECTIONS)
    assert len(sides_of_gear(room, "FGPK")) >= ON_FOOT


def sides_of_gear(room: int, shut: str) -> set[int]:
    """The sides from which a way leads to the gear, not over terrain of these sorts."""
    reached, ahead = {GEAR_CELL[room]}, [GEAR_CELL[room]]
    sides: set[int] = set()
    while ahead:
        cell = ahead.pop()
        for direction in DIRECTIONS:
            other = beside(cell, direction)
            if sort_of_edge(room, 0, cell, direction) not in (OPEN, PORTCULLIS):
                continue
            if other is None:
                sides.add(direction)
            elif other not in reached and DRAWN[TERRAIN[room * CELLS + other]] not in shut:
                reached.add(other)
                ahead.append(other)
    return sides


@EVERY
def test_every_square_can_be_reached(room: int) -> None:
    """Over open edges and portcullises every square is linked to the world outside."""
    ahead = [cell for cell in range(CELLS) for d in DIRECTIONS if is_way_out(room, cell, d)]
    reached = set(ahead)
    while ahead:
        cell = ahead.pop()
        for direction in DIRECTIONS:
            other = beside(cell, direction)
            if other is not None and other not in reached and sort_of_edge(room, 0, cell, direction) != 1:
                reached.add(other)
                ahead.append(other)
    assert len(reached) == CELLS


def is_way_out(room: int, cell: int, direction: int) -> bool:
    return beside(cell, direction) is None and sort_of_edge(room, 0, cell, direction) == OPEN


@EVERY
def test_a_pair_turns_in_opposite_directions(room: int) -> None:
    """DT-028, DT-086: one gear in each room; two rooms of a number, one each way."""
    partner = PARTNER[room]
    assert PARTNER[partner] == room
    assert NUMBER[partner] == NUMBER[room]
    assert NUMBER.count(NUMBER[room]) == EACH_PAIR
    assert TURNS[partner] == -TURNS[room]
    assert ROOM_IDS[room] == f"{NUMBER[room]}{'cw' if TURNS[room] > 0 else 'ccw'}"
    assert TERRAIN[room * CELLS : (room + 1) * CELLS].count(GEAR) == 1
    assert WALLS[room] & PORTCULLISES[room] == 0


def test_every_room_belongs_to_one_set_and_the_pentagram_is_one_block() -> None:
    """DT-018, DT-282."""
    numbers = [number for each in SETS.values() for number in each["room_numbers"]]
    assert sorted(numbers) == sorted(set(NUMBER))
    marked = [divmod(place, CELLS) for place, what in enumerate(TERRAIN) if what == PENTAGRAM]
    assert len({room for room, _ in marked}) == 1
    first = marked[0][1]
    assert [cell for _, cell in marked] == [first, first + 1, first + SIDE, first + SIDE + 1]


@pytest.mark.parametrize("cell", range(CELLS))
def test_four_quarter_turns_are_none(cell: int) -> None:
    """DT-082."""
    assert turned(cell, 4) == cell
    assert len({turned(cell, quarters) for quarters in range(4)}) == (1 if cell == CELLS // 2 else 4)


# ---- the pictures


@EVERY
@QUARTERS
def test_a_picture_has_every_wall_portcullis_and_pit(room: int, quarters: int) -> None:
    drawn = picture(room, quarters)
    assert len(edges(room, quarters, 1)) == WALLS[room].bit_count()
    assert drawn.count('class="post"') == EACH_PAIR * PORTCULLISES[room].bit_count()
    assert drawn.count('class="pit"') == sum(row.count("P") for row in ROOMS[room]["cells"])
    assert drawn.count("<polygon") == 1


@pytest.mark.parametrize("name", sorted(pictures()))
def test_the_gallery_is_current(name: str) -> None:
    """Renew it with `undercroft content dungeon_twister --pictures docs/gallery/dungeon_twister`."""
    assert (GALLERY / name).read_text("utf-8") == pictures()[name]


def test_the_gallery_holds_nothing_else_and_every_room() -> None:
    assert sorted(path.name for path in GALLERY.iterdir()) == sorted(pictures())
    page = (GALLERY / "rooms.md").read_text("utf-8")
    for room in ROOMS:
        floor, gear = COLOURS[room["floor_colour"]], COLOURS[room["gear_colour"]]
        assert f"| {room['id']} | {floor} | {gear} | {room['provenance']} |" in page


def test_a_command_draws_the_gallery(told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.games.is_playable", lambda _: True)
    code, out, _ = told("content", "dungeon_twister", "--pictures", str(tmp_path / "drawn"))
    assert code == 0
    assert "4 files are in" in out
    assert {path.name: path.read_text("utf-8") for path in (tmp_path / "drawn").iterdir()} == pictures()
