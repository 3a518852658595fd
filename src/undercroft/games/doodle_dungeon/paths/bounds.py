"""How few points a path can possibly leave the owner, proved: no path by the rules leaves him fewer.

What a visit changes for the owner is at least `Problem.gain`, as long as the hero lives; where he dies it is more, for
a death is worth more than the hearts that the last blow took. So a cell changes most by a second visit if its gain is
below 0, and by none otherwise, unless every walk crosses it. Behind a gate only one region can be visited, and that
once: each visit passes the gate twice (DD-084). A cell with one neighbour is visited once.
"""

from typing import Final

from undercroft.games.doodle_dungeon.geometry.cells import BIT, NEIGHBOURS, cells_of
from undercroft.games.doodle_dungeon.geometry.gates import Gates, gates_of
from undercroft.games.doodle_dungeon.paths.problem import Problem
from undercroft.games.doodle_dungeon.paths.worth import start_points
from undercroft.games.doodle_dungeon.rules.scoring import SLAIN

Regions = dict[int, list[int]]  # by gate


def least_points(problem: Problem) -> float:
    """No path leaves the owner less than that."""
    gates = gates_of(problem.free)
    regions: Regions = {}
    for gate, cells in gates.regions:
        regions.setdefault(gate, []).append(cells)
    changes = change_within(problem, problem.free & ~gates.behind, regions)
    return start_points(problem) - problem.hearts + changes + min(unavoidable(problem, gates), least_bonus(problem))


def change_within(problem: Problem, cells: int, regions: Regions) -> float:
    """What visits to these cells, and behind the gates among them, can change at most, as a number below 0."""
    total = 0.0
    for cell in cells_of(cells):
        total += visits(problem, cell)
        if cell in regions:
            total += min([0.0, *[change_behind(problem, each, regions) for each in regions[cell]]])
    return total


def change_behind(problem: Problem, cells: int, regions: Regions) -> float:
    """The same in a region; what hangs behind a gate of its own counts there."""
    inner = 0
    for gate in cells_of(cells):
        for each in regions.get(gate, ()):
            inner |= each
    return change_within(problem, cells & ~inner, regions)


def visits(problem: Problem, cell: int) -> float:
    """What visits to one cell can change at most: two of them, where there are two ways in."""
    if not problem.monsters & BIT[cell]:
        return 0.0
    change = problem.gain(cell)
    if change >= 0:
        return 0.0
    ways = len([other for other in NEIGHBOURS[cell] if problem.free & BIT[other]])
    is_door = cell in DOORS
    return change * (1 + problem.odds[cell]) if ways > 1 or is_door else change


DOORS: Final = (0, len(NEIGHBOURS) - 1)


def unavoidable(problem: Problem, gates: Gates) -> float:
    """What the cells that every walk crosses bring the owner at least, while the hero lives."""
    return sum([max(0.0, problem.gain(cell)) for cell in cells_of(problem.tokens & gates.forced)])


def least_bonus(problem: Problem) -> float:
    """What the death of a hero brings beyond the blow that kills him: one heart was left at least (DD-172, DD-173)."""
    heaviest = max(problem.wounds)
    return float(SLAIN + 1 - heaviest) if heaviest else 0.0
