"""The invariants of section 10 that need views: dear, so `check_views` looks at some decisions only."""

from typing import Any, cast

from tests.games.dungeonville.invariants import state_of
from undercroft.engine.chance import fast_source
from undercroft.engine.match import Match
from undercroft.games.dungeonville.cards import BLOOD, DEED_IDS, SEATS
from undercroft.games.dungeonville.state import Dungeonville

Data = dict[str, Any]


def check_views(match: Match, seed: int) -> None:
    """The invariants that need views: dear, so only for some decisions."""
    s = state_of(match)
    markers_are_conserved(match, s)
    views_keep_secrets(match, s)
    imagining_leaves_the_view(match, seed)


def markers_are_conserved(match: Match, s: Dungeonville) -> None:
    """Supply + tokens + markers everywhere = 15 + substitutes; substitutes only if the supply is 0."""
    players = cast("list[dict[str, int]]", match.view(None)["players"])
    for seat in range(s.players):
        given = sum(s.blood[seat::SEATS]) + sum(s.zones[seat::SEATS])
        supply = players[seat]["supply"]
        substitutes = supply + s.tokens[seat] + given - BLOOD
        assert substitutes == 0 or (substitutes > 0 and supply == 0)


def points(s: Dungeonville, seat: int) -> int:
    return points_with(s, seat, s.deeds[seat])


def points_with(s: Dungeonville, seat: int, deed: int) -> int:
    """DV-011, counted here a second time."""
    zone = sum(s.zones[seat * SEATS + colour] for colour in range(SEATS) if colour != seat)
    own = deed * SEATS
    return zone + sum(s.blood[own + c] * (-1 if c == seat else 1) for c in range(SEATS))


def most(s: Dungeonville, seat: int, view: Data) -> int:
    """The best that this view leaves possible: with his deed if it is in it, else with any that is nowhere in it."""
    shown = [each["deed"] for each in view["players"]]
    elsewhere = [*shown, *view["house"]["known"]]
    may_be = [shown[seat]] if shown[seat] else [deed for deed in DEED_IDS if deed not in elsewhere]
    return max(points_with(s, seat, DEED_IDS.index(deed)) for deed in may_be)


def views_keep_secrets(match: Match, s: Dungeonville) -> None:
    """No view holds another seat's secret deed, unrevealed line-up, peeked card or private counter."""
    for viewer in (None, *range(s.players)):
        view = cast("Data", match.view(viewer))
        for seat, player in enumerate(view["players"]):
            own, public = viewer == seat or match.over, s.shown >> seat & 1
            assert player["deed"] == (DEED_IDS[s.deeds[seat]] if own or public else None)
            assert player["points"] == (points(s, seat) if own else None)
            assert player["most"] == most(s, seat, view)
        for dungeon, entry in enumerate(view["dungeons"]):
            knows = match.over or (viewer is not None and s.peeked[dungeon] >> viewer & 1)
            assert knows or entry["top"] is None
        lay_hidden(match, s, viewer, view["battle"])


def lay_hidden(match: Match, s: Dungeonville, viewer: int | None, battle: Data | None) -> None:
    """Before the first duel only the owner, and whoever used the Cloak on him, sees a line-up."""
    if battle is None or match.over or match.step().name not in ("line-up", "cloak"):
        return
    for entry in battle["lineups"]:
        cloaked = viewer is not None and s.cloaks[viewer] == entry["seat"]
        assert entry["seat"] == viewer or cloaked or entry["fighters"] == []


def imagining_leaves_the_view(match: Match, seed: int) -> None:
    """Imagining hidden information leaves that seat's view unchanged."""
    for seat in range(0 if match.over else match.state.players):
        assert match.imagine(seat, fast_source(seed)).view(seat) == match.view(seat)
