"""The state of a puzzle: a table of two, of which one seat is played, and what is to be reached."""

from typing import ClassVar, Final

from undercroft.engine.door import Door
from undercroft.engine.state import INT
from undercroft.games.dungeon_twister.config import Config
from undercroft.games.dungeon_twister.meta import META
from undercroft.games.dungeon_twister.state import DungeonTwister

SEAT: Final = 0  # blue, who solves
ENEMY: Final = 1  # orange, for whom the rules answer
PLAYERS: Final = 2
UNKNOWN: Final = -1

# What is to be reached
TO_WIN: Final = 0
TO_SCORE: Final = 1


class PuzzleConfig(Config):
    """The usual game of two, with the few options that a position may name, and which puzzle is wanted."""

    __slots__ = ("difficulty", "goal", "position", "puzzle")

    def __init__(self, options: dict[str, object], named: dict[str, object]) -> None:
        usual: dict[str, object] = {option.name: option.default_for(PLAYERS) for option in META.options}
        super().__init__(PLAYERS, {**usual, **named})
        self.puzzle = str(options["puzzle"])
        self.difficulty = str(options["difficulty"])
        self.position = str(options["position"])
        self.goal = options["goal"]


class PuzzleTurn(DungeonTwister):
    """One turn of blue."""

    __slots__ = ("begun", "goal", "puzzle", "wanted")

    FIELDS: ClassVar[dict[str, str]] = {
        **DungeonTwister.FIELDS,
        "puzzle": INT, "goal": INT, "begun": INT, "wanted": INT,
    }  # fmt: skip

    def __init__(self, config: Config, door: Door, like: "PuzzleTurn | None" = None) -> None:
        super().__init__(PLAYERS, config, door, like)
        self.puzzle: int = UNKNOWN if like is None else like.puzzle  # of the stored ones
        self.goal: int = TO_WIN if like is None else like.goal
        self.begun: int = 0 if like is None else like.begun  # points of blue at the start of the turn
        self.wanted: int = 0 if like is None else like.wanted  # and those that solve it

    def copy(self, door: Door) -> "PuzzleTurn":
        return PuzzleTurn(self.config, door, self)


def puzzle_turn(s: DungeonTwister) -> PuzzleTurn:
    """The state as what it is: steps and tables know it as Dungeon Twister."""
    assert isinstance(s, PuzzleTurn)
    return s
