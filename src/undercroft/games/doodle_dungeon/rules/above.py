"""The hero actions that lie above a dungeon, in the order in which they were laid (DD-104, DD-141, DD-142)."""

from undercroft.games.doodle_dungeon import messages
from undercroft.games.doodle_dungeon.cards import ABOVE_LIMIT, CARD_ACTION
from undercroft.games.doodle_dungeon.rules.discarding import discard
from undercroft.games.doodle_dungeon.state import NO_CARD, NOBODY, WALKING, DoodleDungeon


def cards_above(s: DoodleDungeon, owner: int) -> list[int]:
    """The cards above a dungeon."""
    return list(s.above[owner][::2])


def uppermost(s: DoodleDungeon, owner: int, actions: tuple[int, ...]) -> tuple[int, int]:
    """The first card of these actions above a dungeon and who laid it; NO_CARD where none lies there."""
    pile = s.above[owner]
    for place in range(0, len(pile), 2):
        if CARD_ACTION[pile[place]] in actions:
            return pile[place], pile[place + 1]
    return NO_CARD, NOBODY


def spend(s: DoodleDungeon, owner: int, card: int) -> None:
    """A resolved card goes to the discard pile and frees its place (DD-142)."""
    place = s.above[owner][::2].index(card) * 2
    s.above[owner] = s.above[owner][:place] + s.above[owner][place + 2 :]
    discard(s, card)


def spend_all(s: DoodleDungeon, owner: int, action: int) -> int:
    """All cards of that action above a dungeon are used together; how many."""
    cards = [card for card in cards_above(s, owner) if CARD_ACTION[card] == action]
    for card in cards:
        spend(s, owner, card)
    return len(cards)


def drop_all(s: DoodleDungeon, owner: int) -> None:
    """The hero is gone: what lies above goes to the discard pile without effect (DD-152)."""
    for card in cards_above(s, owner):
        s.door.tell(messages.DROPPED, (owner, card))
        spend(s, owner, card)


def may_lie_above(s: DoodleDungeon, owner: int) -> bool:
    """Whether one more card can be laid above that dungeon (DD-142)."""
    return s.fates[owner] == WALKING and len(s.above[owner]) < 2 * ABOVE_LIMIT
