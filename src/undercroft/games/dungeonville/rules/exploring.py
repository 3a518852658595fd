"""Phase 4: Exploring (DV-081 to DV-085, DV-096 to DV-102, DV-148 to DV-152). One room is in room.py."""

from typing import ClassVar, Final

from undercroft.engine.door import only
from undercroft.engine.piles import less_one, put
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.actions import COPY, FLEE, GO_ON, USE
from undercroft.games.dungeonville.cards import ADVENTURER_IDS, CLASS, IS_ITEM, JESTER, LETTER, NO_LETTER, ORACLE
from undercroft.games.dungeonville.powers import FALCON, NET, WAND
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.chance import CARD_DRAW
from undercroft.games.dungeonville.rules.items import can_use, use
from undercroft.games.dungeonville.rules.party import letter_of, members
from undercroft.games.dungeonville.rules.play_order import push_in_stone_order, stone_order
from undercroft.games.dungeonville.rules.town import discard, draw_adventurer
from undercroft.games.dungeonville.state import NOBODY, NOTHING, Dungeonville

USE_FALCON: Final = USE.code(FALCON)
USE_WAND: Final = USE.code(WAND)


def begin_exploring(s: Dungeonville) -> None:
    """In stone order, everybody whose pawn still stands at a dungeon (DV-081)."""
    push_in_stone_order(s, at.VISIT, [seat for seat in stone_order(s) if s.pawns[seat] != NOTHING])


class Visit(Auto[Dungeonville]):
    """Entering: the letters count, first the Jesters get theirs, then the Oracles (DV-082, DV-083, DV-151).

    Frame: 0, 0.
    """

    name: ClassVar[str] = "visit"
    rules: ClassVar[tuple[str, ...]] = ("DV-082", "DV-083", "DV-149", "DV-151", "DV-152")

    def run(self, s: Dungeonville, f: Frame) -> None:
        _, seat, _, _ = f
        s.clear_visit()
        s.explorer = seat
        s.door.tell(messages.VISIT, (seat, s.pawns[seat]))
        s.frames[-1] = (at.EXPLORE, seat, 0, 0)
        party = sorted(members(s))  # lowest rank first (DV-152)
        for oracle in reversed(party):
            if CLASS[oracle] == ORACLE:
                s.frames.append((at.ORACLE, seat, oracle, 0))
        for jester in party:
            if CLASS[jester] == JESTER:
                reveal_for_jester(s, jester, s.pawns[seat])


def reveal_for_jester(s: Dungeonville, jester: int, dungeon: int) -> None:
    """The top adventurer lends his letter; cards without letters are passed over (DV-149, DV-150)."""
    if not any([LETTER[a][dungeon] != NO_LETTER for a in s.deck + s.discard]):
        return
    while True:
        shown = draw_adventurer(s)
        discard(s, (shown,))
        lent = LETTER[shown][dungeon]
        if lent != NO_LETTER:
            s.borrowed += (jester, lent)
            s.door.tell(messages.JESTER, (jester, shown, lent))
            return
        s.door.tell(messages.JESTER_BLANK, (jester, shown))


class Oracle(Step[Dungeonville]):
    """The Oracle takes over the letter of another member for the rest of the round (DV-148). Frame: the Oracle, 0."""

    name: ClassVar[str] = "oracle"
    rules: ClassVar[tuple[str, ...]] = ("DV-148", "DV-151", "DV-152")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        _, _, oracle, _ = f
        lettered = [a for a in members(s) if a != oracle and letter_of(s, a) != NO_LETTER]
        return COPY.codes(lettered)

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        _, _, oracle, _ = f
        model = COPY.value(code)
        s.borrowed += (oracle, letter_of(s, model))
        s.door.tell(messages.ORACLE, (oracle, model, letter_of(s, model)))
        s.frames.pop()

    def option_args(self, s: Dungeonville, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        """Which Oracle copies: a party may have several (DV-152)."""
        _, _, oracle, _ = f
        return {"oracle": ADVENTURER_IDS[oracle]}


def has_cards_to_see(s: Dungeonville, dungeon: int) -> bool:
    return s.tops[dungeon] != NOTHING or len(s.decks[dungeon]) > 0 or len(s.piles[dungeon]) > 0


def reshuffle_if_empty(s: Dungeonville, dungeon: int) -> None:
    """An empty deck is made anew from its own discard pile (DV-101)."""
    if not s.decks[dungeon] and s.tops[dungeon] == NOTHING:
        s.decks[dungeon] = tuple(sorted(s.piles[dungeon]))
        s.piles[dungeon] = ()
        s.door.tell(messages.DUNGEON_RESHUFFLE, (dungeon,))


def reveal_card(s: Dungeonville, dungeon: int) -> int:
    """The top card: the one somebody has peeked at, or a random one (DV-084)."""
    reshuffle_if_empty(s, dungeon)
    card = s.tops[dungeon]
    if card != NOTHING:
        s.tops = put(s.tops, dungeon, NOTHING)
        s.peeked = put(s.peeked, dungeon, 0)
        s.door.reveal()
        return card
    card = s.door.draw(CARD_DRAW, s.decks[dungeon])
    s.decks[dungeon] = less_one(s.decks[dungeon], card)
    return card


class Explore(Auto[Dungeonville]):
    """Step 1: reveal the next card and set out what follows, in the order of DV-131. Frame: 0, 0."""

    name: ClassVar[str] = "explore"
    rules: ClassVar[tuple[str, ...]] = ("DV-084", "DV-085", "DV-097", "DV-102", "DV-131")

    def run(self, s: Dungeonville, f: Frame) -> None:
        _, seat, _, _ = f
        dungeon = s.pawns[seat]
        if not has_cards_to_see(s, dungeon):
            s.door.tell(messages.NOTHING_LEFT, (seat, dungeon))
            end_visit(s)
            return
        card = reveal_card(s, dungeon)
        s.door.tell(messages.REVEALED, (seat, card))
        s.victim = NOBODY
        s.frames.append((at.FLEE, seat, 0, 0))
        if IS_ITEM[card]:
            s.may_flee = 0
            s.loots[seat] += (card,)  # whatever the limit (DV-113)
            s.door.tell(messages.FOUND, (seat, card))
            return
        s.room, s.may_flee = card, 1
        s.frames.append((at.TAKE, seat, 0, 0))
        s.frames.append((at.WHO_DIES, seat, 0, 0))
        if not s.used >> NET & 1 and can_use(s, seat, NET, members(s)):
            s.frames.append((at.NET, seat, 0, 0))


def end_visit(s: Dungeonville) -> None:
    """The pawn returns; whatever was still to come in this visit is dropped (DV-098)."""
    s.pawns[s.explorer] = NOTHING
    s.explorer = NOBODY
    s.room = NOTHING
    while s.frames.pop()[0] != at.EXPLORE:
        pass


class Flee(Step[Dungeonville]):
    """Step 4: flee after a room that killed nobody, else only with the Wand (DV-096 to DV-098, DV-122, DV-128).

    Frame: 0, 0.
    """

    name: ClassVar[str] = "flee"
    rules: ClassVar[tuple[str, ...]] = ("DV-096", "DV-097")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        party = members(s)
        if not s.may_flee:
            return [USE_WAND, GO_ON] if can_use(s, seat, WAND, party) else []
        if self.falcon_may_fly(s, seat):
            return [FLEE, GO_ON, USE_FALCON]
        return [FLEE, GO_ON]

    def falcon_may_fly(self, s: Dungeonville, seat: int) -> bool:
        """Once in a visit, and only if there is something to see (DV-122)."""
        if s.used >> FALCON & 1 or not can_use(s, seat, FALCON, members(s)):
            return False
        return has_cards_to_see(s, s.pawns[seat])

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        if code == GO_ON:
            s.frames.pop()
        elif code == USE_FALCON:
            peek(s, seat, s.pawns[seat])
        else:
            if code == USE_WAND:
                use(s, seat, WAND)
            s.door.tell(messages.FLED, (seat,))
            end_visit(s)


def peek(s: Dungeonville, seat: int, dungeon: int) -> None:
    """Ranger's Falcon: look at the top card; it stays on top (DV-122).

    A card that somebody already knew was the first of this visit, so none lies there now.
    """
    use(s, seat, FALCON)
    reshuffle_if_empty(s, dungeon)
    card = s.door.draw(CARD_DRAW, s.decks[dungeon], only(seat))
    s.decks[dungeon] = less_one(s.decks[dungeon], card)
    s.tops = put(s.tops, dungeon, card)
    s.peeked = put(s.peeked, dungeon, 1 << seat)
    s.door.tell(messages.PEEKED, (seat, dungeon))
    s.door.tell(messages.PEEKED_CARD, (seat, card), only(seat))
