"""Step 2: traps are sprung, fights decided (DD-113 to DD-121, DD-137, DD-138, DD-144, DD-148, DD-157 to DD-163)."""

from typing import ClassVar

from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto
from undercroft.games.doodle_dungeon import messages
from undercroft.games.doodle_dungeon.cards import (
    CURSE,
    CURSE_STRENGTH,
    DAMAGE,
    FLEES_BELOW,
    POISONED_WEAPON,
    TRACK_OF,
    TRAP_TRACK,
    WIN_AT,
)
from undercroft.games.doodle_dungeon.rules.above import spend_all
from undercroft.games.doodle_dungeon.rules.sheets import cross_off, hero_gone, suffer
from undercroft.games.doodle_dungeon.rules.tracks import level
from undercroft.games.doodle_dungeon.state import WALKING, DoodleDungeon


def strength(s: DoodleDungeon, owner: int, content: int) -> int:
    """The dice in the fight, the level of the monster's kind and what cards add (DD-116, DD-121)."""
    return sum(s.dice) + level(s, owner, TRACK_OF[content]) + s.bonus


class Spring(Auto[DoodleDungeon]):
    """The trap does its damage and is crossed off (DD-114, DD-115). Frame: cell, 0."""

    name: ClassVar[str] = "spring"

    def run(self, s: DoodleDungeon, f: Frame) -> None:
        _, owner, cell, _ = f
        s.frames.pop()
        suffer(s, owner, level(s, owner, TRAP_TRACK))
        cross_off(s, owner, cell)
        if s.fates[owner] != WALKING:
            hero_gone(s, owner)


class Fight(Auto[DoodleDungeon]):
    """Curses, then the result (DD-118 to DD-120, DD-157). Frame: cell, 0."""

    name: ClassVar[str] = "fight"

    def run(self, s: DoodleDungeon, f: Frame) -> None:
        _, owner, cell, _ = f
        s.frames.pop()
        content = s.sheets[owner][cell]
        curses = spend_all(s, owner, CURSE)  # DD-144, DD-162
        if curses:
            s.bonus += curses * CURSE_STRENGTH
            s.door.tell(messages.CURSED, (owner, strength(s, owner, content)))
        final = strength(s, owner, content)
        if final >= WIN_AT:
            s.door.tell(messages.WON, (owner, content, final))
            monster_wins(s, owner, cell, content)
        else:
            s.door.tell(messages.LOST, (owner, content, final))
            cross_off(s, owner, cell)
        s.clear_fight()
        if s.fates[owner] != WALKING:
            hero_gone(s, owner)


def monster_wins(s: DoodleDungeon, owner: int, cell: int, content: int) -> None:
    """It does its damage (DD-119); poison and the Cursed Blade cross it off afterwards (DD-138, DD-148, DD-160)."""
    suffer(s, owner, DAMAGE[content] + s.extra)
    poisoned = spend_all(s, owner, POISONED_WEAPON)
    if poisoned or (s.locked and s.found < FLEES_BELOW):
        cross_off(s, owner, cell)
