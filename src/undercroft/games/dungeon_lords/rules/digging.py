"""Place `dig` (DL-120 to DL-129)."""

from typing import ClassVar

from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import DECLINE, DIG, STOP
from undercroft.games.dungeon_lords.cards import BLOCKS, CELLS, FIELD_FOREMAN, FIELD_UP_TO, NEIGHBOURS
from undercroft.games.dungeon_lords.rules.carrying_out import decline, go_home
from undercroft.games.dungeon_lords.rules.dungeon import cells_to_dig, empty_cells
from undercroft.games.dungeon_lords.state import DungeonLords


class DigStep(Step[DungeonLords]):
    """One tunnel after another, an idle imp for each; on space III a foreman besides (DL-121 to DL-125)."""

    name: ClassVar[str] = "dig"
    rules: ClassVar[tuple[str, ...]] = ("DL-121", "DL-122", "DL-123", "DL-124", "DL-127")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        cells = [DIG + cell for cell in cells_to_dig(s, seat)] if can_dig_on(s, seat, f[2]) else []
        if s.dug == 0:
            return [*cells, DECLINE]
        return [*cells, STOP] if cells else []

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        if code == STOP:
            go_home(s, f[2])
        elif code == DECLINE:
            decline(s, seat, f[2], not can_dig_on(s, seat, f[2]) or not cells_to_dig(s, seat))
        else:
            send_imps(s, seat, f[2], code - DIG)
            lay_tunnel(s, seat, code - DIG)

    def skip(self, s: DungeonLords, f: Frame) -> None:
        """The limit is reached, or no imp or cell is left."""
        go_home(s, f[2])

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return [DIG + cell for cell in empty_cells(s, seat)]

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        if DIG <= code < DIG + CELLS:
            return why_not_dig(s.tiles[seat], code - DIG) or ("DL-121", "DL-122")
        return ("DL-121", "DL-102")

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return {"number": s.dug + 1, "up_to": FIELD_UP_TO[f[2]], "idle": s.idle[seat]}


def can_dig_on(s: DungeonLords, seat: int, field: int) -> bool:
    """Below the limit, with an idle imp; the first time on III with another one as foreman (DL-121, DL-122)."""
    foreman = FIELD_FOREMAN[field] if s.dug == 0 else 0
    return s.dug < FIELD_UP_TO[field] and s.idle[seat] > foreman


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


def why_not_dig(tiles: int, cell: int) -> tuple[str, ...]:
    """Empty: the shape of the dungeon allows it."""
    if tiles >> cell & 1 or not NEIGHBOURS[cell] & tiles:
        return ("DL-123",)
    after = tiles | 1 << cell
    return ("DL-124",) if any([after & block == block for block in BLOCKS[cell]]) else ()
