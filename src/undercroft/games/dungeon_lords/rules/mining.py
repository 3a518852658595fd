"""Place `mine` (DL-130 to DL-137)."""

from typing import ClassVar

from undercroft.engine.state import Frame
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import MINE
from undercroft.games.dungeon_lords.cards import FIELD_FOREMAN, FIELD_UP_TO
from undercroft.games.dungeon_lords.rules.carrying_out import Order, go_home
from undercroft.games.dungeon_lords.rules.dungeon import free_tunnels
from undercroft.games.dungeon_lords.state import DungeonLords


def most_gold(s: DungeonLords, seat: int, field: int) -> int:
    """The limit of the space, the idle imps without the foreman, the unconquered tunnels (DL-131 to DL-135)."""
    most = min(FIELD_UP_TO[field], s.idle[seat] - FIELD_FOREMAN[field], free_tunnels(s, seat).bit_count())
    return max(0, most)


class Mine(Order):
    """How many imps mine a gold each; in which tunnels does not matter (DL-131, DL-137)."""

    name: ClassVar[str] = "mine"
    rules: ClassVar[tuple[str, ...]] = ("DL-131", "DL-132", "DL-133", "DL-135")

    def ways(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        _, _, field, _ = f
        return MINE.codes(range(1, most_gold(s, seat, field) + 1))

    def lacks(self, s: DungeonLords, f: Frame, seat: int) -> int:
        return messages.WORKERS if free_tunnels(s, seat) else messages.TUNNELS

    def carry_out(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        _, _, field, _ = f
        number = MINE.value(code)
        s.foremen[seat] += FIELD_FOREMAN[field]
        s.mining[seat] += number
        s.idle[seat] -= number + FIELD_FOREMAN[field]
        s.gold[seat] += number
        s.door.tell(messages.MINED, (seat, number))
        go_home(s, field)

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        _, _, field, _ = f
        return MINE.codes(range(1, FIELD_UP_TO[field] + 1))

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        _, _, field, _ = f
        is_open = MINE.has(code) and 1 <= MINE.value(code) <= most_gold(s, seat, field)
        return () if is_open else ("DL-135", "DL-132", "DL-133")

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        _, _, field, _ = f
        return {"idle": s.idle[seat], "foreman": FIELD_FOREMAN[field]}
