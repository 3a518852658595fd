"""Where a wall formation can be drawn (DD-043 to DD-055): all orientations, all positions, at once.

Drawing a formation must not cut the free cells in pieces. Walk once around it: its neighbours are runs of walls (the
frame of the sheet counts as wall, corners connect walls) with free cells between them. One run cuts nothing off. Two or
more cut the sheet exactly if two of them belong to the same piece of wall. The number of runs follows from how many
free pairs and free squares of cells the formation breaks (Euler's formula), and is counted for all positions of an
orientation together, in planes of bits: plane 0 holds the ones, plane 1 the twos, plane 2 the fours.
"""

from typing import Final

from undercroft.games.doodle_dungeon.cards import SHAPE_CELLS
from undercroft.games.doodle_dungeon.geometry.cells import (
    BIT,
    CELL_AT,
    ENTRANCE,
    EXIT,
    FRAME,
    SHEET,
    WIDTH,
    Codes,
    around,
    code_table,
    flood,
    read_off,
)

DOORS: Final = BIT[ENTRANCE] | BIT[EXIT]
Planes = tuple[int, int, int, int]  # ones, twos, fours, eights: no formation has more than 15 runs around it


class Orientation:
    """One way to turn a shape: shifts from the upper left place of its box, and what its runs are counted from."""

    __slots__ = ("cells", "spare", "squares")

    def __init__(self, cells: list[list[int]]) -> None:
        self.cells: list[int] = [row * WIDTH + column for row, column in cells]
        held = set(self.cells)
        pairs = len([1 for each in held for step in (1, WIDTH) if each + step in held])
        self.spare = len(cells) - 1 + pairs
        corners = [each - back for each in self.cells for back in (0, 1, WIDTH, WIDTH + 1)]
        # squares that several cells of the shape are part of, as often as that is too often
        self.squares: list[int] = [each for each in sorted(set(corners)) for _ in range(corners.count(each) - 1)]


ORIENTATIONS: Final[list[list[Orientation]]] = [[Orientation(cells) for cells in shape] for shape in SHAPE_CELLS]


def drawn_cells(shape: int, orientation: int, corner: int) -> list[int]:
    """The cells of a formation whose box has that upper left cell; they must be on the sheet."""
    place = BIT[corner].bit_length() - 1
    return [CELL_AT[place + shift] for shift in ORIENTATIONS[shape][orientation].cells]


def is_connected(walls: int) -> bool:
    """Whether every cell without a wall can be reached from entrance and exit (DD-047), plainly (DD-054)."""
    free = SHEET & ~walls
    return free & DOORS == DOORS and flood(BIT[ENTRANCE], free) == free


PLACEMENTS: Final = code_table(0, max([len(shape) for shape in SHAPE_CELLS]))


def placements(shape: int, walls: int, taken: int, table: Codes = PLACEMENTS) -> list[int]:
    """All legal placements of a shape: orientation x 80 + upper left cell of its box (DD-053), or as in that table.

    `walls` are the cells with walls, which leave the others connected; `taken` all cells with something drawn on them.
    """
    free = SHEET & ~walls
    room = SHEET & ~taken & ~DOORS
    squares = free & free >> 1 & free >> WIDTH & free >> WIDTH + 1  # by their upper left place
    runs = runs_around_cells(free, squares)
    pieces: list[int] = []
    found: list[int] = []
    for number, orientation in enumerate(ORIENTATIONS[shape]):
        fits = fitting(orientation, room)
        if fits:
            planes = runs_around(orientation, runs, squares)
            several = fits & more_than(planes, orientation.spare + 1)
            if several:
                pieces = pieces or wall_pieces(walls)
                fits &= ~cutting(orientation, several, planes, pieces)
            found += read_off(fits, table, number)
    return found


def fitting(orientation: Orientation, room: int) -> int:
    """Where all cells of the formation are on the sheet and empty (DD-045, DD-046)."""
    fits = room >> orientation.cells[0]
    for shift in orientation.cells:
        fits &= room >> shift
    return fits


def runs_around_cells(free: int, squares: int) -> Planes:
    """For each free cell the runs of walls around it: free neighbours whose square clockwise is not free."""
    up = free << WIDTH & ~(squares << WIDTH)
    right = free >> 1 & ~squares
    down = free >> WIDTH & ~(squares << 1)
    left = free << 1 & ~(squares << WIDTH + 1)
    one, other = up ^ right, down ^ left
    both, others = up & right, down & left
    carry = one & other
    return one ^ other, both ^ others ^ carry, both & others | carry & (both | others), 0


def runs_around(orientation: Orientation, runs: Planes, squares: int) -> Planes:
    """For each position the runs of walls around the formation, too many by its `spare`."""
    ones, twos, fours, eights = 0, 0, 0, 0
    run_ones, run_twos, run_fours, _ = runs
    for shift in orientation.cells:
        add = run_ones >> shift
        carry = ones & add
        ones ^= add
        add = run_twos >> shift
        half = twos ^ add
        next_carry = twos & add | half & carry
        twos = half ^ carry
        add = run_fours >> shift
        half = fours ^ add
        carry = fours & add | half & next_carry
        fours = half ^ next_carry
        eights ^= carry
    for shift in orientation.squares:
        carry = squares >> shift if shift >= 0 else squares << -shift
        ones, carry = ones ^ carry, ones & carry
        twos, carry = twos ^ carry, twos & carry
        fours, carry = fours ^ carry, fours & carry
        eights ^= carry
    return ones, twos, fours, eights


def more_than(planes: Planes, limit: int) -> int:
    """Where a number in planes is greater than that."""
    greater, equal = 0, -1
    for place in (3, 2, 1, 0):
        if limit >> place & 1:
            equal &= planes[place]
        else:
            greater |= equal & planes[place]
            equal &= ~planes[place]
    return greater


def wall_pieces(walls: int) -> list[int]:
    """The pieces in which walls hang together, corners too, each with all places that touch it; the frame is one."""
    pieces: list[int] = []
    left, piece = walls, FRAME
    while piece:
        near = around(piece)
        more = near & left
        while more:
            left &= ~more
            near |= around(more)
            more = near & left
        pieces.append(near)
        piece = left & -left
        left &= ~piece
    return pieces


def cutting(orientation: Orientation, several: int, planes: Planes, pieces: list[int]) -> int:
    """The positions among those with several runs of walls where two of the runs belong to the same piece of wall.

    The pieces touched are counted in planes of bits, too, with the same `spare`: elsewhere there are as many.
    """
    ones, twos, fours, eights = [-(orientation.spare >> place & 1) for place in range(4)]
    for piece in pieces:
        carry = 0
        for shift in orientation.cells:
            carry |= piece >> shift
        carry &= several
        ones, carry = ones ^ carry, ones & carry
        twos, carry = twos ^ carry, twos & carry
        fours, carry = fours ^ carry, fours & carry
        eights ^= carry
    return several & (ones ^ planes[0] | twos ^ planes[1] | fours ^ planes[2] | eights ^ planes[3])
