"""Revealing the combat card (DL-340 to DL-342)."""

from typing import ClassVar

from undercroft.engine.door import PUBLIC
from undercroft.engine.piles import put
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import CARD_SETS, FATIGUE
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.chance import CARD_DRAW
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords


def begin_reveal(s: DungeonLords) -> None:
    s.frames.append((at.REVEAL_CARD, s.start, s.combat_round - 1, 0))


class RevealCard(Auto[DungeonLords]):
    """The card on the place of the round is turned up for everyone; it has no effect yet (DL-302, DL-340)."""

    name: ClassVar[str] = "reveal-card"
    rules: ClassVar[tuple[str, ...]] = ("DL-340", "DL-341")

    def run(self, s: DungeonLords, f: Frame) -> None:
        _, _, place, _ = f
        s.frames.pop()
        card = s.town[place]
        if card == NOTHING:  # nobody has spied it: it is drawn only now
            card = s.door.draw(CARD_DRAW, tuple([each for each in CARD_SETS[s.year - 1] if each not in s.town]))
        s.town = put(s.town, place, card)
        s.spied = put(s.spied, place, PUBLIC)
        s.door.tell(messages.CARD_REVEALED, (place + 1, card, FATIGUE[card]))
        s.door.reveal()
