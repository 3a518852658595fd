"""What a path is worth: the points its owner may expect of monsters, treasures and hero (7.8, DD-170 to DD-173).

Fights are as likely as in `chances`. A monster that is met twice counts as independent of the hearts lost until then;
all else is exact: a hero who is dead meets nobody any more.
"""

from collections.abc import Sequence

from undercroft.games.doodle_dungeon.geometry.cells import BIT
from undercroft.games.doodle_dungeon.paths.problem import Problem
from undercroft.games.doodle_dungeon.rules.scoring import SLAIN


class Walk:
    """A hero on his way: how likely he has suffered so much, and how likely each monster he met still stands."""

    __slots__ = ("alive", "dead", "lost", "met", "problem")

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.alive: list[float] = [1.0] + [0.0] * (problem.hearts - 1)  # by damage suffered
        self.dead = 0.0
        self.lost = 0.0  # points lost with monsters
        self.met: dict[int, float] = {}  # the odds that what was met there stands, as long as the hero lives

    def meet(self, cell: int) -> None:
        problem = self.problem
        self.face(cell, problem.odds[cell], problem.wounds[cell], not problem.is_trap[cell])

    def face(self, cell: int, odds: float, wounds: int, stays: bool) -> None:
        """What is met there wins with these odds and does so much damage; whether it stays then."""
        here = self.met.get(cell, 1.0)
        self.met[cell] = here * odds if stays else 0.0
        lost = here * (1 - odds) if stays else here
        if lost:
            self.lost += sum(self.alive) * lost * self.problem.loss[cell]
        if here and wounds:
            self.suffer(here * odds, wounds)

    def suffer(self, share: float, wounds: int) -> None:
        alive = self.alive
        if wounds >= len(alive):
            self.dead += share * sum(alive)
            self.alive = [each * (1 - share) for each in alive]
            return
        shifted = [0.0] * wounds + alive[:-wounds]
        self.dead += share * sum(alive[-wounds:])
        if share >= 1.0:
            self.alive = shifted
        else:
            rest = 1 - share
            self.alive = [stays * rest + comes * share for stays, comes in zip(alive, shifted, strict=True)]

    def points(self) -> float:
        """What hero and lost monsters bring, if the way ended here."""
        hearts, left = 0.0, len(self.alive)
        for each in self.alive:
            hearts += each * left
            left -= 1
        return SLAIN * self.dead - hearts - self.lost


def start_points(problem: Problem) -> float:
    """The points of all monsters and the treasures under them, before the hero comes."""
    return sum(problem.loss)


def points_of(problem: Problem, path: Sequence[int]) -> float:
    """The owner's points with that path."""
    walk, tokens = Walk(problem), problem.tokens
    for cell in path:
        if tokens & BIT[cell]:
            walk.meet(cell)
    return start_points(problem) + walk.points()
