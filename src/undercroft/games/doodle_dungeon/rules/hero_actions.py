"""Step 3: hero actions above the dungeons of others (DD-141, DD-142)."""

from typing import ClassVar, Final

from undercroft.engine.piles import without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.doodle_dungeon import messages
from undercroft.games.doodle_dungeon.actions import LAY, STOP, aim, aimed
from undercroft.games.doodle_dungeon.cards import ACTION_IDS, CARD_ACTION, IS_HERO_ACTION
from undercroft.games.doodle_dungeon.rules.above import may_lie_above
from undercroft.games.doodle_dungeon.rules.discarding import shown
from undercroft.games.doodle_dungeon.rules.dungeon_actions import actions_in
from undercroft.games.doodle_dungeon.state import WALKING, DoodleDungeon

STOP_ONLY: Final = [STOP]


def targets(s: DoodleDungeon, seat: int) -> list[int]:
    """The dungeons of others above which a card can be laid (DD-141, DD-142)."""
    return [each for each in range(s.players) if each != seat and may_lie_above(s, each)]


class HeroAction(Step[DoodleDungeon]):
    """Any number of hero actions, one after the other. Whoever holds cards is asked: not asking would tell."""

    insists = True
    name: ClassVar[str] = "hero-action"
    rules: ClassVar[tuple[str, ...]] = ("DD-141", "DD-142")

    def options(self, s: DoodleDungeon, f: Frame, seat: int) -> list[int]:
        if not s.hands[seat]:
            return []
        where = targets(s, seat)
        if not where:
            return []
        mine = actions_in(tuple([card for card in s.hands[seat] if IS_HERO_ACTION[CARD_ACTION[card]]]))
        return [*[aim(each, other) for each in mine for other in where], STOP] if mine else STOP_ONLY

    def take(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> None:
        s.door.seal()
        if code == STOP:
            s.frames.pop()
            return
        action, other = aimed(code)
        card = next(each for each in s.hands[seat] if CARD_ACTION[each] == action)
        s.hands[seat] = without(s.hands[seat], card)
        shown(s, card)
        s.above[other] += (card, seat)
        s.door.tell(messages.LAID, (seat, card, other))

    def option_args(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        if not LAY.has(code):
            return {}
        action, other = aimed(code)
        return {"action": ACTION_IDS[action], "victim": other}

    def why_not(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        """The own dungeon, a hero who is gone, two cards there already, or no such card."""
        if not LAY.has(code):
            return self.rules
        action, other = aimed(code)
        if other == seat or action not in actions_in(s.hands[seat]):
            return ("DD-141",)
        gone = other < s.players and s.fates[other] != WALKING
        return ("DD-142", "DD-103") if gone else ("DD-142",)
