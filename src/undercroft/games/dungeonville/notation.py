"""A position in words, both ways: for scenario files, bug reports and documents. Choices: see actions.py."""

from typing import Any, Final

from undercroft.engine.errors import BrokenScenario
from undercroft.engine.state import Pile
from undercroft.games.dungeonville.actions import SEAT_IDS
from undercroft.games.dungeonville.cards import (
    ADVENTURER_IDS,
    ADVENTURERS,
    CARD_DUNGEON,
    CARD_IDS,
    DECKS,
    DEED_IDS,
    DUNGEON_IDS,
    DUNGEONS,
    SEATS,
)
from undercroft.games.dungeonville.rules.tables import PHASES
from undercroft.games.dungeonville.state import NOTHING, Dungeonville, put, without

Words = dict[str, Any]

PHASE_IDS: Final = tuple(name for name, _ in PHASES)
TABLE_KEYS: Final = {"at", "round", "stone", "deck", "discard", "town"}
PLAYER_KEYS: Final = {"party", "treasure", "loot", "tokens", "zone", "deed", "shown", "pawn"}
DUNGEON_KEYS: Final = {"deck", "discard", "blood", "top", "peeked"}


def overlay(s: Dungeonville, position: Words) -> None:
    """Lay a position over a fresh state; what it does not name lies in the decks or is empty."""
    s.deck, s.decks = ADVENTURERS, list(DECKS)
    allowed = TABLE_KEYS | set(SEAT_IDS[: s.players]) | set(DUNGEON_IDS)
    check_keys("position", position, allowed)
    s.round = number(position, "round", 1)
    s.stone = index("stone", position.get("stone", "P1"), SEAT_IDS[: s.players])
    s.phase = index("at", position.get("at", "hiring"), PHASE_IDS) - 1
    for seat in range(s.players):
        lay_player(s, seat, position.get(SEAT_IDS[seat], {}))
    for dungeon in range(DUNGEONS):
        lay_dungeon(s, dungeon, position.get(DUNGEON_IDS[dungeon], {}))
    s.town = tuple(sorted(take_adventurers(s, position.get("town", [])), reverse=True))
    s.discard = take_adventurers(s, position.get("discard", []))
    if "deck" in position:
        keep_in_deck(s, position["deck"])
    deal(s, position)


def lay_player(s: Dungeonville, seat: int, words: Words) -> None:
    check_keys(SEAT_IDS[seat], words, PLAYER_KEYS)
    s.parties[seat] = take_adventurers(s, words.get("party", []))
    s.treasures[seat] = take_cards(s, words.get("treasure", []))
    s.loots[seat] = take_cards(s, words.get("loot", []))
    s.tokens = put(s.tokens, seat, number(words, "tokens", 0))
    for name, count in words.get("zone", {}).items():
        s.zones[seat * SEATS + index("zone", name, SEAT_IDS)] = count
    if "pawn" in words:
        s.pawns[seat] = index("pawn", words["pawn"], DUNGEON_IDS)
    if words.get("shown"):
        s.shown |= 1 << seat


def lay_dungeon(s: Dungeonville, dungeon: int, words: Words) -> None:
    """Discards, markers and the deck of one dungeon; cards named nowhere in a given deck go to the pile."""
    name = DUNGEON_IDS[dungeon]
    check_keys(name, words, DUNGEON_KEYS)
    for colour, count in words.get("blood", {}).items():
        s.blood[dungeon * SEATS + index("blood", colour, SEAT_IDS)] = count
    s.piles[dungeon] = take_cards(s, words.get("discard", []))
    if "deck" in words:
        kept = tuple(sorted([index("deck", card, CARD_IDS) for card in words["deck"]]))
        gone = tuple([card for card in s.decks[dungeon] if card not in kept])
        s.decks[dungeon] = without_all(s.decks[dungeon], gone)
        s.piles[dungeon] += gone
    if "top" in words:
        s.tops = put(s.tops, dungeon, take_cards(s, [words["top"]])[0])
        seats = [1 << index("peeked", seat, SEAT_IDS) for seat in words.get("peeked", [])]
        s.peeked = put(s.peeked, dungeon, sum(seats))


def keep_in_deck(s: Dungeonville, names: list[str]) -> None:
    """The deck is given card by card; the rest goes to the discard pile."""
    kept = [index("deck", name, ADVENTURER_IDS) for name in names]
    s.discard += tuple([adventurer for adventurer in s.deck if adventurer not in kept])
    s.deck = tuple(sorted(kept))


def deal(s: Dungeonville, position: Words) -> None:
    """The deeds as given; whoever is not named gets one of the rest."""
    rest = list(range(DUNGEONS))
    deeds = [NOTHING] * s.players
    for seat in range(s.players):
        name = position.get(SEAT_IDS[seat], {}).get("deed")
        if name is not None:
            deeds[seat] = index("deed", name, DEED_IDS)
            if deeds[seat] not in rest:
                raise BrokenScenario(f"The deed '{name}' is given to two players.")
            rest.remove(deeds[seat])
    s.deeds = tuple([deed if deed != NOTHING else rest.pop() for deed in deeds])
    s.house = tuple(sorted(rest))
    for seat in range(s.players):
        if s.shown >> seat & 1:
            s.deed_log += (seat, NOTHING, s.deeds[seat])


def take_adventurers(s: Dungeonville, names: list[str]) -> Pile:
    taken = tuple([index("adventurer", name, ADVENTURER_IDS) for name in names])
    missing = [ADVENTURER_IDS[a] for a in taken if a not in s.deck]
    if missing or len(set(taken)) < len(taken):
        raise BrokenScenario(f"An adventurer is named twice in the position: {', '.join(missing or names)}.")
    s.deck = without_all(s.deck, taken)
    return taken


def take_cards(s: Dungeonville, names: list[str]) -> Pile:
    taken = tuple([index("card", name, CARD_IDS) for name in names])
    for card in taken:
        if card not in s.decks[CARD_DUNGEON[card]]:
            raise BrokenScenario(f"The card '{CARD_IDS[card]}' is named twice in the position.")
        s.decks[CARD_DUNGEON[card]] = without(s.decks[CARD_DUNGEON[card]], card)
    return taken


def without_all(pile: Pile, gone: Pile) -> Pile:
    return tuple([each for each in pile if each not in gone])


def index(key: str, name: object, names: tuple[str, ...]) -> int:
    if not isinstance(name, str) or name not in names:
        raise BrokenScenario(f"'{key}' cannot be {name!r}; it can be {', '.join(names[:8])}{', …' * (len(names) > 8)}.")
    return names.index(name)


def number(words: Words, key: str, default: int) -> int:
    value = words.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BrokenScenario(f"'{key}' must be a number, not {value!r}.")
    return value


def check_keys(what: str, words: object, allowed: set[str]) -> None:
    if not isinstance(words, dict):
        raise BrokenScenario(f"'{what}' must be a table of keys and values.")
    unknown = sorted(set(words) - allowed)
    if unknown:
        raise BrokenScenario(f"'{what}' has no key '{unknown[0]}'; it has {', '.join(sorted(allowed))}.")


def write(s: Dungeonville) -> Words:
    """The position in words, complete wherever a phase begins: `overlay` brings it back."""
    words: Words = {
        "at": PHASE_IDS[(s.phase + 1) % len(PHASE_IDS)],
        "round": s.round,
        "stone": SEAT_IDS[s.stone],
    }
    words["town"] = [ADVENTURER_IDS[a] for a in s.town]
    words["discard"] = [ADVENTURER_IDS[a] for a in s.discard]
    for seat in range(s.players):
        words[SEAT_IDS[seat]] = write_player(s, seat)
    for dungeon in range(DUNGEONS):
        words[DUNGEON_IDS[dungeon]] = write_dungeon(s, dungeon)
    return words


def write_player(s: Dungeonville, seat: int) -> Words:
    zone = s.zones[seat * SEATS : seat * SEATS + SEATS]
    words: Words = {
        "party": [ADVENTURER_IDS[a] for a in s.parties[seat]],
        "treasure": [CARD_IDS[c] for c in s.treasures[seat]],
        "loot": [CARD_IDS[c] for c in s.loots[seat]],
        "tokens": s.tokens[seat],
        "zone": {SEAT_IDS[colour]: count for colour, count in enumerate(zone) if count},
        "deed": DEED_IDS[s.deeds[seat]],
        "shown": s.shown >> seat & 1 == 1,
    }
    if s.pawns[seat] != NOTHING:
        words["pawn"] = DUNGEON_IDS[s.pawns[seat]]
    return words


def write_dungeon(s: Dungeonville, dungeon: int) -> Words:
    blood = s.blood[dungeon * SEATS : dungeon * SEATS + SEATS]
    words: Words = {
        "discard": [CARD_IDS[c] for c in s.piles[dungeon]],
        "blood": {SEAT_IDS[colour]: count for colour, count in enumerate(blood) if count},
    }
    if s.tops[dungeon] != NOTHING:
        words["top"] = CARD_IDS[s.tops[dungeon]]
        words["peeked"] = [SEAT_IDS[seat] for seat in range(SEATS) if s.peeked[dungeon] >> seat & 1]
    return words
