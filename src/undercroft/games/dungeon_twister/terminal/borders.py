"""What parts the squares, from a view: walls, portcullises, markers, each as one sign; and the corners between them."""

from typing import Any, Final

from undercroft.games.dungeon_twister.geometry.rooms import PORTCULLISES, ROOM_IDS, WALLS
from undercroft.games.dungeon_twister.geometry.tile import (
    CELLS,
    EAST,
    EDGE,
    NORTH,
    SIDE,
    SOUTH,
    STORED,
    WEST,
)

Square = tuple[int, int]
Border = tuple[int, int, int]  # a square and NORTH or WEST: the border on that side of it

NOTHING, WALL, DOUBLE, PORTCULLIS, OPENED, BROKEN, BREACH, HIDDEN = range(8)
LYING: Final = ("  ", "──", "━━", "╪╪", "╌╌", "xx", "≈≈", "░░")
STANDING: Final = (" ", "│", "┃", "╫", "╎", "x", "≈", "░")
WEIGHT: Final = (0, 1, 2, 1, 0, 0, 1, 0)  # of the line that comes to a corner
# By the weights of the lines from north, east, south and west, the last one changing fastest.
CORNERS: Final = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"


def borders(view: Any) -> dict[Border, int]:
    """Everything that stands between two squares; two walls make a double one."""
    found: dict[Border, int] = {}
    for room in view["rooms"]:
        for cell in range(CELLS) if room["room"] else ():
            for side in (NORTH, EAST, SOUTH, WEST):
                add(found, room, cell, side)
    return found


def add(found: dict[Border, int], room: Any, cell: int, side: int) -> None:
    x, y = room["column"] * SIDE + cell % SIDE, room["row"] * SIDE + cell // SIDE
    border = (x + (side == EAST), y + (side == SOUTH), NORTH if side in (NORTH, SOUTH) else WEST)
    own = sort_of(room, cell, side)
    inner = 0 <= cell % SIDE + (side == EAST) - (side == WEST) < SIDE
    inner = inner and 0 <= cell // SIDE + (side == SOUTH) - (side == NORTH) < SIDE
    before = found.get(border, NOTHING)
    if inner or before == NOTHING:
        found[border] = own
    elif own == before == WALL:
        found[border] = DOUBLE
    elif own == WALL:
        found[border] = WALL  # behind a breach the other wall still stands


def sort_of(room: Any, cell: int, side: int) -> int:
    """What a room has on that side of a cell, both as they lie."""
    number, quarters = ROOM_IDS.index(room["room"]), room["turned"]
    edge = EDGE[STORED[quarters * CELLS + cell] * 4 + ((side - quarters) & 3)]
    if WALLS[number] >> edge & 1:
        return BREACH if edge in room["breached"] else WALL
    if PORTCULLISES[number] >> edge & 1:
        return BROKEN if edge in room["broken"] else OPENED if edge in room["open"] else PORTCULLIS
    return NOTHING


def corner(found: dict[Border, int], x: int, y: int) -> str:
    """Where four borders meet: at the north-west of that square."""
    around = ((x, y - 1, WEST), (x, y, NORTH), (x, y, WEST), (x - 1, y, NORTH))
    place = 0
    for border in around:
        place = place * 3 + WEIGHT[found.get(border, NOTHING)]
    return CORNERS[place]
