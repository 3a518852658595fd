"""A position of a game as the position of a puzzle (DT-R96): blue is to act, all is open, fewer are on the board."""

import re
from typing import Final

from undercroft.engine.chance import Source, fast_source
from undercroft.engine.door import Door
from undercroft.engine.errors import BrokenScenario
from undercroft.engine.position_text import Words
from undercroft.games.dungeon_twister.cards import CHARACTER_IDS
from undercroft.games.dungeon_twister.geometry.layouts import Layout
from undercroft.games.dungeon_twister.geometry.rooms import ROOM_IDS
from undercroft.games.dungeon_twister.geometry.tile import DIRECTION_IDS, SIDE
from undercroft.games.dungeon_twister.notation.laying import FACE_DOWN, TURNED, overlay
from undercroft.games.dungeon_twister.notation.pieces import FATES, ROOM
from undercroft.games.dungeon_twister.notation.telling import words_of
from undercroft.games.dungeon_twister.notation.text import position_text
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister_puzzles.meta import META
from undercroft.games.dungeon_twister_puzzles.position import lay_out
from undercroft.games.dungeon_twister_puzzles.state import PuzzleConfig, PuzzleTurn

BLUE, ORANGE = "blue", "orange"
SEATS: Final = {BLUE: "P1", ORANGE: "P2"}
OTHER: Final = {BLUE: ORANGE, ORANGE: BLUE, "P1": "P2", "P2": "P1"}
BOARD: Final = ("open", "broken", "breached", "illusions")
OF_PLAYER: Final = ("combat", "jumps", "points", "breaches")  # what counts in one turn
SQUARE: Final = re.compile(r"(-?\d+),(-?\d+)")


def puzzle_words(s: DungeonTwister, source: Source) -> Words:
    """What a puzzle keeps of a position between two actions; one of orange is turned round by half a turn.

    Rooms that are still face down are turned up by chance; what lies face down on them is not in the puzzle.
    """
    words = words_of(s)
    kept: Words = {key: words[key] for key in ("active", "turn", "card", *BOARD) if key in words}
    kept["rooms"] = all_turned_up(words["rooms"], s, source)
    kept["tokens"] = [word for word in words["tokens"] if word.split()[1] != ROOM]
    kept["ap"] = s.ap
    for seat in SEATS.values():
        kept[seat] = {key: value for key, value in words.get(seat, {}).items() if key in OF_PLAYER}
    return kept if words["active"] == SEATS[BLUE] else turned_round(kept, s.config.layout)


def all_turned_up(rooms: list[str], s: DungeonTwister, source: Source) -> list[str]:
    left = list(s.pool + s.doubtful)
    found: list[str] = []
    for word in rooms:
        if word == FACE_DOWN:
            room, quarters = left.pop(source.below(len(left))), source.below(4)
            found.append(f"{ROOM_IDS[room]}{TURNED}{quarters}" if quarters else ROOM_IDS[room])
        else:
            found.append(word)
    return found


# ---- half a turn


def turned_round(words: Words, layout: Layout) -> Words:
    """The same position seen from the other side of the table, with the colours exchanged."""
    turned: Words = {
        key: [half_turn(each, layout) for each in words[key]] for key in ("tokens", *BOARD) if key in words
    }
    return {
        **turned,
        "rooms": [turned_room(each) for each in reversed(words["rooms"])],
        "active": OTHER[words["active"]],
        **{OTHER[seat]: words[seat] for seat in SEATS.values()},
        **{key: words[key] for key in ("turn", "card", "ap")},
    }


def turned_room(word: str) -> str:
    name, _, quarters = word.partition(TURNED)
    turned = (int(quarters or 0) + 2) % 4
    return f"{name}{TURNED}{turned}" if turned else name


def half_turn(said: str, layout: Layout) -> str:
    """Squares, sides and colours of an item as it stands in the words."""
    return " ".join([turned_word(word, layout) for word in said.split()])


def turned_word(word: str, layout: Layout) -> str:
    colour, dash, rest = word.partition("-")
    if colour in OTHER:
        return f"{OTHER[colour]}{dash}{rest}"
    if word in DIRECTION_IDS:
        return DIRECTION_IDS[(DIRECTION_IDS.index(word) + 2) % 4]
    square = SQUARE.fullmatch(word)
    if square is None:
        return word
    return f"{layout.columns * SIDE - 1 - int(square[1])},{layout.rows * SIDE - 1 - int(square[2])}"


# ---- fewer tokens


def characters_of(words: Words, colour: str) -> list[str]:
    """Those of a colour who are on the board."""
    names = {f"{colour}-{kind}" for kind in CHARACTER_IDS}
    return [word.split()[0] for word in words["tokens"] if word.split()[0] in names and is_on_board(word)]


def is_on_board(word: str) -> bool:
    return word.split()[1] not in FATES


def thinned(words: Words, gone: list[str]) -> Words:
    """Without these characters and what they carry."""
    people = {f"{colour}-{kind}" for colour in SEATS for kind in CHARACTER_IDS}
    squares = {word.split()[1] for word in words["tokens"] if word.split()[0] in gone}
    squares -= {each.split()[1] for each in words["tokens"] if each.split()[0] in people.difference(gone)}
    left = [word for word in words["tokens"] if word.split()[0] not in gone and word.split()[1] not in squares]
    return {**words, "tokens": left}


# ---- laying it out


def laid(words: Words, options: dict[str, object]) -> PuzzleTurn | None:
    """None where the rules do not know such a position (DT-011, DT-272)."""
    usual: dict[str, object] = {option.name: option.default_for(1) for option in META.options}
    s = PuzzleTurn(PuzzleConfig(usual, options), Door(fast_source(0)))
    try:
        overlay(s, words)
    except BrokenScenario:
        return None
    return s


def text_of(s: PuzzleTurn, options: dict[str, object]) -> str:
    """In one line, as it is stored and passed on."""
    return " / ".join(position_text(s, options).strip().split("\n"))


def read_back(text: str, goal: object) -> PuzzleTurn:
    """The puzzle as everybody will get it; `WrongOption` where the text is no puzzle."""
    usual: dict[str, object] = {option.name: option.default_for(1) for option in META.options}
    s = PuzzleTurn(PuzzleConfig(usual, {}), Door(fast_source(0)))
    lay_out(s, text, goal)
    return s
