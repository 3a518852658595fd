"""The fifteen powers of items (DV-105 to DV-129), each found in the content by its effect; a rule for each."""

from typing import Final

from undercroft.games.dungeonville.cards import CARD_IDS, CLASS_IDS, ITEM

EFFECTS: Final[tuple[str, ...]] = (
    "survive_duel",
    "return_victim",
    "no_blood",
    "peek_and_reorder",
    "take_overweight",
    "skip_room",
    "set_rank",
    "peek_top",
    "redirect_death_to_user",
    "cancel_death",
    "pay_value",
    "capacity_bonus",
    "recruit_all_coloured",
    "flee_now",
    "renew_town",
)

BEADS: Final = 0  # DV-115
GLOVE: Final = 1  # DV-116
HOLY_WATER: Final = 2  # DV-117
CLOAK: Final = 3  # DV-118
SACK: Final = 4  # DV-119
NET: Final = 5  # DV-120
AXE: Final = 6  # DV-121
FALCON: Final = 7  # DV-122
CARROT: Final = 8  # DV-123
SHIELD: Final = 9  # DV-124
CRUCIBLE: Final = 10  # DV-125
WHEELBARROW: Final = 11  # DV-126
BANNER: Final = 12  # DV-127
WAND: Final = 13  # DV-128
LUTE: Final = 14  # DV-129

POWER_RULES: Final[tuple[str, ...]] = tuple([f"DV-{115 + power}" for power in range(len(EFFECTS))])


def copies(effect: str) -> tuple[int, ...]:
    """All cards with that power; a pack may hold several (DV-174)."""
    return tuple(c for c, card in enumerate(CARD_IDS) if card in ITEM and ITEM[card]["power"]["effect"] == effect)


COPIES: Final[list[tuple[int, ...]]] = [copies(effect) for effect in EFFECTS]
ITEM_IDS: Final[tuple[str, ...]] = tuple(CARD_IDS[cards[0]] for cards in COPIES)
USER: Final[list[int]] = [CLASS_IDS.index(ITEM[item]["class"]) for item in ITEM_IDS]
ALWAYS_ON: Final = (CRUCIBLE, WHEELBARROW)  # they simply apply, nobody is asked (DV-110)
KEPT: Final[list[bool]] = [ITEM[item]["use"] == "keep" for item in ITEM_IDS]
CRUCIBLE_GOLD: Final[int] = ITEM[ITEM_IDS[CRUCIBLE]]["power"]["args"]["gold"]
WHEELBARROW_GOLD: Final[int] = ITEM[ITEM_IDS[WHEELBARROW]]["power"]["args"]["gold"]
