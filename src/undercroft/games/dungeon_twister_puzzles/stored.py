"""The puzzles that come along: made by the generator (`making/`), proved by the solver, kept as data."""

from importlib.resources import files
from json import loads
from typing import Any, Final, NamedTuple

GENERATED: Final = "generated"  # one of them, drawn
DIFFICULTIES: Final = ("easy", "medium", "hard")
WIN: Final = "win"
SCORE: Final = "score"


class Puzzle(NamedTuple):
    """A position in the game's notation, with blue to act, and what is to be reached in this turn."""

    id: str
    difficulty: str
    goal: str  # WIN or SCORE
    points: int  # to be scored in this turn
    position: str


def puzzle_of(words: dict[str, Any]) -> Puzzle:
    return Puzzle(
        str(words["id"]), str(words["difficulty"]), str(words["goal"]), int(words["points"]), str(words["position"])
    )


RECORDS: Final[list[dict[str, Any]]] = loads(
    (files("undercroft.games.dungeon_twister_puzzles") / "puzzles.json").read_text(encoding="utf-8")
)["puzzles"]
PUZZLES: Final[tuple[Puzzle, ...]] = tuple([puzzle_of(each) for each in RECORDS])
PUZZLE_IDS: Final[tuple[str, ...]] = tuple([each.id for each in PUZZLES])
