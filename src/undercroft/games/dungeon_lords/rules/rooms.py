"""Place `room` (DL-170 to DL-179)."""

from typing import ClassVar

from undercroft.engine.piles import put, without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import BUILD, DECLINE, TAKE_ROOM
from undercroft.games.dungeon_lords.cards import CELLS, FIELD_COST, GOLD, ROOM_IDS, ROOM_ZONE
from undercroft.games.dungeon_lords.rules.carrying_out import decline, go_home
from undercroft.games.dungeon_lords.rules.costs import can_pay, pay
from undercroft.games.dungeon_lords.rules.dungeon import cells_for_room
from undercroft.games.dungeon_lords.rules.frames import ROOM_CELL
from undercroft.games.dungeon_lords.state import DungeonLords


def rooms_to_take(s: DungeonLords, seat: int, field: int) -> list[int]:
    """Rooms of the market with a place in his dungeon, if he can pay the space (DL-170, DL-171, DL-175)."""
    if not can_pay(s, seat, FIELD_COST[field]):
        return []
    return [room for room in s.market if cells_for_room(s, seat, room)]


class RoomPick(Step[DungeonLords]):
    """One of the rooms left, or decline (DL-170, DL-175)."""

    name: ClassVar[str] = "take-room"
    rules: ClassVar[tuple[str, ...]] = ("DL-170", "DL-171", "DL-175")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return [TAKE_ROOM + room for room in rooms_to_take(s, seat, f[2])] + [DECLINE]

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        if code == DECLINE:
            decline(s, seat, f[2], not rooms_to_take(s, seat, f[2]))
        else:
            s.frames[-1] = (ROOM_CELL, seat, f[2], code - TAKE_ROOM)

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return [TAKE_ROOM + room for room in s.market]

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        room = code - TAKE_ROOM
        if not 0 <= room < len(ROOM_IDS) or room not in s.market:
            return ("DL-170", "DL-171")
        return ("DL-175", "DL-172", "DL-173", "DL-174") if can_pay(s, seat, FIELD_COST[f[2]]) else ("DL-104", "DL-170")

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return {} if code == DECLINE else {"gold": FIELD_COST[f[2]][GOLD]}


class RoomCell(Step[DungeonLords]):
    """The room replaces an unconquered tunnel in its zone that touches no other room (DL-172 to DL-174)."""

    name: ClassVar[str] = "build-room"
    rules: ClassVar[tuple[str, ...]] = ("DL-172", "DL-173", "DL-174")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return [BUILD + cell for cell in cells_for_room(s, seat, f[3])]

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        room, cell = f[3], code - BUILD
        pay(s, seat, FIELD_COST[f[2]])
        s.market = without(s.market, room)
        s.halls[seat] |= 1 << cell
        s.built = put(s.built, room, seat * CELLS + cell)
        s.door.tell(messages.BUILT, (seat, room, cell, FIELD_COST[f[2]][GOLD]))
        go_home(s, f[2])

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return [BUILD + cell for cell in range(CELLS)]

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        cell = code - BUILD
        if not 0 <= cell < CELLS:
            return ("DL-172",)
        if not (s.tiles[seat] & ~s.halls[seat] & ~s.conquered[seat]) >> cell & 1:
            return ("DL-172", "DL-287")
        return ("DL-174",) if ROOM_ZONE[f[3]] >> cell & 1 else ("DL-173",)

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return {"room": ROOM_IDS[f[3]]}
