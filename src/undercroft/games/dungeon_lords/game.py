"""Dungeon Lords as the engine sees it: all tables and functions of the game in one object."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from undercroft.engine.actions import Actions
from undercroft.engine.aspects import Case
from undercroft.engine.chance import Source
from undercroft.engine.door import Door
from undercroft.engine.steps import ChanceKind, Message, Result, Rules, Step
from undercroft.engine.viewer import Viewer
from undercroft.games.dungeon_lords import imagine
from undercroft.games.dungeon_lords.actions import ACTIONS
from undercroft.games.dungeon_lords.heuristics import solved, value
from undercroft.games.dungeon_lords.heuristics.aspects import ASPECTS, aspects_of
from undercroft.games.dungeon_lords.heuristics.solved_aspects import SOLVED_ASPECTS, solved_aspects
from undercroft.games.dungeon_lords.messages import MESSAGES, NAMES
from undercroft.games.dungeon_lords.notation.overlay import overlay
from undercroft.games.dungeon_lords.rules import scoring, setup
from undercroft.games.dungeon_lords.rules.chance import CHANCE_KINDS
from undercroft.games.dungeon_lords.rules.sequence import PHASES, STEPS, next_phase
from undercroft.games.dungeon_lords.state import Config, DungeonLords
from undercroft.games.dungeon_lords.view.shape import DungeonLordsView
from undercroft.games.dungeon_lords.view.view import decision, round_of, view


class DungeonLordsRules(Rules[DungeonLords]):
    """The whole game, for `undercroft.game("dungeon_lords")`."""

    view_type: ClassVar[Any] = DungeonLordsView
    aspects: ClassVar[tuple[str, ...]] = ASPECTS + SOLVED_ASPECTS

    def __init__(self) -> None:
        self.actions: Actions = ACTIONS
        self.phases: list[tuple[str, Callable[[DungeonLords], None]]] = PHASES
        self.steps: list[Step[DungeonLords]] = STEPS
        self.chance_kinds: list[ChanceKind] = CHANCE_KINDS
        self.messages: list[Message] = MESSAGES.table
        self.names: dict[str, tuple[str, ...]] = NAMES

    def fresh(self, players: int, options: dict[str, object], door: Door) -> DungeonLords:
        return DungeonLords(players, Config(options), door)

    def set_up(self, s: DungeonLords) -> None:
        setup.set_up(s)

    def next_phase(self, s: DungeonLords) -> None:
        s.phase = next_phase(s)
        self.phases[s.phase][1](s)

    def view(self, s: DungeonLords, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        return cast("dict[str, object]", view(s, viewer, all_seeing))

    def told_of(self, s: DungeonLords) -> dict[str, object]:
        return {"to_act": decision(s, Viewer(s, None, False))[1], "round": round_of(s)}

    def imagine(self, s: DungeonLords, seat: int, source: Source) -> None:
        imagine.imagine(s, seat, source)

    def result(self, s: DungeonLords) -> Result:
        return scoring.result(s)

    def why_over(self, s: DungeonLords) -> tuple[str, ...]:
        return ("DL-054",)  # after the combat of the second year comes the final scoring

    def heuristic(self, s: DungeonLords, seat: int) -> float:
        return value.value(s, seat)

    def solved_values(self, s: DungeonLords, seat: int) -> dict[int, float]:
        return solved.solved_values(s, seat)

    def value_aspects(self, s: DungeonLords, seat: int) -> Case:
        return aspects_of(s, seat)

    def solved_aspects(self, s: DungeonLords, seat: int, codes: list[int]) -> dict[int, list[Case]]:
        return solved_aspects(s, seat, codes)

    def overlay(self, s: DungeonLords, position: dict[str, object]) -> None:
        overlay(s, position)


RULES: Final = DungeonLordsRules()
