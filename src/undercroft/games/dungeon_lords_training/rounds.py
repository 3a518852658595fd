"""The rounds of a puzzle as rules of their own: all that a search needs, without set-up, view and result."""

from typing import Final

from undercroft.engine.door import Door
from undercroft.games.dungeon_lords.game import DungeonLordsRules
from undercroft.games.dungeon_lords.state import DungeonLords
from undercroft.games.dungeon_lords_training import course
from undercroft.games.dungeon_lords_training.state import Training, TrainingConfig, training


class Rounds(DungeonLordsRules):
    """Steps, choices and phases of Dungeon Lords in the order of the training (DL-602)."""

    def fresh(self, players: int, options: dict[str, object], door: Door) -> Training:
        return Training(TrainingConfig(options), door)

    def next_phase(self, s: DungeonLords) -> None:
        course.next_phase(training(s))


ROUNDS: Final = Rounds()
