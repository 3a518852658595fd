"""Places, shared victories, and the chance to win as a heuristic sees it: what all games count alike."""

from collections.abc import Sequence
from math import exp
from typing import Any, Final

OPEN: Final = 0.02  # the part of the odds that is never decided before the end
STEEPEST: Final = 50.0  # beyond it nothing changes any more, and the power would grow too large


def places_of(merits: Sequence[Any]) -> tuple[int, ...]:
    """Who comes first, second, …, by points or by tuples that break ties; who is equal shares a place (1, 2, 2, 4)."""
    return tuple([1 + sum([other > own for other in merits]) for own in merits])


def win_share(places: Sequence[int], seat: int) -> float:
    """1 for the winner, 0 for all others; a shared victory is shared."""
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def odds_share(scores: list[float], seat: int, sharpness: float) -> float:
    """The part of the odds that a seat has, by everybody's points; sharpness: how much one point decides."""
    total = 0.0
    for other in scores:
        total += exp(min(STEEPEST, sharpness * (other - scores[seat])))
    return OPEN / len(scores) + (1.0 - OPEN) / total
