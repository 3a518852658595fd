"""The best path, proved: every path by the rules is tried, but for beginnings that cannot lead to a better one."""

from typing import Final

from undercroft.engine.state import Pile
from undercroft.games.doodle_dungeon.geometry.cells import BIT, EXIT, cells_of, flood
from undercroft.games.doodle_dungeon.geometry.steps import LEAVE, Trail, safe_steps
from undercroft.games.doodle_dungeon.paths.finder import Found, found_from
from undercroft.games.doodle_dungeon.paths.lawful import trail_on
from undercroft.games.doodle_dungeon.paths.problem import Problem
from undercroft.games.doodle_dungeon.paths.worth import Walk, start_points

FINE: Final = 1e-9  # points that differ by less do not differ
FIRST_TRY: Final = 2_000  # proposals
LIMIT: Final = 30_000  # positions


class TooLarge(Exception):
    """There are more beginnings than may be looked at."""


class Solver:
    """One complete search. The shortest of the best paths is not looked for."""

    def __init__(self, problem: Problem, found: Found | None = None, limit: int = LIMIT) -> None:
        """With the best path that is known already."""
        self.problem = problem
        self.limit = limit
        self.looked_at = 0
        self.best: Found = found or found_from(problem, (), FIRST_TRY)
        self.base = start_points(problem)
        self.seen: dict[tuple[int, int, int, int], list[tuple[float, ...]]] = {}

    def solve(self) -> Found:
        """The best path; TooLarge where that cannot be proved within the limit."""
        first = trail_on(self.problem, ())
        for step in safe_steps(first):
            self.go(first, (), Walk(self.problem), step)
        return self.best

    def go(self, before: Trail, line: Pile, walked: Walk, step: int) -> None:
        self.looked_at += 1
        if self.looked_at > self.limit:
            raise TooLarge
        trail, walk, line = before.after(step), walked, (*line, step)
        if self.problem.tokens & BIT[step]:
            walk = copy_of(walked)
            walk.meet(step)
        if trail.at == EXIT and self.base + walk.points() < self.best.points - FINE:
            self.best = Found(line, self.base + walk.points())
        if self.base + walk.points() + self.hope(trail, walk) > self.best.points - FINE or self.is_known(trail, walk):
            return
        for each in sorted([each for each in safe_steps(trail) if each != LEAVE], key=self.promise):
            self.go(trail, line, walk, each)

    def promise(self, cell: int) -> float:
        return self.problem.gain(cell) if self.problem.tokens & BIT[cell] else 0.0

    def hope(self, trail: Trail, walk: Walk) -> float:
        """What the rest of the way can change at most: visits that are left, to cells that can still be reached."""
        problem, total = self.problem, 0.0
        open_cells = trail.free & ~trail.twice
        there = flood(BIT[trail.at], open_cells | BIT[trail.at]) & open_cells & problem.monsters
        alive = sum(walk.alive)
        for cell in cells_of(there):
            change = problem.gain(cell)
            if change < 0:
                first_time = not trail.once & BIT[cell]
                total += change * (1 + problem.odds[cell] if first_time else walk.met.get(cell, 1.0))
        return total * alive

    def is_known(self, trail: Trail, walk: Walk) -> bool:
        """Whether another line came to the same cells, place and last token, with the same fights behind it."""
        key = (trail.at, trail.once, trail.twice, trail.last)
        mark = (*walk.alive, walk.lost)
        known = self.seen.setdefault(key, [])
        if mark in known:
            return True
        known.append(mark)
        return False


def copy_of(walk: Walk) -> Walk:
    copy = Walk(walk.problem)
    copy.alive, copy.dead, copy.lost, copy.met = walk.alive, walk.dead, walk.lost, dict(walk.met)
    return copy
