"""Whether a list of cells is a path by the rules, and the shortest way to finish a line (DD-080 to DD-092)."""

from collections.abc import Sequence

from undercroft.engine.state import Pile
from undercroft.games.doodle_dungeon.geometry.cells import BIT, EXIT, NEIGHBOURS, SHEET, flood
from undercroft.games.doodle_dungeon.geometry.steps import LEAVE, Trail, safe_steps, trail_of
from undercroft.games.doodle_dungeon.geometry.walks import walks_from
from undercroft.games.doodle_dungeon.paths.problem import Problem


def keeps_the_rules(problem: Problem, path: Sequence[int]) -> bool:
    """No cell a third time (DD-084), no monster twice in a row (DD-086). Cells are free and follow each other."""
    once, twice, last = 0, 0, 0
    tokens, monsters = problem.tokens, problem.monsters
    for cell in path:
        bit = BIT[cell]
        if twice & bit:
            return False
        twice |= once & bit
        once |= bit
        if tokens & bit:
            if bit & last & monsters:
                return False
            last = bit
    return True


def trail_on(problem: Problem, line: Pile) -> Trail:
    return trail_of(line, SHEET & ~problem.free, problem.tokens, problem.monsters)


def finished(problem: Problem, line: Pile) -> Pile:
    """The line, led to the exit by a short way. It must be one that can be finished."""
    trail = trail_on(problem, line)
    while trail.at != EXIT:
        start = BIT[trail.at] if line else 0
        open_cells = trail.free & ~trail.twice & ~trail.barred() | start
        step = -1
        if line and flood(start, open_cells) & BIT[EXIT]:
            steps = walks_from(EXIT, open_cells)
            step = min([cell for cell in NEIGHBOURS[trail.at] if open_cells & BIT[cell]], key=steps.__getitem__)
        else:
            step = nearest_home(trail)
        line += (step,)
        trail.go(step)
    return line


def nearest_home(trail: Trail) -> int:
    """Where a monster bars the way: the safe step that is nearest to the exit otherwise, first visits first."""
    steps = walks_from(EXIT, trail.free)
    safe = [cell for cell in safe_steps(trail) if cell != LEAVE]
    return min(safe, key=lambda cell: (trail.once & BIT[cell] != 0, steps[cell]))
