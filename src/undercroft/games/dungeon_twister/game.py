"""Dungeon Twister as the engine sees it: all tables and functions of the game in one object."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from undercroft.engine.actions import Actions
from undercroft.engine.chance import Source
from undercroft.engine.clocks import Clock
from undercroft.engine.door import Door
from undercroft.engine.state import Frame
from undercroft.engine.steps import ChanceKind, Message, Result, Rules, Step
from undercroft.engine.viewer import Viewer
from undercroft.games.dungeon_twister import notation
from undercroft.games.dungeon_twister.actions import ACTIONS, TIME_UP
from undercroft.games.dungeon_twister.config import Config
from undercroft.games.dungeon_twister.imagine import imagine
from undercroft.games.dungeon_twister.messages import MESSAGES, NAMES
from undercroft.games.dungeon_twister.rules import clock, resigning, scoring
from undercroft.games.dungeon_twister.rules.chance import CHANCE_KINDS
from undercroft.games.dungeon_twister.rules.sequence import PHASES, STEPS, TURN
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.view.shape import DungeonTwisterView
from undercroft.games.dungeon_twister.view.table import question, view_table


class DungeonTwisterRules(Rules[DungeonTwister]):
    """The whole game, for `undercroft.game("dungeon_twister")`."""

    view_type: ClassVar[Any] = DungeonTwisterView

    def __init__(self) -> None:
        self.actions: Actions = ACTIONS
        self.phases: list[tuple[str, Callable[[DungeonTwister], None]]] = PHASES
        self.steps: list[Step[DungeonTwister]] = STEPS
        self.chance_kinds: list[ChanceKind] = CHANCE_KINDS
        self.messages: list[Message] = MESSAGES.table
        self.names: dict[str, tuple[str, ...]] = NAMES

    def fresh(self, players: int, options: dict[str, object], door: Door) -> DungeonTwister:
        return DungeonTwister(players, Config(players, options), door)

    def set_up(self, s: DungeonTwister) -> None:
        """Everything in the set-up is a phase of its own: players decide there."""

    def next_phase(self, s: DungeonTwister) -> None:
        """Set-up comes once, then turn follows turn."""
        s.phase = min(s.phase + 1, TURN)
        PHASES[s.phase][1](s)

    def unasked(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return resigning.unasked(s, f, seat) + clock.unasked(s, seat)

    def take_unasked(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        if TIME_UP.has(code):
            clock.run_out(s, f, seat, TIME_UP.value(code))
        else:
            resigning.take_unasked(s, f, seat, code)

    def clocks(self, s: DungeonTwister) -> list[Clock]:
        return clock.clocks(s)

    def view(self, s: DungeonTwister, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        return cast("dict[str, object]", view_table(s, Viewer(s, viewer, all_seeing)))

    def told_of(self, s: DungeonTwister) -> dict[str, object]:
        return {"to_act": question(s)["to_act"], "round": s.turn}

    def imagine(self, s: DungeonTwister, seat: int, source: Source) -> None:
        imagine(s, seat, source)

    def result(self, s: DungeonTwister) -> Result:
        return scoring.result(s)

    def overlay(self, s: DungeonTwister, position: dict[str, object]) -> None:
        notation.overlay(s, position)

    def progress(self, s: DungeonTwister) -> int:
        return s.turn


RULES: Final = DungeonTwisterRules()
