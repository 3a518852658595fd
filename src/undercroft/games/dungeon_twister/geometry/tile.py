"""A room of 5 x 5 cells: directions, edges, quarter turns. Numbers only, the same for every room.

Cells are counted row by row in the stored drawing, edges as the drawing stores them: 30 that lie north or south of a
cell, then 30 that lie west or east of one. So all edges of a room fit into one whole number, a bit for each.
"""

from typing import Final

SIDE: Final = 5
CELLS: Final = SIDE * SIDE
UPRIGHT: Final = SIDE * (SIDE + 1)  # edges between rows come first; from here on those between columns
EDGES: Final = 2 * UPRIGHT

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = (NORTH, EAST, SOUTH, WEST)  # clockwise, so that a quarter turn adds one
DIRECTION_IDS: Final = ("north", "east", "south", "west")
DX: Final = [0, 1, 0, -1]
DY: Final = [-1, 0, 1, 0]

OUTSIDE: Final = -1


def edge_of(cell: int, direction: int) -> int:
    row, column = divmod(cell, SIDE)
    if direction in (NORTH, SOUTH):
        return (row + (direction == SOUTH)) * SIDE + column
    return UPRIGHT + row * (SIDE + 1) + column + (direction == EAST)


def neighbour_of(cell: int, direction: int) -> int:
    row, column = divmod(cell, SIDE)
    row, column = row + DY[direction], column + DX[direction]
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else OUTSIDE


def turned(cell: int, quarters: int) -> int:
    """Where a stored cell lies after that many clockwise quarter turns: [r,c] goes to [c,4-r] (section 2.2)."""
    for _ in range(quarters % 4):
        row, column = divmod(cell, SIDE)
        cell = column * SIDE + SIDE - 1 - row
    return cell


# All by cell * 4 + direction, in the stored drawing.
EDGE: Final[list[int]] = [edge_of(cell, d) for cell in range(CELLS) for d in DIRECTIONS]
NEIGHBOUR: Final[list[int]] = [neighbour_of(cell, d) for cell in range(CELLS) for d in DIRECTIONS]

# By cell: its four edges as bits; the directions that lead out of the room, each with its edge; all these edges.
AROUND: Final[list[int]] = [sum([1 << EDGE[cell * 4 + d] for d in DIRECTIONS]) for cell in range(CELLS)]
OUTWARD: Final[list[list[tuple[int, int]]]] = [
    [(d, 1 << EDGE[cell * 4 + d]) for d in DIRECTIONS if NEIGHBOUR[cell * 4 + d] == OUTSIDE] for cell in range(CELLS)
]
OUTER: Final[list[int]] = [sum([edge for _, edge in ways]) for ways in OUTWARD]

# By quarters * 25 + cell: where a stored cell lies, and which stored cell lies there.
LAID: Final[list[int]] = [turned(cell, o) for o in range(4) for cell in range(CELLS)]
LAID_AT: Final[list[tuple[int, int]]] = [(cell % SIDE, cell // SIDE) for cell in LAID]  # the same as column and row
STORED: Final[list[int]] = [turned(cell, -o) for o in range(4) for cell in range(CELLS)]

# Pairs of a border cell, as it lies, and the direction that leads out of the room; and the cell one comes to next door.
BORDER: Final[list[tuple[int, int]]] = [
    (cell, d) for cell in range(CELLS) for d in DIRECTIONS if NEIGHBOUR[cell * 4 + d] == OUTSIDE
]
ACROSS: Final[dict[tuple[int, int], int]] = {
    (cell, d): (cell // SIDE - (SIDE - 1) * DY[d]) * SIDE + cell % SIDE - (SIDE - 1) * DX[d] for cell, d in BORDER
}
