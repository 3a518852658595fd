"""The shape of a dungeon: where tunnels and rooms may be laid (DL-123, DL-124, DL-172 to DL-174)."""

from undercroft.games.dungeon_lords.cards import (
    ANYWHERE,
    CELLS,
    COLUMNS,
    ENTRANCE,
    FIRST_COLUMN,
    LAST_COLUMN,
    ROOM_ZONE,
    cells_in,
)
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords


def around(cells: int) -> int:
    """The cells beside these: one bit further is the next column, COLUMNS bits further the next row."""
    return (right_of(cells) | left_of(cells) | cells << COLUMNS | cells >> COLUMNS) & ANYWHERE


def right_of(cells: int) -> int:
    return (cells & ~LAST_COLUMN) << 1


def left_of(cells: int) -> int:
    return (cells & ~FIRST_COLUMN) >> 1


def last_corners(tiles: int) -> int:
    """Cells that would fill a 2 x 2 block: with a tile beside them, and above or below both of them one, too."""
    found = 0
    for beside in (right_of(tiles), left_of(tiles)):
        above, below = tiles << COLUMNS & beside << COLUMNS, tiles >> COLUMNS & beside >> COLUMNS
        found |= beside & (above | below)
    return found


def cells_to_dig(s: DungeonLords, seat: int) -> list[int]:
    """Empty cells beside a tile, but never so that a 2 x 2 block is full (DL-123, DL-124)."""
    tiles = s.tiles[seat]
    return list(cells_in(around(tiles) & ~tiles & ~last_corners(tiles)))


def empty_cells(s: DungeonLords, seat: int) -> list[int]:
    return list(cells_in(ANYWHERE & ~s.tiles[seat]))


def cells_for_room(s: DungeonLords, seat: int, room: int) -> list[int]:
    """Unconquered tunnels in the zone of the room that do not touch another room (DL-172 to DL-174)."""
    tunnels = s.tiles[seat] & ~s.halls[seat] & ~s.conquered[seat] & ROOM_ZONE[room]
    return list(cells_in(tunnels & ~around(s.halls[seat])))


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
            return list(cells_in(free))
        reached |= border
        border = around(reached) & s.tiles[seat] & ~reached
    return []
