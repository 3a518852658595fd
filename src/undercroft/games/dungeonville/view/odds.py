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
    LETTERS,
    NO_LETTER,
)
from undercroft.games.dungeonville.rules.party import carried_gold, carrying_limit, letter_of, members
from undercroft.games.dungeonville.state import NOTHING, Dungeonville
from undercroft.games.dungeonville.view.ids import LETTER_IDS
from undercroft.games.dungeonville.view.shape import EntranceOdds, Odds


def unseen_cards(s: Dungeonville, dungeon: int) -> Pile:
    """What the next card can be: the deck with a card only somebody else has seen, or the reshuffled pile."""
    left = s.decks[dungeon]
    if s.tops[dungeon] != NOTHING:
        left += (s.tops[dungeon],)
    return left or s.piles[dungeon]


def odds_of_next_card(s: Dungeonville) -> Odds:
    """Chances of death, of an item, of a room to flee on; gold still to be carried; what would be lost."""
    cards = unseen_cards(s, s.pawns[s.explorer])
    by_letter, items = count_letters(cards)
    letters = {adventurer: letter_of(s, adventurer) for adventurer in members(s)}
    death = sum([by_letter[each] for each in set(letters.values()) if each != NO_LETTER])
    room = carrying_limit(s) - carried_gold(s)
    fitting = sum([CARD_GOLD[card] for card in cards if CARD_GOLD[card] <= room])
    return {
        "cards": len(cards),
        "letters": {LETTER_IDS[each]: by_letter[each] for each in range(len(LETTER_IDS))},
        "death": death,
        "item": items,
        "flee": len(cards) - death - items,
        "average_gold": round(fitting / max(1, len(cards)), 1),
        "room_left": room,
        "at_stake": len(s.loots[s.explorer]),
        "dies": {ADVENTURER_IDS[a]: by_letter[own] if own != NO_LETTER else 0 for a, own in letters.items()},
    }


def count_letters(cards: Pile) -> tuple[list[int], int]:
    """How many rooms of each letter are among the cards, and how many items."""
    counts = [0] * len(LETTERS)
    items = 0
    for card in cards:
        if IS_ITEM[card]:
            items += 1
        else:
            counts[CARD_LETTER[card]] += 1
    return counts, items


def odds_of_entrances(s: Dungeonville, seat: int) -> dict[str, EntranceOdds]:
    """For one's own party: how many of the cards at each entrance would kill (section 7, Sending)."""
    entrances: dict[str, EntranceOdds] = {}
    for dungeon in range(DUNGEONS):
        cards = unseen_cards(s, dungeon)
        by_letter, _ = count_letters(cards)
        letters = {LETTER[adventurer][dungeon] for adventurer in s.parties[seat]} - {NO_LETTER}
        deadly = sum([by_letter[each] for each in letters])
        entrances[DUNGEON_IDS[dungeon]] = {"death": deadly, "cards": len(cards)}
    return entrances
