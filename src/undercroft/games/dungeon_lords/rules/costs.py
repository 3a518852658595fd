"""Costs are paid in full or not at all (DL-104). Trap cards and monsters of a wage are chosen by their owner."""

from undercroft.engine.door import only
from undercroft.engine.piles import without
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import (
    DEMON,
    EVIL,
    FOOD,
    GHOST,
    GOLD,
    IMPS,
    MONSTERS,
    TRAP_CARDS,
    TROLL,
    WAGE,
    Cost,
)
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.evil import can_pay_evil, gain_evil
from undercroft.games.dungeon_lords.state import DungeonLords


def can_pay(s: DungeonLords, seat: int, cost: Cost, monsters: int = 0) -> bool:
    """`monsters`: how many could be discarded for a demon (DL-168)."""
    return (
        s.gold[seat] >= cost[GOLD]
        and s.food[seat] >= cost[FOOD]
        and can_pay_evil(s, seat, cost[EVIL])
        and s.imps[seat] >= cost[IMPS]
        and len(s.traps[seat]) >= cost[TRAP_CARDS]
        and monsters >= cost[MONSTERS]
    )


def pay(s: DungeonLords, seat: int, cost: Cost) -> None:
    """All of it but trap cards and monsters, for which the owner is asked."""
    s.gold[seat] -= cost[GOLD]
    s.food[seat] -= cost[FOOD]
    s.imps[seat] -= cost[IMPS]
    if cost[EVIL]:
        gain_evil(s, seat, cost[EVIL])


def pieces_of(cost: Cost) -> tuple[int, ...]:
    """As messages tell it, in the order of messages.PAID."""
    return (cost[FOOD], cost[GOLD], cost[EVIL], cost[TRAP_CARDS], cost[MONSTERS])


def price_args(cost: Cost) -> dict[str, int | str]:
    """The same for the text of an option."""
    args: dict[str, int | str] = dict(zip(messages.PAID, pieces_of(cost), strict=True))
    return args


def monsters_of(s: DungeonLords, seat: int) -> list[int]:
    """His monsters face up and face down, without ghosts (DL-165)."""
    return [kind for kind in (*s.lairs[seat], *s.down[seat]) if kind != GHOST]


def fodder(s: DungeonLords, seat: int, own: int) -> list[int]:
    """What a demon takes: any of his monsters, in the battle or not, never a ghost nor itself (DL-168, DL-481).

    `own`: 1 if the demon is already his, 0 if it is just being hired.
    """
    kinds = [kind for kind in (*s.lairs[seat], *s.down[seat], *s.sent[seat]) if kind != GHOST]
    if own:
        kinds.remove(DEMON)
    return kinds


def can_pay_wage(s: DungeonLords, seat: int, kind: int, own: int = 1) -> bool:
    """The full wage, which is the price of the tile, too (DL-162, DL-217)."""
    cost = WAGE[kind]
    return can_pay(s, seat, cost, len(fodder(s, seat, own)) if cost[MONSTERS] else 0)


def pay_wage(s: DungeonLords, seat: int, kind: int, own: int = 1) -> None:
    """Gold, food and evil at once; which trap card or monster goes is asked by frames on top (DL-167, DL-168)."""
    cost = WAGE[kind]
    if cost[MONSTERS]:
        s.frames.append((at.PAY_DEMON, seat, own, 0))
    if cost[TRAP_CARDS] and len(s.traps[seat]) > 1:
        s.frames.append((at.PAY_GOLEM, seat, 0, 0))
    elif cost[TRAP_CARDS]:
        drop_trap(s, seat, s.traps[seat][0])
    pay(s, seat, cost)


def drop_trap(s: DungeonLords, seat: int, trap: int) -> None:
    """One of his trap cards goes to the discard pile, face down (DL-006)."""
    s.traps[seat] = without(s.traps[seat], trap)
    s.trap_dropped[seat] = tuple(sorted((*s.trap_dropped[seat], trap)))
    s.door.tell(messages.TRAP_DROPPED, (seat,))
    s.door.tell(messages.TRAP_DROPPED_CARD, (seat, trap), only(seat))


def lose_monster(s: DungeonLords, seat: int, kind: int) -> None:
    """A tile leaves the lair for good, a useless one first (DL-R03); a troll takes his token along (DL-166)."""
    if kind in s.down[seat]:
        s.down[seat] = without(s.down[seat], kind)
    elif kind in s.lairs[seat]:
        s.lairs[seat] = without(s.lairs[seat], kind)
    else:
        s.sent[seat] = without(s.sent[seat], kind)
    s.monster_discard += (kind,)
    if kind == TROLL and s.idle_trolls[seat]:
        s.idle_trolls[seat] -= 1
