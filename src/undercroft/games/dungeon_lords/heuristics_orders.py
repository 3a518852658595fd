"""What orders are worth that are laid but not yet carried out: how much better off the lord will be."""

from collections.abc import Callable
from typing import Final

from undercroft.games.dungeon_lords.cards import (
    EVIL,
    FOOD,
    GOLD,
    HIRE,
    MONSTERS,
    ROLLING_STONE,
    TRAP_CARDS,
    TROLL,
    WAGE,
)
from undercroft.games.dungeon_lords.heuristics_means import standing
from undercroft.games.dungeon_lords.rules.costs import can_pay, monsters_of
from undercroft.games.dungeon_lords.rules.dungeon import cells_for_room, cells_to_dig, unconquered_tunnels
from undercroft.games.dungeon_lords.state import DungeonLords

LATER: Final[tuple[float, ...]] = (1.0, 0.85, 0.7)  # a later order finds fewer spaces
CROWD: Final = 0.07  # and each other lord who may go there, too
ROOM_WORTH: Final = 2.6


def worth_of_orders(s: DungeonLords, seat: int) -> float:
    """Those that are laid and not yet carried out; minions on the board count as long as they stand there."""
    total = 0.0
    for turn, place in enumerate(s.orders[seat]):
        if s.wave <= turn or seat in s.spaces[place * 3 : place * 3 + 3]:
            crowd = 1.0 - CROWD * rivals(s, seat, place)
            total += WORTH[place](s, seat) * LATER[turn] * crowd - surcharge(s, seat, turn, place)
    return total


def surcharge(s: DungeonLords, seat: int, turn: int, place: int) -> float:
    """A monster as the first order costs a piece of gold at once (DL-095); without it the order is lost."""
    if not s.config.surcharge or turn or place != HIRE or s.wave:
        return 0.0
    return 0.6 if s.gold[seat] else 2.0


def rivals(s: DungeonLords, seat: int, place: int) -> int:
    return len([other for other in range(s.players) if other != seat and place not in s.barred[other]])


def gained(s: DungeonLords, seat: int, gold: int, food: int, evil: int, imps: int) -> float:
    """How much better the lord would stand with that much more (or less) of everything."""
    before = standing(s, seat)
    change(s, seat, gold, food, evil, imps)
    after = standing(s, seat)
    change(s, seat, -gold, -food, -evil, -imps)
    return after - before


def change(s: DungeonLords, seat: int, gold: int, food: int, evil: int, imps: int) -> None:
    s.gold[seat] += gold
    s.food[seat] += food
    s.evil[seat] += evil
    s.imps[seat] += imps


def food_worth(s: DungeonLords, seat: int) -> float:
    """The second space is the usual one: food for a little evil."""
    return gained(s, seat, 0, 3, 1, 0)


def reputation_worth(s: DungeonLords, seat: int) -> float:
    return 0.3 + gained(s, seat, 0, 0, -min(2, s.evil[seat] - 1), 0)


def dig_worth(s: DungeonLords, seat: int) -> float:
    before, tiles = standing(s, seat), s.tiles[seat]
    for _ in range(min(2, s.idle[seat])):
        cells = cells_to_dig(s, seat)
        if cells:
            s.tiles[seat] |= 1 << cells[0]
    after = standing(s, seat)
    s.tiles[seat] = tiles
    return after - before


def mine_worth(s: DungeonLords, seat: int) -> float:
    return gained(s, seat, min(3, s.idle[seat], unconquered_tunnels(s, seat)), 0, 0, 0)


def imps_worth(s: DungeonLords, seat: int) -> float:
    if not s.food[seat]:
        return 0.0
    new = min(2, s.food[seat])
    return gained(s, seat, 0, -new, 0, new)


def traps_worth(s: DungeonLords, seat: int) -> float:
    """One card, half of the time for a piece of gold."""
    before, traps = standing(s, seat), s.traps[seat]
    s.traps[seat] = (*traps, ROLLING_STONE)
    after = standing(s, seat)
    s.traps[seat] = traps
    return after - before - (0.3 if s.gold[seat] else 0.9)


def hire_worth(s: DungeonLords, seat: int) -> float:
    """The best tile in the tavern that he can pay."""
    best = 0.0
    fodder = len(monsters_of(s, seat))
    for place, kind in enumerate(s.tavern):
        if kind not in s.tavern[:place] and can_pay(s, seat, WAGE[kind], fodder):
            best = max(best, with_monster(s, seat, kind))
    return best


def with_monster(s: DungeonLords, seat: int, kind: int) -> float:
    cost, lair = WAGE[kind], s.lairs[seat]
    before = standing(s, seat)
    change(s, seat, -cost[GOLD], -cost[FOOD], cost[EVIL], 0)
    s.lairs[seat] = (*lair, kind)
    after = standing(s, seat)
    s.lairs[seat] = lair
    change(s, seat, cost[GOLD], cost[FOOD], -cost[EVIL], 0)
    return after - before - 2.0 * cost[MONSTERS] - cost[TRAP_CARDS] + (0.3 if kind == TROLL else 0.0)


def room_worth(s: DungeonLords, seat: int) -> float:
    for room in s.market:
        if cells_for_room(s, seat, room):
            return ROOM_WORTH if s.gold[seat] else 0.4 * ROOM_WORTH
    return 0.0


# About what one minion at each place brings, in points, with what the lord has now.
WORTH: Final[list[Callable[[DungeonLords, int], float]]] = [
    food_worth,
    reputation_worth,
    dig_worth,
    mine_worth,
    imps_worth,
    traps_worth,
    hire_worth,
    room_worth,
]
