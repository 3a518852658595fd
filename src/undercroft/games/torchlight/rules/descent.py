"""Down with the torch: roll on, or climb home."""

from typing import ClassVar

from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.torchlight.actions import CLIMB, ROLL
from undercroft.games.torchlight.messages import DARK, HOME, ROLLED
from undercroft.games.torchlight.rules.chance import DIE
from undercroft.games.torchlight.state import Torchlight


class Descent(Step[Torchlight]):
    """Roll on, or climb home with the find (TL-004)."""

    name: ClassVar[str] = "descent"
    rules: ClassVar[tuple[str, ...]] = ("TL-004",)

    def options(self, s: Torchlight, f: Frame, seat: int) -> list[int]:
        return [ROLL, CLIMB]

    def take(self, s: Torchlight, f: Frame, seat: int, code: int) -> None:
        if code == CLIMB:
            s.points[seat] += s.find
            s.door.tell(HOME, (seat, s.find))
            s.frames.pop()
            return
        eyes = s.door.draw(DIE, (0, 1, 2, 3, 4, 5)) + 1
        s.door.tell(ROLLED, (seat, eyes))
        s.find += eyes
        if eyes == 1:
            s.find = 0
            s.door.tell(DARK, (seat,))
            s.frames.pop()

    def option_args(self, s: Torchlight, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return {"find": s.find}
