"""A small matrix game: how often two who cannot see each other should choose each of their cards.

Whoever always laid the same card would be beaten by the next higher one. What the matrix says is what the first wins
and the second loses; both odds are found by regret matching, which comes as close to the true ones as rounds go on.
"""

from functools import lru_cache
from typing import Final

from undercroft.games.dungeon_twister.heuristics.worth import COMBAT_CARD

Odds = tuple[float, ...]

ROUNDS: Final = 240


class Duel:
    """A combat before its cards lie open: what either side has in hand, and what is at stake for the attacker."""

    __slots__ = ("attacker", "defender", "lead", "loss", "win")

    def __init__(
        self, lead: int, attacker: tuple[int, ...], defender: tuple[int, ...], win: float, loss: float
    ) -> None:
        self.lead = lead  # of the attacker, without cards
        self.attacker = attacker  # values in hand, each once
        self.defender = defender
        self.win = win  # points, beside a tie
        self.loss = loss  # likewise; usually below 0

    def gain(self, mine: int, theirs: int) -> float:
        """What the attacker has of it; cards are gone for good, only the 0 is not (DT-139 to DT-141)."""
        lead = self.lead + mine - theirs
        stakes = self.win if lead > 0 else self.loss if lead < 0 else 0.0
        return stakes - COMBAT_CARD[mine] + COMBAT_CARD[theirs]

    def matrix(self) -> list[list[float]]:
        return [[self.gain(mine, theirs) for theirs in self.defender] for mine in self.attacker]


@lru_cache(maxsize=4096)
def odds(lead: int, attacker: tuple[int, ...], defender: tuple[int, ...], win: int, loss: int) -> tuple[Odds, Odds]:
    """The odds of both sides' cards; what is at stake in hundredths of a point."""
    return solved(Duel(lead, attacker, defender, win / 100, loss / 100).matrix())


def solved(matrix: list[list[float]]) -> tuple[Odds, Odds]:
    """How often each row and each column should be chosen."""
    rows, columns = len(matrix), len(matrix[0])
    mine, theirs = [0.0] * rows, [0.0] * columns  # regrets
    total_mine, total_theirs = [0.0] * rows, [0.0] * columns
    for number in range(1, ROUNDS + 1):
        p, q = shares(mine), shares(theirs)
        values = [sum([row[j] * q[j] for j in range(columns)], 0.0) for row in matrix]
        costs = [sum([matrix[i][j] * p[i] for i in range(rows)], 0.0) for j in range(columns)]
        now = sum([p[i] * values[i] for i in range(rows)], 0.0)
        for i in range(rows):
            mine[i] = max(0.0, mine[i] + values[i] - now)
            total_mine[i] += number * p[i]
        for j in range(columns):
            theirs[j] = max(0.0, theirs[j] + now - costs[j])
            total_theirs[j] += number * q[j]
    return tuple(shares(total_mine)), tuple(shares(total_theirs))


def shares(weights: list[float]) -> list[float]:
    total = sum(weights, 0.0)
    return [each / total for each in weights] if total > 0 else [1.0 / len(weights)] * len(weights)
