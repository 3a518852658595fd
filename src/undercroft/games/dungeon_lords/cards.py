"""The content as flat tables: everything is a small number here, `*_IDS` lead back to the content files."""

from typing import Any, Final

from undercroft.engine.content import pack_hash, read_pack
from undercroft.engine.piles import sets_of

PACK: Final[dict[str, Any]] = read_pack("undercroft.games.dungeon_lords")
CONTENT_HASH: Final = pack_hash(PACK)
START: Final[dict[str, int]] = PACK["box"]["components"]["start_per_player"]
SEASON_IDS: Final[tuple[str, ...]] = tuple(PACK["box"]["round"]["seasons"])
SEASONS: Final = len(SEASON_IDS)
WINTER: Final = SEASON_IDS.index("winter")
SUMMER: Final = SEASON_IDS.index("summer")
AUTUMN: Final = SEASON_IDS.index("autumn")
YEARS: Final[int] = PACK["box"]["round"]["years"]
IN_TAVERN: Final[int] = PACK["box"]["round"]["monsters_offered"]
IN_MARKET: Final[int] = PACK["box"]["round"]["rooms_offered"]
HEROES_DRAWN: Final[dict[int, int]] = {int(players): n for players, n in PACK["box"]["round"]["heroes_drawn"].items()}
COLOURS: Final = 4  # players and non-players together
SEATS_IN: Final = sets_of(COLOURS)
MINIONS: Final[int] = START["minions"]
COMBAT_ROUNDS: Final[int] = PACK["box"]["combat"]["rounds"]

# What things cost, always in this order (conventions.cost_keys). As plain numbers, so that compiled code knows them.
Cost = tuple[int, int, int, int, int, int]  # gold, food, evil, imps, trap cards, monsters
COST_IDS: Final = ("gold", "food", "evil", "imps", "trap_cards", "monsters")
GOLD: Final = 0
FOOD: Final = 1
EVIL: Final = 2
IMPS: Final = 3
TRAP_CARDS: Final = 4
MONSTERS: Final = 5


def in_order(ids: tuple[str, ...], values: dict[str, Any]) -> list[Any]:
    """What is written by id, as a list in the order of the content."""
    return [values[name] for name in ids]


def effects_in(written: Any) -> list[dict[str, Any]]:
    """All effects (what has an `op`) in an entry of the content, however deep they stand."""
    inner = written.values() if isinstance(written, dict) else written if isinstance(written, list) else ()
    own = [written] if isinstance(written, dict) and "op" in written else []
    return own + [effect for each in inner for effect in effects_in(each)]


def number_of(entry: dict[str, Any], op: str, key: str = "amount") -> int:
    """How much the effect of that kind is, in an entry that has one such effect."""
    found, *_ = [int(effect[key]) for effect in effects_in(entry) if effect["op"] == op]
    return found


def cost_of(written: dict[str, int]) -> Cost:
    gold, food, evil, imps, traps, monsters = [int(written.get(name, 0)) for name in COST_IDS]
    return (gold, food, evil, imps, traps, monsters)


FREE: Final[Cost] = cost_of({})

# ---- the evilometer

EVIL_MIN: Final[int] = PACK["dungeon"]["evilometer"]["min"]
EVIL_MAX: Final[int] = PACK["dungeon"]["evilometer"]["max"]
EVIL_START: Final[int] = PACK["dungeon"]["evilometer"]["start"]
PALADIN_SPACE: Final[int] = PACK["dungeon"]["evilometer"]["paladin_space"]

# ---- the eight places; the order card of a place has the same number

PLACE_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in PACK["places"]["places"])
PLACES: Final = len(PLACE_IDS)
DIG: Final = PLACE_IDS.index("dig")
MINE: Final = PLACE_IDS.index("mine")
BUY_TRAPS: Final = PLACE_IDS.index("traps")
HIRE: Final = PLACE_IDS.index("hire")
ROOM: Final = PLACE_IDS.index("room")
SPACES_EACH: Final = 3
SURCHARGE: Final[int] = PACK["places"]["places"][HIRE]["full_rules"]["first_order_cost"]["gold"]
# place * SPACES_EACH + space
FIELDS: Final[list[dict[str, Any]]] = [field for each in PACK["places"]["places"] for field in each["fields"]]
FIELD_COST: Final[list[Cost]] = [cost_of(field["cost"]) for field in FIELDS]
FIELD_GAIN: Final[list[Cost]] = [cost_of(field["reward"]) for field in FIELDS]  # evil is negative: it is lost
FIELD_SPY: Final[list[bool]] = ["spy" in field["reward"] for field in FIELDS]
FIELD_UP_TO: Final[list[int]] = [
    int(field["reward"].get("dig_up_to", field["reward"].get("mine_up_to", 0))) for field in FIELDS
]
FIELD_FOREMAN: Final[list[int]] = [int(field.get("foreman_imps", 0)) for field in FIELDS]
RESOLVE: Final[list[list[int]]] = [[int(n) - 1 for n in each["resolve_order"]] for each in PACK["places"]["places"]]

# ---- the dungeon: cells are row * COLUMNS + column, both from 0; sets of cells are bits

COLUMNS: Final[int] = PACK["dungeon"]["dungeon"]["columns"]
ROWS: Final[int] = PACK["dungeon"]["dungeon"]["rows"]
CELLS: Final = COLUMNS * ROWS
CELL_IDS: Final[tuple[str, ...]] = tuple(f"{c % COLUMNS + 1}-{c // COLUMNS + 1}" for c in range(CELLS))


def cell_at(column: int, row: int) -> int:
    """A cell as the book counts: from 1, the surface on top."""
    return (row - 1) * COLUMNS + column - 1


def bits_of(cells: list[list[int]]) -> int:
    return sum([1 << cell_at(column, row) for column, row in cells])


# Every set of cells of the upper half of the plan, and of the lower one.
HALF: Final = CELLS // 2
UPPER_BITS: Final = (1 << HALF) - 1
UPPER: Final = sets_of(HALF)
LOWER: Final = [tuple([HALF + cell for cell in cells]) for cells in UPPER]


def cells_in(bits: int) -> tuple[int, ...]:
    return UPPER[bits & UPPER_BITS] + LOWER[bits >> HALF]


ENTRANCE: Final = cell_at(*PACK["dungeon"]["dungeon"]["entrance"]["above"])
START_TUNNELS: Final = bits_of(PACK["dungeon"]["dungeon"]["start_tunnels"])
ZONE_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in PACK["dungeon"]["dungeon"]["zones"])
ZONES: Final[list[int]] = [bits_of(each["cells"]) for each in PACK["dungeon"]["dungeon"]["zones"]]
ANYWHERE: Final = (1 << CELLS) - 1
FIRST_COLUMN: Final = sum([1 << row * COLUMNS for row in range(ROWS)])
LAST_COLUMN: Final = FIRST_COLUMN << COLUMNS - 1

# ---- monsters and ghosts: tiles of one kind are alike, so a tile is its kind

KINDS: Final[list[dict[str, Any]]] = PACK["monsters"]["monsters"]
MONSTER_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in KINDS)
SLIME: Final = MONSTER_IDS.index("slime")
GHOST: Final = MONSTER_IDS.index("ghost")
TROLL: Final = MONSTER_IDS.index("troll")
VAMPIRE: Final = MONSTER_IDS.index("vampire")
GOLEM: Final = MONSTER_IDS.index("golem")
DRAGON: Final = MONSTER_IDS.index("dragon")
DEMON: Final = MONSTER_IDS.index("demon")
WAGE: Final[list[Cost]] = [cost_of(each["cost"]) for each in KINDS]
MONSTER_STACKS: Final[list[tuple[int, ...]]] = [
    tuple(sorted(MONSTER_IDS.index(tile["kind"]) for tile in PACK["monsters"]["monster_tiles"] if tile["year"] == year))
    for year in (1, 2)
]
# All attacks and abilities, monster by monster.
ATTACKS: Final[list[dict[str, Any]]] = [option for each in KINDS for option in each["options"]]
ATTACK_IDS: Final[tuple[str, ...]] = tuple(f"{each['id']}/{o['id']}" for each in KINDS for o in each["options"])
ATTACK_KIND: Final[list[int]] = [kind for kind, each in enumerate(KINDS) for _ in each["options"]]
ATTACKS_OF: Final[list[list[int]]] = [
    [attack for attack, owner in enumerate(ATTACK_KIND) if owner == kind] for kind in range(len(KINDS))
]
ATTACK_COST: Final[list[Cost]] = [cost_of(each["cost"]) for each in ATTACKS]
IS_ATTACK: Final[list[bool]] = [bool(each["is_attack"]) for each in ATTACKS]
FACE_UP_AFTER: Final[list[bool]] = [each["after"] == "face_up" for each in ATTACKS]
TROLL_TOKENS: Final[int] = PACK["box"]["components"]["troll_tokens"]

# ---- heroes, then the two paladins, then one illusion for each dungeon

TYPE_IDS: Final = ("warrior", "thief", "priest", "wizard", "paladin", "illusion")
WARRIOR: Final = 0
THIEF: Final = 1
PRIEST: Final = 2
WIZARD: Final = 3
PALADIN: Final = 4
ILLUSION: Final = 5
PEOPLE: Final[list[dict[str, Any]]] = [*PACK["heroes"]["heroes"], *PACK["heroes"]["paladins"]]
HEROES: Final = len(PACK["heroes"]["heroes"])
PALADINS: Final[tuple[int, int]] = (HEROES, HEROES + 1)  # of year 1 and 2
ILLUSIONS: Final = len(PEOPLE)  # ILLUSIONS + seat
HERO_IDS: Final[tuple[str, ...]] = (
    *[str(each["id"]) for each in PEOPLE],
    *[f"illusion-P{seat + 1}" for seat in range(COLOURS)],
)
HERO_TYPE: Final[list[int]] = [*[TYPE_IDS.index(each["type"]) for each in PEOPLE], *[ILLUSION] * COLOURS]
HERO_RANK: Final[list[int]] = [*[int(each.get("rank", 0)) for each in PEOPLE], *[0] * COLOURS]
HIT_POINTS: Final[list[int]] = [*[int(each["hit_points"]) for each in PEOPLE], *[1] * COLOURS]
TRAP_SYMBOLS: Final[list[int]] = [*[int(each["symbols"]["trap"]) for each in PEOPLE], *[0] * COLOURS]
HEARTS: Final[list[int]] = [*[int(each["symbols"]["heart"]) for each in PEOPLE], *[0] * COLOURS]
MAGIC: Final[list[int]] = [*[int(each["symbols"]["magic"]) for each in PEOPLE], *[0] * COLOURS]
HERO_STACKS: Final[list[tuple[int, ...]]] = [
    tuple(hero for hero in range(HEROES) if PEOPLE[hero]["year"] == year) for year in (1, 2)
]

# ---- traps: cards of one kind are alike, so a card is its kind

TRAP_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in PACK["traps"]["traps"])
ROLLING_STONE: Final = TRAP_IDS.index("rolling_stone")
TRAP_DOOR: Final = TRAP_IDS.index("trap_door")
CURSED_RING: Final = TRAP_IDS.index("cursed_ring")
KAMIKAZE_IMP: Final = TRAP_IDS.index("kamikaze_imp")
TRAP_DECK: Final[tuple[int, ...]] = tuple(
    trap for trap, each in enumerate(PACK["traps"]["traps"]) for _ in range(each["copies"])
)
TRAP_EFFECTS: Final[list[list[list[dict[str, Any]]]]] = [
    [each["years"][year]["effects"] for each in PACK["traps"]["traps"]] for year in ("1", "2")
]
TRAP_COST: Final[list[list[Cost]]] = [
    [cost_of(each["years"][year]["cost"]) for each in PACK["traps"]["traps"]] for year in ("1", "2")
]

# ---- combat cards

CARDS: Final[list[dict[str, Any]]] = PACK["combat_cards"]["combat_cards"]
CARD_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in CARDS)
AURA_OF_FEAR: Final = CARD_IDS.index("aura_of_fear")
METAMORPHOSIS: Final = CARD_IDS.index("metamorphosis")
DIMENSIONAL_GATE: Final = CARD_IDS.index("dimensional_gate")
IS_FAST: Final[list[bool]] = [each["speed"] == "fast" for each in CARDS]
FATIGUE: Final[list[int]] = [int(each["fatigue"]) for each in CARDS]
IS_PRINTED_SPELL: Final[list[bool]] = [each["provenance"] != "reconstructed" for each in CARDS]
CARD_SETS: Final[list[tuple[int, ...]]] = [
    tuple(card for card, each in enumerate(CARDS) if each["year"] == year) for year in (1, 2)
]

# ---- events

EVENTS: Final[list[dict[str, Any]]] = PACK["events"]["event_tiles"]
EVENT_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in EVENTS)
PAYDAY: Final = EVENT_IDS.index("payday")
TAXES: Final = EVENT_IDS.index("taxes")
SPECIAL: Final = EVENT_IDS.index("special")
SPECIALS: Final[list[dict[str, Any]]] = PACK["events"]["special_events"]
SPECIAL_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in SPECIALS)
WITCH_HUNT: Final = SPECIAL_IDS.index("witch_hunt")
MONSTER_STRIKE: Final = SPECIAL_IDS.index("monster_strike")
CURRENCY_REFORM: Final = SPECIAL_IDS.index("currency_reform")
GREENER_PASTURES: Final = SPECIAL_IDS.index("greener_pastures")
RATS: Final = SPECIAL_IDS.index("rats")
IMPATIENT_HEROES: Final = SPECIAL_IDS.index("impatient_heroes")
SAFETY_INSPECTION: Final = SPECIAL_IDS.index("safety_inspection")
PRODUCT_RECALL: Final = SPECIAL_IDS.index("product_recall")
HAUNTING_SEASON: Final = SPECIAL_IDS.index("haunting_season")
IS_PRINTED_SPECIAL: Final[list[bool]] = [each["provenance"] != "reconstructed" for each in SPECIALS]

# ---- rooms

ROOMS: Final[list[dict[str, Any]]] = PACK["rooms"]["rooms"]
ROOM_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in ROOMS)
WORKSHOP: Final = ROOM_IDS.index("workshop")
TOOL_SHED: Final = ROOM_IDS.index("tool_shed")
PRINTING_PRESS: Final = ROOM_IDS.index("printing_press")
HALL_OF_FAME: Final = ROOM_IDS.index("hall_of_fame")
ROOM_STACKS: Final[list[tuple[int, ...]]] = [
    tuple(room for room, each in enumerate(ROOMS) if each["year"] == year) for year in (1, 2)
]
ROOM_ZONE: Final[list[int]] = [ZONES[ZONE_IDS.index(each["zone"])] if each["zone"] else ANYWHERE for each in ROOMS]
WORKERS: Final[list[int]] = [int(each["production"]["workers"]) if each["production"] else 0 for each in ROOMS]
ROOM_COST: Final[list[Cost]] = [cost_of(each["production"]["cost"]) if each["production"] else FREE for each in ROOMS]
PRODUCT: Final[list[Cost]] = [cost_of(each["production"]["output"]) if each["production"] else FREE for each in ROOMS]
# Points per tile of each kind of monster in the scoring rooms.
ROOM_SCORES: Final[list[list[int]]] = [
    [int(each["scoring"].get("per_kind", {}).get(kind, 0)) for kind in MONSTER_IDS] for each in ROOMS
]
FAME: Final[dict[int, int]] = {int(n): p for n, p in ROOMS[HALL_OF_FAME]["scoring"]["per_sole_title"].items()}

# ---- scoring

TITLE_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in PACK["scoring"]["titles"])
POINTS: Final[dict[str, int]] = {each["id"]: each["points"] for each in PACK["scoring"]["scoring"]["lines"]}
SOLE: Final[dict[int, int]] = {int(n): each["sole"] for n, each in PACK["scoring"]["scoring"]["title_points"].items()}
SHARED: Final[dict[int, int]] = {
    int(n): each["shared"] for n, each in PACK["scoring"]["scoring"]["title_points"].items()
}
