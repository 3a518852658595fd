"""Dungeonville as the engine sees it: all tables and functions of the game in one object."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from undercroft.engine.actions import Actions
from undercroft.engine.aspects import Case
from undercroft.engine.chance import Source
from undercroft.engine.door import Door
from undercroft.engine.state import Frame
from undercroft.engine.steps import JUDGE_ANYTIME, ChanceKind, Message, Result, Rules, Step
from undercroft.engine.viewer import Viewer
from undercroft.games.dungeonville import notation
from undercroft.games.dungeonville.actions import ACTIONS, CLAIM, USE
from undercroft.games.dungeonville.heuristics.aspects import ASPECTS, aspects_of
from undercroft.games.dungeonville.heuristics.value import value
from undercroft.games.dungeonville.imagine.worlds import imagine
from undercroft.games.dungeonville.messages import MESSAGES, NAMES
from undercroft.games.dungeonville.rules import ending, setup
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.chance import CHANCE_KINDS
from undercroft.games.dungeonville.rules.claims import may_claim, take_standing_claim
from undercroft.games.dungeonville.rules.items import why_unusable
from undercroft.games.dungeonville.rules.sequence import EXPLORING, HIRING, PHASES, STEPS
from undercroft.games.dungeonville.state import Config, Dungeonville
from undercroft.games.dungeonville.view.shape import DungeonvilleView
from undercroft.games.dungeonville.view.table import question, view_table

CLAIM_ONLY: Final = [CLAIM]
NO_CLAIM: Final[list[int]] = []


class DungeonvilleRules(Rules[Dungeonville]):
    """The whole game, for `undercroft.game("dungeonville")`."""

    view_type: ClassVar[Any] = DungeonvilleView
    aspects: ClassVar[tuple[str, ...]] = ASPECTS

    def __init__(self) -> None:
        self.actions: Actions = ACTIONS
        self.phases: list[tuple[str, Callable[[Dungeonville], None]]] = PHASES
        self.steps: list[Step[Dungeonville]] = STEPS
        self.chance_kinds: list[ChanceKind] = CHANCE_KINDS
        self.messages: list[Message] = MESSAGES.table
        self.names: dict[str, tuple[str, ...]] = NAMES

    def fresh(self, players: int, options: dict[str, object], door: Door) -> Dungeonville:
        return Dungeonville(players, Config(options), door)

    def set_up(self, s: Dungeonville) -> None:
        setup.set_up(s)

    def standing(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        return CLAIM_ONLY if may_claim(s, f, seat) else NO_CLAIM

    def take_standing(self, s: Dungeonville, f: Frame, seat: int, code: int) -> bool:
        if code != CLAIM or f[0] == at.CLAIM_POINT:
            return False
        take_standing_claim(s, f, seat)
        return True

    def why_not(self, s: Dungeonville, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        if USE.has(code):
            return why_unusable(s, seat, USE.value(code))
        if code == CLAIM:
            return ("DV-165",) if s.config.automatic else ("DV-161",)
        return ()

    def view(self, s: Dungeonville, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        return cast("dict[str, object]", view_table(s, Viewer(s, viewer, all_seeing)))

    def told_of(self, s: Dungeonville) -> dict[str, object]:
        return {"to_act": question(s, Viewer(s, None, False))["to_act"], "round": s.round}

    def imagine(self, s: Dungeonville, seat: int, source: Source) -> None:
        imagine(s, seat, source)

    def result(self, s: Dungeonville) -> Result:
        return ending.result(s)

    def why_over(self, s: Dungeonville) -> tuple[str, ...]:
        return ending.why_over(s)

    def heuristic(self, s: Dungeonville, seat: int) -> float:
        return value(s, seat)

    def value_aspects(self, s: Dungeonville, seat: int) -> Case:
        return aspects_of(s, seat)

    def progress(self, s: Dungeonville) -> int:
        return s.round

    def judge_at(self, s: Dungeonville) -> int:
        """What an adventurer is worth shows in the visit; in a visit positions are only comparable card by card."""
        if s.phase == HIRING:
            return s.round + 1
        return s.round if s.phase == EXPLORING else JUDGE_ANYTIME

    def overlay(self, s: Dungeonville, position: dict[str, object]) -> None:
        notation.overlay(s, position)


RULES: Final = DungeonvilleRules()
