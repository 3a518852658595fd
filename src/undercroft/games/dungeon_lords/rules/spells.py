"""Steps 2 and 4: fast and slow spell (DL-360 to DL-365, DL-376), and the spells of year 1 (DL-475 to DL-488)."""

from collections.abc import Callable
from typing import ClassVar, Final

from undercroft.engine.piles import distinct
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import GAIN_EVIL, PAY, WITHDRAW, WITHDRAW_ALL
from undercroft.games.dungeon_lords.cards import (
    CARD_IDS,
    CARDS,
    EVIL,
    FOOD,
    GOLD,
    HERO_TYPE,
    IS_FAST,
    IS_PRINTED_SPELL,
    MAGIC,
    ROOMS,
    WAGE,
    WIZARD,
    in_order,
    number_of,
)
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.costs import can_pay_wage, drop_trap, pay_wage, pieces_of, price_args
from undercroft.games.dungeon_lords.rules.damage import cut_short
from undercroft.games.dungeon_lords.rules.evil import gain_evil, lose_evil
from undercroft.games.dungeon_lords.rules.imps_and_traps import DropTrap
from undercroft.games.dungeon_lords.rules.losses import lose_food, lose_gold, lose_imps
from undercroft.games.dungeon_lords.rules.spells_of_year_2 import SPELLS_OF_YEAR_2
from undercroft.games.dungeon_lords.rules.yard import card_of, room_of, skip_step, withdraw
from undercroft.games.dungeon_lords.state import NO_SPELLS, NOTHING, SHIELD, DungeonLords

NO_SPELLS_HERE: Final[list[bool]] = [*[bool(room["battle"].get("no_spells")) for room in ROOMS], False]  # DL-472
PEACE_EVIL: Final = number_of(CARDS[CARD_IDS.index("word_of_peace")], "gain_evil")
DETECTED_EVIL: Final = number_of(CARDS[CARD_IDS.index("detect_evil")], "gain_evil")


class FastSpell(Auto[DungeonLords]):
    """Step 2, for a card with a fast spell (DL-360)."""

    name: ClassVar[str] = "fast-spell"
    rules: ClassVar[tuple[str, ...]] = ("DL-360", "DL-361", "DL-363")

    def run(self, s: DungeonLords, f: Frame) -> None:
        _, seat, _, _ = f
        s.frames.pop()
        card = card_of(s)
        if card == NOTHING or not IS_FAST[card]:
            skip_step(s, seat, messages.FAST_SPELL, messages.NO_FAST_SPELL)
        else:
            maybe_cast(s, seat, card, messages.FAST_SPELL)


class SlowSpell(Auto[DungeonLords]):
    """Step 4, for a card with a slow spell; the magic is counted now (DL-376)."""

    name: ClassVar[str] = "slow-spell"
    rules: ClassVar[tuple[str, ...]] = ("DL-376", "DL-361", "DL-363")

    def run(self, s: DungeonLords, f: Frame) -> None:
        _, seat, _, _ = f
        s.frames.pop()
        card = card_of(s)
        if card == NOTHING or IS_FAST[card]:
            skip_step(s, seat, messages.SLOW_SPELL, messages.NO_SLOW_SPELL)
        else:
            maybe_cast(s, seat, card, messages.SLOW_SPELL)


def maybe_cast(s: DungeonLords, seat: int, card: int, step: int) -> None:
    """A spell whose conditions hold is always cast (DL-363); in round n it takes n magic points (DL-361).

    Never in an anti-magic room (DL-472).
    """
    magic = sum([MAGIC[hero] for hero in s.queues[seat]])
    if NO_SPELLS_HERE[room_of(s, seat)]:
        skip_step(s, seat, step, messages.ANTIMAGIC_ROOM)
    elif s.effects & NO_SPELLS:
        skip_step(s, seat, step, messages.ANTIMAGIC_DART)
    elif magic < s.combat_round:
        s.door.tell(messages.SPELL_TOO_WEAK, (seat, card, magic, s.combat_round))
        skip_step(s, seat, step, messages.TOO_LITTLE_MAGIC)
    else:
        s.door.tell(messages.STEP_BEGINS, (seat, step))
        s.door.tell(messages.SPELL_CAST, (seat, card, magic, s.combat_round))
        if s.config.printed_only and not IS_PRINTED_SPELL[card]:
            s.door.tell(messages.SPELL_EMPTY, (seat, card))
        else:
            SPELLS[card](s, seat)


def word_of_peace(s: DungeonLords, seat: int) -> None:
    """DL-480. Without a monster in the battle withdrawing all is free, and taken."""
    if s.sent[seat]:
        s.frames.append((at.WORD_OF_PEACE, seat, 0, 0))


class WordOfPeace(Step[DungeonLords]):
    """C9: withdraw all monsters of this battle, or gain 2 evil; allowed at the top, too (DL-475, DL-480)."""

    name: ClassVar[str] = "word-of-peace"
    rules: ClassVar[tuple[str, ...]] = ("DL-480", "DL-475", "DL-364")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return [WITHDRAW_ALL, GAIN_EVIL]

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if code == GAIN_EVIL:
            gain_evil(s, seat, PEACE_EVIL)
            return
        for kind in s.sent[seat]:
            withdraw(s, seat, kind)

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return {"number": PEACE_EVIL if code == GAIN_EVIL else len(s.sent[seat])}


def suggestion(s: DungeonLords, seat: int) -> None:
    """DL-481."""
    s.handled = ()
    s.frames.append((at.SUGGESTION, seat, 0, 0))


class Suggestion(Step[DungeonLords]):
    """C10: each monster of this battle, in any order: pay its wage or withdraw it (DL-481).

    What cannot be paid now cannot be paid later either, so the owner is asked for the payable ones only.
    """

    name: ClassVar[str] = "suggestion"
    rules: ClassVar[tuple[str, ...]] = ("DL-481", "DL-475", "DL-251")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        unpaid = [kind for kind in distinct(s.sent[seat]) if s.sent[seat].count(kind) > s.handled.count(kind)]
        found: list[int] = []
        for kind in unpaid:
            if can_pay_wage(s, seat, kind):
                found.append(PAY.code(kind))
                found.append(WITHDRAW.code(kind))
        return found or WITHDRAW.codes(unpaid[:1])

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        if WITHDRAW.has(code):
            withdraw(s, seat, WITHDRAW.value(code))
            return
        kind = PAY.value(code)
        s.handled += (kind,)
        s.door.tell(messages.PAID_WAGE, (seat, kind, *pieces_of(WAGE[kind])))
        pay_wage(s, seat, kind)

    def skip(self, s: DungeonLords, f: Frame) -> None:
        s.handled = ()
        s.frames.pop()

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        if WITHDRAW.has(code):
            return {}
        wage = WAGE[PAY.value(code)]
        return {"gold": wage[GOLD], "food": wage[FOOD], "evil": wage[EVIL], **price_args(wage)}


def magic_shield(s: DungeonLords, _seat: int) -> None:
    """The next point of damage in this battle is absorbed (DL-482)."""
    s.effects |= SHIELD


def invisibility(s: DungeonLords, seat: int) -> None:
    """Wizards to the end of the line, for good; unharmed in this battle (DL-483)."""
    line = s.queues[seat]
    s.invisible = tuple([hero for hero in line if HERO_TYPE[hero] == WIZARD])
    s.queues[seat] = (*[hero for hero in line if HERO_TYPE[hero] != WIZARD], *s.invisible)


def detect_evil(s: DungeonLords, seat: int) -> None:
    """The paladin may come at once and takes part in the rest of the battle (DL-484, DL-404)."""
    gain_evil(s, seat, DETECTED_EVIL)


def fist_of_justice(s: DungeonLords, seat: int) -> None:
    """Lose 1 imp, if there is one (DL-476, DL-485)."""
    lose_imps(s, seat, 1)


def detect_treasure(s: DungeonLords, seat: int) -> None:
    """1 gold, else 1 food, else 1 trap of his choice, face down (DL-486)."""
    if s.gold[seat]:
        lose_gold(s, seat, 1)
    elif s.food[seat]:
        lose_food(s, seat, 1)
    elif len(s.traps[seat]) == 1:
        drop_trap(s, seat, s.traps[seat][0])
    elif s.traps[seat]:
        s.frames.append((at.TREASURE_TRAP, seat, 0, 0))


class TreasureTrap(DropTrap):
    """C15 (DL-486)."""

    name: ClassVar[str] = "treasure-trap"
    rules: ClassVar[tuple[str, ...]] = ("DL-486",)


def fireball(s: DungeonLords, seat: int) -> None:
    """It only looks impressive (DL-487)."""


def graffiti(s: DungeonLords, seat: int) -> None:
    """Lose 1 evil (DL-488); the paladin may walk away, and if he was alone the battle is over (DL-407)."""
    lose_evil(s, seat, 1)
    if not s.queues[seat]:
        cut_short(s)


SPELLS_BY_ID: Final[dict[str, Callable[[DungeonLords, int], None]]] = {
    "word_of_peace": word_of_peace,
    "suggestion": suggestion,
    "magic_shield": magic_shield,
    "invisibility": invisibility,
    "detect_evil": detect_evil,
    "fist_of_justice": fist_of_justice,
    "detect_treasure": detect_treasure,
    "fireball": fireball,
    "graffiti": graffiti,
    **SPELLS_OF_YEAR_2,
}
SPELLS: Final[list[Callable[[DungeonLords, int], None]]] = in_order(CARD_IDS, SPELLS_BY_ID)
