"""A position in words, both ways: for scenario files, bug reports and documents. Actions: see actions.py."""

from typing import Final

from undercroft.engine.errors import BrokenScenario
from undercroft.engine.piles import put, without
from undercroft.engine.position_text import Words, check_keys, index, names, number, truth
from undercroft.engine.seats import SEAT_IDS
from undercroft.engine.state import Pile
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
    TOKENS,
)
from undercroft.games.dungeonville.rules.claims import points
from undercroft.games.dungeonville.rules.sequence import PHASE_IDS
from undercroft.games.dungeonville.state import NOTHING, Dungeonville

TABLE_KEYS: Final = {"at", "round", "stone", "deck", "discard", "town"}
PLAYER_KEYS: Final = {"party", "treasure", "loot", "tokens", "zone", "deed", "shown", "pawn"}
DUNGEON_KEYS: Final = {"deck", "discard", "blood", "top", "peeked"}


def overlay(s: Dungeonville, position: Words) -> None:
    """Lay a position over a fresh state; what it does not name lies in the decks or is empty."""
    s.deck, s.decks = ADVENTURERS, list(DECKS)
    allowed = TABLE_KEYS | set(SEAT_IDS[: s.players]) | set(DUNGEON_IDS)
    check_keys("position", position, allowed)
    s.round = number(position, "round", 1, 1, s.config.cap or 99)  # DV-166
    s.stone = index("stone", position.get("stone", "P1"), SEAT_IDS[: s.players])
    s.phase = index("at", position.get("at", "hiring"), PHASE_IDS) - 1
    for seat in range(s.players):
        lay_player(s, seat, position.get(SEAT_IDS[seat], {}))
    for dungeon in range(DUNGEONS):
        lay_dungeon(s, dungeon, position.get(DUNGEON_IDS[dungeon], {}))
    s.town = tuple(sorted(take_adventurers(s, names(position, "town", ADVENTURER_IDS)), reverse=True))
    s.discard = take_adventurers(s, names(position, "discard", ADVENTURER_IDS))
    if "deck" in position:
        keep_in_deck(s, take_adventurers(s, names(position, "deck", ADVENTURER_IDS)))
    deal_deeds(s, position)


def lay_player(s: Dungeonville, seat: int, words: Words) -> None:
    check_keys(SEAT_IDS[seat], words, PLAYER_KEYS)
    s.parties[seat] = take_adventurers(s, names(words, "party", ADVENTURER_IDS))
    s.treasures[seat] = take_cards(s, names(words, "treasure", CARD_IDS))
    s.loots[seat] = take_cards(s, names(words, "loot", CARD_IDS))
    s.tokens = put(s.tokens, seat, number(words, "tokens", 0, 0, TOKENS))
    others = tuple([name for name in SEAT_IDS[: s.players] if name != SEAT_IDS[seat]])  # DV-011: other colours only
    for colour, count in read_markers("zone", words, others):
        s.zones[seat * SEATS + colour] = count
    if "pawn" in words:
        s.pawns[seat] = index("pawn", words["pawn"], DUNGEON_IDS)
    if truth(words, "shown"):
        s.shown |= 1 << seat


def lay_dungeon(s: Dungeonville, dungeon: int, words: Words) -> None:
    """Discards, markers and the deck of one dungeon; cards named nowhere in a given deck go to the pile."""
    name = DUNGEON_IDS[dungeon]
    check_keys(name, words, DUNGEON_KEYS)
    for colour, count in read_markers("blood", words, SEAT_IDS[: s.players]):
        s.blood[dungeon * SEATS + colour] = count
    own = tuple([CARD_IDS[card] for card in DECKS[dungeon]])
    s.piles[dungeon] = take_cards(s, names(words, "discard", own))
    if "deck" in words:
        kept = take_cards(s, names(words, "deck", own))
        s.piles[dungeon] += s.decks[dungeon]
        s.decks[dungeon] = tuple(sorted(kept))
    if "top" in words:
        top = own[index("top", words["top"], own)]
        s.tops = put(s.tops, dungeon, take_cards(s, [top])[0])
        seats = [1 << SEAT_IDS.index(seat) for seat in names(words, "peeked", SEAT_IDS[: s.players])]
        s.peeked = put(s.peeked, dungeon, sum(seats))


def keep_in_deck(s: Dungeonville, kept: Pile) -> None:
    """The deck is given card by card; the rest goes to the discard pile."""
    s.discard += s.deck
    s.deck = tuple(sorted(kept))


def deal_deeds(s: Dungeonville, position: Words) -> None:
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
    s.reached = tuple([seat for seat in range(s.players) if points(s, seat) >= s.config.goal])
    for seat in range(s.players):
        if s.shown >> seat & 1:
            s.deed_log += (seat, NOTHING, s.deeds[seat])


def take_adventurers(s: Dungeonville, wanted: list[str]) -> Pile:
    taken = tuple([ADVENTURER_IDS.index(name) for name in wanted])
    for adventurer in taken:
        if adventurer not in s.deck:
            raise BrokenScenario(f"The adventurer '{ADVENTURER_IDS[adventurer]}' is named twice in the position.")
        s.deck = without(s.deck, adventurer)
    return taken


def take_cards(s: Dungeonville, wanted: list[str]) -> Pile:
    taken = tuple([CARD_IDS.index(name) for name in wanted])
    for card in taken:
        if card not in s.decks[CARD_DUNGEON[card]]:
            raise BrokenScenario(f"The card '{CARD_IDS[card]}' is named twice in the position.")
        s.decks[CARD_DUNGEON[card]] = without(s.decks[CARD_DUNGEON[card]], card)
    return taken


def read_markers(key: str, words: Words, colours: tuple[str, ...]) -> list[tuple[int, int]]:
    """Seats and counts of blood markers."""
    table = words.get(key, {})
    check_keys(key, table, set(colours))
    return [(SEAT_IDS.index(colour), number(table, colour, 0, 0, 99)) for colour in table]
