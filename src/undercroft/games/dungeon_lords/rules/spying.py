"""Spying at the place `reputation` (DL-114, DL-115)."""

from typing import ClassVar

from undercroft.engine.door import only
from undercroft.engine.piles import put
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import PASS, SPY
from undercroft.games.dungeon_lords.cards import CARD_SETS, COMBAT_ROUNDS
from undercroft.games.dungeon_lords.rules.chance import CARD_DRAW
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords


class Spy(Step[DungeonLords]):
    """Any of the four combat cards of this year, or none; which one is seen by all, its face is not (DL-114)."""

    name: ClassVar[str] = "spy"
    rules: ClassVar[tuple[str, ...]] = ("DL-114", "DL-115")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return [*SPY.codes(range(COMBAT_ROUNDS)), PASS]

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if code != PASS:
            spy(s, seat, SPY.value(code))

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return {} if code == PASS else {"known": s.spied[SPY.value(code)] >> seat & 1}


def spy(s: DungeonLords, seat: int, position: int) -> None:
    """He sees the card and it stays where it is; one that nobody has seen yet is drawn now, for his eyes only."""
    s.door.tell(messages.SPIED, (seat, position + 1))
    if s.town[position] == NOTHING:
        s.town = put(s.town, position, s.door.draw(CARD_DRAW, unseen_cards(s), only(seat)))
    elif not s.spied[position] >> seat & 1:
        s.door.reveal()  # what another spy knows is shown to him as well
    s.spied = put(s.spied, position, s.spied[position] | 1 << seat)
    s.door.tell(messages.SPIED_CARD, (position + 1, s.town[position]), only(seat))


def unseen_cards(s: DungeonLords) -> tuple[int, ...]:
    """The cards of this year that lie at no known place: four of nine are on the town (DL-007, DL-008)."""
    return tuple([card for card in CARD_SETS[s.year - 1] if card not in s.town])
