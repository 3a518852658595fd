"""Another world that looks the same from a seat: what it cannot know is dealt anew."""

from undercroft.engine.chance import Source
from undercroft.games.torchlight.state import NO_BID, Torchlight


def imagine(s: Torchlight, seat: int, source: Source) -> None:
    """Bids of the others that lie face down are any bids."""
    if NO_BID not in s.bids:
        return
    for other in range(s.players):
        if other != seat and s.bids[other] != NO_BID:
            s.bids[other] = source.below(3) + 1
