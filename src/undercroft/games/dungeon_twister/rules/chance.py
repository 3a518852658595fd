"""The kinds of chance in this game. Everything random is asked for with one of these."""

from typing import Final

from undercroft.engine.seats import SEAT_IDS
from undercroft.engine.steps import ChanceKind
from undercroft.games.dungeon_twister.actions import PAIR_IDS, SQUARE_IDS
from undercroft.games.dungeon_twister.geometry.rooms import ROOM_IDS

FIRST_PLACER: Final = 0
FIRST_PLAYER: Final = 1
ROOM_DRAW: Final = 2
ORIENTATION: Final = 3
PAIR_DRAW: Final = 4
SQUARE_DRAW: Final = 5

CHANCE_KINDS: Final[list[ChanceKind]] = [
    ChanceKind("first-placer", SEAT_IDS[:4]),
    ChanceKind("first-player", SEAT_IDS[:4]),
    ChanceKind("room", ROOM_IDS),
    ChanceKind("orientation", ("0", "1", "2", "3")),
    ChanceKind("pair", PAIR_IDS),
    ChanceKind("square", SQUARE_IDS),  # for a token that was not placed in time (DT-171)
]
