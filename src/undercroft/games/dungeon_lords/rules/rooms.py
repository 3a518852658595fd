"""Place `room` (DL-170 to DL-179)."""

from typing import ClassVar

from undercroft.engine.piles import put, without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import BUILD, DECLINE, TAKE_ROOM
from undercroft.games.dungeon_lords.cards import CELLS, FIELD_COST, GOLD, ROOM_IDS
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.carrying_out import Order, go_home
from undercroft.games.dungeon_lords.rules.costs import can_pay, pay
from undercroft.games.dungeon_lords.rules.dungeon import cells_for_room, why_not_build
from undercroft.games.dungeon_lords.state import DungeonLords


def why_not_take(s: DungeonLords, seat: int, field: int, room: int) -> tuple[str, ...]:
    """Empty: the room is in the market, the space can be paid, the dungeon has a place (DL-170, DL-171, DL-175)."""
    if room not in s.market:
        return ("DL-170", "DL-171")
    if not can_pay(s, seat, FIELD_COST[field]):
        return ("DL-104", "DL-170")
    return () if cells_for_room(s, seat, room) else ("DL-175", "DL-172", "DL-173", "DL-174")


class TakeRoom(Order):
    """One of the rooms left, or decline (DL-170, DL-175)."""

    name: ClassVar[str] = "take-room"
    rules: ClassVar[tuple[str, ...]] = ("DL-170", "DL-171", "DL-175")

    def lacks(self, s: DungeonLords, f: Frame, seat: int) -> int:
        _, _, field, _ = f
        if not s.market:
            return messages.OFFER
        return messages.SITE if can_pay(s, seat, FIELD_COST[field]) else messages.PRICE

    def carry_out(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        _, _, field, _ = f
        s.frames[-1] = (at.BUILD_ROOM, seat, field, TAKE_ROOM.value(code))

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return TAKE_ROOM.codes(s.market)

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        _, _, field, _ = f
        return why_not_take(s, seat, field, TAKE_ROOM.value(code)) if TAKE_ROOM.has(code) else ("DL-170", "DL-171")

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        _, _, field, _ = f
        return {} if code == DECLINE else {"gold": FIELD_COST[field][GOLD]}


class BuildRoom(Step[DungeonLords]):
    """The room replaces an unconquered tunnel in its zone that touches no other room (DL-172 to DL-174)."""

    name: ClassVar[str] = "build-room"
    rules: ClassVar[tuple[str, ...]] = ("DL-172", "DL-173", "DL-174")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        _, _, _, room = f
        return BUILD.codes(cells_for_room(s, seat, room))

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        _, _, field, room = f
        cell = BUILD.value(code)
        pay(s, seat, FIELD_COST[field])
        s.market = without(s.market, room)
        s.halls[seat] |= 1 << cell
        s.built = put(s.built, room, seat * CELLS + cell)
        s.door.tell(messages.BUILT, (seat, room, cell, FIELD_COST[field][GOLD]))
        go_home(s, field)

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return BUILD.codes(range(CELLS))

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        _, _, _, room = f
        return why_not_build(s, seat, room, BUILD.value(code)) if BUILD.has(code) else ("DL-172",)

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        _, _, _, room = f
        return {"room": ROOM_IDS[room]}
