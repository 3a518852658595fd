"""Torchlight as the engine sees it: all tables and functions of the game in one object."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from undercroft.engine.actions import Actions
from undercroft.engine.chance import Source
from undercroft.engine.door import Door
from undercroft.engine.steps import ChanceKind, Message, Result, Rules, Step
from undercroft.games.torchlight import heuristics, imagine, notation, view
from undercroft.games.torchlight.actions import ACTIONS
from undercroft.games.torchlight.messages import MESSAGES, NAMES
from undercroft.games.torchlight.rules import ending
from undercroft.games.torchlight.rules.chance import CHANCE_KINDS
from undercroft.games.torchlight.rules.sequence import PHASES, STEPS
from undercroft.games.torchlight.state import Config, Torchlight
from undercroft.games.torchlight.view_shape import TorchlightView


class TorchlightRules(Rules[Torchlight]):
    """The whole game, for `undercroft.game("torchlight")`."""

    view_type: ClassVar[Any] = TorchlightView

    def __init__(self) -> None:
        self.actions: Actions = ACTIONS
        self.phases: list[tuple[str, Callable[[Torchlight], None]]] = PHASES
        self.steps: list[Step[Torchlight]] = list(STEPS)
        self.chance_kinds: list[ChanceKind] = CHANCE_KINDS
        self.messages: list[Message] = MESSAGES.table
        self.names: dict[str, tuple[str, ...]] = NAMES

    def fresh(self, players: int, options: dict[str, object], door: Door) -> Torchlight:
        return Torchlight(players, Config(int(str(options["rounds"]))), door)

    def set_up(self, s: Torchlight) -> None:
        """Nothing to set up: no deck, no first player."""

    def view(self, s: Torchlight, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        return dict(view.view(s, viewer, all_seeing))

    def imagine(self, s: Torchlight, seat: int, source: Source) -> None:
        imagine.imagine(s, seat, source)

    def result(self, s: Torchlight) -> Result:
        return ending.result(s)

    def heuristic(self, s: Torchlight, seat: int) -> float:
        return heuristics.value(s, seat)

    def progress(self, s: Torchlight) -> int:
        return s.round

    def overlay(self, s: Torchlight, position: dict[str, object]) -> None:
        notation.overlay(s, position)


RULES: Final = TorchlightRules()
