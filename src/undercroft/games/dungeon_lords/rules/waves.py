"""Turning up orders and placing minions: three waves without a decision (DL-090 to DL-098)."""

from typing import ClassVar

from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import HIRE, MINIONS, SPACES_EACH, SURCHARGE
from undercroft.games.dungeon_lords.rules.play_order import play_order
from undercroft.games.dungeon_lords.state import NOBODY, DungeonLords


class Wave(Auto[DungeonLords]):
    """All turn up their next order, then in play order each sends a minion (DL-090, DL-094)."""

    name: ClassVar[str] = "wave"
    rules: ClassVar[tuple[str, ...]] = ("DL-090", "DL-091", "DL-093", "DL-095")

    def run(self, s: DungeonLords, f: Frame) -> None:
        if s.wave == MINIONS:
            s.frames.pop()
            return
        seats = play_order(s)
        for seat in seats:
            s.door.tell(messages.ORDER_SHOWN, (seat, s.orders[seat][s.wave], s.wave + 1))
        s.door.reveal()
        for seat in seats:
            if s.wave == 0 and s.config.surcharge and s.orders[seat][0] == HIRE:
                pay_surcharge(s, seat)
        for seat in seats:
            order = s.orders[seat][s.wave]
            if not s.failed[seat] >> order & 1:
                place_minion(s, seat, order)
        s.wave += 1


def pay_surcharge(s: DungeonLords, seat: int) -> None:
    """`hire` as first order costs gold at once; without gold the minion goes onto the card (DL-095 to DL-097)."""
    if s.gold[seat] >= SURCHARGE:
        s.gold[seat] -= SURCHARGE
        s.door.tell(messages.SURCHARGE, (seat, SURCHARGE))
    else:
        s.failed[seat] |= 1 << HIRE
        s.door.tell(messages.NO_SURCHARGE, (seat,))


def place_minion(s: DungeonLords, seat: int, place: int) -> None:
    """On the free space with the lowest number, else on the order card (DL-091 to DL-093)."""
    first = place * SPACES_EACH
    for field in range(first, first + SPACES_EACH):
        if s.spaces[field] == NOBODY:
            s.spaces[field] = seat
            s.door.tell(messages.PLACED, (seat, place, field - first + 1))
            return
    s.failed[seat] |= 1 << place
    s.door.tell(messages.PLACE_FULL, (seat, place))
