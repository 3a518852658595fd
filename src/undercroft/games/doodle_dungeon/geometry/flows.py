"""There and back: whether a line can meet another trap or monster, then the one it is barred from (DD-094 b).

Both legs are seen from that other cell, as two units of a flow: one ends where the line is, the other beside the
monster. A cell can be passed as often as visits to it are left.
"""

from typing import Final

from undercroft.games.doodle_dungeon.geometry.cells import BIT, CELLS, NEIGHBOURS, cells_of

NOT_SEEN: Final = -2
SOURCE: Final = -1
NOWHERE: Final = -1
GOAL: Final = 2 * CELLS  # the node behind all cells beside the monster


def can_go_and_return(at: int, within: int, turns: int, once: int, open_cells: int, goals: int) -> bool:
    """Whether one of the cells `turns` within the region lies on a line from `at` to one of the goals.

    `once` are the cells visited already, `open_cells` those that may be visited still.
    """
    left = [0] * CELLS
    for cell in cells_of(within & open_cells):
        left[cell] = 1 if once & BIT[cell] else 2
    for turn in cells_of(turns & within):
        if two_units(turn, at, within, left, goals):
            return True
    return False


class Flow:
    """Two units that leave the cell `turn`: what was sent so far over each side of a cell, and through each cell."""

    __slots__ = (
        "at",
        "came",
        "ended_at_line",
        "goal_from",
        "goals",
        "left",
        "over",
        "queue",
        "through",
        "turn",
        "within",
    )

    def __init__(self, turn: int, at: int, within: int, left: list[int], goals: int) -> None:
        self.turn = turn
        self.at = at
        self.within = within
        self.left = left
        self.goals = goals
        self.over: dict[int, int] = {}
        self.through = [0] * CELLS
        self.ended_at_line = False
        self.goal_from = NOWHERE  # the cell from which a unit has gone to the goal
        self.came: list[int] = []
        self.queue: list[int] = []

    def sends_one(self) -> bool:
        """Send one unit more, rerouting others where that helps.

        A cell is two nodes: entered (2 x) and passed (2 x + 1).
        """
        self.came = [NOT_SEEN] * (2 * CELLS + 1)
        self.queue = []
        self.reach(2 * self.turn + 1, SOURCE)
        for node in self.queue:
            end = self.after_passing(node >> 1, node) if node & 1 else self.after_entering(node >> 1, node)
            if end != NOWHERE:
                book(self, end)
                return True
        return False

    def reach(self, node: int, before: int) -> None:
        if self.came[node] == NOT_SEEN:
            self.came[node] = before
            self.queue.append(node)

    def after_entering(self, cell: int, node: int) -> int:
        """The line ends here, or it goes on through the cell, or back along a unit that came this way."""
        if cell == self.at and not self.ended_at_line:
            self.ended_at_line = True
            return node
        if self.through[cell] < self.left[cell]:
            self.reach(node + 1, node)
        for other in NEIGHBOURS[cell]:
            if self.over.get(other * CELLS + cell, 0):
                self.reach(2 * other + 1, node)
        return NOWHERE

    def after_passing(self, cell: int, node: int) -> int:
        """The goal, if no unit ended there yet; else that unit may go elsewhere and leave its end to this one."""
        if self.goals & BIT[cell] and self.came[GOAL] == NOT_SEEN:
            self.came[GOAL] = node
            if self.goal_from == NOWHERE:
                return GOAL
            self.reach(2 * self.goal_from + 1, GOAL)
        for other in NEIGHBOURS[cell]:
            if other != self.turn and self.within & BIT[other]:
                self.reach(2 * other, node)
        if cell != self.turn and self.through[cell]:
            self.reach(node - 1, node)
        return NOWHERE


def two_units(turn: int, at: int, within: int, left: list[int], goals: int) -> bool:
    """Whether two units can leave that cell, one for each end."""
    flow = Flow(turn, at, within, left, goals)
    return flow.sends_one() and flow.sends_one()


def book(flow: Flow, node: int) -> None:
    """Write the unit down, from its end back to its source."""
    while flow.came[node] != SOURCE:
        before = flow.came[node]
        cell, other = node >> 1, before >> 1
        if node == GOAL:
            flow.goal_from = other
        elif before == GOAL:
            pass  # the unit that ended here goes on from here
        elif cell == other:
            flow.through[cell] += 1 if node & 1 else -1
        elif node & 1:
            flow.over[cell * CELLS + other] -= 1  # a unit that had gone there goes another way now
        else:
            flow.over[other * CELLS + cell] = flow.over.get(other * CELLS + cell, 0) + 1
        node = before
