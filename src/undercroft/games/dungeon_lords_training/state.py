"""The state of a training match: that of Dungeon Lords, and what the result is measured by."""

from typing import ClassVar, Final

from undercroft.engine.door import Door
from undercroft.engine.state import INT
from undercroft.games.dungeon_lords.meta import META
from undercroft.games.dungeon_lords.state import Config, DungeonLords
from undercroft.games.dungeon_lords_training.puzzle import Value

SEAT: Final = 0  # there is no other
UNKNOWN: Final = -1


class TrainingConfig(Config):
    """The usual Dungeon Lords, and which puzzle is wanted."""

    __slots__ = ("difficulty", "position", "puzzle")

    def __init__(self, options: dict[str, object]) -> None:
        usual: dict[str, object] = {choice.name: choice.default_for(2) for choice in META.options}
        super().__init__({**usual, "training": True})
        self.puzzle = str(options["puzzle"])
        self.difficulty = str(options["difficulty"])
        self.position = str(options["position"])


class Training(DungeonLords):
    """One lord, one party, three tiles."""

    __slots__ = ("best_spent", "best_tiles", "number", "puzzle", "supplies")

    FIELDS: ClassVar[dict[str, str]] = {
        **DungeonLords.FIELDS,
        "puzzle": INT, "number": INT, "supplies": INT, "best_tiles": INT, "best_spent": INT,
    }  # fmt: skip

    def __init__(self, config: Config, door: Door, like: "Training | None" = None) -> None:
        super().__init__(1, config, door, like)
        self.puzzle: int = UNKNOWN if like is None else like.puzzle  # of the printed ones
        self.number: int = UNKNOWN if like is None else like.number  # of a generated one
        self.supplies: int = 0 if like is None else like.supplies  # food and gold at the start
        self.best_tiles: int = UNKNOWN if like is None else like.best_tiles  # the best possible result
        self.best_spent: int = UNKNOWN if like is None else like.best_spent

    def copy(self, door: Door) -> "Training":
        return Training(self.config, door, self)


def training(s: DungeonLords) -> Training:
    """The state as what it is: steps and tables know it as Dungeon Lords."""
    assert isinstance(s, Training)
    return s


def value_of(s: Training) -> Value:
    """Tiles lost and supplies spent so far; bait that is set aside is not spent yet (DL-336, DL-603)."""
    return s.conquered[SEAT].bit_count(), s.supplies - s.food[SEAT] - s.gold[SEAT] - s.bait[SEAT]


def best_of(s: Training) -> Value:
    return s.best_tiles, s.best_spent
