"""The nine special events (DL-540 to DL-560). Impatient Heroes strike later, in the phase "heroes"."""

from typing import ClassVar, Final

from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import DISCARD_MONSTER, GAIN_EVIL
from undercroft.games.dungeon_lords.cards import (
    CURRENCY_REFORM,
    GREENER_PASTURES,
    HAUNTING_SEASON,
    MONSTER_STRIKE,
    PRODUCT_RECALL,
    RATS,
    SAFETY_INSPECTION,
    SPECIALS,
    WITCH_HUNT,
    number_of,
)
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.costs import drop_trap, lose_monster, monsters_of
from undercroft.games.dungeon_lords.rules.evil import gain_evil
from undercroft.games.dungeon_lords.rules.imps_and_traps import DropTrap
from undercroft.games.dungeon_lords.rules.losses import lose_food, lose_gold, lose_imps
from undercroft.games.dungeon_lords.rules.play_order import nicest_first
from undercroft.games.dungeon_lords.state import DungeonLords

HUNT: Final = number_of(SPECIALS[WITCH_HUNT], "gain_evil")  # for whoever shields his monsters (DL-550)
RAT_FOOD: Final = number_of(SPECIALS[RATS], "lose")  # DL-556
HAUNTED: Final = number_of(SPECIALS[HAUNTING_SEASON], "gain_evil_per", "max")  # at most (DL-560)


def suffer(s: DungeonLords, seat: int, card: int) -> None:
    """What that card does to one lord; choices are asked by frames (DL-231, DL-232, DL-544)."""
    if card == WITCH_HUNT:
        s.frames.append((at.WITCH_HUNT, seat, 0, 0))
    elif card == MONSTER_STRIKE:
        s.frames.append((at.STRIKE, seat, 0, 0))
    elif card == CURRENCY_REFORM:
        lose_gold(s, seat, s.gold[seat] // 2)  # DL-554
    elif card == GREENER_PASTURES:
        lose_imps(s, seat, 2 if is_more_evil_half(s, seat) else 1)
    elif card == RATS:
        missing = RAT_FOOD - lose_food(s, seat, RAT_FOOD)
        gain_evil(s, seat, missing)  # DL-556
    elif card == SAFETY_INSPECTION:
        s.frames.append((at.TAX, seat, max(1, s.halls[seat].bit_count()), 1))  # DL-558
    elif card == PRODUCT_RECALL:
        lose_traps(s, seat, (len(s.traps[seat]) + 1) // 2)  # DL-559
    elif card == HAUNTING_SEASON:
        gain_evil(s, seat, min(HAUNTED, len(s.lairs[seat]) + len(s.down[seat])))  # DL-560


def is_more_evil_half(s: DungeonLords, seat: int) -> bool:
    """The last half of the lords, rounded down, from nicest to most evil; nobody's evil changes meanwhile (DL-555)."""
    return seat in nicest_first(s)[s.players - s.players // 2 :]


class WitchHunt(Step[DungeonLords]):
    """Discard one of his monsters, no ghost, or gain 3 evil, also at the top (DL-550, DL-542, DL-543)."""

    name: ClassVar[str] = "witch-hunt"
    rules: ClassVar[tuple[str, ...]] = ("DL-550", "DL-542", "DL-543")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return [*DISCARD_MONSTER.codes(sorted(set(monsters_of(s, seat)))), GAIN_EVIL]

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if code == GAIN_EVIL:
            gain_evil(s, seat, HUNT)
            return
        lose_monster(s, seat, DISCARD_MONSTER.value(code))
        s.door.tell(messages.HUNTED, (seat, DISCARD_MONSTER.value(code)))

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return {"evil": HUNT} if code == GAIN_EVIL else {}


def lose_traps(s: DungeonLords, seat: int, number: int) -> None:
    """Of his choice; where all must go nobody is asked (DL-557, DL-559)."""
    if number < len(s.traps[seat]):
        s.frames.append((at.LOSE_TRAP, seat, number, 0))
        return
    for trap in s.traps[seat]:
        drop_trap(s, seat, trap)


class LoseTrap(DropTrap):
    """Trap cards of his choice, one by one (DL-557, DL-559)."""

    name: ClassVar[str] = "lose-trap"
    rules: ClassVar[tuple[str, ...]] = ("DL-557", "DL-559")

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        _, _, number, _ = f
        super().take(s, f, seat, code)
        if number > 1:
            s.frames.append((at.LOSE_TRAP, seat, number - 1, 0))
