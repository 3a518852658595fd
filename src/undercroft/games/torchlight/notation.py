"""A position in words: for scenario files, bug reports and documents. Actions: see actions.py."""

from typing import Final

from undercroft.engine.position_text import Words, check_keys, number
from undercroft.engine.seats import SEAT_IDS
from undercroft.games.torchlight.state import Torchlight

MOST: Final = 999


def overlay(s: Torchlight, position: Words) -> None:
    """Lay a position over a fresh state: the rounds that are over, and everybody's points."""
    seats = SEAT_IDS[: s.players]
    check_keys("position", position, {"round", *seats})
    s.round = number(position, "round", 1, 1, s.config.rounds) - 1
    for seat, name in enumerate(seats):
        words = position.get(name, {})
        check_keys(name, words, {"points"})
        s.points[seat] = number(words, "points", 0, -MOST, MOST)
