"""What is seen of a puzzle: everything, by everybody (DT-R96)."""

from typing import Literal, cast

from undercroft.engine.viewer import Viewer
from undercroft.games.dungeon_twister.view.table import view_table
from undercroft.games.dungeon_twister_puzzles.state import TO_WIN, UNKNOWN, PuzzleTurn
from undercroft.games.dungeon_twister_puzzles.stored import PUZZLES
from undercroft.games.dungeon_twister_puzzles.verdict import is_solved, scored
from undercroft.games.dungeon_twister_puzzles.view.shape import Puzzle, PuzzlesView

Difficulty = Literal["easy", "medium", "hard"]


def view(s: PuzzleTurn, viewer: Viewer) -> PuzzlesView:
    table = cast("dict[str, object]", view_table(s, viewer))
    return cast("PuzzlesView", {**table, "game": "dungeon_twister_puzzles", "puzzle": view_puzzle(s)})


def view_puzzle(s: PuzzleTurn) -> Puzzle:
    stored = PUZZLES[s.puzzle] if s.puzzle != UNKNOWN else None
    return {
        "id": stored.id if stored else None,
        "difficulty": cast("Difficulty", stored.difficulty) if stored else None,
        "goal": "win" if s.goal == TO_WIN else "score",
        "points": s.wanted - s.begun,
        "scored": scored(s),
        "actions": s.ap + sum(s.private),
        "state": ("solved" if is_solved(s) else "failed") if s.over else "open",
    }
