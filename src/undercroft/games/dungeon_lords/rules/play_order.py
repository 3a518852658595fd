"""Play order: the start player first, then clockwise (DL-002), and the order on the evilometer (DL-236)."""

from undercroft.engine.seats import SEAT_ORDERS
from undercroft.engine.state import Pile
from undercroft.games.dungeon_lords.state import DungeonLords


def play_order(s: DungeonLords) -> Pile:
    return SEAT_ORDERS[s.players][s.start]


def push_in_play_order(s: DungeonLords, step: int, number: int = 0) -> None:
    """One frame of that step for each seat; the start player's lies on top."""
    for seat in reversed(play_order(s)):
        s.frames.append((step, seat, number, 0))


def nicest_first(s: DungeonLords) -> list[int]:
    """All seats from nicest to most evil; in a tie the one earlier in play order is nicer (DL-236)."""
    return sorted(play_order(s), key=s.evil.__getitem__)
