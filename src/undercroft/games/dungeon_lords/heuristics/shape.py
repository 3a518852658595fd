"""The shape of a dungeon, for bots: where one can dig and build, and which rooms stand in the heroes' way."""

from functools import lru_cache
from typing import Final

from undercroft.games.dungeon_lords.cards import COMBAT_ROUNDS, ENTRANCE
from undercroft.games.dungeon_lords.rules.dungeon import around, last_corners
from undercroft.games.dungeon_lords.state import DungeonLords

SHAPES: Final = 50_000  # remembered at a time


def cells_to_dig_in(tiles: int) -> int:
    """Where a tunnel may be dug, as bits (DL-123, DL-124)."""
    return around(tiles) & ~tiles & ~last_corners(tiles)


def cells_to_build_on(s: DungeonLords, seat: int, zone: int) -> int:
    """Tunnels in that zone where a room may stand, as bits (DL-172 to DL-174)."""
    halls = s.halls[seat]
    return s.tiles[seat] & ~halls & ~s.conquered[seat] & zone & ~around(halls)


def nearest(tiles: int, conquered: int) -> int:
    """The tiles that are attacked first, as bits (DL-321)."""
    reached, border = 0, 1 << ENTRANCE
    while border:
        free = border & ~conquered
        if free:
            return free
        reached |= border
        border = around(reached) & tiles & ~reached
    return 0


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
