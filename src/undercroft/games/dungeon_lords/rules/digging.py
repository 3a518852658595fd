"""Place `dig` (DL-120 to DL-129)."""

from typing import ClassVar

from undercroft.engine.state import Frame
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import DIG, STOP
from undercroft.games.dungeon_lords.cards import FIELD_FOREMAN, FIELD_UP_TO
from undercroft.games.dungeon_lords.rules.carrying_out import Order, go_home
from undercroft.games.dungeon_lords.rules.dungeon import cells_to_dig, empty_cells, why_not_dig
from undercroft.games.dungeon_lords.state import DungeonLords


class Dig(Order):
    """One tunnel after another, an idle imp for each; on space III a foreman besides (DL-121 to DL-125)."""

    name: ClassVar[str] = "dig"
    rules: ClassVar[tuple[str, ...]] = ("DL-121", "DL-122", "DL-123", "DL-124", "DL-127")

    def ways(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        """The cells at once, off the same sets as `why_not`: cell by cell it would take ten times as long."""
        _, _, field, _ = f
        return DIG.codes(cells_to_dig(s, seat)) if can_dig_on(s, seat, field) else []

    def lacks(self, s: DungeonLords, f: Frame, seat: int) -> int:
        _, _, field, _ = f
        return messages.GROUND if can_dig_on(s, seat, field) else messages.WORKERS

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        if s.dug == 0:
            return super().options(s, f, seat)
        cells = self.ways(s, f, seat)
        return [*cells, STOP] if cells else []

    def carry_out(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        _, _, field, _ = f
        if code == STOP:
            go_home(s, field)
        else:
            send_imps(s, seat, field, DIG.value(code))
            lay_tunnel(s, seat, DIG.value(code))

    def skip(self, s: DungeonLords, f: Frame) -> None:
        """The limit is reached, or no imp or cell is left."""
        _, _, field, _ = f
        go_home(s, field)

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return DIG.codes(empty_cells(s, seat))

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        _, _, field, _ = f
        if not DIG.has(code):
            return ("DL-121", "DL-102")
        return why_not_dig(s.tiles[seat], DIG.value(code)) or why_not_dig_on(s, seat, field)

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        _, _, field, _ = f
        return {"number": s.dug + 1, "up_to": FIELD_UP_TO[field], "idle": s.idle[seat]}


def can_dig_on(s: DungeonLords, seat: int, field: int) -> bool:
    """Below the limit, with an idle imp; the first time on III with another one as foreman (DL-121, DL-122)."""
    foreman = FIELD_FOREMAN[field] if s.dug == 0 else 0
    return s.dug < FIELD_UP_TO[field] and s.idle[seat] > foreman


def why_not_dig_on(s: DungeonLords, seat: int, field: int) -> tuple[str, ...]:
    return () if can_dig_on(s, seat, field) else ("DL-121", "DL-122")


def send_imps(s: DungeonLords, seat: int, field: int, cell: int) -> None:
    """The digger stays on the new tile, the foreman at the entrance, until the round ends (DL-120, DL-126)."""
    if s.dug == 0:
        s.foremen[seat] += FIELD_FOREMAN[field]
        s.idle[seat] -= FIELD_FOREMAN[field]
    s.idle[seat] -= 1
    s.digging[seat] |= 1 << cell
    s.dug += 1


def lay_tunnel(s: DungeonLords, seat: int, cell: int) -> None:
    s.tiles[seat] |= 1 << cell
    s.door.tell(messages.DUG, (seat, cell))
