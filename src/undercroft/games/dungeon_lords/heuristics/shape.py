"""The shape of a dungeon, for bots: which rooms stand in the heroes' way."""

from functools import lru_cache
from typing import Final

from undercroft.games.dungeon_lords.cards import COMBAT_ROUNDS
from undercroft.games.dungeon_lords.rules.dungeon import nearest
from undercroft.games.dungeon_lords.state import DungeonLords

SHAPES: Final = 50_000  # remembered at a time


def room_is_near(s: DungeonLords, seat: int) -> bool:
    """Whether the next battle can be fought in a room (DL-332)."""
    return s.halls[seat] != 0 and nearest(s.tiles[seat], s.conquered[seat]) & s.halls[seat] != 0


@lru_cache(maxsize=SHAPES)
def rooms_fallen(tiles: int, halls: int, conquered: int) -> list[int]:
    """How many rooms are gone after no, one, two, three, four lost tiles, if the owner gives up tunnels first."""
    rooms, found = 0, [0]
    for _ in range(COMBAT_ROUNDS):
        first = nearest(tiles, conquered)
        given = first & ~halls
        if not given and first:
            given = first
            rooms += 1
        conquered |= given & -given
        found.append(rooms)
    return found
