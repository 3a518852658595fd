"""Step 4: cards under the deck, and the hand refilled (DD-153 to DD-156)."""

from typing import ClassVar

from undercroft.engine.door import PUBLIC, Audience, only
from undercroft.engine.piles import less_one, without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.doodle_dungeon import messages
from undercroft.games.doodle_dungeon.actions import DONE, UNDER
from undercroft.games.doodle_dungeon.cards import CARD_ACTION, HAND_TRACK
from undercroft.games.doodle_dungeon.rules import frames as at
from undercroft.games.doodle_dungeon.rules.chance import CARD
from undercroft.games.doodle_dungeon.rules.tracks import level
from undercroft.games.doodle_dungeon.state import DoodleDungeon


class PutUnder(Step[DoodleDungeon]):
    """Hand cards go face down under the deck, one by one: later ones lie deeper (DD-153). Frame: cards put, 0."""

    secret = True
    name: ClassVar[str] = "put-under"
    rules: ClassVar[tuple[str, ...]] = ("DD-153",)

    def options(self, s: DoodleDungeon, f: Frame, seat: int) -> list[int]:
        if not s.hands[seat]:
            return []
        actions = sorted({CARD_ACTION[card] for card in s.hands[seat]})
        return [*UNDER.codes(actions), DONE]

    def take(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> None:
        _, _, count, _ = f
        if code == DONE:
            self.finished(s, seat, count)
            return
        card = next(each for each in s.hands[seat] if CARD_ACTION[each] == UNDER.value(code))
        s.hands[seat] = without(s.hands[seat], card)
        s.under[seat] += (card,)
        s.frames[-1] = (at.PUT_UNDER, seat, count + 1, 0)

    def skip(self, s: DoodleDungeon, f: Frame) -> None:
        self.finished(s, f[1], f[2])

    def finished(self, s: DoodleDungeon, seat: int, count: int) -> None:
        if count:
            s.door.tell(messages.PUT_UNDER, (seat, count))
        s.frames[-1] = (at.REFILL, seat, 0, 0)

    def audience(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> Audience:
        return PUBLIC if code == DONE else only(seat)


class Refill(Auto[DoodleDungeon]):
    """The hand is refilled and the turn ends (DD-154, DD-156)."""

    name: ClassVar[str] = "refill"

    def run(self, s: DoodleDungeon, f: Frame) -> None:
        s.frames.pop()
        refill(s, f[1])
        s.door.seal()


def refill(s: DoodleDungeon, seat: int) -> None:
    """Up to the hand level, from the top of the deck, what was put under last of all (DD-099, DD-154, DD-155)."""
    before = len(s.hands[seat])
    for _ in range(level(s, seat, HAND_TRACK) - before):
        if s.decks[seat]:
            card = s.door.draw(CARD, s.decks[seat], only(seat))
            s.decks[seat] = less_one(s.decks[seat], card)
        elif s.under[seat]:
            card, s.under[seat] = s.under[seat][0], s.under[seat][1:]
        else:
            break
        s.hands[seat] = tuple(sorted((*s.hands[seat], card)))
    s.door.tell(messages.REFILLED, (seat, len(s.hands[seat]) - before))
