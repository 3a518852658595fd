"""Bills to come in this year: wages at payday and taxes, and what is missing to pay them (DL-217, DL-225 to DL-227)."""

from typing import Final

from undercroft.engine.state import Pile
from undercroft.games.dungeon_lords.cards import AUTUMN, FOOD, GOLD, MINIONS, PAYDAY, SUMMER, TAXES, TRAP_CARDS, WAGE
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.events import tax_due
from undercroft.games.dungeon_lords.rules.sequence import EVENT, ORDERS
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords

# What a missing piece costs, by the rounds of orders that are left to get it: gold for taxes; food or a trap for wages.
SEAL: Final[list[float]] = [3.0, 2.2, 1.9, 1.6, 1.4]
UNPAID: Final[list[float]] = [3.0, 2.6, 2.2, 1.7, 1.4]
OVER: Final = -1


def rounds_until(s: DungeonLords, seat: int, event: int) -> int:
    """Rounds of orders before that event of this year, the present one included until the seat has given its own."""
    if s.combat_round:
        return OVER
    if event in s.events:
        season = s.events.index(event) + 1
    elif NOTHING in s.events:
        season = AUTUMN if s.season >= SUMMER else s.season + 2  # the next one is always known
    else:
        return OVER
    away = season - s.season
    if away < 0 or (away == 0 and is_over(s, seat)):
        return OVER
    return away if is_ordered(s, seat) else away + 1


def is_ordered(s: DungeonLords, seat: int) -> bool:
    """Whether all orders of this round are given: what they will bring is already counted (see orders.py)."""
    return s.phase > ORDERS or (s.phase == ORDERS and len(s.orders[seat]) == MINIONS)


def is_over(s: DungeonLords, seat: int) -> bool:
    """Whether the event of this round has passed that seat."""
    if s.phase != EVENT:
        return s.phase > EVENT
    for step, owner, _, _ in s.frames:
        if owner == seat and step in (at.EVENT_FOR, at.PAYDAY, at.TAX):
            return False
    return True


def wages(s: DungeonLords, seat: int, lair: Pile, what: int) -> int:
    """How much of that his monsters and ghosts ask for, those who have it already aside."""
    total = 0
    for kind in lair:
        total += WAGE[kind][what]
    if s.handled and s.phase == EVENT and s.frames:
        _, owner, _, _ = s.frames[-1]
        if owner == seat:
            total -= sum([WAGE[kind][what] for kind in s.handled])
    return max(0, total)


def bills(s: DungeonLords, seat: int, lair: Pile) -> float:
    """Points that it would cost if no more came in."""
    total, (wage, tax) = 0.0, missing(s, seat, lair)
    if wage:
        total += UNPAID[rounds_until(s, seat, PAYDAY)] * wage
    if tax:
        total += SEAL[rounds_until(s, seat, TAXES)] * tax
    return total


def missing(s: DungeonLords, seat: int, lair: Pile) -> tuple[int, int]:
    """Pieces that he lacks for the wages of this year, food and traps, and for its taxes, gold."""
    wage, tax, gold = 0, 0, s.gold[seat]
    if lair and rounds_until(s, seat, PAYDAY) != OVER:
        wage = max(0, wages(s, seat, lair, FOOD) - s.food[seat])
        wage += max(0, wages(s, seat, lair, TRAP_CARDS) - len(s.traps[seat]))
        gold -= wages(s, seat, lair, GOLD)
    if rounds_until(s, seat, TAXES) != OVER:
        tax = max(0, tax_due(s, seat) - gold)
    return wage, tax
