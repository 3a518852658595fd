"""The odds helper (section 7): from the cards not yet seen, which everybody could count himself (DV-172)."""

from undercroft.engine.state import Pile
from undercroft.games.dungeonville.cards import (
    ADVENTURER_IDS,
    CARD_GOLD,
    CARD_LETTER,
    DUNGEON_IDS,
    DUNGEONS,
    IS_ITEM,
    LETTER,
    NO_LETTER,
)
from undercroft.games.dungeonville.rules.party import carried, letter_of, limit, members
from undercroft.games.dungeonville.state import NOTHING, Dungeonville


def unseen(s: Dungeonville, dungeon: int) -> Pile:
    """What the next card can be: the deck with a card only somebody else has seen, or the reshuffled pile."""
    left = s.decks[dungeon]
    if s.tops[dungeon] != NOTHING:
        left += (s.tops[dungeon],)
    return left or s.piles[dungeon]


def odds_of_next_card(s: Dungeonville) -> dict[str, object]:
    """Chances of death, of an item, of a room to flee on; gold still to be carried; what would be lost."""
    dungeon = s.pawns[s.explorer]
    cards = unseen(s, dungeon)
    letters = [letter_of(s, adventurer) for adventurer in members(s)]
    deadly = [card for card in cards if not IS_ITEM[card] and CARD_LETTER[card] in letters]
    items = [card for card in cards if IS_ITEM[card]]
    room = limit(s) - carried(s)
    fitting = [CARD_GOLD[card] for card in cards if not IS_ITEM[card] and CARD_GOLD[card] <= room]
    count = max(1, len(cards))
    return {
        "cards": len(cards),
        "death": len(deadly),
        "item": len(items),
        "flee": len(cards) - len(deadly) - len(items),
        "average_gold": round(sum(fitting) / count, 1),
        "room_left": room,
        "at_stake": len(s.loots[s.explorer]),
        "dies": endangered(s, cards),
    }


def endangered(s: Dungeonville, cards: Pile) -> dict[str, int]:
    """For each member the number of cards that could kill it."""
    counts: dict[str, int] = {}
    for adventurer in members(s):
        own = letter_of(s, adventurer)
        counts[ADVENTURER_IDS[adventurer]] = sum([own != NO_LETTER and CARD_LETTER[card] == own for card in cards])
    return counts


def odds_of_entrances(s: Dungeonville, seat: int) -> dict[str, object]:
    """For one's own party: how many of the cards at each entrance would kill (section 7, Sending)."""
    entrances: dict[str, object] = {}
    for dungeon in range(DUNGEONS):
        cards = unseen(s, dungeon)
        letters = {LETTER[adventurer][dungeon] for adventurer in s.parties[seat]} - {NO_LETTER}
        deadly = sum([CARD_LETTER[card] in letters for card in cards if not IS_ITEM[card]])
        entrances[DUNGEON_IDS[dungeon]] = {"death": deadly, "cards": len(cards)}
    return entrances
