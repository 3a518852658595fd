"""Seats and stone order (DV-001, DV-019)."""

from undercroft.engine.seats import SEAT_ORDERS
from undercroft.engine.state import Pile
from undercroft.games.dungeonville.state import Dungeonville


def stone_order(s: Dungeonville) -> Pile:
    """The holder of the Seeing Stone begins, the others follow clockwise (DV-019)."""
    return SEAT_ORDERS[s.players][s.stone]


def push_in_stone_order(s: Dungeonville, step: int, seats: list[int]) -> None:
    """One frame per seat, so that the first in the list is handled first."""
    for seat in reversed(seats):
        s.frames.append((step, seat, 0, 0))
