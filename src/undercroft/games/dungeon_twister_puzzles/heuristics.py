"""How good a position of a puzzle is, for bots: solved or not, else how near it is."""

from typing import Final

from undercroft.games.dungeon_twister.heuristics.value import value as usual
from undercroft.games.dungeon_twister_puzzles.coach import Coach, TooLarge
from undercroft.games.dungeon_twister_puzzles.state import SEAT, PuzzleTurn
from undercroft.games.dungeon_twister_puzzles.verdict import is_solved

POSITIONS: Final = 3_000
OPEN: Final = 0.8  # at most, while it is not solved


def value(s: PuzzleTurn) -> float:
    """From 0 (failed) to 1 (solved)."""
    if s.over:
        return 1.0 if is_solved(s) else 0.0
    return OPEN * usual(s, SEAT)


def solved_values(s: PuzzleTurn) -> dict[int, float]:
    """Option to whether it still can be solved after it; nothing where it cannot, or where it would take too long."""
    try:
        good, options = Coach(POSITIONS).good_choices(s)
    except TooLarge:
        return {}
    return {code: float(code in good) for code in options} if good else {}
