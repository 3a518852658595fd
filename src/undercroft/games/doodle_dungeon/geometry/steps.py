"""Drawing the path: which steps are legal, and after which of them the exit can still be reached (DD-080 to DD-096).

`Trail` is what matters of a line so far. Whether it can be finished is answered exactly (DD-094, DD-095).
"""

from typing import Final

from undercroft.games.doodle_dungeon.geometry.cells import (
    BIT,
    CELLS,
    ENTRANCE,
    EXIT,
    NEIGHBOURS,
    SHEET,
    beside,
    bits,
    flood,
)
from undercroft.games.doodle_dungeon.geometry.flows import can_go_and_return

NOWHERE: Final = -1
DOOR_OUT: Final = BIT[EXIT]
AROUND: Final[list[int]] = [bits(cells) for cells in NEIGHBOURS]
LEAVE: Final = CELLS  # the step out of the exit, where steps are listed


class Trail:
    """A line on a drawing: where it is, what it has visited once and twice, the last trap or monster on it."""

    __slots__ = ("at", "free", "last", "monsters", "once", "tokens", "twice")

    def __init__(self, walls: int, tokens: int, monsters: int) -> None:
        self.free = SHEET & ~walls
        self.tokens = tokens  # cells with traps and monsters, crossed off or not (DD-087)
        self.monsters = monsters
        self.at = NOWHERE
        self.once = self.twice = 0
        self.last = NOWHERE  # the cell of the last trap or monster

    def go(self, cell: int) -> None:
        bit = BIT[cell]
        self.twice |= self.once & bit
        self.once |= bit
        self.at = cell
        if self.tokens & bit:
            self.last = cell

    def after(self, cell: int) -> "Trail":
        """The same line with one more step."""
        longer, bit = Trail(0, self.tokens, self.monsters), BIT[cell]
        longer.free, longer.at = self.free, cell
        longer.once, longer.twice = self.once | bit, self.twice | self.once & bit
        longer.last = cell if self.tokens & bit else self.last
        return longer

    def barred(self) -> int:
        """The monster that may not be met next, because it was met last (DD-086); no trap is barred (DD-088)."""
        return BIT[self.last] & self.monsters if self.last != NOWHERE else 0


def trail_of(path: tuple[int, ...], walls: int, tokens: int, monsters: int) -> Trail:
    """The line that has gone over these cells."""
    trail = Trail(walls, tokens, monsters)
    for cell in path:
        trail.go(cell)
    return trail


def legal_steps(trail: Trail) -> list[int]:
    """Where the line may go next: up, right, down, left, also back (DD-082, DD-085), then out of the exit (DD-092)."""
    if trail.at == NOWHERE:
        return [ENTRANCE]
    allowed = trail.free & ~trail.twice & ~trail.barred()
    found = [cell for cell in NEIGHBOURS[trail.at] if allowed & BIT[cell]]
    if trail.at == EXIT:
        found.append(LEAVE)
    return found


def safe_steps(trail: Trail) -> list[int]:
    """The legal steps after which the exit can still be reached (DD-093)."""
    at = trail.at
    if at == NOWHERE:
        return [ENTRANCE]
    open_cells = trail.free & ~trail.twice & ~trail.barred()
    firsts = AROUND[at] & open_cells & ~trail.once  # a first visit closes no way that leads home
    home = flood(DOOR_OUT, open_cells, firsts) & firsts if firsts and open_cells & DOOR_OUT else 0
    found: list[int] = []
    for cell in NEIGHBOURS[at]:
        bit = BIT[cell]
        if home & bit or (open_cells & bit and can_finish(trail.after(cell))):
            found.append(cell)
    if at == EXIT:
        found.append(LEAVE)
    return found


def can_finish(trail: Trail) -> bool:
    """Whether some legal continuation reaches the exit (DD-094)."""
    if trail.at in (EXIT, NOWHERE):
        return True
    start, barred = BIT[trail.at], trail.barred() & ~BIT[trail.at]
    open_cells = trail.free & ~trail.twice
    if flood(start, open_cells & ~barred, DOOR_OUT) & DOOR_OUT:
        return True  # (a): the monster that is barred lies on no such way
    return barred & open_cells != 0 and comes_back(trail, barred, open_cells)


def comes_back(trail: Trail, barred: int, open_cells: int) -> bool:
    """(b): the line must meet another trap or monster first, then the one that is barred now."""
    start = BIT[trail.at]
    reached = flood(start, open_cells & ~barred)
    way_back = beside(barred)
    if not reached & way_back or not flood(start, open_cells, DOOR_OUT) & DOOR_OUT:
        return False
    if start & open_cells & way_back and flood(start, reached & ~trail.once) & trail.tokens & ~start:
        return True  # over new cells to another token, back the same way, and over the monster
    return can_go_and_return(trail.at, reached, trail.tokens & open_cells & ~start, trail.once, open_cells, way_back)
