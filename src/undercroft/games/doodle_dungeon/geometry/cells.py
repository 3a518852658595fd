"""The 80 cells of a sheet, and sets of them as bits (DD-002 to DD-004).

A cell is a number, row by row: A1 is 0, H10 is 79. A set of cells is a number with a frame of bits around it that
stand for no cell: a row above and below and a column on the left, which is also the right edge of the row before. So a
set can be shifted by a step in any direction and never comes in again on the other side.
"""

from collections.abc import Sequence
from typing import Final

ROWS: Final = 8
COLUMNS: Final = 10
CELLS: Final = ROWS * COLUMNS
WIDTH: Final = COLUMNS + 1  # of a row of bits, with the frame

CELL_IDS: Final[tuple[str, ...]] = tuple([f"{'ABCDEFGH'[at // COLUMNS]}{at % COLUMNS + 1}" for at in range(CELLS)])
ENTRANCE: Final = CELL_IDS.index("A1")  # the doorways open on these cells only (DD-004)
EXIT: Final = CELL_IDS.index("H10")

PLACE: Final[list[int]] = [(at // COLUMNS + 1) * WIDTH + at % COLUMNS + 1 for at in range(CELLS)]  # of its bit
BIT: Final[list[int]] = [1 << place for place in PLACE]
PLACES: Final = (ROWS + 2) * WIDTH + 1
CELL_AT: Final[list[int]] = [PLACE.index(place) if place in PLACE else -1 for place in range(PLACES)]
SHEET: Final = sum(BIT)  # all cells
FRAME: Final = (1 << PLACES) - 1 - SHEET

UP: Final = -COLUMNS
DOWN: Final = COLUMNS
NEIGHBOURS: Final[list[list[int]]] = [
    [
        at + step
        for step, there in (
            (UP, at >= COLUMNS),
            (1, (at + 1) % COLUMNS > 0),
            (DOWN, at < CELLS - COLUMNS),
            (-1, at % COLUMNS > 0),
        )
        if there
    ]
    for at in range(CELLS)
]  # up, right, down, left: a shared side only (DD-003)
STEPS_APART: Final[list[list[int]]] = [
    [abs(a // COLUMNS - b // COLUMNS) + abs(a % COLUMNS - b % COLUMNS) for b in range(CELLS)] for a in range(CELLS)
]


def bits(cells: Sequence[int]) -> int:
    """A list of cells as a set."""
    found = 0
    for cell in cells:
        found |= BIT[cell]
    return found


HALF: Final = COLUMNS // 2
HALF_BITS: Final = (1 << HALF) - 1
Codes = list[list[list[int]]]  # by half row and the bits in it: the cells there, each plus some number


def code_table(first: int, sheets: int = 1) -> Codes:
    """For reading a set off as numbers from `first` on; with several sheets 80 more for each."""
    halves = range(2 * ROWS * sheets)
    return [
        [[first + half * HALF + at for at in range(HALF) if bits >> at & 1] for bits in range(HALF_BITS + 1)]
        for half in halves
    ]


def read_off(board: int, table: Codes, sheet: int = 0) -> list[int]:
    """The cells of a set, in their order, as numbers of that table."""
    found: list[int] = []
    board >>= WIDTH + 1
    half = 2 * ROWS * sheet
    while board:
        found += table[half][board & HALF_BITS]
        found += table[half + 1][board >> HALF & HALF_BITS]
        board >>= WIDTH
        half += 2
    return found


PLAIN: Final = code_table(0)


def cells_of(board: int) -> list[int]:
    """The cells of a set, in their order."""
    return read_off(board, PLAIN)


def beside(board: int) -> int:
    """All places that share a side with one of the set."""
    return board << 1 | board >> 1 | board << WIDTH | board >> WIDTH


def around(board: int) -> int:
    """The set with all places that touch it, corners too."""
    wide = board | board << 1 | board >> 1
    return wide | wide << WIDTH | wide >> WIDTH


def flood(start: int, within: int, wanted: int = -1) -> int:
    """All that can be reached from the set by steps within the other set, the start included.

    With cells that are wanted, no further than until all of them are found.
    """
    found = start
    while True:
        more = found | (found << 1 | found >> 1) & within
        more |= (more << WIDTH | more >> WIDTH) & within
        if more == found or not wanted & ~more:
            return more
        found = more
