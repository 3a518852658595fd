"""Carrying out orders: general rules (DL-100 to DL-109) and the places with a fixed price (DL-110 to DL-113)."""

from typing import ClassVar, Final

from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import DECLINE, DO
from undercroft.games.dungeon_lords.cards import (
    BUY_TRAPS,
    EVIL,
    FIELD_COST,
    FIELD_GAIN,
    FIELD_SPY,
    FOOD,
    GOLD,
    IMPS,
    PLACE_IDS,
    PLACES,
    RESOLVE,
    SPACES_EACH,
    TRAP_CARDS,
    in_order,
)
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.costs import can_pay, pay, pieces_of, price_args
from undercroft.games.dungeon_lords.rules.evil import lose_evil
from undercroft.games.dungeon_lords.rules.imps_and_traps import buy_traps, take_imps
from undercroft.games.dungeon_lords.state import NOBODY, NON_PLAYER, NOTHING, DungeonLords

# What the owner is asked at each place.
FIRST_STEP: Final[list[int]] = in_order(
    PLACE_IDS,
    {
        "food": at.DO_IT,
        "reputation": at.DO_IT,
        "dig": at.DIG,
        "mine": at.MINE,
        "imps": at.DO_IT,
        "traps": at.DO_IT,
        "hire": at.HIRE,
        "room": at.TAKE_ROOM,
    },
)


def begin_actions(s: DungeonLords) -> None:
    """All minions on the board, place by place; `hire` and `room` from III to I (DL-100, DL-101)."""
    for place in range(PLACES - 1, -1, -1):
        for space in reversed(RESOLVE[place]):
            field = place * SPACES_EACH + space
            if s.spaces[field] != NOBODY:
                s.frames.append((at.ACTION, s.start, field, 0))


class Action(Auto[DungeonLords]):
    """A minion's turn; one of a non-player simply goes home (DL-102, DL-180)."""

    name: ClassVar[str] = "action"
    rules: ClassVar[tuple[str, ...]] = ("DL-102", "DL-180")

    def run(self, s: DungeonLords, f: Frame) -> None:
        _, _, field, _ = f
        who = s.spaces[field]
        if who >= NON_PLAYER:
            go_home(s, field)
            return
        s.dug = 0
        s.frames[-1] = (FIRST_STEP[field // SPACES_EACH], who, field, 0)


def go_home(s: DungeonLords, field: int) -> None:
    """The minion is back in the office (DL-102), its space stays unused (DL-105); its frame is done."""
    s.spaces[field] = NOBODY
    s.frames.pop()


class Order(Step[DungeonLords]):
    """An order on its field: one of the ways to carry it out, or decline (DL-102).

    The ways are those expected against which no rule speaks; without any it is declined because it must be (DL-103).
    """

    def ways(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return [code for code in self.expected(s, f, seat) if not self.why_not(s, f, seat, code)]

    def carry_out(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        """What happens when one of the ways is chosen."""
        raise NotImplementedError

    def lacks(self, s: DungeonLords, f: Frame, seat: int) -> int:
        """What is missing where there is no way to carry it out (DL-103)."""
        return messages.PRICE

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return [*self.ways(s, f, seat), DECLINE]

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        if code == DECLINE:
            decline(s, f, self.lacks(s, f, seat) if not self.ways(s, f, seat) else NOTHING)
        else:
            self.carry_out(s, f, seat, code)


def decline(s: DungeonLords, f: Frame, lack: int) -> None:
    """The minion goes onto the order card: not carried out, freely or because something is missing (DL-102, DL-103)."""
    _, seat, field, _ = f
    place = field // SPACES_EACH
    s.failed[seat] |= 1 << place
    if lack == NOTHING:
        s.door.tell(messages.DECLINED, (seat, place))
    else:
        s.door.tell(messages.CANNOT, (seat, place, lack, *pieces_of(FIELD_COST[field])))
    go_home(s, field)


class DoIt(Order):
    """`food`, `reputation`, `imps`, `traps`: the full price for the full reward, or decline (DL-102 to DL-104)."""

    name: ClassVar[str] = "do-it"
    rules: ClassVar[tuple[str, ...]] = ("DL-102", "DL-104", "DL-110", "DL-112", "DL-140", "DL-150")

    def ways(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return [] if self.why_not(s, f, seat, DO) else [DO]

    def lacks(self, s: DungeonLords, f: Frame, seat: int) -> int:
        _, _, field, _ = f
        is_empty = field // SPACES_EACH == BUY_TRAPS and not s.trap_deck
        return messages.TRAP_CARDS if is_empty else messages.PRICE

    def carry_out(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        _, _, field, _ = f
        place, space = field // SPACES_EACH, field % SPACES_EACH + 1
        s.door.tell(messages.CARRIED_OUT, (seat, place, space, *pieces_of(FIELD_COST[field]), *reward_of(field)))
        go_home(s, field)
        if FIELD_SPY[field]:
            s.frames.append((at.SPY, seat, field, 0))
        do(s, seat, field)

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        """The whole price, and a trap card to draw (DL-104, DL-111, DL-155)."""
        _, _, field, _ = f
        if field // SPACES_EACH == BUY_TRAPS and not s.trap_deck:
            return ("DL-155",)
        return () if code == DO and can_pay(s, seat, FIELD_COST[field]) else ("DL-104", "DL-103")

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        _, _, field, _ = f
        return place_and_price(field)


def reward_of(field: int) -> tuple[int, ...]:
    """As messages tell it, in the order of messages.GAINED."""
    gain = FIELD_GAIN[field]
    return (gain[FOOD], gain[GOLD], gain[IMPS], gain[TRAP_CARDS], -gain[EVIL], int(FIELD_SPY[field]))


def place_and_price(field: int) -> dict[str, int | str]:
    """For the text of an option: the space, what it costs and what it brings."""
    place = PLACE_IDS[field // SPACES_EACH]
    reward = dict(zip(messages.GAINED, reward_of(field), strict=True))
    return {"place": place, "space": field % SPACES_EACH + 1, **price_args(FIELD_COST[field]), **reward}


def do(s: DungeonLords, seat: int, field: int) -> None:
    """Pay, then take everything; evil is lost as far as there is any (DL-106 to DL-109, DL-113)."""
    gain = FIELD_GAIN[field]
    pay(s, seat, FIELD_COST[field])
    s.gold[seat] += gain[GOLD]
    s.food[seat] += gain[FOOD]
    if gain[EVIL]:
        lose_evil(s, seat, -gain[EVIL])
    if gain[IMPS]:
        take_imps(s, seat, gain[IMPS])
    if field // SPACES_EACH == BUY_TRAPS:
        buy_traps(s, seat, field)
