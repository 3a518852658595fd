"""Paying (DV-031, DV-033, DV-043 to DV-046), for adventurers and for deeds (DV-135)."""

from typing import ClassVar, Final

from undercroft.engine.piles import put, without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.actions import PAY, PAY_CODES, PAY_TOKEN
from undercroft.games.dungeonville.cards import CARD_DUNGEON, CARD_GOLD, IS_ITEM, ITEM_PAYS, TOKEN_GOLD
from undercroft.games.dungeonville.powers import COPIES, CRUCIBLE, CRUCIBLE_GOLD, USER
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.items import has_class
from undercroft.games.dungeonville.state import Dungeonville

DEAREST: Final = 1 << 30  # no card has been put down yet


def worth_as_payment(s: Dungeonville, seat: int, card: int) -> int:
    """A room pays its gold, an item 5 (DV-033, DV-112), the Crucible 25 beside an Alchemist (DV-125)."""
    if not IS_ITEM[card]:
        return CARD_GOLD[card]
    if card in COPIES[CRUCIBLE] and s.config.powers and has_class(s.parties[seat], USER[CRUCIBLE]):
        return CRUCIBLE_GOLD
    return ITEM_PAYS


def wealth(s: Dungeonville, seat: int) -> int:
    """All that the player could pay with at this moment."""
    gold = s.tokens[seat] * TOKEN_GOLD
    for card in s.treasures[seat]:
        gold += worth_as_payment(s, seat, card)
    return gold


def ask_payment(s: Dungeonville, seat: int, price: int) -> None:
    """A price of 0 is paid with nothing (DV-045)."""
    if price:
        s.frames.append((at.PAYMENT, seat, price, DEAREST))


class Payment(Step[Dungeonville]):
    """Put down one card after the other, from the dearest to the cheapest, until the price is covered.

    A payment that stops as soon as the price is covered never holds a superfluous card (DV-045), because its
    cheapest card comes last. So a card is offered when the cards that may follow can still cover the rest.
    Frame: the gold still due, the value of the last card put down (DEAREST before the first).
    """

    name: ClassVar[str] = "payment"
    rules: ClassVar[tuple[str, ...]] = ("DV-043", "DV-045", "DV-046")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        _, _, left, dearest = f
        values: list[int] = []
        codes: list[int] = []
        for card in s.treasures[seat]:
            value = worth_as_payment(s, seat, card)
            if value <= dearest:
                values.append(value)
                codes.append(PAY_CODES[card])
        if s.tokens[seat] and dearest >= TOKEN_GOLD:
            values += [TOKEN_GOLD] * s.tokens[seat]
            codes.append(PAY_TOKEN)
        return codes_that_complete(values, codes, left)

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        _, _, left, _ = f
        value = value_of(s, seat, code)
        if code == PAY_TOKEN:
            s.tokens = put(s.tokens, seat, s.tokens[seat] - 1)  # back to the supply (DV-031)
            s.door.tell(messages.PAID_TOKEN, (seat, value))
        else:
            card = PAY.value(code)
            s.treasures[seat] = without(s.treasures[seat], card)
            s.piles[CARD_DUNGEON[card]] += (card,)  # DV-043
            s.door.tell(messages.PAID, (seat, card, value))
        if left > value:
            s.frames[-1] = (at.PAYMENT, seat, left - value, value)
        else:
            s.frames.pop()  # the rest is lost (DV-044)

    def option_args(self, s: Dungeonville, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        _, _, left, _ = f
        value = value_of(s, seat, code)
        return {"gold": value, "left": left, "waste": max(0, value - left)}

    def why_not(self, s: Dungeonville, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        return ("DV-031", "DV-032") if code == PAY_TOKEN and not s.tokens[seat] else self.rules


def value_of(s: Dungeonville, seat: int, code: int) -> int:
    """What the token or card of that action pays."""
    return TOKEN_GOLD if code == PAY_TOKEN else worth_as_payment(s, seat, PAY.value(code))


def codes_that_complete(values: list[int], codes: list[int], left: int) -> list[int]:
    """The cards whose payment can still be completed; tokens are alike and stand last, under one code."""
    open_codes: list[int] = []
    dearest, cheapest = 0, DEAREST
    for i, code in enumerate(codes):
        value = values[i]
        if sum([each for each in values if each <= value]) >= left:
            open_codes.append(code)
            dearest, cheapest = max(dearest, value), min(cheapest, value)
    only_one_value = dearest == cheapest
    if only_one_value and sum([each for each in values if each <= dearest]) - dearest < left:
        return open_codes[:1]  # all of them are needed: there is one possible payment, in whatever order
    return open_codes
