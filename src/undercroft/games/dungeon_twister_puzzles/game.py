"""The puzzles as the engine sees them: Dungeon Twister for one turn, with an enemy for whom the rules answer."""

from typing import Any, ClassVar, Final, cast

from undercroft.engine.aspects import Case
from undercroft.engine.chance import Source
from undercroft.engine.door import Door
from undercroft.engine.effort import Effort
from undercroft.engine.outlook import NO_OUTLOOK, Outlook
from undercroft.engine.state import Frame
from undercroft.engine.steps import ChanceKind, Message, Result, Step
from undercroft.engine.viewer import Viewer
from undercroft.games.dungeon_twister.game import DungeonTwisterRules
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.view.table import question
from undercroft.games.dungeon_twister_puzzles import drawing, heuristics, position, verdict
from undercroft.games.dungeon_twister_puzzles.messages import MESSAGES
from undercroft.games.dungeon_twister_puzzles.state import PuzzleConfig, PuzzleTurn, puzzle_turn
from undercroft.games.dungeon_twister_puzzles.steps import STEPS
from undercroft.games.dungeon_twister_puzzles.stored import PUZZLE_IDS, PUZZLES, WIN
from undercroft.games.dungeon_twister_puzzles.view.shape import PuzzlesView
from undercroft.games.dungeon_twister_puzzles.view.view import view


class PuzzleRules(DungeonTwisterRules):
    """The whole part, for `undercroft.game("dungeon_twister_puzzles")`."""

    view_type: ClassVar[Any] = PuzzlesView
    aspects: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps: list[Step[DungeonTwister]] = STEPS
        self.chance_kinds: list[ChanceKind] = drawing.CHANCE_KINDS
        self.messages: list[Message] = MESSAGES.table

    def fresh(self, players: int, options: dict[str, object], door: Door) -> PuzzleTurn:
        given = str(options["position"])
        named = position.read(given).options if given != position.NONE else {}
        return PuzzleTurn(PuzzleConfig(options, named), door)

    def set_up(self, s: DungeonTwister) -> None:
        """A position that somebody has set up, a stored one, or one that is drawn (DT-R96, DT-R99)."""
        state, config = puzzle_turn(s), s.config
        assert isinstance(config, PuzzleConfig)
        if config.position != position.NONE:
            position.lay_out(state, config.position, config.goal)
            return
        named = config.puzzle in PUZZLE_IDS
        state.puzzle = PUZZLE_IDS.index(config.puzzle) if named else drawing.draw(state, config.difficulty)
        puzzle = PUZZLES[state.puzzle]
        position.lay_out(state, puzzle.position, WIN if puzzle.goal == WIN else puzzle.points)

    def unasked(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        """Nobody resigns a puzzle: one takes back, or ends the turn."""
        return []

    def view(self, s: DungeonTwister, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        return cast("dict[str, object]", view(puzzle_turn(s), Viewer(s, viewer, True)))

    def told_of(self, s: DungeonTwister) -> dict[str, object]:
        return {"to_act": question(s)["to_act"], "round": s.turn}

    def imagine(self, s: DungeonTwister, seat: int, source: Source) -> None:
        """Nothing is hidden (DT-R96)."""

    def result(self, s: DungeonTwister) -> Result:
        return verdict.result(puzzle_turn(s))

    def why_over(self, s: DungeonTwister) -> tuple[str, ...]:
        return ("DT-R96",)

    def heuristic(self, s: DungeonTwister, seat: int) -> float:
        return heuristics.value(puzzle_turn(s))

    def solved_values(self, s: DungeonTwister, seat: int) -> dict[int, float]:
        return heuristics.solved_values(puzzle_turn(s))

    def value_aspects(self, s: DungeonTwister, seat: int) -> Case:
        return []

    def own_search(self, s: DungeonTwister, seat: int, source: Source, effort: Effort) -> Outlook:
        return NO_OUTLOOK

    def mixture(self, s: DungeonTwister, seat: int) -> dict[int, float]:
        return {}

    def worlds(self, s: DungeonTwister, seat: int) -> int:
        return 1

    def overlay(self, s: DungeonTwister, position_in_words: dict[str, object]) -> None:
        super().overlay(s, position_in_words)
        position.set_goal(puzzle_turn(s), WIN)


RULES: Final = PuzzleRules()
