"""Monster Strike (DL-553): for each monster a single part of its wage, or it turns face down."""

from typing import ClassVar

from undercroft.engine.door import PUBLIC, Audience, only
from undercroft.engine.piles import with_one, without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import (
    CHOOSE_MONSTER,
    DISCARD_MONSTER,
    DISCARD_TRAP,
    FACE_DOWN,
    GAIN_EVIL,
    GIVE_FOOD,
    GIVE_GOLD,
)
from undercroft.games.dungeon_lords.cards import EVIL, FOOD, GOLD, MONSTERS, TRAP_CARDS, WAGE
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.costs import drop_trap, fodder, monsters_of
from undercroft.games.dungeon_lords.rules.evil import gain_evil
from undercroft.games.dungeon_lords.rules.hiring import feed
from undercroft.games.dungeon_lords.rules.imps_and_traps import kinds_of_trap
from undercroft.games.dungeon_lords.state import DungeonLords


def on_strike(s: DungeonLords, seat: int) -> list[int]:
    """His monsters that are not settled yet; ghosts do not strike (DL-543, DL-553)."""
    tiles = sorted(monsters_of(s, seat))
    for kind in s.handled:
        tiles.remove(kind)
    return tiles


class Strike(Step[DungeonLords]):
    """Which of his monsters is settled next (DL-553)."""

    name: ClassVar[str] = "strike"
    rules: ClassVar[tuple[str, ...]] = ("DL-553", "DL-543")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return CHOOSE_MONSTER.codes(sorted(set(on_strike(s, seat))))

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        s.frames.append((at.STRIKE_PART, seat, CHOOSE_MONSTER.value(code), 0))


class StrikePart(Step[DungeonLords]):
    """One single part of the wage, as far as it is there, or face down (DL-553, DL-542)."""

    secret = True
    name: ClassVar[str] = "strike-part"
    rules: ClassVar[tuple[str, ...]] = ("DL-553", "DL-542", "DL-544")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        _, _, monster, _ = f
        wage = WAGE[monster]
        found: list[int] = []
        if wage[FOOD] and s.food[seat]:
            found.append(GIVE_FOOD)
        if wage[GOLD] and s.gold[seat]:
            found.append(GIVE_GOLD)
        if wage[EVIL]:
            found.append(GAIN_EVIL)
        if wage[TRAP_CARDS]:
            found += kinds_of_trap(s, seat)
        if wage[MONSTERS]:
            found += DISCARD_MONSTER.codes(sorted(set(fodder(s, seat, 1))))
        return [*found, FACE_DOWN]

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        _, _, kind, _ = f
        s.frames.pop()
        s.handled = with_one(s.handled, kind)
        if code == FACE_DOWN:
            s.lairs[seat] = without(s.lairs[seat], kind)
            s.down[seat] = with_one(s.down[seat], kind)
            s.door.tell(messages.STRIKE_DOWN, (seat, kind))
            return
        s.door.tell(messages.STRIKE_SETTLED, (seat, kind, int(code == GIVE_FOOD), int(code == GIVE_GOLD)))
        give(s, seat, code)

    def audience(self, s: DungeonLords, f: Frame, seat: int, code: int) -> Audience:
        """A trap card is discarded face down; everything else is open."""
        return only(seat) if DISCARD_TRAP.has(code) else PUBLIC


def give(s: DungeonLords, seat: int, code: int) -> None:
    """The part chosen; evil is gained, not paid (DL-542)."""
    if code == GIVE_FOOD:
        s.food[seat] -= 1
    elif code == GIVE_GOLD:
        s.gold[seat] -= 1
    elif code == GAIN_EVIL:
        gain_evil(s, seat, 1)
    elif DISCARD_MONSTER.has(code):
        give_monster(s, seat, DISCARD_MONSTER.value(code))
    else:
        drop_trap(s, seat, DISCARD_TRAP.value(code))


def give_monster(s: DungeonLords, seat: int, kind: int) -> None:
    """One that already lies face down goes first (DL-R03); it was settled, another of its kind may not be."""
    if kind in s.down[seat]:
        s.handled = without(s.handled, kind)
    feed(s, seat, kind)
