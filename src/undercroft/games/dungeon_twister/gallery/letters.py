"""A room in letters, as it lies after some quarter turns.

+   +---+   +   +   +
| .   . H R   .   P
+   +   +===+   +   +
"""

from typing import Final

from undercroft.games.dungeon_twister.geometry.rooms import DRAWN, PORTCULLISES, TERRAIN, WALLS
from undercroft.games.dungeon_twister.geometry.tile import CELLS, EAST, EDGE, NORTH, SIDE, SOUTH, STORED, WEST

OPEN: Final = 0
WALL: Final = 1
PORTCULLIS: Final = 2
BELOW: Final = ("   ", "---", "===")
BESIDE: Final = (" ", "|", "H")
POST: Final = "+"


def sort_of_edge(room: int, quarters: int, cell: int, direction: int) -> int:
    """What stands on that side of a cell, both as they lie."""
    edge = EDGE[STORED[quarters * CELLS + cell] * 4 + ((direction - quarters) & 3)]
    if WALLS[room] >> edge & 1:
        return WALL
    return PORTCULLIS if PORTCULLISES[room] >> edge & 1 else OPEN


def terrain_at(room: int, quarters: int, cell: int) -> int:
    return TERRAIN[room * CELLS + STORED[quarters * CELLS + cell]]


def room_text(room: int, quarters: int = 0) -> str:
    """Eleven lines."""
    lines: list[str] = []
    for row in range(SIDE):
        lines += [edge_line(room, quarters, row, NORTH), cell_line(room, quarters, row)]
    return "\n".join([*lines, edge_line(room, quarters, SIDE - 1, SOUTH)])


def edge_line(room: int, quarters: int, row: int, direction: int) -> str:
    cells = range(row * SIDE, (row + 1) * SIDE)
    return POST + POST.join([BELOW[sort_of_edge(room, quarters, cell, direction)] for cell in cells]) + POST


def cell_line(room: int, quarters: int, row: int) -> str:
    line = ""
    for cell in range(row * SIDE, (row + 1) * SIDE):
        line += f"{BESIDE[sort_of_edge(room, quarters, cell, WEST)]} {DRAWN[terrain_at(room, quarters, cell)]} "
    return line + BESIDE[sort_of_edge(room, quarters, row * SIDE + SIDE - 1, EAST)]
