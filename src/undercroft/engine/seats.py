"""Seats: their ids, and the orders in which they take turns."""

from typing import Final

from undercroft.engine.state import Pile

MOST_SEATS: Final = 8  # more than any table has; a game takes the first of them
SEAT_IDS: Final[tuple[str, ...]] = tuple([f"P{seat + 1}" for seat in range(MOST_SEATS)])

# Clockwise, by the number of players and the seat that begins: asked for at every turn, and always the same.
SEAT_ORDERS: Final[list[list[Pile]]] = [
    [tuple([(first + i) % players for i in range(players)]) for first in range(players)]
    for players in range(MOST_SEATS + 1)
]


def left_neighbour(players: int, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % players
