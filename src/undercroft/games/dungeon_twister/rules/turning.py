"""Action 2: turn a room (DT-079 to DT-086, DT-202), or slide one in scenario 4 (DT-322 to DT-324)."""

from typing import ClassVar, Final

from undercroft.engine.state import Frame
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import ROTATE
from undercroft.games.dungeon_twister.cards import MEKANORK
from undercroft.games.dungeon_twister.config import STONES
from undercroft.games.dungeon_twister.geometry.links import ground, relinked, tile_at
from undercroft.games.dungeon_twister.geometry.rooms import GEAR, NO_ROOM, PARTNER, TURNS
from undercroft.games.dungeon_twister.geometry.tile import CELLS, OUTSIDE
from undercroft.games.dungeon_twister.rules.asking import Asking
from undercroft.games.dungeon_twister.state import DungeonTwister

# The values of ROTATE: own room right and left, the partner's, then slides of the upper room.
PARTNERS: Final = 2
SLIDES: Final = 4
UPPER_ROW: Final = 0
LOWER_ROW: Final = 3


def on_gear(s: DungeonTwister, token: int) -> bool:
    return ground(s)[s.at[token]] == GEAR


def turns(s: DungeonTwister, token: int) -> list[int]:
    """The values of ROTATE that he may choose on his gear, whoever else is in these rooms (DT-084)."""
    own = s.at[token] // CELLS
    partner = partner_of(s, own)
    found = directions(s, token, own)
    if partner != OUTSIDE:
        found += [PARTNERS + each for each in directions(s, token, partner)]
    return found + [SLIDES + i for i, columns in enumerate((-1, 1)) if may_slide(s, own, columns)]


def directions(s: DungeonTwister, token: int, tile: int) -> list[int]:
    """0 to the right, 1 to the left: as the room's arrow says, the Mekanork as he likes (DT-079, DT-202)."""
    if s.kind[token] == MEKANORK:
        return [0, 1]
    return [0] if TURNS[s.room_of[tile]] > 0 else [1]


def partner_of(s: DungeonTwister, tile: int) -> int:
    """The tile of the same number, if it is face up (DT-080, DT-081)."""
    room = PARTNER[s.room_of[tile]]
    return s.room_of.index(room) if room in s.room_of else OUTSIDE


def may_slide(s: DungeonTwister, tile: int, columns: int) -> bool:
    """Whether the upper stone can go that way, from the gear of either (DT-322, DT-323)."""
    if s.config.scenario != STONES:
        return False
    stones = sliding_tiles(s)
    column, _ = s.config.layout.slots[s.slot_of[stones[0]]]
    return tile in stones and 0 <= column + columns < s.config.layout.columns


def sliding_tiles(s: DungeonTwister) -> list[int]:
    """The upper and the lower stone."""
    layout = s.config.layout
    rows = [layout.slots[slot][1] for slot in s.slot_of]
    return [rows.index(UPPER_ROW), rows.index(LOWER_ROW)]


class Rotate(Asking):
    """Which room, and which way (13d). Frame: the character, 0."""

    name: ClassVar[str] = "rotate"
    rules: ClassVar[tuple[str, ...]] = ("DT-079", "DT-080", "DT-081", "DT-202", "DT-322")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return ROTATE.codes(turns(s, f[2]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        value, token = ROTATE.value(code), f[2]
        if value >= SLIDES:
            slide(s, token, 1 if value > SLIDES else -1)
            return
        own = s.at[token] // CELLS
        turn_room(s, token, own if value < PARTNERS else partner_of(s, own), 1 - 2 * (value % 2))


def turn_room(s: DungeonTwister, token: int, tile: int, quarters: int) -> None:
    """Everything on it turns along, a quarter; nobody can take it back (DT-082, DT-083, DT-085)."""
    s.turned[tile] = (s.turned[tile] + quarters) & 3
    relinked(s, [tile])
    s.door.tell(messages.TURNED, (s.active, s.owner[token], s.kind[token], s.room_of[tile], quarters))
    s.door.seal()


def slide(s: DungeonTwister, token: int, columns: int) -> None:
    """The upper stone goes one column, the lower one the other way, with all that is on them (DT-322, DT-324)."""
    shift(s, columns)
    upper = tile_at(s, s.slot_of[sliding_tiles(s)[0]])
    s.door.tell(messages.SLID, (s.active, s.owner[token], s.kind[token], s.room_of[upper], columns))
    s.door.seal()


def shift(s: DungeonTwister, columns: int) -> None:
    layout = s.config.layout
    if columns:
        for tile, by in zip(sliding_tiles(s), (columns, -columns), strict=True):
            column, row = layout.slots[s.slot_of[tile]]
            s.slot_of[tile] = layout.slots.index((column + by, row))
        s.links = []


def can_turn(s: DungeonTwister, token: int) -> bool:
    return on_gear(s, token) and s.room_of[s.at[token] // CELLS] != NO_ROOM
