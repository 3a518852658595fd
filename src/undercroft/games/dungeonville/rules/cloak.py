"""Assassin's Cloak (DV-118): look at one opponent's fighters, then perhaps change the order of one's own."""

from typing import ClassVar

from undercroft.engine.door import PUBLIC, Audience, only
from undercroft.engine.piles import put
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.actions import CLAIM, CLOAK_ON, DECLINE, ORDERS, REORDER
from undercroft.games.dungeonville.powers import CLOAK
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.items import can_use, use
from undercroft.games.dungeonville.state import NOBODY, Dungeonville


class Cloak(Step[Dungeonville]):
    """Whose fighters to look at. Being asked would betray the Assassin, so only the use is public (DV-118).

    Frame: 0, 0.
    """

    secret = True
    name: ClassVar[str] = "cloak"
    rules: ClassVar[tuple[str, ...]] = ("DV-118", "DV-110")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        if not can_use(s, seat, CLOAK, s.lineups[seat]):
            return []
        others = [other for other in range(s.players) if other != seat and s.fighting >> other & 1]
        return [DECLINE, *CLOAK_ON.codes(others)]

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if code == DECLINE:
            return
        opponent = CLOAK_ON.value(code)
        use(s, seat, CLOAK)
        s.cloaks = put(s.cloaks, seat, opponent)
        s.door.tell(messages.CLOAKED, (seat, opponent))
        for fighter in s.lineups[opponent]:
            s.door.tell(messages.PEEKED_FIGHTER, (opponent, fighter), only(seat))
        s.door.seal()
        s.frames.append((at.NEW_ORDER, seat, 0, 0))

    def audience(self, s: Dungeonville, f: Frame, seat: int, code: int) -> Audience:
        return only(seat) if code == DECLINE else PUBLIC

    def covert(self, s: Dungeonville, f: Frame) -> bool:
        return True


class NewOrder(Step[Dungeonville]):
    """The order of his own fighters, secretly; `reorder 123` leaves it as it is (DV-118). Frame: 0, 0."""

    secret = True
    name: ClassVar[str] = "new-order"
    rules: ClassVar[tuple[str, ...]] = ("DV-118",)

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        count = len(s.lineups[seat])
        kept = [order for order in range(len(ORDERS)) if ORDERS[order][count:] == (0, 1, 2)[count:]]
        return REORDER.codes(kept)

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        laid = s.lineups[seat]
        order = ORDERS[REORDER.value(code)]
        s.lineups[seat] = tuple([laid[order[i]] for i in range(len(laid))])
        s.cloaks = tuple([NOBODY if seen == seat else seen for seen in s.cloaks])  # what others saw is out of date
        s.frames.pop()

    def audience(self, s: Dungeonville, f: Frame, seat: int, code: int) -> Audience:
        return PUBLIC if code == CLAIM else only(seat)
