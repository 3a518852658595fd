"""The kinds of chance in this game. Everything random is asked for with one of these."""

from typing import Final

from undercroft.engine.seats import SEAT_IDS
from undercroft.engine.steps import ChanceKind
from undercroft.games.dungeonville.cards import ADVENTURER_IDS, CARD_IDS, DEED_IDS, SEATS

FIRST_PLAYER: Final = 0
DEED_DRAW: Final = 1
ADVENTURER_DRAW: Final = 2
CARD_DRAW: Final = 3

CHANCE_KINDS: Final[list[ChanceKind]] = [
    ChanceKind("first-player", SEAT_IDS[:SEATS]),
    ChanceKind("deed", DEED_IDS),
    ChanceKind("adventurer", ADVENTURER_IDS),
    ChanceKind("card", CARD_IDS),
]
