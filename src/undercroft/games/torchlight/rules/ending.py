"""Who has won."""

from undercroft.engine.steps import Result
from undercroft.games.torchlight.state import Torchlight


def result(s: Torchlight) -> Result:
    """Most points win; equal points share a place (TL-005)."""
    places = tuple([1 + sum([other > own for other in s.points]) for own in s.points])
    return Result(tuple(s.points), places, "rounds")
