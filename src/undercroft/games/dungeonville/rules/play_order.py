"""Seats and stone order (DV-001, DV-019)."""

from typing import Final

from undercroft.engine.state import Pile
from undercroft.games.dungeonville.cards import SEATS
from undercroft.games.dungeonville.state import Dungeonville

# by the number of players and the holder of the Seeing Stone: asked for at every turn, and always the same
STONE_ORDERS: Final = [
    [tuple([(stone + i) % players for i in range(players)]) for stone in range(players)] for players in range(SEATS + 1)
]


def left_neighbour(s: Dungeonville, seat: int) -> int:
    """The next seat clockwise (DV-001)."""
    return (seat + 1) % s.players


def stone_order(s: Dungeonville) -> Pile:
    """The holder of the Seeing Stone begins, the others follow clockwise (DV-019)."""
    return STONE_ORDERS[s.players][s.stone]


def push_in_stone_order(s: Dungeonville, step: int, seats: list[int]) -> None:
    """One frame per seat, so that the first in the list is handled first."""
    for seat in reversed(seats):
        s.frames.append((step, seat, 0, 0))
