"""The puzzles that come along: made by the generator (`making/`), proved by the solver, kept as data.

Beside each stands where it is from: the seed of the bots' game, the version of the generator, and how many positions
the proof took that it has one solution (DT-R98).
"""

from typing import Any, Final, NamedTuple

from undercroft.engine.content import read_pack

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


STORED: Final = read_pack("undercroft.games.dungeon_twister_puzzles")
PUZZLES: Final[tuple[Puzzle, ...]] = tuple([puzzle_of(each) for each in STORED["puzzles"]["puzzles"]])
PUZZLE_IDS: Final[tuple[str, ...]] = tuple([each.id for each in PUZZLES])
