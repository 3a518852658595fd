"""Place `hire` (DL-160 to DL-169), and what golems and demons want besides (DL-167, DL-168)."""

from typing import ClassVar

from undercroft.engine.piles import with_one, without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import DECLINE, DISCARD_MONSTER, HIRE
from undercroft.games.dungeon_lords.cards import EVIL, FIELD_COST, FOOD, GOLD, MONSTER_IDS, TROLL, WAGE
from undercroft.games.dungeon_lords.rules.carrying_out import decline, go_home
from undercroft.games.dungeon_lords.rules.costs import can_pay_wage, fodder, lose_monster, pay, pay_wage
from undercroft.games.dungeon_lords.rules.frames import HIRED
from undercroft.games.dungeon_lords.rules.imps_and_traps import DropTrap
from undercroft.games.dungeon_lords.state import DungeonLords


def can_hire(s: DungeonLords, seat: int, field: int, kind: int) -> bool:
    """The price of the tile, on space III with the food besides (DL-161)."""
    return s.food[seat] >= WAGE[kind][FOOD] + FIELD_COST[field][FOOD] and can_pay_wage(s, seat, kind, 0)


class HirePick(Step[DungeonLords]):
    """One of the tiles in the tavern that he can pay in full, or decline (DL-161, DL-163)."""

    name: ClassVar[str] = "hire"
    rules: ClassVar[tuple[str, ...]] = ("DL-160", "DL-161", "DL-162", "DL-163")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return [HIRE + kind for kind in sorted(set(s.tavern)) if can_hire(s, seat, f[2], kind)] + [DECLINE]

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        if code == DECLINE:
            decline(s, seat, f[2], not any([can_hire(s, seat, f[2], kind) for kind in s.tavern]))
            return
        kind = code - HIRE
        s.frames[-1] = (HIRED, seat, f[2], kind)
        pay(s, seat, FIELD_COST[f[2]])
        pay_wage(s, seat, kind, 0)

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return [HIRE + kind for kind in sorted(set(s.tavern))]

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        if HIRE <= code < HIRE + len(MONSTER_IDS) and code - HIRE in s.tavern:
            return ("DL-162", "DL-161", "DL-104")
        return ("DL-161",)

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        if code == DECLINE:
            return {}
        wage, extra = WAGE[code - HIRE], FIELD_COST[f[2]][FOOD]
        return {"gold": wage[GOLD], "food": wage[FOOD] + extra, "evil": wage[EVIL], "extra": extra}


class PayGolem(DropTrap):
    """Which trap card goes to the golem (DL-167)."""

    name: ClassVar[str] = "pay-golem"
    rules: ClassVar[tuple[str, ...]] = ("DL-167",)


class PayDemon(Step[DungeonLords]):
    """Which monster goes to the demon; the number in the frame: whether the demon is already his (DL-168, DL-222)."""

    name: ClassVar[str] = "pay-demon"
    rules: ClassVar[tuple[str, ...]] = ("DL-168", "DL-165", "DL-222", "DL-223")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return [DISCARD_MONSTER + kind for kind in sorted(set(fodder(s, seat, f[2])))]

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        feed(s, seat, code - DISCARD_MONSTER)


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
        seat, field, kind = f[1], f[2], f[3]
        s.tavern = without(s.tavern, kind)
        s.lairs[seat] = with_one(s.lairs[seat], kind)
        if kind == TROLL:
            s.idle_trolls[seat] += 1
        s.door.tell(messages.HIRED, (seat, kind, FIELD_COST[field][FOOD]))
        go_home(s, field)
