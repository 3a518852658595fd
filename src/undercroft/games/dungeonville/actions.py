"""The choices players make, as numbers with a notation (`hire adv-33`). One run of numbers for all of them."""

from typing import Final

from undercroft.engine.actions import Actions
from undercroft.engine.seats import SEAT_IDS
from undercroft.games.dungeonville.cards import ADVENTURER_IDS, ADVENTURERS, CARD_IDS, DUNGEON_IDS, SEATS
from undercroft.games.dungeonville.powers import ITEM_IDS

ORDERS: Final[list[tuple[int, int, int]]] = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
ORDER_IDS: Final[tuple[str, ...]] = tuple("".join(str(i + 1) for i in order) for order in ORDERS)

ACTIONS: Final = Actions()

DECLINE: Final = ACTIONS.add("decline")
USE: Final = ACTIONS.kind("use", "item", ITEM_IDS)  # decisions 1, 6-8, 10, 12-14, 16, 17
PASS: Final = ACTIONS.add("pass")  # 2a
DISCARD: Final = ACTIONS.kind("discard", "adventurer", ADVENTURER_IDS)  # 2a
HIRE: Final = ACTIONS.kind("hire", "adventurer", ADVENTURER_IDS)  # 2b
PAY_TOKEN: Final = ACTIONS.add("pay-token")  # 2c
PAY: Final = ACTIONS.kind("pay", "card", CARD_IDS)  # 2c
SEND: Final = ACTIONS.kind("send", "dungeon", DUNGEON_IDS)  # 3
LAY: Final = ACTIONS.kind("lay", "adventurer", ADVENTURER_IDS)  # 4
CLOAK_ON: Final = ACTIONS.kind("cloak", "seat", SEAT_IDS[:SEATS])  # 5a
REORDER: Final = ACTIONS.kind("reorder", "order", ORDER_IDS)  # 5b
COPY: Final = ACTIONS.kind("copy", "adventurer", ADVENTURER_IDS)  # 9
SACRIFICE: Final = ACTIONS.kind("sacrifice", "adventurer", ADVENTURER_IDS)  # 11, 12
DROP: Final = ACTIONS.kind("drop", "card", CARD_IDS)  # 15
TAKE: Final = ACTIONS.add("take")  # 16
LEAVE: Final = ACTIONS.add("leave")  # 16
FLEE: Final = ACTIONS.add("flee")  # 17
GO_ON: Final = ACTIONS.add("go-on")  # 17
BUY: Final = ACTIONS.add("buy")  # 18
CLAIM: Final = ACTIONS.add("claim")  # 19 and standing

# The numbers of these kinds by their value: the options asked for most are read off tables, because a call and a
# second list for each question would cost three percent of all decisions per second.
HIRE_CODES: Final = HIRE.codes(ADVENTURERS)
PAY_CODES: Final = PAY.codes(range(len(CARD_IDS)))
LAY_CODES: Final = LAY.codes(ADVENTURERS)
SACRIFICE_CODES: Final = SACRIFICE.codes(ADVENTURERS)
