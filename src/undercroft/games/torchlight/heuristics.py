"""How good a position is, for bots that look ahead."""

from typing import Final

from undercroft.games.torchlight.rules.frames import BIDDING
from undercroft.games.torchlight.state import Torchlight

TORCH: Final = 8.0  # points that the torch brings to whoever rolls on until 20
FAR: Final = 60.0  # a lead of half as much is as good as a win
HIGHEST: Final = 3


def value(s: Torchlight, seat: int) -> float:
    """From 0 (lost) to 1 (won): the lead over the best of the others, with what this round may still bring."""
    best = max([prospects(s, other) for other in range(s.players) if other != seat])
    return min(1.0, max(0.0, 0.5 + (prospects(s, seat) - best) / FAR))


def prospects(s: Torchlight, seat: int) -> float:
    """The points of a seat at the end of the round, as far as anybody can guess."""
    points = float(s.points[seat])
    if not s.frames:
        return points
    step, explorer, _, _ = s.frames[-1]
    if step == BIDDING:
        return points + torch_for(s.bids[seat], s.players)
    return points + max(TORCH, float(s.find)) if seat == explorer else points


def torch_for(bid: int, players: int) -> float:
    """What a bid is worth against others who bid anything."""
    return (bid / HIGHEST) ** (players - 1) * (TORCH - bid)
