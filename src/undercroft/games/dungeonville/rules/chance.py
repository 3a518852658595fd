"""The kinds of chance in this game. Everything random is asked for with one of these."""

from typing import Final

from undercroft.engine.steps import Space
from undercroft.games.dungeonville.actions import SEAT_IDS
from undercroft.games.dungeonville.cards import ADVENTURER_IDS, CARD_IDS, DEED_IDS

FIRST_PLAYER: Final = 0
DEED_DRAW: Final = 1
ADVENTURER_DRAW: Final = 2
CARD_DRAW: Final = 3

SPACES: Final[list[Space]] = [
    Space("first-player", SEAT_IDS),
    Space("deed", DEED_IDS),
    Space("adventurer", ADVENTURER_IDS),
    Space("card", CARD_IDS),
]
