"""Roughly what the orders will do: they change the numbers of one lord and ask nobody (DL-110 to DL-178)."""

from typing import Final

from undercroft.games.dungeon_lords.cards import (
    BUY_TRAPS,
    DIG,
    EVIL,
    EVIL_MAX,
    EVIL_MIN,
    FIELD_COST,
    FIELD_FOREMAN,
    FIELD_GAIN,
    FIELD_SPY,
    FIELD_UP_TO,
    FOOD,
    GHOST,
    GOLD,
    HIRE,
    IMPS,
    MINE,
    MONSTER_IDS,
    MONSTERS,
    ROLLING_STONE,
    ROOM,
    ROOM_ZONE,
    SPACES_EACH,
    TRAP_CARDS,
    WAGE,
    Cost,
    in_order,
)
from undercroft.games.dungeon_lords.heuristics.means import rounds_left, work_of
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.dungeon import free_tunnels, ground_to_build, ground_to_dig
from undercroft.games.dungeon_lords.state import DungeonLords

SPIED: Final = 0.35
# How much each monster is liked, its price aside: to choose among them only.
LIKED: Final[list[float]] = in_order(
    MONSTER_IDS,
    {
        "goblin": 3.0,
        "slime": 3.0,
        "ghost": 2.0,
        "troll": 4.2,
        "witch": 4.6,
        "vampire": 5.0,
        "golem": 6.5,
        "dragon": 6.0,
        "demon": 4.5,
    },
)
PIECE: Final = 0.6  # of gold or food
EVIL_STEP: Final = 0.5


def carry_out(s: DungeonLords, seat: int, field: int) -> float:
    """Nothing happens if it cannot be paid. The result: points beside those that the new numbers show."""
    place, cost = field // SPACES_EACH, FIELD_COST[field]
    if s.gold[seat] < cost[GOLD] or s.food[seat] < cost[FOOD] or s.evil[seat] + cost[EVIL] > EVIL_MAX:
        return 0.0
    if place == DIG:
        dig(s, seat, field)
    elif place == MINE:
        mine(s, seat, field)
    elif place == HIRE:
        hire(s, seat, cost[FOOD])
    elif place == ROOM:
        return build(s, seat, cost[GOLD])
    else:
        take(s, seat, field)
    return SPIED if FIELD_SPY[field] else 0.0


def take(s: DungeonLords, seat: int, field: int) -> None:
    """A fixed price and a fixed reward; the third space gives two traps (DL-150)."""
    cost, gain = FIELD_COST[field], FIELD_GAIN[field]
    s.gold[seat] += gain[GOLD] - cost[GOLD]
    s.food[seat] += gain[FOOD] - cost[FOOD]
    s.evil[seat] = max(EVIL_MIN, s.evil[seat] + gain[EVIL] + cost[EVIL])
    s.imps[seat] += gain[IMPS]
    if field // SPACES_EACH == BUY_TRAPS:
        s.traps[seat] += (ROLLING_STONE,) * gain[TRAP_CARDS]


def dig(s: DungeonLords, seat: int, field: int) -> None:
    """As many as imps and space allow, those already dug with this order aside; any cells will do."""
    under_way = s.dug > 0 and s.frames[-1] == (at.DIG, seat, field, 0)
    imps = s.idle[seat] if under_way else s.idle[seat] - FIELD_FOREMAN[field]
    for _ in range(min(imps, FIELD_UP_TO[field] - s.dug if under_way else FIELD_UP_TO[field])):
        cells = ground_to_dig(s.tiles[seat])
        if not cells:
            return
        s.tiles[seat] |= 1 << (cells.bit_length() - 1)
        s.idle[seat] -= 1


def mine(s: DungeonLords, seat: int, field: int) -> None:
    number = min(FIELD_UP_TO[field], s.idle[seat] - FIELD_FOREMAN[field], free_tunnels(s, seat).bit_count())
    if number > 0:
        s.gold[seat] += number
        s.idle[seat] -= number


def hire(s: DungeonLords, seat: int, more_food: int) -> None:
    """The tile he likes most of those he can pay."""
    chosen, best = -1, 0.0
    s.food[seat] -= more_food
    for kind in s.tavern:
        liked = LIKED[kind] - price(WAGE[kind])
        if liked > best and can_hire(s, seat, WAGE[kind]):
            chosen, best = kind, liked
    if chosen < 0:
        s.food[seat] += more_food
        return
    cost, lair = WAGE[chosen], s.lairs[seat]
    s.food[seat] -= cost[FOOD]
    s.gold[seat] -= cost[GOLD]
    s.evil[seat] += cost[EVIL]
    s.traps[seat] = s.traps[seat][cost[TRAP_CARDS] :]
    s.lairs[seat] = (*lair[cost[MONSTERS] :], chosen)


def price(cost: Cost) -> float:
    return PIECE * (cost[GOLD] + cost[FOOD]) + EVIL_STEP * cost[EVIL]


def can_hire(s: DungeonLords, seat: int, cost: Cost) -> bool:
    lair = s.lairs[seat]
    return (
        cost[FOOD] <= s.food[seat]
        and cost[GOLD] <= s.gold[seat]
        and cost[EVIL] + s.evil[seat] <= EVIL_MAX
        and cost[TRAP_CARDS] <= len(s.traps[seat])
        and cost[MONSTERS] <= len(lair) - lair.count(GHOST)
    )


def build(s: DungeonLords, seat: int, gold: int) -> float:
    """The better room of the market that he can place, as deep as possible; its use is the result."""
    best, cells, left = -1.0, 0, rounds_left(s, seat)
    for room in s.market:
        possible = ground_to_build(s, seat, ROOM_ZONE[room])
        if possible and work_of(room, left) > best:
            best, cells = work_of(room, left), possible
    if not cells:
        return 0.0
    s.gold[seat] -= gold
    s.halls[seat] |= 1 << (cells.bit_length() - 1)
    return best
