"""Place `hire` (DL-160 to DL-169), and what golems and demons want besides (DL-167, DL-168)."""

from typing import ClassVar

from undercroft.engine.piles import with_one, without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import DECLINE, DISCARD_MONSTER, HIRE
from undercroft.games.dungeon_lords.cards import EVIL, FIELD_COST, FOOD, GOLD, TROLL, WAGE
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.carrying_out import Order, go_home
from undercroft.games.dungeon_lords.rules.costs import (
    can_pay_wage,
    fodder,
    lose_monster,
    pay,
    pay_wage,
    pieces_of,
    price_args,
)
from undercroft.games.dungeon_lords.rules.imps_and_traps import DropTrap
from undercroft.games.dungeon_lords.state import DungeonLords, is_at


def why_not_hire(s: DungeonLords, seat: int, field: int, kind: int) -> tuple[str, ...]:
    """Empty: it lies in the tavern, and he can pay its price, on space III with the food besides (DL-161)."""
    if kind not in s.tavern:
        return ("DL-161",)
    can_pay = s.food[seat] >= WAGE[kind][FOOD] + FIELD_COST[field][FOOD] and can_pay_wage(s, seat, kind, 0)
    return () if can_pay else ("DL-162", "DL-161", "DL-104")


class Hire(Order):
    """One of the tiles in the tavern that he can pay in full, or decline (DL-161, DL-163)."""

    name: ClassVar[str] = "hire"
    rules: ClassVar[tuple[str, ...]] = ("DL-160", "DL-161", "DL-162", "DL-163")

    def lacks(self, s: DungeonLords, f: Frame, seat: int) -> int:
        return messages.MEANS if s.tavern else messages.OFFER

    def carry_out(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        _, _, field, _ = f
        kind = HIRE.value(code)
        s.frames[-1] = (at.HIRED, seat, field, kind)
        s.door.tell(messages.HIRED, (seat, kind, FIELD_COST[field][FOOD], *pieces_of(WAGE[kind])))
        pay(s, seat, FIELD_COST[field])
        pay_wage(s, seat, kind, 0)
        if is_at(s, at.HIRED):  # nothing is asked: the tile comes as it is told
            join_lair(s)

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return HIRE.codes(sorted(set(s.tavern)))

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        _, _, field, _ = f
        return why_not_hire(s, seat, field, HIRE.value(code)) if HIRE.has(code) else ("DL-161",)

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        if code == DECLINE:
            return {}
        _, _, field, _ = f
        wage, extra = WAGE[HIRE.value(code)], FIELD_COST[field][FOOD]
        return {"gold": wage[GOLD], "food": wage[FOOD] + extra, "evil": wage[EVIL], "extra": extra, **price_args(wage)}


class PayGolem(DropTrap):
    """Which trap card goes to the golem (DL-167)."""

    name: ClassVar[str] = "pay-golem"
    rules: ClassVar[tuple[str, ...]] = ("DL-167",)


class PayDemon(Step[DungeonLords]):
    """Which monster goes to the demon (DL-168, DL-222)."""

    name: ClassVar[str] = "pay-demon"
    rules: ClassVar[tuple[str, ...]] = ("DL-168", "DL-165", "DL-222", "DL-223")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        _, _, is_his, _ = f
        return DISCARD_MONSTER.codes(sorted(set(fodder(s, seat, is_his))))

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        feed(s, seat, DISCARD_MONSTER.value(code))


def feed(s: DungeonLords, seat: int, kind: int) -> None:
    """It leaves the game, without evil; of two alike the one not yet paid (DL-168, DL-R02)."""
    lose_monster(s, seat, kind)
    s.door.tell(messages.FED_TO_DEMON, (seat, kind))
    left = (*s.lairs[seat], *s.down[seat], *s.sent[seat])
    if s.handled.count(kind) > left.count(kind):
        s.handled = without(s.handled, kind)


class Hired(Auto[DungeonLords]):
    """After the payment the tile lies in the lair; a troll brings his token, idle at once (DL-161, DL-166)."""

    name: ClassVar[str] = "hired"
    rules: ClassVar[tuple[str, ...]] = ("DL-161", "DL-166", "DL-169")

    def run(self, s: DungeonLords, f: Frame) -> None:
        join_lair(s)


def join_lair(s: DungeonLords) -> None:
    _, seat, field, kind = s.frames[-1]
    s.tavern = without(s.tavern, kind)
    s.lairs[seat] = with_one(s.lairs[seat], kind)
    if kind == TROLL:
        s.idle_trolls[seat] += 1
    go_home(s, field)
