"""What the benchmark calls: all reachable squares of a character, of each one on the board by turns."""

from collections.abc import Callable
from itertools import cycle
from typing import Any

from undercroft.games.dungeon_twister.cards import FIRST_OBJECT
from undercroft.games.dungeon_twister.rules.reach import reach


def probe(match: Any) -> Callable[[], object]:
    """Of those who can walk; mid-game there is always somebody."""
    s = match.state
    people = [token for token, place in enumerate(s.at) if place >= 0 and s.kind[token] < FIRST_OBJECT]
    walkers = cycle([token for token in people if not s.wounded >> token & 1])
    return lambda: reach(s, next(walkers))
