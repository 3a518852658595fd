"""Phase 5: Collecting (DV-132 to DV-141) and the end of the round (DV-020, DV-032, DV-166)."""

from typing import ClassVar

from undercroft.engine.door import only
from undercroft.engine.piles import put, without
from undercroft.engine.seats import left_neighbour
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.actions import BUY, DECLINE
from undercroft.games.dungeonville.cards import CARD_GOLD, DEED_PRICE, IS_ITEM, ITEM_PAYS
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.chance import DEED_DRAW
from undercroft.games.dungeonville.rules.claims import open_claim_point, points
from undercroft.games.dungeonville.rules.payment import ask_payment, wealth
from undercroft.games.dungeonville.rules.play_order import push_in_stone_order, stone_order
from undercroft.games.dungeonville.state import NOTHING, Dungeonville


def begin_collecting(s: Dungeonville) -> None:
    """Loot becomes treasure (DV-132); then, while deeds lie on the Deed House, each may buy one (DV-133, DV-138)."""
    for seat in range(s.players):
        loot = s.loots[seat]
        if loot:
            gold = sum([ITEM_PAYS if IS_ITEM[card] else CARD_GOLD[card] for card in loot])
            s.door.tell(messages.COLLECTED, (seat, gold))
            s.treasures[seat] += loot
            s.loots[seat] = ()
    s.frames.append((at.ROUND_ENDS, s.stone, 0, 0))
    if s.house:
        push_in_stone_order(s, at.BUY_DEED, list(stone_order(s)))


class BuyDeed(Step[Dungeonville]):
    """Pay for another deed, once a round (DV-133, DV-134). Frame: 0, 0."""

    name: ClassVar[str] = "buy-deed"
    rules: ClassVar[tuple[str, ...]] = ("DV-133", "DV-134", "DV-135")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        return [BUY, DECLINE] if wealth(s, seat) >= DEED_PRICE else []

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        if code == DECLINE:
            s.frames.pop()
            return
        s.frames[-1] = (at.EXCHANGE, seat, 0, 0)
        ask_payment(s, seat, DEED_PRICE)

    def option_args(self, s: Dungeonville, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return {"gold": DEED_PRICE} if code == BUY else {}


class Exchange(Auto[Dungeonville]):
    """Draw a deed, then put the old one on the Deed House; both stay secret (DV-136, DV-137, DV-139, DV-140).

    Frame: 0, 0.
    """

    name: ClassVar[str] = "exchange"
    rules: ClassVar[tuple[str, ...]] = ("DV-136", "DV-137", "DV-140", "DV-161")

    def run(self, s: Dungeonville, f: Frame) -> None:
        _, seat, _, _ = f
        s.frames.pop()
        before, old = points(s, seat), s.deeds[seat]
        new = s.door.draw(DEED_DRAW, s.house, only(seat))
        s.house = tuple(sorted((*without(s.house, new), old)))
        s.deeds = put(s.deeds, seat, new)
        s.deed_log += (seat, old, new)
        s.door.tell(messages.BOUGHT, (seat,))
        s.door.tell(messages.DEED, (seat, new), only(seat))
        if s.shown >> seat & 1:
            s.door.tell(messages.PUT_BACK, (seat, old))
            s.shown &= ~(1 << seat)
        if points(s, seat) != before:
            open_claim_point(s, seat, NOTHING)


class RoundEnds(Auto[Dungeonville]):
    """Tokens return (DV-032), the stone is passed on (DV-020); after the last round the game is over (DV-166).

    Frame: 0, 0.
    """

    name: ClassVar[str] = "round-ends"
    rules: ClassVar[tuple[str, ...]] = ("DV-020", "DV-032", "DV-141", "DV-166")

    def run(self, s: Dungeonville, f: Frame) -> None:
        s.frames.pop()
        s.tokens = (0,) * s.players
        if s.round == s.config.cap:
            s.over = 1
            s.door.reveal()
            s.door.tell(messages.CAP, (s.round,))
            return
        s.stone = left_neighbour(s.players, s.stone)
        s.round += 1
        s.false_claims = 0
