"""The rooms as they are drawn: terrain by cell, edges as bits. Nothing here ever changes."""

from typing import Any, Final

from undercroft.games.dungeon_twister.cards import PACK
from undercroft.games.dungeon_twister.geometry.tile import CELLS

# What is on a square. The first ones are drawn, the others are laid, or lie outside the rooms.
FLOOR: Final = 0
GEAR: Final = 1
PIT: Final = 2
FOUNTAIN: Final = 3
PENTAGRAM: Final = 4
ROCKS: Final = 5
MIST: Final = 6
RIFT: Final = 7
ILLUSORY_PIT: Final = 8
RUBBLE: Final = 9
LINE: Final = 10
HOLE: Final = 11
FACE_DOWN: Final = 12
DRAWN: Final = ".RPFXKMG"

ROOMS: Final[list[dict[str, Any]]] = PACK["rooms"]["rooms"]
ROOM_IDS: Final[tuple[str, ...]] = tuple(each["id"] for each in ROOMS)
NO_ROOM: Final = -1
NUMBER: Final[list[int]] = [each["number"] for each in ROOMS]
TURNS: Final[list[int]] = [1 if each["rotation"] == "cw" else -1 for each in ROOMS]  # by one AP (DT-079, DT-086)
PARTNER: Final[list[int]] = [
    next(other for other in range(len(ROOMS)) if other != room and NUMBER[other] == NUMBER[room])
    for room in range(len(ROOMS))
]
TERRAIN: Final[list[int]] = [DRAWN.index(cell) for each in ROOMS for row in each["cells"] for cell in row]
GEAR_CELL: Final[list[int]] = [TERRAIN[room * CELLS : (room + 1) * CELLS].index(GEAR) for room in range(len(ROOMS))]


def edges(room: dict[str, Any], sorts: str) -> int:
    """The edges of these sorts as bits."""
    drawn = "".join(room["h"]) + "".join(room["v"])
    return sum([1 << edge for edge, sort in enumerate(drawn) if sort in sorts])


OPEN: Final[list[int]] = [edges(each, ".") for each in ROOMS]  # passable without a marker (DT-001)
WALLS: Final[list[int]] = [edges(each, "w") for each in ROOMS]
PORTCULLISES: Final[list[int]] = [edges(each, "g") for each in ROOMS]


def rooms_numbered(numbers: list[int]) -> list[int]:
    """All rooms of these pairs (DT-028)."""
    return [room for room in range(len(ROOMS)) if NUMBER[room] in numbers]
