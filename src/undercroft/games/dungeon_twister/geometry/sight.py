"""Lines of sight: straight over passable borders, square by square (DT-161 to DT-163, DT-291, DT-292)."""

from typing import Final

from undercroft.games.dungeon_twister.cards import FIRST_OBJECT, ILLUSIONIST
from undercroft.games.dungeon_twister.geometry.links import (
    contact,
    ground,
    opens,
    place_at,
    square_of,
    stored_direction,
)
from undercroft.games.dungeon_twister.geometry.rooms import FOUNTAIN, MIST, RUBBLE
from undercroft.games.dungeon_twister.geometry.tile import DX, DY, OUTSIDE, SIDE
from undercroft.games.dungeon_twister.state import NOBODY, DungeonTwister
from undercroft.games.dungeon_twister.tokens import tokens_on

BLOCKS: Final = (FOUNTAIN, RUBBLE, MIST)  # DT-281


def line(s: DungeonTwister, eyes: int, direction: int) -> list[int]:
    """The places that a character sees in that direction, up to the first one with somebody (DT-161, DT-162)."""
    seen: list[int] = []
    place = next_in_line(s, s.at[eyes], direction)
    while place != OUTSIDE and not blocks(s, place, eyes):
        seen.append(place)
        if anybody(s, place) != NOBODY:
            break
        place = next_in_line(s, place, direction)
    return seen


def next_in_line(s: DungeonTwister, place: int, direction: int) -> int:
    """Where a line goes on: to the square in contact, or across the hole of scenario 5 (DT-161, DT-292, DT-328)."""
    there = contact(s, place, direction)
    return across_hole(s, place, direction) if there == OUTSIDE and s.config.layout.hole_slot is not None else there


def across_hole(s: DungeonTwister, place: int, direction: int) -> int:
    """The square on the other side of the hole, if both rooms have a passable edge towards it; else OUTSIDE."""
    x, y = square_of(s, place)
    if ((x + DX[direction]) // SIDE, (y + DY[direction]) // SIDE) != s.config.layout.hole_slot:
        return OUTSIDE
    there = place_at(s, x + DX[direction] * (SIDE + 1), y + DY[direction] * (SIDE + 1))
    sees = there != OUTSIDE and looks_out(s, place, direction) and looks_out(s, there, (direction + 2) & 3)
    return there if sees else OUTSIDE


def looks_out(s: DungeonTwister, place: int, direction: int) -> bool:
    return opens(s, place, place * 4 + stored_direction(s, place, direction))


def first_in_line(s: DungeonTwister, eyes: int, direction: int) -> int:
    """Whom a shot in that direction would reach; NOBODY where it reaches nobody (DT-250, DT-251)."""
    seen = line(s, eyes, direction)
    return anybody(s, seen[-1]) if seen else NOBODY


def anybody(s: DungeonTwister, place: int) -> int:
    """A character on a place, rather an unwounded one: he is what stands there (DT-113)."""
    found = [token for token in tokens_on(s, place) if s.kind[token] < FIRST_OBJECT]
    upright = [token for token in found if not s.wounded >> token & 1]
    return (upright or found or [NOBODY])[0]


def blocks(s: DungeonTwister, place: int, eyes: int) -> bool:
    """Fountains, rubble and mist end a line, no other ground does (DT-162, DT-163); nor one's own rubble (DT-225)."""
    what = ground(s)[place]
    if what == RUBBLE and s.kind[eyes] == ILLUSIONIST:
        return s.illusions[2 * s.owner[eyes] + 1] != place
    return what in BLOCKS
