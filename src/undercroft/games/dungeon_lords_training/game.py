"""The training as the engine sees it: Dungeon Lords with a course of its own."""

from typing import Any, ClassVar, Final, cast

from undercroft.engine.aspects import Case
from undercroft.engine.chance import Source
from undercroft.engine.steps import ChanceKind, Message, Result
from undercroft.games.dungeon_lords.state import DungeonLords
from undercroft.games.dungeon_lords_training import course, heuristics, notation, position
from undercroft.games.dungeon_lords_training.cards import BESTS, PUZZLE_IDS, PUZZLES
from undercroft.games.dungeon_lords_training.generator import generate
from undercroft.games.dungeon_lords_training.messages import MESSAGES
from undercroft.games.dungeon_lords_training.rounds import Rounds
from undercroft.games.dungeon_lords_training.state import TrainingConfig, training
from undercroft.games.dungeon_lords_training.view.shape import TrainingView
from undercroft.games.dungeon_lords_training.view.view import view


class TrainingRules(Rounds):
    """The whole training, for `undercroft.game("dungeon_lords_training")`."""

    view_type: ClassVar[Any] = TrainingView
    aspects: ClassVar[tuple[str, ...]] = heuristics.ASPECTS

    def __init__(self) -> None:
        super().__init__()
        self.chance_kinds: list[ChanceKind] = course.CHANCE_KINDS
        self.messages: list[Message] = MESSAGES.table

    def set_up(self, s: DungeonLords) -> None:
        """A fight that somebody has set up, a printed one, or one by a drawn number (DL-600, DL-R80, DL-R90)."""
        state, config = training(s), s.config
        assert isinstance(config, TrainingConfig)
        if config.position != position.NONE:
            position.lay_out(state, config.position)
        elif config.puzzle in PUZZLE_IDS:
            state.puzzle = PUZZLE_IDS.index(config.puzzle)
            course.lay_out(state, PUZZLES[state.puzzle], BESTS[state.puzzle])
        else:
            state.number = course.draw_number(state)
            made = generate(state.number, config.difficulty)
            course.lay_out(state, made.puzzle, made.rating.best)

    def view(self, s: DungeonLords, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        return cast("dict[str, object]", view(training(s), viewer))

    def told_of(self, s: DungeonLords) -> dict[str, object]:
        return {**super().told_of(s), "round": s.combat_round}

    def imagine(self, s: DungeonLords, seat: int, source: Source) -> None:
        """Nothing is hidden (DL-601)."""

    def result(self, s: DungeonLords) -> Result:
        return course.result(training(s))

    def why_over(self, s: DungeonLords) -> tuple[str, ...]:
        return ("DL-610",)

    def heuristic(self, s: DungeonLords, seat: int) -> float:
        return heuristics.value(training(s))

    def solved_values(self, s: DungeonLords, seat: int) -> dict[int, float]:
        return heuristics.solved_values(training(s))

    def value_aspects(self, s: DungeonLords, seat: int) -> Case:
        return heuristics.value_aspects(training(s))

    def solved_aspects(self, s: DungeonLords, seat: int, codes: list[int]) -> dict[int, list[Case]]:
        return heuristics.solved_aspects(training(s), codes)

    def overlay(self, s: DungeonLords, position: dict[str, object]) -> None:
        notation.overlay(training(s), position)


RULES: Final = TrainingRules()
