"""Doodle Dungeon as the engine sees it: all tables and functions of the game in one object."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from undercroft.engine.actions import Actions
from undercroft.engine.aspects import Case
from undercroft.engine.chance import Source
from undercroft.engine.door import Door
from undercroft.engine.effort import Effort
from undercroft.engine.outlook import Key, Outlook
from undercroft.engine.steps import ChanceKind, Message, Result, Rules, Step
from undercroft.engine.viewer import Viewer
from undercroft.games.doodle_dungeon import notation
from undercroft.games.doodle_dungeon.actions import ACTIONS
from undercroft.games.doodle_dungeon.config import Config
from undercroft.games.doodle_dungeon.heuristics.aspects import ASPECTS, aspects_of
from undercroft.games.doodle_dungeon.heuristics.planning import line_key, own_search
from undercroft.games.doodle_dungeon.heuristics.playing import solved_values
from undercroft.games.doodle_dungeon.heuristics.value import value, worlds
from undercroft.games.doodle_dungeon.imagine import imagine
from undercroft.games.doodle_dungeon.messages import MESSAGES, NAMES
from undercroft.games.doodle_dungeon.rules import scoring, setup
from undercroft.games.doodle_dungeon.rules.chance import CHANCE_KINDS
from undercroft.games.doodle_dungeon.rules.sequence import PHASES, STEPS
from undercroft.games.doodle_dungeon.state import DoodleDungeon
from undercroft.games.doodle_dungeon.view.shape import DoodleDungeonView
from undercroft.games.doodle_dungeon.view.table import question, view_table


class DoodleDungeonRules(Rules[DoodleDungeon]):
    """The whole game, for `undercroft.game("doodle_dungeon")`."""

    view_type: ClassVar[Any] = DoodleDungeonView
    aspects: ClassVar[tuple[str, ...]] = ASPECTS

    def __init__(self) -> None:
        self.actions: Actions = ACTIONS
        self.phases: list[tuple[str, Callable[[DoodleDungeon], None]]] = PHASES
        self.steps: list[Step[DoodleDungeon]] = STEPS
        self.chance_kinds: list[ChanceKind] = CHANCE_KINDS
        self.messages: list[Message] = MESSAGES.table
        self.names: dict[str, tuple[str, ...]] = NAMES

    def fresh(self, players: int, options: dict[str, object], door: Door) -> DoodleDungeon:
        return DoodleDungeon(players, Config(options), door)

    def set_up(self, s: DoodleDungeon) -> None:
        setup.set_up(s)

    def view(self, s: DoodleDungeon, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        return cast("dict[str, object]", view_table(s, Viewer(s, viewer, all_seeing)))

    def told_of(self, s: DoodleDungeon) -> dict[str, object]:
        return {"to_act": question(s)["to_act"], "round": s.round}

    def imagine(self, s: DoodleDungeon, seat: int, source: Source) -> None:
        imagine(s, seat, source)

    def result(self, s: DoodleDungeon) -> Result:
        return scoring.result(s)

    def heuristic(self, s: DoodleDungeon, seat: int) -> float:
        return value(s, seat)

    def value_aspects(self, s: DoodleDungeon, seat: int) -> Case:
        return aspects_of(s, seat)

    def own_search(self, s: DoodleDungeon, seat: int, source: Source, effort: Effort) -> Outlook:
        return own_search(s, seat, source, effort)

    def line_key(self, s: DoodleDungeon, seat: int) -> Key:
        return line_key(s, seat)

    def solved_values(self, s: DoodleDungeon, seat: int) -> dict[int, float]:
        return solved_values(s, seat)

    def worlds(self, s: DoodleDungeon, seat: int) -> int:
        return worlds(s)

    def progress(self, s: DoodleDungeon) -> int:
        return s.round + sum(s.turns)

    def overlay(self, s: DoodleDungeon, position: dict[str, object]) -> None:
        notation.overlay(s, position)


RULES: Final = DoodleDungeonRules()
