"""The turn: an action card, then actions for its points (DT-051 to DT-066)."""

from typing import ClassVar

from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import CARD, END_TURN
from undercroft.games.dungeon_twister.cards import ACTION_CARDS
from undercroft.games.dungeon_twister.config import SACRIFICE
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.action_list import begin, possible_actions
from undercroft.games.dungeon_twister.rules.asking import Asking
from undercroft.games.dungeon_twister.rules.placing import start_rooms
from undercroft.games.dungeon_twister.rules.revealing import turn_up
from undercroft.games.dungeon_twister.rules.scoring import after_action, after_turn, takes_turns
from undercroft.games.dungeon_twister.state import ALL_ACTION_CARDS, DungeonTwister


def begin_turn(s: DungeonTwister) -> None:
    s.frames.append((at.TURN_BEGINS, s.active, 0, 0))


class TurnBegins(Auto[DungeonTwister]):
    """The next player who has a character in play (DT-050, DT-179, DT-184, DT-187). Frame: 0, 0."""

    name: ClassVar[str] = "turn-begins"
    rules: ClassVar[tuple[str, ...]] = ("DT-050", "DT-179", "DT-187")

    def run(self, s: DungeonTwister, f: Frame) -> None:
        seat = s.first if s.turn == 0 else (s.active + 1) % s.players
        while not takes_turns(s, seat):
            s.door.tell(messages.SKIPPED, (seat,))
            seat = (seat + 1) % s.players
        s.active = seat
        s.turn += 1
        s.offered &= ~(1 << seat)
        s.door.tell(messages.TURN, (seat, s.turn))
        s.frames[-1] = (at.ACTION_CARD, seat, 0, 0)
        if s.config.scenario == SACRIFICE and seat != s.first and start_rooms(s):
            turn_up(s, start_rooms(s)[0], seat)  # DT-333


class ActionCard(Asking):
    """Phase A: an action card, at first at most one higher than any before (DT-051 to DT-057). Frame: 0, 0."""

    name: ClassVar[str] = "action-card"
    rules: ClassVar[tuple[str, ...]] = ("DT-052", "DT-054", "DT-055", "DT-056")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        hand = s.card_hands[seat]
        return [CARD.code(i) for i, card in enumerate(ACTION_CARDS) if hand >> i & 1 and card <= s.highest + 1]

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        which = CARD.value(code)
        s.card = s.ap = ACTION_CARDS[which]
        s.highest = max(s.highest, s.card)
        s.card_hands[seat] &= ~(1 << which)
        s.played[seat] = (*s.played[seat], s.card)
        s.quiet += 1
        s.door.tell(messages.CARD, (seat, s.card))
        s.frames[-1] = (at.ACTION, seat, 0, 0)

    def expected(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return [CARD.code(i) for i in range(len(ACTION_CARDS)) if s.card_hands[seat] >> i & 1]

    def why_not(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        return tuple(dict.fromkeys(["DT-054" if s.turn == 1 else "DT-055", *self.rules]))


class Action(Asking):
    """Phase B: the next action, or the end of the turn (DT-051, DT-059, DT-060, DT-066). Frame: 0, 0."""

    name: ClassVar[str] = "action"
    rules: ClassVar[tuple[str, ...]] = ("DT-058", "DT-060", "DT-061", "DT-062", "DT-066")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        if s.ap == 0 and not any(s.private):
            return []
        return [*possible_actions(s), END_TURN]

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        if code == END_TURN:
            self.skip(s, f)
        else:
            s.frames.append((at.ACTION_ENDS, seat, 0, 0))
            begin(s, code)

    def skip(self, s: DungeonTwister, f: Frame) -> None:
        s.frames[-1] = (at.TURN_ENDS, f[1], 0, 0)


class ActionEnds(Auto[DungeonTwister]):
    """An action is finished completely before the next begins; points are counted (DT-037, DT-061). Frame: 0, 0."""

    name: ClassVar[str] = "action-ends"
    rules: ClassVar[tuple[str, ...]] = ("DT-037", "DT-061")

    def run(self, s: DungeonTwister, f: Frame) -> None:
        s.frames.pop()
        s.clear_action()
        after_action(s)


class TurnEnds(Auto[DungeonTwister]):
    """What is left of the points lapses, spent cards come back (DT-053, DT-058, DT-181, DT-246). Frame: 0, 0."""

    name: ClassVar[str] = "turn-ends"
    rules: ClassVar[tuple[str, ...]] = ("DT-053", "DT-058", "DT-063", "DT-246")

    def run(self, s: DungeonTwister, f: Frame) -> None:
        seat = f[1]
        s.frames.pop()
        if s.ap:
            s.door.tell(messages.LEFT_OVER, (seat, s.ap))
        s.ap = s.card = 0
        s.hurt = s.spent = s.charmed = 0
        if any(s.private):
            s.private = [0] * len(s.private)  # over, as all that holds for this turn (DT-010)
        if not s.card_hands[seat]:
            s.card_hands[seat] = ALL_ACTION_CARDS
            s.played[seat] = ()
            s.door.tell(messages.CARDS_BACK, (seat,))
        after_turn(s)
