"""What there is to say of a path, as plain data: whom the hero meets, what that costs, and how much better it could be.

All of it from what the drawer knows; where treasures lie nobody is told.
"""

from typing import Final

from undercroft.engine.state import Pile
from undercroft.games.doodle_dungeon.cards import CONTENT_IDS, CROSSED
from undercroft.games.doodle_dungeon.geometry.cells import CELL_IDS
from undercroft.games.doodle_dungeon.paths.bounds import least_points
from undercroft.games.doodle_dungeon.paths.finder import Found, found_from
from undercroft.games.doodle_dungeon.paths.problem import Problem
from undercroft.games.doodle_dungeon.paths.solver import Solver, TooLarge
from undercroft.games.doodle_dungeon.paths.worth import Walk, points_of, start_points

Data = dict[str, object]
PROPOSALS: Final = 8_000
POSITIONS: Final = 10_000  # of the search for a proof: somebody waits
FINE: Final = 2  # decimals


def encounters(problem: Problem, path: Pile, sheet: Pile) -> list[Data]:
    """In order: cell, what stands there, and the chance that it wins, if it still stands; a trap always does."""
    return [
        {
            "cell": CELL_IDS[cell],
            "element": CONTENT_IDS[sheet[cell] % CROSSED],
            "chance": round(problem.odds[cell], FINE),
        }
        for cell in path
        if problem.is_met(cell)
    ]


def report(problem: Problem, path: Pile, sheet: Pile) -> Data:
    """What the owner may expect of that path: points, the damage to the hero, and how likely he dies."""
    walk = Walk(problem)
    for cell in path:
        if problem.is_met(cell):
            walk.meet(cell)
    left = sum([share * (len(walk.alive) - damage) for damage, share in enumerate(walk.alive)])
    return {
        "path": [CELL_IDS[cell] for cell in path],
        "encounters": encounters(problem, path, sheet),
        "points": round(start_points(problem) + walk.points(), FINE),
        "lost": round(walk.lost, FINE),
        "damage": round(problem.hearts - left, FINE),
        "dies": round(walk.dead, FINE),
    }


def best_from(problem: Problem, line: Pile) -> tuple[Found, bool]:
    """The best path that begins with the line; whether none is better, proved."""
    found = found_from(problem, line, PROPOSALS)
    if len(line) > 1:
        return found, False
    if found.points <= least_points(problem) + 10**-FINE:
        return found, True
    try:
        return Solver(problem, found, POSITIONS).solve(), True
    except TooLarge:
        return found, False


def judged(problem: Problem, path: Pile, sheet: Pile) -> Data:
    """A path that was drawn beside the best one found: `least` is what no path by the rules goes below."""
    best, proved = best_from(problem, ())
    drawn = points_of(problem, path)
    if drawn < best.points:
        best = Found(path, drawn)
    return {
        "drawn": report(problem, path, sheet),
        "best": report(problem, best.path, sheet),
        "more": round(max(0.0, drawn - best.points), FINE),
        "least": round(best.points if proved else least_points(problem), FINE),
        "proved": proved,
    }
