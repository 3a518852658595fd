"""Numbers behind the heuristic: what an adventurer, a card or a set of letters is worth, made once from the content."""

from functools import lru_cache
from math import exp
from typing import Final

from undercroft.engine.state import Pile
from undercroft.games.dungeonville.cards import (
    ADVENTURERS,
    CARD_GOLD,
    CARD_IDS,
    CARD_LETTER,
    COLOUR,
    DECKS,
    DUNGEONS,
    FIGHTERS,
    IS_ITEM,
    LETTER,
    LETTERS,
    NEUTRAL,
    NO_LETTER,
)

WIDTH: Final = len(LETTERS)
ALL_LETTERS: Final = (1 << WIDTH) - 1
COLOURED: Final = 1 << (DUNGEONS * WIDTH)  # set when somebody in the party has a colour
ITEM_WORTH: Final = 11  # what an item pays, and a little more for its power
RICH: Final = 200
# In points, fitted to self-play: a weak adventurer is worth less than the free place he takes.
FIGHTER: Final = 1.4
MEMBER: Final = -0.2
RESERVE: Final = 0.05
DANGER: Final = 0.3
WEALTH: Final = 3.4
COIN: Final = 0.035  # one piece of gold, where one counts single pieces


def bits_of(adventurer: int) -> int:
    """His letter in every dungeon as one bit each, and one more if he has a colour."""
    bits = 0 if COLOUR[adventurer] == NEUTRAL else COLOURED
    for dungeon in range(DUNGEONS):
        if LETTER[adventurer][dungeon] != NO_LETTER:
            bits |= 1 << (dungeon * WIDTH + LETTER[adventurer][dungeon])
    return bits


BITS: Final[list[int]] = [bits_of(adventurer) for adventurer in ADVENTURERS]
# The chance to win a duel of three against random adventurers: strong fighters count more than their rank.
FIGHT: Final[list[float]] = [(1.0 - adventurer / (len(ADVENTURERS) - 1)) ** 2 for adventurer in ADVENTURERS]
WORTH: Final[list[int]] = [ITEM_WORTH if IS_ITEM[c] else CARD_GOLD[c] for c in range(len(CARD_IDS))]
# The first gold buys the best fighters, the rest has less to buy.
GOLD: Final[list[float]] = [WEALTH * (1.0 - exp(-gold / 70)) for gold in range(RICH + 1)]


def deadly_share(bits: int) -> float:
    """How many of the cards of a full deck carry one of these letters; the decks are alike."""
    deck = DECKS[0]
    return sum([1 for card in deck if not IS_ITEM[card] and bits >> CARD_LETTER[card] & 1]) / len(deck)


DEADLY_SHARE: Final[list[float]] = [deadly_share(bits) for bits in range(ALL_LETTERS + 1)]


@lru_cache(maxsize=1 << 15)
def risk(deck: Pile, bits: int) -> float:
    """The chance that the next card of this deck kills somebody with one of these letters."""
    deadly = 0
    for card in deck:
        if not IS_ITEM[card] and bits >> CARD_LETTER[card] & 1:
            deadly += 1
    return deadly / len(deck) if deck else DEADLY_SHARE[bits]


def expected_deaths(chance: float) -> float:
    """About how many die until the party may flee, where each card kills with that chance (section 8.6)."""
    return chance * (1.0 + 1.15 * chance)


@lru_cache(maxsize=1 << 16)
def letters_of(party: Pile) -> int:
    """The letters of all members in all dungeons."""
    bits = 0
    for adventurer in party:
        bits |= BITS[adventurer]
    return bits


@lru_cache(maxsize=1 << 16)
def party_worth(party: Pile) -> float:
    """The three best fighters, a little for the others, and a dungeon in which the party is safe."""
    bits = letters_of(party)
    if not bits & COLOURED:
        return 0.0  # neutrals alone run away (DV-143)
    fighters = sorted(party)
    worth = 0.0
    for i in range(len(fighters)):
        worth += FIGHTER * FIGHT[fighters[i]] + MEMBER if i < FIGHTERS else RESERVE
    safest = min([DEADLY_SHARE[bits >> (dungeon * WIDTH) & ALL_LETTERS] for dungeon in range(DUNGEONS)])
    return worth - DANGER * safest
