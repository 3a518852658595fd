"""Production with the option `simultaneous`: all work at once (DL-191)."""

from typing import ClassVar

from undercroft.engine.door import PUBLIC, Audience
from undercroft.engine.state import Frame
from undercroft.engine.steps import Together
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import DIG, DONE, USE_ROOM
from undercroft.games.dungeon_lords.cards import PRINTING_PRESS, TOOL_SHED, WORKSHOP
from undercroft.games.dungeon_lords.rules.digging import lay_tunnel
from undercroft.games.dungeon_lords.rules.dungeon import cells_to_dig, empty_cells, owns_room, why_not_dig
from undercroft.games.dungeon_lords.rules.play_order import play_order
from undercroft.games.dungeon_lords.rules.production import (
    own_workrooms,
    send_workers,
    take_effect,
    take_product,
    usable_rooms,
    why_not_use,
    work_args,
)
from undercroft.games.dungeon_lords.state import DungeonLords


class ProduceTogether(Together[DungeonLords]):
    """Option `simultaneous`: all work at once, openly; cards and evil follow in play order (DL-191).

    The tool shed is used by naming the cell. Everything else touches nobody but its owner.
    """

    name: ClassVar[str] = "produce-together"
    rules: ClassVar[tuple[str, ...]] = ("DL-191", "DL-192", "DL-194", "DL-195", "DL-196", "DL-200")

    def seats(self, s: DungeonLords, f: Frame) -> list[int]:
        return [seat for seat in range(s.players) if not s.confirmed >> seat & 1 and usable_rooms(s, seat)]

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        rooms = usable_rooms(s, seat)
        cells = DIG.codes(cells_to_dig(s, seat)) if TOOL_SHED in rooms else []
        return USE_ROOM.codes([room for room in rooms if room != TOOL_SHED]) + cells + [DONE]

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        if code == DONE:
            s.confirmed |= 1 << seat
            s.door.tell(messages.READY, (seat,))
        elif DIG.has(code):
            send_workers(s, seat, TOOL_SHED)
            lay_tunnel(s, seat, DIG.value(code))
        else:
            send_workers(s, seat, USE_ROOM.value(code))
            take_product(s, seat, USE_ROOM.value(code))

    def audience(self, s: DungeonLords, f: Frame, seat: int, code: int) -> Audience:
        return PUBLIC

    def finish(self, s: DungeonLords, f: Frame) -> None:
        s.frames.pop()
        for seat in play_order(s):
            for room in (WORKSHOP, PRINTING_PRESS):
                self.catch_up(s, seat, room)
        s.door.seal()

    def catch_up(self, s: DungeonLords, seat: int, room: int) -> None:
        """What that room of his has worked for."""
        if owns_room(s, seat, room):
            for _ in range(s.uses[room]):
                take_effect(s, seat, room)

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        """The tool shed is a room like the others until it can work: then its cells are meant."""
        digs = TOOL_SHED in usable_rooms(s, seat)
        rooms = USE_ROOM.codes([room for room in own_workrooms(s, seat) if not (digs and room == TOOL_SHED)])
        return rooms + (DIG.codes(empty_cells(s, seat)) if digs else [])

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        if DIG.has(code):
            return why_not_dig(s.tiles[seat], DIG.value(code)) or ("DL-200", "DL-195")
        return why_not_use(s, seat, USE_ROOM.value(code)) if USE_ROOM.has(code) else ("DL-194", "DL-196")

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return work_args(s, USE_ROOM.value(code)) if USE_ROOM.has(code) else {}
