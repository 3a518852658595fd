"""The content as flat tables: everything is a small number here, `*_IDS` lead back to the content files."""

from typing import Any, Final

from undercroft.engine.content import pack_hash, read_pack

PACK: Final[dict[str, Any]] = read_pack("undercroft.games.dungeonville")
CONTENT_HASH: Final = pack_hash(PACK)
CONSTANTS: Final[dict[str, Any]] = PACK["box"]["constants"]

PARTY: Final[int] = CONSTANTS["party_minimum"]
FIGHTERS: Final[int] = CONSTANTS["fighters_per_battle"]
TOKENS: Final[int] = CONSTANTS["start_tokens"]
TOKEN_GOLD: Final[int] = CONSTANTS["start_token_gold"]
ITEM_PAYS: Final[int] = CONSTANTS["item_pays"]
DEED_PRICE: Final[int] = CONSTANTS["deed_price"]
BLOOD: Final[int] = CONSTANTS["blood_per_player"]

# ---- classes and adventurers, in the order of their ranks: a smaller number is a stronger fighter

CLASS_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in PACK["classes"]["classes"])
COLOUR_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in PACK["colours"]["colours"])
DUNGEON_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in PACK["dungeons"]["dungeons"])
DUNGEONS: Final = len(DUNGEON_IDS)
LETTERS: Final[tuple[str, ...]] = tuple(CONSTANTS["letters"])
NO_LETTER: Final = -1
NEUTRAL: Final = -1


def letter(letters: dict[str, str] | None, dungeon: str) -> int:
    return LETTERS.index(letters[dungeon]) if letters else NO_LETTER


BY_RANK: Final[list[dict[str, Any]]] = sorted(PACK["adventurers"]["adventurers"], key=lambda each: int(each["rank"]))
ADVENTURER_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in BY_RANK)
ADVENTURERS: Final[tuple[int, ...]] = tuple(range(len(BY_RANK)))
RANK: Final[list[int]] = [each["rank"] for each in BY_RANK]
CLASS: Final[list[int]] = [CLASS_IDS.index(each["class"]) for each in BY_RANK]
COLOUR: Final[list[int]] = [COLOUR_IDS.index(each["colour"]) if each["colour"] else NEUTRAL for each in BY_RANK]
LETTER: Final[list[list[int]]] = [[letter(each["letters"], d) for d in DUNGEON_IDS] for each in BY_RANK]

MULE: Final = CLASS_IDS.index("mule")
ORACLE: Final = CLASS_IDS.index("oracle")
JESTER: Final = CLASS_IDS.index("jester")

# ---- dungeon cards, dungeon by dungeon

ROOM: Final[dict[str, dict[str, Any]]] = {each["id"]: each for each in PACK["rooms"]["rooms"]}
ITEM: Final[dict[str, dict[str, Any]]] = {each["id"]: each for each in PACK["items"]["items"]}
CARD_IDS: Final[tuple[str, ...]] = tuple(card for each in PACK["dungeons"]["dungeons"] for card in each["cards"])
CARD_DUNGEON: Final[list[int]] = [d for d, each in enumerate(PACK["dungeons"]["dungeons"]) for _ in each["cards"]]
CARD_LETTER: Final[list[int]] = [LETTERS.index(ROOM[c]["letter"]) if c in ROOM else NO_LETTER for c in CARD_IDS]
CARD_GOLD: Final[list[int]] = [int(ROOM[c]["gold"]) if c in ROOM else 0 for c in CARD_IDS]
IS_ITEM: Final[list[bool]] = [c in ITEM for c in CARD_IDS]
DECKS: Final[list[tuple[int, ...]]] = [
    tuple(c for c in range(len(CARD_IDS)) if CARD_DUNGEON[c] == d) for d in range(DUNGEONS)
]

# ---- the town

PLACE_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in PACK["town"]["town"])
PRICE: Final[list[int]] = [each["price"] for each in PACK["town"]["town"]]
PLACES: Final = len(PRICE)

DEED_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in PACK["deeds"]["deeds"])
PLAYER_COLOURS: Final[tuple[str, ...]] = tuple(each["id"] for each in PACK["player_colours"]["player_colours"])
SEATS: Final = len(PLAYER_COLOURS)
