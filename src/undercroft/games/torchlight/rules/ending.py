"""Who has won."""

from undercroft.engine.results import places_of
from undercroft.engine.steps import Result
from undercroft.games.torchlight.state import Torchlight


def result(s: Torchlight) -> Result:
    """Most points win; equal points share a place (TL-005)."""
    return Result(tuple(s.points), places_of(s.points), "rounds")
