"""Step 5: healing (DL-377 to DL-379)."""

from typing import ClassVar

from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import HEARTS
from undercroft.games.dungeon_lords.rules.yard import skip_step
from undercroft.games.dungeon_lords.state import NO_HEALING, WAS_ATTACKED, DungeonLords


class Healing(Auto[DungeonLords]):
    """Only with a heart, after an attack, and if neither a dragon nor a dart forbids it (DL-377)."""

    name: ClassVar[str] = "healing"
    rules: ClassVar[tuple[str, ...]] = ("DL-377", "DL-378", "DL-379")

    def run(self, s: DungeonLords, f: Frame) -> None:
        _, seat, _, _ = f
        s.frames.pop()
        hearts = sum([HEARTS[hero] for hero in s.queues[seat]])
        if not hearts:
            skip_step(s, seat, messages.HEALING, messages.NO_HEARTS)
        elif not s.effects & WAS_ATTACKED:
            skip_step(s, seat, messages.HEALING, messages.NOT_ATTACKED)
        elif s.effects & NO_HEALING:
            skip_step(s, seat, messages.HEALING, messages.NO_HEALING)
        else:
            s.door.tell(messages.STEP_BEGINS, (seat, messages.HEALING))
            s.door.tell(messages.HEARTS, (seat, hearts))
            heal(s, seat, hearts)


def heal(s: DungeonLords, seat: int, hearts: int) -> None:
    """One marker each, always from the foremost who has one, unasked; the rest is lost (DL-312, DL-378, DL-379)."""
    for hero in s.queues[seat]:
        healed = min(hearts, s.wounds[hero])
        if healed:
            hearts -= healed
            s.wounds[hero] -= healed
            s.door.tell(messages.HEALED, (seat, hero, healed, s.wounds[hero]))
