"""The spells of year 2 (DL-477, DL-490 to DL-498)."""

from collections.abc import Callable
from typing import ClassVar, Final

from undercroft.engine.piles import distinct
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import CHOOSE_MONSTER, RELEASE
from undercroft.games.dungeon_lords.cards import (
    AURA_OF_FEAR,
    CARD_IDS,
    CARDS,
    DIMENSIONAL_GATE,
    ILLUSIONS,
    METAMORPHOSIS,
    number_of,
)
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.damage import first_hero, hit_points
from undercroft.games.dungeon_lords.rules.healing import heal
from undercroft.games.dungeon_lords.rules.plan_stages import release
from undercroft.games.dungeon_lords.rules.yard import knock_out, withdraw
from undercroft.games.dungeon_lords.state import COURAGE, NOBODY, RAGE, DungeonLords

REGENERATED: Final = number_of(CARDS[CARD_IDS.index("regeneration")], "heal")


class SpellOnMonster(Step[DungeonLords]):
    """C11: one of the monsters in this battle, ghosts do not count; without one nothing happens (DL-477)."""

    name: ClassVar[str] = "spell-on-monster"
    rules: ClassVar[tuple[str, ...]] = ("DL-477", "DL-490", "DL-491", "DL-498")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return CHOOSE_MONSTER.codes(distinct(s.sent[seat]))

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        _, _, card, _ = f
        kind = CHOOSE_MONSTER.value(code)
        s.frames.pop()
        if card == AURA_OF_FEAR:
            withdraw(s, seat, kind)
        elif card == DIMENSIONAL_GATE:
            knock_out(s, seat, kind)
        else:
            s.sheep = kind
            s.door.tell(messages.SHEEP, (seat, kind))


def aura_of_fear(s: DungeonLords, seat: int) -> None:
    """One is withdrawn (DL-490)."""
    s.frames.append((at.SPELL_ON_MONSTER, seat, AURA_OF_FEAR, 0))


def metamorphosis(s: DungeonLords, seat: int) -> None:
    """One is a sheep for this battle (DL-491)."""
    s.frames.append((at.SPELL_ON_MONSTER, seat, METAMORPHOSIS, 0))


def blind_rage(s: DungeonLords, _seat: int) -> None:
    """Monsters strike only at the first hero (DL-492); see attacks.py."""
    s.effects |= RAGE


def create_food(s: DungeonLords, seat: int) -> None:
    """Whoever is first now has 1 hit point more until the end of combat (DL-493)."""
    hero = first_hero(s, seat)
    if hero != NOBODY:
        s.bonus += (hero,)
        s.door.tell(messages.STRONGER, (seat, hero, hit_points(s, hero)))


def illusion(s: DungeonLords, seat: int) -> None:
    """An illusionary hero at the very front, before the paladin, too (DL-494)."""
    if ILLUSIONS + seat not in s.queues[seat]:
        s.queues[seat] = (ILLUSIONS + seat, *s.queues[seat])


def song_of_courage(s: DungeonLords, _seat: int) -> None:
    """Whatever says "no conquest" in this battle is ignored (DL-495)."""
    s.effects |= COURAGE


def regeneration(s: DungeonLords, seat: int) -> None:
    """3 markers from the front; this is not the healing step (DL-496)."""
    heal(s, seat, REGENERATED)


def magic_key(s: DungeonLords, seat: int) -> None:
    """DL-497."""
    s.frames.append((at.MAGIC_KEY, seat, 0, 0))


class MagicKey(Step[DungeonLords]):
    """C16: one prisoner goes free, of either year, also one caught in this battle (DL-497)."""

    name: ClassVar[str] = "magic-key"
    rules: ClassVar[tuple[str, ...]] = ("DL-497",)

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return RELEASE.codes(s.prisons[seat])

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        release(s, seat, RELEASE.value(code))


def dimensional_gate(s: DungeonLords, seat: int) -> None:
    """One lies face down without having acted (DL-498)."""
    s.frames.append((at.SPELL_ON_MONSTER, seat, DIMENSIONAL_GATE, 0))


SPELLS_OF_YEAR_2: Final[dict[str, Callable[[DungeonLords, int], None]]] = {
    "aura_of_fear": aura_of_fear,
    "metamorphosis": metamorphosis,
    "blind_rage": blind_rage,
    "create_food": create_food,
    "illusion": illusion,
    "song_of_courage": song_of_courage,
    "regeneration": regeneration,
    "magic_key": magic_key,
    "dimensional_gate": dimensional_gate,
}
