"""Scores and places (DV-166 to DV-168)."""

from undercroft.engine.results import places_of
from undercroft.engine.steps import Result
from undercroft.games.dungeonville.cards import CARD_GOLD, IS_ITEM, ITEM_PAYS, SEATS
from undercroft.games.dungeonville.rules.claims import points
from undercroft.games.dungeonville.state import NOBODY, Dungeonville

Merit = tuple[int, ...]


def result(s: Dungeonville) -> Result:
    """Points with all deeds revealed; the claimant first (DV-168), or the chain of ties at the cap (DV-167)."""
    seats = range(s.players)
    if s.claimant == NOBODY:
        merits = [merit(s, seat) for seat in seats]
    else:
        merits = [(1 if seat == s.claimant else 0, points(s, seat)) for seat in seats]
    scores = tuple([points(s, seat) for seat in seats])
    return Result(scores, places_of(merits), "cap" if s.claimant == NOBODY else "claim")


def why_over(s: Dungeonville) -> tuple[str, ...]:
    """A true claim ends the game at once (DV-159), or the last round does (DV-166)."""
    return ("DV-166",) if s.claimant == NOBODY else ("DV-159",)


def merit(s: Dungeonville, seat: int) -> Merit:
    """Points; markers in the zone; fewer own markers placed or given; treasure (DV-167)."""
    zone = sum(s.zones[seat * SEATS : seat * SEATS + SEATS])
    return (points(s, seat), zone, -spent_blood(s, seat), treasure_gold(s, seat))


def spent_blood(s: Dungeonville, seat: int) -> int:
    """His markers on dungeons and in death zones: markers never leave them (DV-016)."""
    return sum(s.blood[seat::SEATS]) + sum(s.zones[seat::SEATS])


def treasure_gold(s: Dungeonville, seat: int) -> int:
    return sum([ITEM_PAYS if IS_ITEM[card] else CARD_GOLD[card] for card in s.treasures[seat]])
