"""Choosing orders: at set-up those that are inaccessible (DL-024), in every round three (DL-080 to DL-084, DL-184)."""

from typing import ClassVar, Final

from undercroft.engine.door import PUBLIC, Audience, only
from undercroft.engine.piles import put, with_one
from undercroft.engine.state import Frame, Pile
from undercroft.engine.steps import Together
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import CONFIRM, HIDE, LOCK, ORDER
from undercroft.games.dungeon_lords.cards import MINIONS, PLACES, SEATS_IN, SPACES_EACH
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.non_players import place_hidden_orders, place_open_orders
from undercroft.games.dungeon_lords.rules.play_order import play_order
from undercroft.games.dungeon_lords.state import NOBODY, NOTHING, DungeonLords

INACCESSIBLE: Final = 2
# The choices left, by the orders that lie elsewhere, as bits.
HANDS: Final = [ORDER.codes([order for order in range(PLACES) if not bits >> order & 1]) for bits in range(1 << PLACES)]


def begin_orders(s: DungeonLords) -> None:
    """The open orders of non-players first (DL-080), then all lords choose at the same time."""
    s.wave = 0
    s.confirmed = 0
    s.orders = [()] * s.players
    s.failed = [0] * s.players
    s.spaces = [NOBODY] * (PLACES * SPACES_EACH)
    s.hidden = (NOTHING,) * len(s.hidden)
    place_open_orders(s)
    s.frames.append((at.CHOOSE_ORDERS, s.start, 0, 0))


class ChooseInaccessible(Together[DungeonLords]):
    """Lock two of the three orders drawn; the third goes into the hand (DL-024)."""

    name: ClassVar[str] = "choose-inaccessible"
    rules: ClassVar[tuple[str, ...]] = ("DL-024",)

    def seats(self, s: DungeonLords, f: Frame) -> list[int]:
        return [seat for seat in range(s.players) if len(s.barred[seat]) < INACCESSIBLE]

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return LOCK.codes([order for order in s.drawn[seat] if order not in s.barred[seat]])

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        s.barred[seat] = with_one(s.barred[seat], LOCK.value(code))
        if len(s.barred[seat]) == INACCESSIBLE:
            s.door.tell(messages.READY, (seat,))

    def finish(self, s: DungeonLords, f: Frame) -> None:
        """All turn them up at the same time; the third card is never shown."""
        for seat in play_order(s):
            for order in s.barred[seat]:
                s.door.tell(messages.INACCESSIBLE, (seat, order))
        s.drawn = [()] * s.players
        s.door.reveal()
        s.frames.pop()


def hand(elsewhere: Pile) -> list[int]:
    """What can still be laid, when these orders lie on the table (DL-081)."""
    bits = 0
    for order in elsewhere:
        bits |= 1 << order
    return HANDS[bits][:]


class ChooseOrders(Together[DungeonLords]):
    """Three different orders in sequence, with two players also one for the own non-player (DL-081, DL-184).

    Everything can be taken back until all have confirmed (DL-084), so the confirmation is always asked for.
    """

    insists = True

    name: ClassVar[str] = "choose-orders"
    rules: ClassVar[tuple[str, ...]] = ("DL-081", "DL-082", "DL-083", "DL-084", "DL-184")

    def seats(self, s: DungeonLords, f: Frame) -> list[int]:
        return list(SEATS_IN[~s.confirmed & (1 << s.players) - 1])

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        laid, barred = s.orders[seat], s.barred[seat]
        if len(laid) < MINIONS:
            return hand(laid + barred)
        if s.players == 2 and s.hidden[seat] == NOTHING:
            return HIDE.codes(s.non_stacks[seat])
        return [CONFIRM]

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        if code == CONFIRM:
            s.confirmed |= 1 << seat
            s.door.tell(messages.READY, (seat,))
        elif len(s.orders[seat]) < MINIONS:
            s.orders[seat] += (ORDER.value(code),)
        else:
            s.hidden = put(s.hidden, seat, HIDE.value(code))

    def audience(self, s: DungeonLords, f: Frame, seat: int, code: int) -> Audience:
        """That somebody is ready is seen by all."""
        return PUBLIC if code == CONFIRM else only(seat)

    def finish(self, s: DungeonLords, f: Frame) -> None:
        s.door.reveal()
        place_hidden_orders(s)
        s.frames[-1] = (at.WAVE, s.start, 0, 0)

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return ORDER.codes(range(PLACES)) if len(s.orders[seat]) < MINIONS else []

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        if ORDER.has(code) and ORDER.value(code) in s.barred[seat]:
            return ("DL-083", "DL-081")
        return ("DL-184",) if HIDE.has(code) else ("DL-081",)

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        """Which of his orders it is; the hidden one and the confirmation come after them."""
        return {"number": len(s.orders[seat]) + 1 + (code == CONFIRM)}
