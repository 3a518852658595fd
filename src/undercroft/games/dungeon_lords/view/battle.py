"""What everybody sees of parties, plans and battles; a laid trap is its owner's secret (DL-338)."""

from typing import Final, cast

from undercroft.engine.piles import named
from undercroft.games.dungeon_lords.cards import (
    CARD_IDS,
    CELL_IDS,
    HEARTS,
    HERO_IDS,
    HERO_TYPE,
    HIT_POINTS,
    MAGIC,
    MONSTER_IDS,
    TRAP_IDS,
    TRAP_SYMBOLS,
    TYPE_IDS,
)
from undercroft.games.dungeon_lords.rules.yard import card_of
from undercroft.games.dungeon_lords.state import (
    COURAGE,
    NO_CONQUEST,
    NO_HEALING,
    NO_SPELLS,
    NOTHING,
    RAGE,
    SHIELD,
    WAS_ATTACKED,
    DungeonLords,
)
from undercroft.games.dungeon_lords.view.shape import Battle, Effect, Hero, HeroType, Plan

TYPES: Final = cast("tuple[HeroType, ...]", TYPE_IDS)
EFFECTS: Final[list[tuple[int, Effect]]] = [
    (WAS_ATTACKED, "was_attacked"),
    (NO_CONQUEST, "no_conquest"),
    (NO_HEALING, "no_healing"),
    (NO_SPELLS, "no_spells"),
    (SHIELD, "shield"),
    (RAGE, "rage"),
    (COURAGE, "courage"),
]

# Every hero unhurt, to be copied.
UNHURT: Final[list[Hero]] = [
    {
        "hero": HERO_IDS[each],
        "type": TYPES[HERO_TYPE[each]],
        "hit_points": HIT_POINTS[each],
        "wounds": 0,
        "trap": TRAP_SYMBOLS[each],
        "heart": HEARTS[each],
        "magic": MAGIC[each],
    }
    for each in range(len(HERO_IDS))
]


def hero(s: DungeonLords, each: int) -> Hero:
    shown = UNHURT[each].copy()
    shown["wounds"] = s.wounds[each]
    if each in s.bonus:
        shown["hit_points"] = HIT_POINTS[each] + s.bonus.count(each)
    return shown


def plan(s: DungeonLords, seat: int, own: bool) -> Plan | None:
    """The tile, the defenders and the number of traps are open once the plan is made; before that it is his own."""
    is_open = s.plans >> seat & 1 == 1
    if s.plan_tiles[seat] == NOTHING or not (own or is_open):
        return None
    return {
        "open": is_open,
        "tile": CELL_IDS[s.plan_tiles[seat]],
        "traps": len(s.plan_traps[seat]),
        "trap_cards": named(TRAP_IDS, s.plan_traps[seat]) if own else None,
        "monsters": named(MONSTER_IDS, s.sent[seat]),
        "ghosts": s.ghosts_sent[seat],
        "bait": s.bait[seat],
    }


def battle(s: DungeonLords) -> Battle:
    card = card_of(s)
    line = s.queues[s.battler]
    return {
        "seat": s.battler,
        "card": CARD_IDS[card] if card != NOTHING else None,
        "magic": sum([MAGIC[each] for each in line]),
        "needed": s.combat_round,
        "effects": [name for bit, name in EFFECTS if s.effects & bit],
        "sheep": MONSTER_IDS[s.sheep] if s.sheep != NOTHING else None,
        "invisible": named(HERO_IDS, s.invisible),
        "poisoned": [HERO_IDS[each] for each in (s.poisoned, s.poisoned_too) if each != NOTHING],
        "trap": TRAP_IDS[s.chosen_trap] if s.chosen_trap != NOTHING else None,
    }
