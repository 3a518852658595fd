"""What one lord has, in points: what would be counted now, means to earn more, the next combat, taxes to come."""

from typing import Final

from undercroft.games.dungeon_lords.cards import HERO_TYPE, PALADIN, POINTS, SEASONS, TAXES, YEARS
from undercroft.games.dungeon_lords.heuristics_defence import conquests_and_prisoners
from undercroft.games.dungeon_lords.rules.dungeon import cells_to_dig
from undercroft.games.dungeon_lords.rules.scoring import monsters
from undercroft.games.dungeon_lords.state import DungeonLords

FOOD: Final = 0.45
GOLD: Final = 0.75
TRAP: Final = 0.45
IMP: Final = 0.6
IMP_ROUND: Final = 0.13  # what an imp earns in every round to come
TUNNEL: Final = 0.25
SPACE: Final = 0.04  # a cell where one can still dig
EVIL: Final = 0.15  # a space on the evilometer brings a stronger hero
RICH: Final = 6
EVENT: Final = 4  # the phase
LOST_TILE: Final = 2.2
BARE: Final = 2.0  # where no tile is left to lose, prisoners go free (DL-326)
TAX_NOW: Final = 2.4  # a seal costs 3 points, gold may still come
TAX_NEXT: Final = 1.8
TAX_SOME_TIME: Final = 1.0


def standing(s: DungeonLords, seat: int) -> float:
    """Points and means of one seat, titles and orders aside."""
    total = points_so_far(s, seat) + means(s, seat, rounds_left(s)) - taxes_to_come(s, seat)
    conquered, prisoners = conquests_and_prisoners(s, seat)
    bare = max(0.0, conquered - (s.tiles[seat] & ~s.conquered[seat]).bit_count() + 1)
    return total - LOST_TILE * conquered + prisoners - BARE * bare


def rounds_left(s: DungeonLords) -> int:
    """Building rounds that are still to come, this one included until its production is over."""
    left = YEARS * SEASONS - (s.year - 1) * SEASONS - s.season
    return left - 1 if s.combat_round else left


def points_so_far(s: DungeonLords, seat: int) -> float:
    """What would be counted now, titles and scoring rooms aside (DL-571 to DL-575)."""
    conquered = s.conquered[seat]
    prison = s.prisons[seat]
    paladins = len([hero for hero in prison if HERO_TYPE[hero] == PALADIN])
    total = POINTS["rooms"] * (s.halls[seat] & ~conquered).bit_count() + POINTS["conquered"] * conquered.bit_count()
    total += POINTS["heroes"] * (len(prison) - paladins) + POINTS["paladins"] * paladins
    total += POINTS["monsters"] * monsters(s, seat)
    return total + POINTS["unpaid_taxes"] * s.seals[seat]


def means(s: DungeonLords, seat: int, left: int) -> float:
    """Food, gold, traps, imps and room to dig: worth less when little time is left to use them."""
    if not left and s.year == YEARS:
        return 0.0
    use = min(1.0, 0.4 + 0.15 * left)
    gold = s.gold[seat] + s.bait[seat]
    total = use * (FOOD * capped(s.food[seat]) + GOLD * capped(gold)) + TRAP * len(s.traps[seat])
    total += s.imps[seat] * (IMP + IMP_ROUND * left) + TUNNEL * use * s.tiles[seat].bit_count()
    return total + SPACE * min(left, 4) * len(cells_to_dig(s, seat)) - EVIL * max(0, s.evil[seat] - 5)


def taxes_to_come(s: DungeonLords, seat: int) -> float:
    """What the taxes of this year will cost if they came with the gold of today (DL-225 to DL-227)."""
    missing = (s.tiles[seat].bit_count() + 1) // 2 - s.gold[seat]
    if missing <= 0 or s.combat_round:
        return 0.0
    now = s.season - 1  # spring has the first event
    if TAXES not in s.events:
        return TAX_SOME_TIME * missing
    when = s.events.index(TAXES)
    if when < now or (when == now and s.phase > EVENT):
        return 0.0
    return (TAX_NOW if when == now else TAX_NEXT) * missing


def capped(number: int) -> float:
    """The first pieces buy most."""
    return number if number <= RICH else RICH + 0.3 * (number - RICH)
