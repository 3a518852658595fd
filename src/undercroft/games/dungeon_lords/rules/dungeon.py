"""The shape of a dungeon: where tunnels and rooms may be laid (DL-123, DL-124, DL-172 to DL-174).

Sets of cells are bits, and each rule is such a set. What is open and why something is not (`why_not_…`) are read off
the same sets.
"""

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


# ---- tunnels


def ground_to_dig(tiles: int) -> int:
    """Empty cells beside a tile, but never so that a 2 x 2 block is full (DL-123, DL-124)."""
    return around(tiles) & ~tiles & ~last_corners(tiles)


def cells_to_dig(s: DungeonLords, seat: int) -> list[int]:
    return list(cells_in(ground_to_dig(s.tiles[seat])))


def why_not_dig(tiles: int, cell: int) -> tuple[str, ...]:
    """The rule against a tunnel there; empty: the shape of the dungeon allows it."""
    if ground_to_dig(tiles) >> cell & 1:
        return ()
    return ("DL-123",) if tiles >> cell & 1 or not around(tiles) >> cell & 1 else ("DL-124",)


def empty_cells(s: DungeonLords, seat: int) -> list[int]:
    return list(cells_in(ANYWHERE & ~s.tiles[seat]))


# ---- rooms


def free_tunnels(s: DungeonLords, seat: int) -> int:
    """Tunnels that are not conquered."""
    return s.tiles[seat] & ~s.halls[seat] & ~s.conquered[seat]


def ground_to_build(s: DungeonLords, seat: int, zone: int) -> int:
    """Unconquered tunnels in that zone that do not touch another room (DL-172 to DL-174)."""
    return free_tunnels(s, seat) & zone & ~around(s.halls[seat])


def cells_for_room(s: DungeonLords, seat: int, room: int) -> list[int]:
    return list(cells_in(ground_to_build(s, seat, ROOM_ZONE[room])))


def why_not_build(s: DungeonLords, seat: int, room: int, cell: int) -> tuple[str, ...]:
    """The rule against that room there; empty: it may be built."""
    zone = ROOM_ZONE[room]
    if ground_to_build(s, seat, zone) >> cell & 1:
        return ()
    if not free_tunnels(s, seat) >> cell & 1:
        return ("DL-172", "DL-287")
    return ("DL-174",) if zone >> cell & 1 else ("DL-173",)


def room_at(s: DungeonLords, seat: int, cell: int) -> int:
    """The room on that cell, or NOTHING."""
    place = seat * CELLS + cell
    return s.built.index(place) if place in s.built else NOTHING


def owns_room(s: DungeonLords, seat: int, room: int) -> bool:
    """Whether that room stands in his dungeon, conquered or not."""
    return s.built[room] // CELLS == seat  # NOTHING is nobody's


def holds_room(s: DungeonLords, seat: int, room: int) -> bool:
    """A room of his that is not conquered (DL-196, DL-467, DL-473)."""
    return owns_room(s, seat, room) and not s.conquered[seat] >> s.built[room] % CELLS & 1


# ---- the way of the heroes


def nearest(tiles: int, conquered: int) -> int:
    """The unconquered tiles with the smallest distance to the entrance (DL-321 to DL-323)."""
    reached, border = 0, 1 << ENTRANCE
    while border:
        free = border & ~conquered
        if free:
            return free
        reached |= border
        border = around(reached) & tiles & ~reached
    return 0


def nearest_cells(s: DungeonLords, seat: int) -> list[int]:
    return list(cells_in(nearest(s.tiles[seat], s.conquered[seat])))
