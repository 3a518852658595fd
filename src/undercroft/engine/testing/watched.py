"""Promises about beats: what is seen between two decisions is a view like any other, and hides what is hidden."""

from undercroft.engine.door import bit_of
from undercroft.engine.match import Match
from undercroft.engine.testing.demand import demand
from undercroft.engine.testing.secrecy import Leak, ViewerSeat
from undercroft.engine.testing.views import check_shape, written
from undercroft.engine.watching import Beat

Shown = list[tuple[int, dict[str, object]]]


def check_beats(match: Match) -> None:
    """Beats follow the news; their views, of one viewer each, are plain data that fit, and looking changes nothing."""
    before, news = match.digest(), len(match.journal.events)
    told = [beat.told for beat in match.beats]
    demand(told == sorted(set(told)) and all([count <= news for count in told]), f"Beats are out of order: {told}.")
    viewers = (*range(match.game.players), None)
    for place, beat in enumerate(match.beats, len(match.journal.entries)):
        view = seen(match, beat, viewers[place % len(viewers)])
        written(view)
        check_shape(match, view)
    demand(match.digest() == before, "Looking at a beat changes the match.")


def seen(match: Match, beat: Beat, viewer: ViewerSeat) -> dict[str, object]:
    """Games think of decisions when they make a view; between two steps there may be no frame at all."""
    try:
        return match.view_of(beat, viewer)
    except (LookupError, TypeError, ValueError) as problem:
        demand(False, f"No view can be made between two steps: {type(problem).__name__}: {problem}.")
        raise


def compare_beats(one: Match, other: Match, viewer: ViewerSeat) -> None:
    """What a viewer sees between two decisions does not depend on what is hidden from him."""
    if shown(one, viewer) != shown(other, viewer):
        raise Leak(f"What seat {viewer} sees between two decisions depends on what is hidden from it.")


def shown(match: Match, viewer: ViewerSeat) -> Shown:
    return [(count, match.view_of(beat, viewer)) for count, beat in match.heard_beats(bit_of(viewer))]
