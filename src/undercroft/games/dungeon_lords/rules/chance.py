"""The kinds of chance, as they stand in the record."""

from typing import Final

from undercroft.engine.seats import SEAT_IDS
from undercroft.engine.steps import ChanceKind
from undercroft.games.dungeon_lords.cards import (
    CARD_IDS,
    COLOURS,
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

CHANCE_KINDS: Final[list[ChanceKind]] = [
    ChanceKind("start-player", SEAT_IDS[:COLOURS]),
    ChanceKind("order", PLACE_IDS),  # of lords and of non-players
    ChanceKind("monster", MONSTER_IDS),
    ChanceKind("room", ROOM_IDS),
    ChanceKind("hero", HERO_IDS),
    ChanceKind("event", EVENT_IDS),
    ChanceKind("special", SPECIAL_IDS),
    ChanceKind("trap", TRAP_IDS),
    ChanceKind("combat-card", CARD_IDS),
]
