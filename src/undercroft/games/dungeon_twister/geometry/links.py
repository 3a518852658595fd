"""Which squares are in contact in this position, and what is on them. Worked out once, then where something changed.

`links` has four numbers for each place: where one comes from there over a passable border, or OUTSIDE. Directions are
those of the stored drawing, so that a room that turns keeps its inner links; `stored_direction` translates.
"""

from typing import Final

from undercroft.games.dungeon_twister.geometry.rooms import (
    FACE_DOWN,
    HOLE,
    ILLUSORY_PIT,
    LINE,
    NO_ROOM,
    RUBBLE,
    TERRAIN,
)
from undercroft.games.dungeon_twister.geometry.tile import (
    ACROSS,
    BORDER,
    CELLS,
    EDGE,
    LAID,
    NEIGHBOUR,
    OUTSIDE,
    SIDE,
    STORED,
)
from undercroft.games.dungeon_twister.state import NOWHERE, DungeonTwister

OPPOSITE: Final = 2


def links(s: DungeonTwister) -> list[int]:
    if not s.links:
        s.links = all_links(s)
    return s.links


def ground(s: DungeonTwister) -> list[int]:
    if not s.ground:
        s.ground = all_ground(s)
    return s.ground


def stored_direction(s: DungeonTwister, place: int, direction: int) -> int:
    """A direction on the board as the drawing of that place's room has it. Start lines are drawn as they lie."""
    if place >= s.config.layout.first_line_place:
        return direction
    return (direction - s.turned[place // CELLS]) & 3


def contact(s: DungeonTwister, place: int, direction: int) -> int:
    """The place next to it in that direction of the board, if the border between them is passable (DT-006)."""
    return links(s)[place * 4 + stored_direction(s, place, direction)]


def square_of(s: DungeonTwister, place: int) -> tuple[int, int]:
    """Where a place lies on the board just now (section 2.2)."""
    layout = s.config.layout
    if place >= layout.first_line_place:
        return layout.line_squares[place - layout.first_line_place]
    tile, cell = divmod(place, CELLS)
    column, row = layout.slots[s.slot_of[tile]]
    laid = LAID[s.turned[tile] * CELLS + cell]
    return column * SIDE + laid % SIDE, row * SIDE + laid // SIDE


def place_at(s: DungeonTwister, x: int, y: int) -> int:
    """The place that lies at a square of the board just now, or OUTSIDE."""
    layout = s.config.layout
    if (x, y) in layout.line_at:
        return layout.line_at[x, y]
    slot = (x // SIDE, y // SIDE)
    if slot not in layout.slots:
        return OUTSIDE
    tile = tile_at(s, layout.slots.index(slot))
    laid = y % SIDE * SIDE + x % SIDE
    return OUTSIDE if tile == OUTSIDE else tile * CELLS + STORED[s.turned[tile] * CELLS + laid]


def tile_at(s: DungeonTwister, slot: int) -> int:
    """The tile that lies at a slot, or OUTSIDE."""
    return s.slot_of.index(slot) if slot in s.slot_of else OUTSIDE


def beside(s: DungeonTwister, place: int, direction: int) -> int:
    """The place that shares that side of the board, whatever stands between; OUTSIDE where there is none."""
    layout = s.config.layout
    if place >= layout.first_line_place:
        return beside_line(s, place, direction)
    tile, cell = divmod(place, CELLS)
    inner = NEIGHBOUR[cell * 4 + ((direction - s.turned[tile]) & 3)]
    if inner != OUTSIDE:
        return tile * CELLS + inner
    return next_door(s, s.slot_of[tile], LAID[s.turned[tile] * CELLS + cell], direction)


def beside_line(s: DungeonTwister, place: int, direction: int) -> int:
    layout = s.config.layout
    along = layout.line_next[(place - layout.first_line_place) * 4 + direction]
    if along != OUTSIDE:
        return along
    for (slot, laid, out), line in layout.line_beside.items():
        if line == place and out == (direction + OPPOSITE) & 3:
            tile = tile_at(s, slot)
            return OUTSIDE if tile == OUTSIDE else tile * CELLS + STORED[s.turned[tile] * CELLS + laid]
    return OUTSIDE


def next_door(s: DungeonTwister, slot: int, laid: int, direction: int) -> int:
    """Over the border of a slot: a cell of the room next door, a square of a start line, or nothing (DT-004)."""
    layout = s.config.layout
    line = layout.line_beside.get((slot, laid, direction), OUTSIDE)
    other = layout.next_slot[slot * 4 + direction]
    if line != OUTSIDE or other == OUTSIDE:
        return line
    tile = tile_at(s, other)
    return OUTSIDE if tile == OUTSIDE else tile * CELLS + STORED[s.turned[tile] * CELLS + ACROSS[laid, direction]]


# ---- working them out


def all_links(s: DungeonTwister) -> list[int]:
    layout = s.config.layout
    found = [OUTSIDE] * (layout.places * 4)
    first = layout.first_line_place * 4
    found[first : first + len(layout.line_next)] = layout.line_next
    for tile in range(layout.tiles):
        if s.room_of[tile] != NO_ROOM:
            link_inside(s, tile, found)
            link_borders(s, tile, found)
    return found


def relinked(s: DungeonTwister, tiles: list[int]) -> None:
    """These tiles were shown, turned, or have got another edge."""
    if s.links:
        s.links = s.links[:]
        for tile in tiles:
            link_inside(s, tile, s.links)
            link_borders(s, tile, s.links)


def link_inside(s: DungeonTwister, tile: int, found: list[int]) -> None:
    """Walls and closed portcullises part the squares of a room (DT-269)."""
    passable, first = s.passable[tile], tile * CELLS
    for side in range(CELLS * 4):
        inner = NEIGHBOUR[side]
        if inner != OUTSIDE:
            found[first * 4 + side] = first + inner if passable >> EDGE[side] & 1 else OUTSIDE


def link_borders(s: DungeonTwister, tile: int, found: list[int]) -> None:
    """Both ways: what lies next door links back. Two edges touch, and both must be passable (DT-002, DT-003)."""
    quarters, slot = s.turned[tile], s.slot_of[tile]
    for laid, out in BORDER:
        cell, drawn = STORED[quarters * CELLS + laid], (out - quarters) & 3
        other = next_door(s, slot, laid, out)
        own = tile * CELLS + cell
        back = other * 4 + stored_direction(s, other, (out + OPPOSITE) & 3) if other != OUTSIDE else OUTSIDE
        is_open = s.passable[tile] >> EDGE[cell * 4 + drawn] & 1 and other != OUTSIDE and opens(s, other, back)
        found[own * 4 + drawn] = other if is_open else OUTSIDE
        if other != OUTSIDE:
            found[back] = own if is_open else OUTSIDE


def opens(s: DungeonTwister, place: int, side: int) -> bool:
    """Whether that place has a passable edge on that side. A face-down room lets nobody in (DT-005)."""
    if place >= s.config.layout.first_line_place:
        return True
    tile = place // CELLS
    return s.room_of[tile] != NO_ROOM and bool(s.passable[tile] >> EDGE[side - tile * CELLS * 4] & 1)


def all_ground(s: DungeonTwister) -> list[int]:
    layout = s.config.layout
    found = [FACE_DOWN] * layout.first_line_place + [LINE] * len(layout.line_squares) + [HOLE]
    for tile in range(layout.tiles):
        room = s.room_of[tile]
        if room != NO_ROOM:
            found[tile * CELLS : (tile + 1) * CELLS] = TERRAIN[room * CELLS : (room + 1) * CELLS]
    for number, place in enumerate(s.illusions):
        if place != NOWHERE:
            found[place] = RUBBLE if number % 2 else ILLUSORY_PIT
    return found
