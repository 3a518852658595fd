"""Edges of a square: portcullises and walls, the near one and, behind a passable one, that of the room next door.

An edge is named by a direction of the board; FAR is added for the edge of the other room (DT-219, DT-278).
"""

from undercroft.games.dungeon_twister.actions import FAR
from undercroft.games.dungeon_twister.geometry.links import beside, ground, relinked
from undercroft.games.dungeon_twister.geometry.rooms import LINE, NO_ROOM, PORTCULLISES, WALLS
from undercroft.games.dungeon_twister.geometry.tile import CELLS, DIRECTIONS, EDGE, OUTSIDE
from undercroft.games.dungeon_twister.state import DungeonTwister

Edge = tuple[int, int]  # tile, bit


def near_edge(s: DungeonTwister, place: int, direction: int) -> Edge | None:
    """The edge of the own room on that side; a start line has none (DT-003)."""
    if ground(s)[place] == LINE:
        return None
    tile, cell = divmod(place, CELLS)
    return tile, 1 << EDGE[cell * 4 + ((direction - s.turned[tile]) & 3)]


def far_edge(s: DungeonTwister, place: int, direction: int) -> Edge | None:
    """The edge of the room next door on that side, if it is another room and face up."""
    other = beside(s, place, direction)
    if other == OUTSIDE or other >= s.config.layout.first_line_place:
        return None
    tile = other // CELLS
    own = place // CELLS if ground(s)[place] != LINE else OUTSIDE
    return None if tile == own or s.room_of[tile] == NO_ROOM else near_edge(s, other, (direction + 2) & 3)


def edges(s: DungeonTwister, place: int) -> list[tuple[int, Edge]]:
    """All edges that one can work on from a square, by name: the far one only where the near one lets through."""
    found: list[tuple[int, Edge]] = []
    for direction in DIRECTIONS:
        near, far = near_edge(s, place, direction), far_edge(s, place, direction)
        if near is not None:
            found.append((direction, near))
        if far is not None and (near is None or s.passable[near[0]] & near[1]):
            found.append((direction + FAR, far))
    return found


def edge_named(s: DungeonTwister, place: int, value: int) -> Edge:
    return next(edge for name, edge in edges(s, place) if name == value)


def is_portcullis(s: DungeonTwister, edge: Edge) -> bool:
    return PORTCULLISES[s.room_of[edge[0]]] & edge[1] != 0


def is_wall(s: DungeonTwister, edge: Edge) -> bool:
    """A wall that is not breached; breaches turn with their room (DT-218)."""
    return WALLS[s.room_of[edge[0]]] & edge[1] != 0 and not s.passable[edge[0]] & edge[1]


def is_closed(s: DungeonTwister, edge: Edge) -> bool:
    return is_portcullis(s, edge) and not s.passable[edge[0]] & edge[1]


def can_be_worked(s: DungeonTwister, edge: Edge) -> bool:
    """A portcullis that can be opened or closed: broken ones stay broken (DT-205)."""
    return is_portcullis(s, edge) and not s.broken[edge[0]] & edge[1]


def set_passable(s: DungeonTwister, edge: Edge, passable: bool) -> None:
    """A portcullis opens, breaks or closes, a wall is breached (DT-001)."""
    tile, bit = edge
    s.passable[tile] = s.passable[tile] | bit if passable else s.passable[tile] & ~bit
    relinked(s, [tile])
