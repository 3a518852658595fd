"""The content as flat tables: everything is a small number here, `*_IDS` lead back to the content files."""

from typing import Any, Final

from undercroft.engine.content import pack_hash, read_pack

PACK: Final[dict[str, Any]] = read_pack("undercroft.games.doodle_dungeon")
CONTENT_HASH: Final = pack_hash(PACK)

# ---- what can be drawn on a cell (DD-005), and the two elements that are not drawn

CONTENT_IDS: Final[tuple[str, ...]] = ("empty", *[each["id"] for each in PACK["elements"]["elements"]])
EMPTY: Final = 0
WALL: Final = 1
TRAP: Final = 2
GOBLIN: Final = 3
ORC: Final = 4
DRAGON: Final = 5
TREASURE: Final = 6
IMPROVEMENT: Final = 7
CROSSED: Final = 8  # added to a trap or monster that is crossed off (DD-007)
MONSTERS: Final = (GOBLIN, ORC, DRAGON)

ELEMENTS: Final[dict[str, dict[str, Any]]] = {each["id"]: each for each in PACK["elements"]["elements"]}
POINTS: Final[list[int]] = [int(ELEMENTS[each].get("points", 0)) if each in ELEMENTS else 0 for each in CONTENT_IDS]
DAMAGE: Final[list[int]] = [int(ELEMENTS[each].get("damage", 0)) if each in ELEMENTS else 0 for each in CONTENT_IDS]

# ---- tracks (DD-069 to DD-076): the level after so many boxes

TRACKS: Final[list[dict[str, Any]]] = PACK["tracks"]["tracks"]
TRACK_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in TRACKS)
GOBLIN_TRACK: Final = TRACK_IDS.index("goblins")
TRAP_TRACK: Final = TRACK_IDS.index("traps")
TREASURE_TRACK: Final = TRACK_IDS.index("treasures")
HAND_TRACK: Final = TRACK_IDS.index("hand")
TRACK_OF: Final[list[int]] = [
    TRACK_IDS.index(ELEMENTS[each]["track"]) if "track" in ELEMENTS.get(each, {}) else -1 for each in CONTENT_IDS
]


def levels(base: int, groups: list[dict[str, Any]]) -> list[int]:
    """The level with 0, 1, 2 … boxes checked: only a full group unlocks one (DD-072)."""
    found = [base]
    for group in groups:
        found += [found[-1]] * (group["boxes"] - 1) + [group["level"]]
    return found


CHEAP: Final[list[list[int]]] = [levels(each["base"], each["groups"]) for each in TRACKS]
EVEN: Final[list[list[int]]] = [
    levels(each["base"], PACK["tracks"]["variants"][0]["groups"]) if track == GOBLIN_TRACK else CHEAP[track]
    for track, each in enumerate(TRACKS)
]

# ---- wall shapes

SHAPE_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in PACK["shapes"]["shapes"])
SHAPE_CELLS: Final[list[list[list[list[int]]]]] = [each["orientations"] for each in PACK["shapes"]["shapes"]]
NO_SHAPE: Final = -1

# ---- actions

ACTION_FACTS: Final[list[dict[str, Any]]] = PACK["actions"]["actions"]
ACTION_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in ACTION_FACTS)


def action(name: str) -> int:
    return ACTION_IDS.index(name)


AXE: Final = action("axe")
DRAGON_BREATH: Final = action("dragon_breath")
ENERGY_DRINK: Final = action("energy_drink")
GOBLIN_DAGGER: Final = action("goblin_dagger")
USEFUL_JUNK: Final = action("useful_junk")
ORC_CLUB: Final = action("orc_club")
TALISMAN: Final = action("talisman")
CURSED_BLADE: Final = action("cursed_blade")
AIM_BOOST: Final = action("aim_boost")
BOMB: Final = action("bomb")
CURSE: Final = action("curse")
HEALING_POTION: Final = action("healing_potion")
SHIELD: Final = action("shield")
JUMP: Final = action("jump")
POISONED_WEAPON: Final = action("poisoned_weapon")


def effect(facts: dict[str, Any], op: str, key: str) -> int:
    """A number of an effect of that action; 0 where it has no such effect."""
    return sum([int(each[key]) for each in facts["effects"] if each["op"] == op])


IS_HERO_ACTION: Final[list[bool]] = [each["kind"] == "hero" for each in ACTION_FACTS]
NEEDS_ROLL: Final[list[bool]] = [each["timing"] == "fight_after_roll" for each in ACTION_FACTS]  # DD-125
DICE_NEEDED: Final[list[int]] = [int(each.get("dice_needed", 0)) for each in ACTION_FACTS]  # DD-126
STRENGTH: Final[list[int]] = [effect(each, "add_strength", "value") for each in ACTION_FACTS]
EXTRA_DAMAGE: Final[list[int]] = [effect(each, "extra_damage_on_win", "value") for each in ACTION_FACTS]
DICE_REMOVED: Final[list[int]] = [effect(each, "remove_lowest_dice", "count") for each in ACTION_FACTS]
IMPROVES: Final[list[int]] = [effect(each, "improve", "count") for each in ACTION_FACTS]
FOR_MONSTERS: Final[list[list[bool]]] = [
    [kind in each.get("monsters", ()) for kind in CONTENT_IDS] for each in ACTION_FACTS
]
CURSE_STRENGTH: Final = STRENGTH[CURSE]
FLEES_BELOW: Final = effect(ACTION_FACTS[CURSED_BLADE], "cross_off_if_dice_total_below", "value")  # DD-138
HEALS: Final = effect(ACTION_FACTS[HEALING_POTION], "heal", "value")
SHIELDS: Final = effect(ACTION_FACTS[SHIELD], "reduce_damage", "value")
BOMB_REACH: Final = effect(ACTION_FACTS[BOMB], "cross_off_monster", "max_distance")
ABOVE_LIMIT: Final = int(PACK["box"]["hero_cards_limit_per_dungeon"])  # DD-142

# ---- dice

DICE: Final[dict[str, Any]] = next(each for each in PACK["box"]["places"] if each["id"] == "dice")
SIDES: Final = int(DICE["sides"])
START_DICE: Final = int(DICE["start_of_fight"])
MOST_DICE: Final = int(DICE["limit_in_fight"])
WIN_AT: Final = int(DICE["win_at"])

# ---- cards

CARDS: Final[list[dict[str, Any]]] = PACK["cards"]["cards"]
CARD_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in CARDS)
ALL_CARDS: Final[tuple[int, ...]] = tuple(range(len(CARDS)))
CARD_ACTION: Final[list[int]] = [ACTION_IDS.index(each["action"]) for each in CARDS]
BUILD: Final[list[tuple[int, ...]]] = [
    tuple([CONTENT_IDS.index(part["element"]) for part in each["build"]]) for each in CARDS
]
CARD_SHAPE: Final[list[int]] = [
    max([SHAPE_IDS.index(part["shape"]) for part in each["build"] if "shape" in part], default=NO_SHAPE)
    for each in CARDS
]

# ---- set-up (DD-012, DD-018)

BY_COUNT: Final[dict[str, dict[str, int]]] = PACK["box"]["players"]["by_count"]
REMOVED: Final[list[int]] = [
    BY_COUNT[str(count)]["cards_removed"] if str(count) in BY_COUNT else 0 for count in range(5)
]
ROUNDS: Final = int(PACK["box"]["players"]["build_rounds"])
