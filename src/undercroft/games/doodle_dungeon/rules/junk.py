"""Useful Junk: a card of the discard pile goes into the own deck (DD-132 to DD-134)."""

from typing import ClassVar

from undercroft.engine.door import PUBLIC, Audience, only
from undercroft.engine.piles import without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.doodle_dungeon import messages
from undercroft.games.doodle_dungeon.actions import FETCH
from undercroft.games.doodle_dungeon.cards import ACTION_IDS, CARD_ACTION
from undercroft.games.doodle_dungeon.rules import frames as at
from undercroft.games.doodle_dungeon.state import DoodleDungeon


def begin_junk(s: DoodleDungeon, seat: int) -> None:
    """Whoever plays it sees the whole pile (DD-132); with a single card there is nothing to choose."""
    look(s, seat)
    if len(s.discard) == 1:
        fetch(s, seat, s.discard[0])
    else:
        s.frames.append((at.JUNK_PICK, seat, 0, 0))


def look(s: DoodleDungeon, seat: int) -> None:
    """From the true pile he learns what others have taken in secret."""
    s.fetched = [(card, who, laid, knowers | 1 << seat) for card, who, laid, knowers in s.fetched]


def fetch(s: DoodleDungeon, seat: int, card: int) -> None:
    """The card and all that was put under the deck are shuffled into it (DD-132)."""
    s.discard = without(s.discard, card)
    s.decks[seat] = tuple(sorted((*s.decks[seat], card, *s.under[seat])))
    s.under[seat] = ()
    if s.config.junk_open:
        s.door.tell(messages.FETCHED, (seat, card))
        return
    s.fetched.append((card, seat, len(s.laid), 1 << seat))
    s.door.tell(messages.FETCHED, (seat, card), only(seat))
    s.door.tell(messages.FETCHED_SECRETLY, (seat,), PUBLIC & ~only(seat))


class JunkPick(Step[DoodleDungeon]):
    """Exactly one card of the discard pile (DD-132); equal actions are one choice, the lowest card is taken."""

    secret = True
    insists = True  # one kind of action only, of several cards: asking must not tell
    name: ClassVar[str] = "junk-pick"
    rules: ClassVar[tuple[str, ...]] = ("DD-132", "DD-133")

    def options(self, s: DoodleDungeon, f: Frame, seat: int) -> list[int]:
        there = [CARD_ACTION[card] for card in s.discard]
        return FETCH.codes([each for each in range(len(ACTION_IDS)) if each in there])

    def take(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        fetch(s, seat, min([card for card in s.discard if CARD_ACTION[card] == FETCH.value(code)]))
        s.door.seal()

    def audience(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> Audience:
        return PUBLIC if s.config.junk_open else only(seat)
