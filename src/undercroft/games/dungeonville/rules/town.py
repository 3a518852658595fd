"""The town and the adventurer deck (DV-025 to DV-029, DV-047)."""

from undercroft.engine.piles import less_one
from undercroft.engine.state import Pile
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.cards import PLACES
from undercroft.games.dungeonville.rules.chance import ADVENTURER_DRAW
from undercroft.games.dungeonville.state import NOBODY, Dungeonville


def draw_adventurer(s: Dungeonville) -> int:
    """The top card of the deck; the discard pile is shuffled when it is empty (DV-029). NOBODY: none is left."""
    if not s.deck:
        if not s.discard:
            return NOBODY
        s.deck = tuple(sorted(s.discard))
        s.discard = ()
        s.door.tell(messages.RESHUFFLE, ())
    adventurer = s.door.draw(ADVENTURER_DRAW, s.deck)
    s.deck = less_one(s.deck, adventurer)
    return adventurer


def fill_town(s: Dungeonville) -> None:
    """Draw until five are in town, each sorted in: the highest rank on the Street (DV-025 to DV-028)."""
    while len(s.town) < PLACES:
        adventurer = draw_adventurer(s)
        if adventurer == NOBODY:
            return
        s.town = sort_in(s.town, adventurer)
        s.door.tell(messages.ENTERS_TOWN, (adventurer,))


def sort_in(town: Pile, newcomer: int) -> Pile:
    """The town with one more, the highest rank first (DV-026, DV-027)."""
    place = 0
    while place < len(town) and town[place] > newcomer:
        place += 1
    return (*town[:place], newcomer, *town[place:])


def renew_town(s: Dungeonville) -> None:
    """Discard all adventurers in town and draw five new ones (DV-129, option `town`)."""
    discard(s, s.town)
    s.town = ()
    fill_town(s)


def discard(s: Dungeonville, adventurers: Pile) -> None:
    """Onto the adventurer discard pile; they stay in the game (DV-175)."""
    s.discard += adventurers
