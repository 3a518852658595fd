"""The kinds of chance, as they stand in the record."""

from typing import Final

from undercroft.engine.steps import Space
from undercroft.games.dungeon_lords.actions import SEAT_IDS
from undercroft.games.dungeon_lords.cards import (
    CARD_IDS,
    EVENT_IDS,
    HERO_IDS,
    MONSTER_IDS,
    PLACE_IDS,
    ROOM_IDS,
    SPECIAL_IDS,
    TRAP_IDS,
)

(
    START_PLAYER,
    ORDER_DRAW,
    MONSTER_DRAW,
    ROOM_DRAW,
    HERO_DRAW,
    EVENT_DRAW,
    SPECIAL_DRAW,
    TRAP_DRAW,
    CARD_DRAW,
) = range(9)

SPACES: Final[list[Space]] = [
    Space("start-player", SEAT_IDS),
    Space("order", PLACE_IDS),  # of lords and of non-players
    Space("monster", MONSTER_IDS),
    Space("room", ROOM_IDS),
    Space("hero", HERO_IDS),
    Space("event", EVENT_IDS),
    Space("special", SPECIAL_IDS),
    Space("trap", TRAP_IDS),
    Space("combat-card", CARD_IDS),
]
