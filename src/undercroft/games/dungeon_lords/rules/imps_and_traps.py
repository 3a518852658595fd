"""Places `imps` and `traps` (DL-140 to DL-155)."""

from typing import ClassVar

from undercroft.engine.door import Audience, only
from undercroft.engine.piles import with_one, without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import DISCARD_TRAP
from undercroft.games.dungeon_lords.cards import FIELD_GAIN, TRAP_CARDS
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.chance import TRAP_DRAW
from undercroft.games.dungeon_lords.rules.costs import drop_trap
from undercroft.games.dungeon_lords.state import DungeonLords


def take_imps(s: DungeonLords, seat: int, number: int) -> None:
    """New imps are idle at once: in time for the production phase (DL-141)."""
    s.imps[seat] += number
    s.idle[seat] += number


def draw_traps(s: DungeonLords, seat: int, number: int) -> int:
    """As many as are left, for his eyes only; returns how many (DL-151, DL-154)."""
    number = min(number, len(s.trap_deck))
    s.door.tell(messages.TRAPS_DRAWN, (seat, number))
    for _ in range(number):
        trap = s.door.draw(TRAP_DRAW, s.trap_deck, only(seat))
        s.trap_deck = without(s.trap_deck, trap)
        s.traps[seat] = with_one(s.traps[seat], trap)
        s.door.tell(messages.TRAP_DRAWN, (trap,), only(seat))
    return number


def buy_traps(s: DungeonLords, seat: int, field: int) -> None:
    """In the second year one card more is drawn, and then any one is discarded (DL-150, DL-152, DL-154)."""
    number = FIELD_GAIN[field][TRAP_CARDS]
    if draw_traps(s, seat, number + s.year - 1) > number:
        s.frames.append((at.DISCARD_ONE_TRAP, seat, field, 0))


def kinds_of_trap(s: DungeonLords, seat: int) -> list[int]:
    """The choices to discard one of his trap cards; equal cards count once."""
    return DISCARD_TRAP.codes(sorted(set(s.traps[seat])))


class DropTrap(Step[DungeonLords]):
    """One of his trap cards, face down. Asked even if all are alike: not to be asked would tell the others so."""

    insists = True
    secret = True

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return kinds_of_trap(s, seat)

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        drop_trap(s, seat, DISCARD_TRAP.value(code))

    def audience(self, s: DungeonLords, f: Frame, seat: int, code: int) -> Audience:
        return only(seat)


class DiscardOneTrap(DropTrap):
    """One of all his trap cards, new or old (DL-152)."""

    name: ClassVar[str] = "discard-one-trap"
    rules: ClassVar[tuple[str, ...]] = ("DL-152", "DL-154")
