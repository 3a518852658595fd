"""The choices players make, as numbers with a notation (`hire adv-33`). One run of numbers for all of them."""

from typing import Final

from undercroft.engine.options import Choices
from undercroft.games.dungeonville.cards import ADVENTURER_IDS, CARD_IDS, DUNGEON_IDS, SEATS
from undercroft.games.dungeonville.powers import ITEM_IDS

SEAT_IDS: Final[tuple[str, ...]] = tuple(f"P{seat + 1}" for seat in range(SEATS))
ORDERS: Final[list[tuple[int, int, int]]] = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
ORDER_IDS: Final[tuple[str, ...]] = tuple("".join(str(i + 1) for i in order) for order in ORDERS)

CHOICES: Final = Choices()

DECLINE: Final = CHOICES.add("decline")
USE: Final = CHOICES.add("use", "item", ITEM_IDS)  # decisions 1, 6-8, 10, 12-14, 16, 17
PASS: Final = CHOICES.add("pass")  # 2a
DISCARD: Final = CHOICES.add("discard", "adventurer", ADVENTURER_IDS)  # 2a
HIRE: Final = CHOICES.add("hire", "adventurer", ADVENTURER_IDS)  # 2b
PAY_TOKEN: Final = CHOICES.add("pay-token")  # 2c
PAY: Final = CHOICES.add("pay", "card", CARD_IDS)  # 2c
SEND: Final = CHOICES.add("send", "dungeon", DUNGEON_IDS)  # 3
LAY: Final = CHOICES.add("lay", "adventurer", ADVENTURER_IDS)  # 4
CLOAK_ON: Final = CHOICES.add("cloak", "seat", SEAT_IDS)  # 5a
REORDER: Final = CHOICES.add("reorder", "order", ORDER_IDS)  # 5b
COPY: Final = CHOICES.add("copy", "adventurer", ADVENTURER_IDS)  # 9
SACRIFICE: Final = CHOICES.add("sacrifice", "adventurer", ADVENTURER_IDS)  # 11, 12
DROP: Final = CHOICES.add("drop", "card", CARD_IDS)  # 15
TAKE: Final = CHOICES.add("take")  # 16
LEAVE: Final = CHOICES.add("leave")  # 16
FLEE: Final = CHOICES.add("flee")  # 17
GO_ON: Final = CHOICES.add("go-on")  # 17
BUY: Final = CHOICES.add("buy")  # 18
CLAIM: Final = CHOICES.add("claim")  # 19 and standing
