"""What a seat sees: the only file that decides secrecy. Everything shown here is named; nothing is hidden later."""

from undercroft.games.torchlight.rules.frames import BIDDING
from undercroft.games.torchlight.rules.sequence import PHASES, STEPS
from undercroft.games.torchlight.state import NO_BID, Torchlight
from undercroft.games.torchlight.view_shape import TorchlightView


def view(s: Torchlight, viewer: int | None, all_seeing: bool) -> TorchlightView:
    """One's own bid at once, all bids when everybody has bid (TL-003)."""
    open_bids = all_seeing or NO_BID not in s.bids
    return {
        "game": "torchlight",
        "viewer": viewer,
        "phase": PHASES[max(0, s.phase)][0],
        "step": STEPS[s.frames[-1][0]].name if s.frames else None,
        "to_act": to_act(s),
        "over": s.over == 1,
        "round": s.round,
        "rounds": s.config.rounds,
        "points": list(s.points),
        "find": s.find,
        "has_bid": [bid != NO_BID for bid in s.bids],
        "bids": [bid or None if open_bids or seat == viewer else None for seat, bid in enumerate(s.bids)],
    }


def to_act(s: Torchlight) -> list[int]:
    if not s.frames:
        return []
    step, seat, _, _ = s.frames[-1]
    return [each for each in range(s.players) if s.bids[each] == NO_BID] if step == BIDDING else [seat]
