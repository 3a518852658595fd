"""What one lord has, in points: what would be counted now, means to earn more, the next combat, bills to come.

The weights of means are fitted to games of the bots against themselves: the points somebody had in the end, by what
he owned at the beginning of a round.
"""

from typing import Final

from undercroft.engine.state import Pile
from undercroft.games.dungeon_lords.cards import (
    ANYWHERE,
    CELLS,
    EVIL,
    GHOST,
    HERO_TYPE,
    PALADIN,
    PAYDAY,
    POINTS,
    ROOM_IDS,
    ROOM_STACKS,
    SEASONS,
    YEARS,
)
from undercroft.games.dungeon_lords.heuristics.bills import OVER, bills, is_ordered, rounds_until, wages
from undercroft.games.dungeon_lords.heuristics.defence import combat_to_come
from undercroft.games.dungeon_lords.rules.dungeon import ground_to_build, ground_to_dig
from undercroft.games.dungeon_lords.rules.scoring import lair_of, scoring_rooms
from undercroft.games.dungeon_lords.state import DungeonLords

FOOD_WORTH: Final = 1.0
GOLD_WORTH: Final = 0.7
RICH: Final = 5  # pieces; more of them are worth less
TRAP: Final = 0.8
IMP: Final = 0.2
IMP_ROUND: Final = 0.26  # what an imp earns in every round to come
MANY_IMPS: Final = 6
TUNNEL: Final = 0.6
TUNNEL_ROUND: Final = 0.2
MANY_TUNNELS: Final = 8
CELL: Final = 0.08  # where one can still dig
SITE: Final = 0.12  # a tunnel that can become a room
MANY_SITES: Final = 3
MONSTER: Final = 1.2  # or a ghost: beside its point and what it can do this year
MONSTER_NEXT_YEAR: Final = 0.8
HALL: Final = 0.7
EVIL_SPACE: Final = 0.35  # stronger heroes will come
FORESEEN: Final = 0.4  # how much of the combat is as it looks now, while the year is being built
SOON: Final = 4  # rounds
# What a room of year 1 brings in one round.
WORK: Final[dict[str, float]] = {
    "chicken_coop": 0.3,
    "mushroom_bed": 0.3,
    "souvenir_shop": 0.35,
    "mint": 0.35,
    "workshop": 0.2,
    "tool_shed": 0.25,
    "printing_press": 0.15,
    "magic_room": 0.35,
}
WORKS: Final[list[float]] = [WORK.get(name, 0.0) for name in ROOM_IDS]
IS_WORKROOM: Final[list[bool]] = [room in ROOM_STACKS[0] for room in range(len(ROOM_IDS))]
NEW_ROOM: Final = 0.4  # the use of a room of year 2, beside its points
PER_ROOM: Final = POINTS["rooms"]
PER_CONQUERED: Final = POINTS["conquered"]
PER_HERO: Final = POINTS["heroes"]
PER_PALADIN: Final = POINTS["paladins"]
PER_MONSTER: Final = POINTS["monsters"]
PER_SEAL: Final = POINTS["unpaid_taxes"]


def worth_of_lord(s: DungeonLords, seat: int, rank: int) -> float:
    """Points and means of one seat, titles aside. `rank`: how many are nicer."""
    lair = lair_of(s, seat)
    total = points_so_far(s, seat, lair)
    if s.combat_round:
        total += combat_to_come(s, seat, rank, 0)
    else:
        more_evil = wages(s, seat, lair, EVIL) if rounds_until(s, seat, PAYDAY) != OVER else 0
        total += FORESEEN * combat_to_come(s, seat, rank, more_evil)
    left = rounds_left(s, seat)
    if left or s.year < YEARS:
        total += means(s, seat, left) - bills(s, seat, lair)
        total += (MONSTER + MONSTER_NEXT_YEAR if s.year < YEARS else MONSTER) * len(lair)
    return total + rooms_at_work(s, seat, left) if s.halls[seat] else total


def rounds_left(s: DungeonLords, seat: int) -> int:
    """Building rounds that are still to come, this one included until the orders are given."""
    left = (YEARS - s.year + 1) * SEASONS - s.season
    return left - 1 if s.combat_round or is_ordered(s, seat) else left


def points_so_far(s: DungeonLords, seat: int, lair: Pile) -> float:
    """What would be counted now, titles and scoring rooms aside (DL-571 to DL-575)."""
    conquered = s.conquered[seat]
    total = PER_ROOM * (s.halls[seat] & ~conquered).bit_count() + PER_CONQUERED * conquered.bit_count()
    total += PER_MONSTER * (len(lair) - lair.count(GHOST)) + PER_SEAL * s.seals[seat]
    return total + points_of_prisoners(s, seat)


def points_of_prisoners(s: DungeonLords, seat: int) -> float:
    """DL-573."""
    prison = s.prisons[seat]
    total = PER_HERO * len(prison)
    for hero in prison:
        if HERO_TYPE[hero] == PALADIN:
            total += PER_PALADIN - PER_HERO
    return float(total)


def means(s: DungeonLords, seat: int, left: int) -> float:
    """Food, gold, traps, imps and room to dig: worth less when little time is left to use them."""
    use, soon, imps = use_of_supplies(left), min(left, SOON), s.imps[seat]
    total = use * (FOOD_WORTH * diminish(s.food[seat], RICH) + GOLD_WORTH * diminish(s.gold[seat] + s.bait[seat], RICH))
    total += TRAP * len(s.traps[seat]) + (IMP + IMP_ROUND * left) * diminish(imps, MANY_IMPS)
    tiles = s.tiles[seat]
    total += (TUNNEL + TUNNEL_ROUND * soon) * min((tiles & ~s.conquered[seat]).bit_count(), MANY_TUNNELS)
    if left:
        total += CELL * soon * ground_to_dig(tiles).bit_count()
        total += SITE * min(MANY_SITES, ground_to_build(s, seat, ANYWHERE).bit_count())
    return total + HALL * s.halls[seat].bit_count() - EVIL_SPACE * s.evil[seat]


def use_of_supplies(left: int) -> float:
    """The part of their worth that the last rounds leave to food and gold."""
    return 0.25 + 0.15 * left if left <= SOON else 1.0


def diminish(number: int, many: int) -> float:
    """The first pieces bring most."""
    return number if number <= many else many + 0.4 * (number - many)


def rooms_at_work(s: DungeonLords, seat: int, left: int) -> float:
    """What rooms that are not conquered will bring, beside their points (DL-194 to DL-203, DL-466 to DL-473)."""
    total = float(scoring_rooms(s, seat)) if s.year == YEARS else 0.0
    for room, place in enumerate(s.built):
        if place // CELLS == seat and not s.conquered[seat] >> place % CELLS & 1:
            total += work_of(room, left)
    return total


def work_of(room: int, left: int) -> float:
    return WORKS[room] * left if IS_WORKROOM[room] else NEW_ROOM
