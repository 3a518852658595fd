"""The shape of a dungeon: where tunnels and rooms may be laid (DL-123, DL-124, DL-172 to DL-174)."""

from undercroft.games.dungeon_lords.cards import BLOCKS, CELLS, ENTRANCE, NEIGHBOURS, ROOM_ZONE
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords


def may_dig(tiles: int, cell: int) -> bool:
    """On an empty cell beside a tile, and never so that a 2 x 2 block is full."""
    if tiles >> cell & 1 or not NEIGHBOURS[cell] & tiles:
        return False
    after = tiles | 1 << cell
    for block in BLOCKS[cell]:
        if after & block == block:
            return False
    return True


def cells_to_dig(s: DungeonLords, seat: int) -> list[int]:
    tiles = s.tiles[seat]
    return [cell for cell in range(CELLS) if may_dig(tiles, cell)]


def cells_for_room(s: DungeonLords, seat: int, room: int) -> list[int]:
    """Unconquered tunnels in the zone of the room that do not touch another room (DL-172 to DL-174)."""
    tunnels = s.tiles[seat] & ~s.halls[seat] & ~s.conquered[seat] & ROOM_ZONE[room]
    return [cell for cell in range(CELLS) if tunnels >> cell & 1 and not NEIGHBOURS[cell] & s.halls[seat]]


def unconquered_tunnels(s: DungeonLords, seat: int) -> int:
    return (s.tiles[seat] & ~s.halls[seat] & ~s.conquered[seat]).bit_count()


def room_at(s: DungeonLords, seat: int, cell: int) -> int:
    """The room on that cell, or NOTHING."""
    place = seat * CELLS + cell
    return s.built.index(place) if place in s.built else NOTHING


def nearest_cells(s: DungeonLords, seat: int) -> list[int]:
    """The unconquered tiles with the smallest distance to the entrance (DL-321 to DL-323)."""
    reached, border = 0, 1 << ENTRANCE
    while border:
        free = border & ~s.conquered[seat]
        if free:
            return [cell for cell in range(CELLS) if free >> cell & 1]
        reached |= border
        border = around(reached) & s.tiles[seat] & ~reached
    return []


def around(cells: int) -> int:
    found = 0
    for cell in range(CELLS):
        if cells >> cell & 1:
            found |= NEIGHBOURS[cell]
    return found
