"""Seats and stone order (DV-001, DV-019)."""

from undercroft.games.dungeonville.state import Dungeonville


def left_neighbour(s: Dungeonville, seat: int) -> int:
    """The next seat clockwise (DV-001)."""
    return (seat + 1) % s.players


def stone_order(s: Dungeonville) -> list[int]:
    """The holder of the Seeing Stone begins, the others follow clockwise (DV-019)."""
    return [(s.stone + i) % s.players for i in range(s.players)]


def push_in_stone_order(s: Dungeonville, step: int, seats: list[int]) -> None:
    """One frame per seat, so that the first in the list is handled first."""
    for seat in reversed(seats):
        s.frames.append((step, seat, 0, 0))
