"""Rounds and draft of phase A (DD-017 to DD-030)."""

from typing import ClassVar, Final

from undercroft.engine.piles import less_one, without
from undercroft.engine.seats import SEAT_ORDERS, left_neighbour
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.doodle_dungeon import messages
from undercroft.games.doodle_dungeon.actions import TAKE
from undercroft.games.doodle_dungeon.cards import REMOVED, ROUNDS
from undercroft.games.doodle_dungeon.rules import frames as at
from undercroft.games.doodle_dungeon.rules.building import begin_cards
from undercroft.games.doodle_dungeon.rules.chance import CARD
from undercroft.games.doodle_dungeon.rules.discarding import discard
from undercroft.games.doodle_dungeon.state import NO_CARD, NOBODY, DoodleDungeon

TOGETHER: Final = 1


def begin_building(s: DoodleDungeon) -> None:
    """Phase A has 14 rounds (DD-017)."""
    s.frames.append((at.ROUND, NOBODY, 0, 0))


class Round(Auto[DoodleDungeon]):
    """A row is revealed (DD-018); from the marker on everybody takes a card of it (DD-019), then all build (DD-022)."""

    name: ClassVar[str] = "round"

    def run(self, s: DoodleDungeon, f: Frame) -> None:
        s.round += 1
        s.door.tell(messages.ROUND, (s.round, s.marker))
        for _ in range(s.players + 1):
            reveal_card(s)
        order = SEAT_ORDERS[s.players][s.marker]
        s.frames[-1] = (at.ROUND_ENDS, NOBODY, 0, 0)
        if s.config.in_turn:
            s.frames += [(at.BUILD, seat, 0, 0) for seat in reversed(order)]
        else:
            s.frames.append((at.BUILD, NOBODY, TOGETHER, 0))
        s.frames += [(at.DRAFT, seat, 0, 0) for seat in reversed(order)]


def draw_pile(s: DoodleDungeon) -> int:
    """How many cards the draw pile holds: of those that nobody has seen some were removed (DD-012)."""
    return len(s.pool) if s.pool else max(0, len(s.unseen) - REMOVED[s.players])


def reveal_card(s: DoodleDungeon) -> None:
    """The next card comes into the row; once, with four players, the discards are shuffled for it (DD-027)."""
    if not draw_pile(s):
        s.pool, s.discard, s.laid = tuple(sorted(s.discard)), (), ()
        s.door.tell(messages.RESHUFFLED, (len(s.pool),))
    if s.pool:
        card = s.door.draw(CARD, s.pool)
        s.pool = less_one(s.pool, card)
    else:
        card = s.door.draw(CARD, s.unseen)
        s.unseen = less_one(s.unseen, card)
    s.row += (card,)


class Draft(Step[DoodleDungeon]):
    """One card of the row (DD-019); the last one left goes to the discard pile (DD-021)."""

    name: ClassVar[str] = "draft"
    rules: ClassVar[tuple[str, ...]] = ("DD-018", "DD-019", "DD-020")

    def options(self, s: DoodleDungeon, f: Frame, seat: int) -> list[int]:
        return TAKE.codes(s.row)

    def take(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> None:
        card = TAKE.value(code)
        s.row = without(s.row, card)
        s.taken[seat] = card
        s.door.tell(messages.TAKEN, (seat, card))
        s.frames.pop()
        if len(s.row) == 1:
            s.door.tell(messages.LEFT_OVER, s.row)
            discard(s, s.row[0])
            s.row = ()
            begin_cards(s)
        s.door.seal()


class RoundEnds(Auto[DoodleDungeon]):
    """Cards go face down onto the action decks (DD-024), the marker passes to the left (DD-025)."""

    name: ClassVar[str] = "round-ends"

    def run(self, s: DoodleDungeon, f: Frame) -> None:
        for seat in range(s.players):
            s.drafted[seat] += (s.taken[seat],)
            s.taken[seat] = NO_CARD
        s.marker = left_neighbour(s.players, s.marker)
        s.confirmed = 0
        s.frames.pop()
        if s.round < ROUNDS:
            s.frames.append((at.ROUND, NOBODY, 0, 0))
