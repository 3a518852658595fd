"""The content as flat tables: everything is a small number here, `*_IDS` lead back to the content files."""

from typing import Any, Final

from undercroft.engine.content import pack_hash, read_pack

PACK: Final[dict[str, Any]] = read_pack("undercroft.games.dungeon_twister")
CONTENT_HASH: Final = pack_hash(PACK)

COLOUR_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in PACK["colours"]["colours"])

# ---- characters and objects in one run of numbers, characters first: what a token shows when it is turned up

CHARACTERS: Final[list[dict[str, Any]]] = PACK["characters"]["characters"]
OBJECTS: Final[list[dict[str, Any]]] = PACK["objects"]["objects"]
CHARACTER_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in CHARACTERS)
OBJECT_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in OBJECTS)
KIND_IDS: Final[tuple[str, ...]] = CHARACTER_IDS + OBJECT_IDS
FIRST_OBJECT: Final = len(CHARACTER_IDS)
KINDS: Final = len(KIND_IDS)


def kind(name: str) -> int:
    return KIND_IDS.index(name)


WARRIOR: Final = kind("warrior")
WIZARD: Final = kind("wizard")
TROLL: Final = kind("troll")
CLERIC: Final = kind("cleric")
MEKANORK: Final = kind("mekanork")
THIEF: Final = kind("thief")
WALL_WALKER: Final = kind("wall_walker")
GOBLIN: Final = kind("goblin")
PALADIN: Final = kind("paladin")
WEAPON_MASTER: Final = kind("weapon_master")
PICKPOCKET: Final = kind("pickpocket")
GOLEM: Final = kind("golem")
ILLUSIONIST: Final = kind("illusionist")
ELF_SCOUT: Final = kind("elf_scout")
GHOST: Final = kind("ghost")
RED_DRAGON: Final = kind("red_dragon")
MONK: Final = kind("neutral_monk")
PRINCESS: Final = kind("princess")
ROPE: Final = kind("rope")
TREASURE: Final = kind("treasure")
SPEED_POTION: Final = kind("speed_potion")
ARMOR: Final = kind("armor")
SWORD: Final = kind("sword")
FIREBALL_WAND: Final = kind("fireball_wand")
KEY: Final = kind("key")
FIRE_SHIELD: Final = kind("fire_shield")
DRAGONSLAYER: Final = kind("dragonslayer")
TELEPORT_RING: Final = kind("teleport_ring")
CHARM_SCROLL: Final = kind("charm_scroll")

MOVE: Final[list[int]] = [each["move"] for each in CHARACTERS]
COMBAT: Final[list[int]] = [each["combat"] or 0 for each in CHARACTERS]  # a monk has none
CARRIES: Final[list[int]] = [each["carry"] for each in CHARACTERS]
FLIES: Final[list[bool]] = [each["flying"] for each in CHARACTERS]
USES_MAGIC: Final[list[bool]] = [each["magic_user"] for each in CHARACTERS]
VP_ESCAPED: Final[list[int]] = [each["vp_escape"] for each in CHARACTERS]
VP_KILLED: Final[list[int]] = [each["vp_killed"] for each in CHARACTERS]
COMMON: Final[list[int]] = [FIRST_OBJECT + i for i, each in enumerate(OBJECTS) if each["common"]]  # DT-025, DT-243

# ---- sets: the characters and objects of one player, the numbers of the rooms

SETS: Final[dict[str, dict[str, Any]]] = {each["id"]: each for each in PACK["sets"]["sets"]}
SET_CHARACTERS: Final[dict[str, list[int]]] = {
    name: [kind(each) for each in of["characters"]] for name, of in SETS.items()
}
SET_OBJECTS: Final[dict[str, list[int]]] = {name: [kind(each) for each in of["objects"]] for name, of in SETS.items()}

# ---- cards of a player


def copies(sort: str) -> tuple[int, ...]:
    """The values of all cards of a sort, each as often as it is there, the lowest first (DT-042)."""
    cards = [each for each in PACK["cards"]["cards"] if each["kind"] == sort]
    return tuple(sorted([int(each["value"] or 0) for each in cards for _ in range(each["count"])]))


COMBAT_CARDS: Final = copies("combat")
ACTION_CARDS: Final = copies("action")
JUMP_CARDS: Final = len(copies("jump"))
