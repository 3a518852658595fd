"""The kinds of chance in this game. Everything random is asked for with one of these."""

from typing import Final

from undercroft.engine.seats import SEAT_IDS
from undercroft.engine.steps import ChanceKind
from undercroft.games.doodle_dungeon.actions import SEATS
from undercroft.games.doodle_dungeon.cards import CARD_IDS, SIDES

START_SEAT: Final = 0
CARD: Final = 1
DIE: Final = 2
EYES: Final[tuple[int, ...]] = tuple(range(SIDES))  # a die that shows 1 is outcome 0

CHANCE_KINDS: Final[list[ChanceKind]] = [
    ChanceKind("start-seat", SEAT_IDS[:SEATS]),
    ChanceKind("card", CARD_IDS),
    ChanceKind("die", tuple([str(eyes + 1) for eyes in EYES])),
]
