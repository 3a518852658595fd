"""Phase "production": taking back orders (DL-205 to DL-209)."""

from typing import ClassVar

from undercroft.engine.piles import without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import TAKE_BACK
from undercroft.games.dungeon_lords.state import DungeonLords


class TakeBack(Step[DungeonLords]):
    """The first order, or instead any that carries a minion; the other two become inaccessible (DL-206, DL-207)."""

    name: ClassVar[str] = "take-back"
    rules: ClassVar[tuple[str, ...]] = ("DL-205", "DL-206", "DL-207", "DL-209")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        laid, failed = s.orders[seat], s.failed[seat]
        return [TAKE_BACK.code(order) for place, order in enumerate(laid) if place == 0 or failed >> order & 1]

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        s.barred[seat] = tuple(sorted(without(s.orders[seat], TAKE_BACK.value(code))))
        s.orders[seat] = ()
        s.failed[seat] = 0  # minions on cards return to the office (DL-208)
        s.door.tell(messages.TOOK_BACK, (seat, TAKE_BACK.value(code)))
        s.frames.pop()
