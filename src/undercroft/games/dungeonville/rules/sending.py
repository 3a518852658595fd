"""Phase 2: Sending (DV-053 to DV-057)."""

from typing import ClassVar, Final

from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.actions import SEND
from undercroft.games.dungeonville.cards import DUNGEONS
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.play_order import push_in_stone_order, stone_order
from undercroft.games.dungeonville.state import Dungeonville

ANY_DUNGEON: Final = SEND.codes(range(DUNGEONS))


def begin_sending(s: Dungeonville) -> None:
    """In stone order, everybody who has a party (DV-053, DV-057)."""
    push_in_stone_order(s, at.SEND, [seat for seat in stone_order(s) if s.parties[seat]])


class Send(Step[Dungeonville]):
    """Put the pawn on one of the five entrances, openly and for good (DV-053 to DV-056). Frame: 0, 0."""

    name: ClassVar[str] = "send"
    rules: ClassVar[tuple[str, ...]] = ("DV-053", "DV-054", "DV-055")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        return ANY_DUNGEON

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        dungeon = SEND.value(code)
        s.pawns[seat] = dungeon
        s.door.tell(messages.SENT, (seat, dungeon))
        s.frames.pop()

    def why_not(self, s: Dungeonville, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        return ("DV-054",)
