"""Finding a good path by simulated annealing over lawful paths (7.8): detours, other ways, loops cut out.

Always the same for the same dungeon, beginning and number of proposals.
"""

from math import exp
from typing import Final

from undercroft.engine.chance import Source, fast_source
from undercroft.engine.state import Pile
from undercroft.games.doodle_dungeon.geometry.cells import BIT, CELLS, cells_of
from undercroft.games.doodle_dungeon.paths.lawful import finished, keeps_the_rules
from undercroft.games.doodle_dungeon.paths.problem import Problem
from undercroft.games.doodle_dungeon.paths.routes import route
from undercroft.games.doodle_dungeon.paths.worth import points_of

WARM: Final = 1.5  # points by which a path may get worse and often stays, at the beginning
FINE: Final = 1 << 16
BLOCKS: Final = 5  # every so many-th cell is left out by a detour, so that not all ways are the shortest
SEED: Final = 20_200_401


class Found:
    """A path and the points that it leaves its owner."""

    __slots__ = ("path", "points")

    def __init__(self, path: Pile, points: float) -> None:
        self.path = path
        self.points = points


class Finder:
    """One search in one dungeon, from a line that stands."""

    def __init__(self, problem: Problem, line: Pile) -> None:
        self.problem = problem
        self.source: Source = fast_source(SEED)
        self.path = finished(problem, line)
        self.points = points_of(problem, self.path)
        self.tried = 0  # proposals
        self.fixed = max(1, len(line))  # so many cells stay as they are
        self.best = Found(self.path, self.points)
        self.cells = cells_of(problem.free)
        self.prey = [cell for cell in cells_of(problem.monsters) if problem.gain(cell) < 0] or self.cells

    def search(self, proposals: int, planned: int) -> Found:
        """So many proposals more, of as many as are planned; it grows colder towards the last of those."""
        for _ in range(proposals):
            self.propose(WARM * max(0.0, 1 - self.tried / planned))
            self.tried += 1
        return self.best

    def propose(self, heat: float) -> None:
        kind = self.source.below(10)
        if kind < 5:
            path = self.with_detour()
        elif kind < 8:
            path = self.by_another_way()
        else:
            path = self.without_a_loop()
        if not path or not keeps_the_rules(self.problem, path):
            return
        points = points_of(self.problem, path)
        worse = points - self.points
        if worse <= 0 or (heat > 0 and self.source.below(FINE) < FINE * exp(-worse / heat)):
            self.path, self.points = path, points
            if points < self.best.points - 1e-9:
                self.best = Found(path, points)

    def open_cells(self, first: int, last: int) -> tuple[int, int]:
        """Without what lies between those places of the path: where a way may lead, and where it may lead only once."""
        once, twice = 0, 0
        for cell in self.path[: first + 1] + self.path[last:]:
            bit = BIT[cell]
            twice |= once & bit
            once |= bit
        return self.problem.free & ~twice, once

    def some_blocked(self, cells: int) -> int:
        """The set without some of it."""
        for _ in range(self.source.below(CELLS // BLOCKS)):
            cells &= ~BIT[self.source.below(CELLS)]
        return cells

    def with_detour(self) -> Pile:
        """From one place of the path to some cell, a monster that can be hurt mostly, and back a little later."""
        source, path = self.source, self.path
        first = self.fixed - 1 + source.below(len(path) - self.fixed + 1)
        last = min(len(path) - 1, first + source.below(9))
        among = self.prey if source.below(4) else self.cells
        goal = among[source.below(len(among))]
        within, once = self.open_cells(first, last)
        if goal == path[first] or not within & BIT[goal]:
            return ()
        there = route(path[first], goal, self.some_blocked(within) | BIT[goal], source)
        if not there:
            return ()
        for cell in there:
            within &= ~(once & BIT[cell])
        if goal == path[last] and last > first:
            return (*path[: first + 1], *there, *path[last + 1 :])
        back = route(goal, path[last], within & ~BIT[goal], source)
        return (*path[: first + 1], *there, *back, *path[last + 1 :]) if back else ()

    def by_another_way(self) -> Pile:
        source, path = self.source, self.path
        first = self.fixed - 1 + source.below(len(path) - self.fixed + 1)
        last = min(len(path) - 1, first + 2 + source.below(14))
        if path[first] == path[last]:
            return ()
        within, _ = self.open_cells(first, last)
        way = route(path[first], path[last], self.some_blocked(within), source)
        return (*path[: first + 1], *way, *path[last + 1 :]) if way else ()

    def without_a_loop(self) -> Pile:
        path = self.path
        first = self.fixed - 1 + self.source.below(len(path) - self.fixed + 1)
        for last in range(first + 1, len(path)):
            if path[last] == path[first]:
                return path[: first + 1] + path[last + 1 :]
        return ()


def found_from(problem: Problem, line: Pile, proposals: int) -> Found:
    """The best path found that begins with that line."""
    return Finder(problem, line).search(proposals, proposals)
