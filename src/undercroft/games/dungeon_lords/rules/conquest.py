"""Steps 6 and 7: fatigue, conquest, late effects (DL-380 to DL-390)."""

from typing import ClassVar, Final

from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import FATIGUE
from undercroft.games.dungeon_lords.rules.damage import first_hero, hit_points, hurt
from undercroft.games.dungeon_lords.rules.evil import lose_evil
from undercroft.games.dungeon_lords.rules.trap_tables import POISON
from undercroft.games.dungeon_lords.rules.yard import card_of, skip_step
from undercroft.games.dungeon_lords.state import COURAGE, NO_CONQUEST, NOBODY, NOTHING, DungeonLords

TRAINING_FATIGUE: Final = 2  # DL-601


class Conquest(Auto[DungeonLords]):
    """Fatigue first; whoever is left conquers the tile (DL-382 to DL-387). "No conquest" skips both (DL-380)."""

    name: ClassVar[str] = "conquest"
    rules: ClassVar[tuple[str, ...]] = ("DL-380", "DL-382", "DL-384", "DL-386", "DL-387", "DL-495")

    def run(self, s: DungeonLords, f: Frame) -> None:
        _, seat, _, _ = f
        s.frames.pop()
        if s.effects & NO_CONQUEST and not s.effects & COURAGE:
            skip_step(s, seat, messages.CONQUEST, messages.NO_CONQUEST)
            return
        s.door.tell(messages.STEP_BEGINS, (seat, messages.CONQUEST))
        card = card_of(s)
        tire(s, seat, TRAINING_FATIGUE if card == NOTHING else FATIGUE[card])
        if s.queues[seat]:
            conquer(s, seat)


def tire(s: DungeonLords, seat: int, fatigue: int) -> None:
    """Point by point on whoever is first then (DL-384); told hero by hero. The invisible take none (DL-483)."""
    s.door.tell(messages.FATIGUE, (seat, fatigue))
    while fatigue and s.queues[seat]:
        hero = first_hero(s, seat)
        if hero == NOBODY:
            return
        points = min(fatigue, hit_points(s, hero) - s.wounds[hero])
        fatigue -= points
        hurt(s, seat, hero, points)


def conquer(s: DungeonLords, seat: int) -> None:
    """The tile is turned over for good, its owner loses 1 evil at once (DL-386, DL-388)."""
    cell = s.plan_tiles[seat]
    s.conquered[seat] |= 1 << cell
    s.door.tell(messages.CONQUERED, (seat, cell))
    if card_of(s) != NOTHING:  # in training there is no evilometer (DL-601)
        lose_evil(s, seat, 1)


class LateEffects(Auto[DungeonLords]):
    """The poison of a dart, if its victim is still there and can be harmed (DL-390, DL-434, DL-483)."""

    name: ClassVar[str] = "late-effects"
    rules: ClassVar[tuple[str, ...]] = ("DL-390", "DL-409", "DL-434")

    def run(self, s: DungeonLords, f: Frame) -> None:
        _, seat, _, _ = f
        s.frames.pop()
        if s.poisoned == NOTHING and s.poisoned_too == NOTHING:
            skip_step(s, seat, messages.LATE, messages.NO_POISON)
            return
        s.door.tell(messages.STEP_BEGINS, (seat, messages.LATE))
        poison(s, seat, s.poisoned)
        poison(s, seat, s.poisoned_too)


def poison(s: DungeonLords, seat: int, hero: int) -> None:
    if hero in s.queues[seat] and hero not in s.invisible:
        s.door.tell(messages.POISON_WORKS, (seat, hero, POISON))
        hurt(s, seat, hero, POISON)
