"""Whether a puzzle is solved, and how it ends (DT-R96)."""

from typing import Final

from undercroft.engine.steps import Result
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.state import NOBODY
from undercroft.games.dungeon_twister_puzzles.messages import FAILED, SOLVED
from undercroft.games.dungeon_twister_puzzles.state import SEAT, PuzzleTurn

IS_SOLVED: Final = "solved"
HAS_FAILED: Final = "failed"


def scored(s: PuzzleTurn) -> int:
    """In this turn so far; the point of a pentagram can be lost again (DT-282)."""
    return total(s, SEAT) - s.begun


def is_solved(s: PuzzleTurn) -> bool:
    """So many points, counted after an action; and the game is not lost by it (DT-037, DT-R96)."""
    return total(s, SEAT) >= s.wanted and s.winner in (SEAT, NOBODY)


def after_action(s: PuzzleTurn) -> None:
    """Whoever has reached the goal need not go on; a game that is over otherwise is no solution."""
    if is_solved(s):
        s.over = 1
        s.door.tell(SOLVED, (SEAT, scored(s)))
    elif s.over:
        fail(s)


def fail(s: PuzzleTurn) -> None:
    """The turn is over, and the goal was not reached (DT-R96)."""
    s.over = 1
    s.door.tell(FAILED, (SEAT, scored(s), s.wanted - s.begun))


def result(s: PuzzleTurn) -> Result:
    return Result((scored(s),), (1,), IS_SOLVED if is_solved(s) else HAS_FAILED)
