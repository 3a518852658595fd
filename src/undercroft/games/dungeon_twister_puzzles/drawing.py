"""One of the stored puzzles by chance: the same seed is the same one for everybody (DT-R99)."""

from typing import Final

from undercroft.engine.steps import ChanceKind
from undercroft.games.dungeon_twister.rules.chance import CHANCE_KINDS as USUAL
from undercroft.games.dungeon_twister_puzzles.state import PuzzleTurn
from undercroft.games.dungeon_twister_puzzles.stored import PUZZLE_IDS, PUZZLES

DRAWN: Final = len(USUAL)
CHANCE_KINDS: Final[list[ChanceKind]] = [*USUAL, ChanceKind("puzzle", PUZZLE_IDS)]


def draw(s: PuzzleTurn, difficulty: str) -> int:
    """Through the door, so that a record holds it."""
    return s.door.draw(DRAWN, tuple([i for i, each in enumerate(PUZZLES) if each.difficulty == difficulty]))
