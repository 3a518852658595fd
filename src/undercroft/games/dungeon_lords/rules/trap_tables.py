"""What each trap does in each year, as flat tables made once from the content (DL-425 to DL-439)."""

from typing import Any, Final

from undercroft.games.dungeon_lords.cards import TRAP_EFFECTS, TYPE_IDS
from undercroft.games.dungeon_lords.state import NO_CONQUEST, NO_HEALING, NO_SPELLS

EFFECT_BITS: Final = {"no_conquest": NO_CONQUEST, "no_healing": NO_HEALING, "no_spells": NO_SPELLS}


def damage_to(effects: list[dict[str, Any]], target: str) -> int:
    """What the card lays out on that target; the Poisoned Meal's hit points are no number (DL-437)."""
    found = [each["amount"] for each in effects if each["op"] == "damage" and each["target"] == target]
    return sum([int(amount) for amount in found if amount != "hit_points"])


def damage_table(target: str) -> list[list[int]]:
    """Damage by year and trap."""
    return [[damage_to(effects, target) for effects in year] for year in TRAP_EFFECTS]


ON_EACH: Final = damage_table("each")
ON_FIRST: Final = damage_table("first")
ON_SECOND: Final = damage_table("second")
ON_LAST: Final = damage_table("last")
ON_OTHERS: Final = damage_table("others")
ON_CHOSEN: Final = damage_table("chosen")
IS_MEAL: Final[list[bool]] = [any(each.get("amount") == "hit_points" for each in e) for e in TRAP_EFFECTS[0]]
HOLDS: Final[list[bool]] = [any(each["op"] == "no_conquest" for each in e) for e in TRAP_EFFECTS[0]]
POISONS: Final[list[int]] = [
    sum([int(each["amount"]) for each in e if each["op"] == "late_damage"]) for e in TRAP_EFFECTS[0]
]
POISON: Final = max(POISONS)  # one kind of trap only
# By trap and type of the hero it was aimed at: the effects that begin.
ON_TYPE: Final[list[list[int]]] = [
    [
        sum([EFFECT_BITS[each["then"][0]] for each in e if each["op"] == "if_target_type" and each["type"] == name])
        for name in TYPE_IDS
    ]
    for e in TRAP_EFFECTS[0]
]
