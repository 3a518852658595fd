"""Phase "heroes" (DL-235 to DL-242), and Impatient Heroes (DL-557)."""

from typing import ClassVar

from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import (
    HERO_TYPE,
    IMPATIENT_HEROES,
    PALADIN,
    PRIEST,
    SPECIAL,
    THIEF,
    WARRIOR,
    WINTER,
    WIZARD,
)
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.evil import gain_evil
from undercroft.games.dungeon_lords.rules.losses import lose_gold, lose_imps
from undercroft.games.dungeon_lords.rules.play_order import nicest_first, play_order
from undercroft.games.dungeon_lords.rules.special_events import lose_traps
from undercroft.games.dungeon_lords.state import NOBODY, NOTHING, DungeonLords


def begin_heroes(s: DungeonLords) -> None:
    """The leftmost hero goes to the nicest, the rightmost to the most evil; not in winter (DL-052, DL-235, DL-237)."""
    if s.season == WINTER:
        return
    if s.players == 2:
        s.non_evil += 1
    received = [NOTHING] * s.players
    for seat, hero in zip(ranking(s, s.non_evil), s.heroes_now, strict=False):
        if seat == NOBODY:
            s.hero_discard += (hero,)  # DL-238
            s.door.tell(messages.HERO_LEAVES, (hero,))
        else:
            received[seat] = hero
            join(s, seat, hero)
    s.heroes_now = ()
    finish_special_event(s, received)


def ranking(s: DungeonLords, non_evil: int) -> list[int]:
    """From nicest to most evil; NOBODY is the non-player of two with that evil, nicer than equals (DL-236)."""
    seats = nicest_first(s)
    if s.players == 2:
        seats.insert(len([seat for seat in seats if s.evil[seat] < non_evil]), NOBODY)
    return seats


def join(s: DungeonLords, seat: int, hero: int) -> None:
    """Behind all others; a warrior in front, but behind the paladin (DL-239 to DL-241)."""
    line = s.queues[seat]
    if HERO_TYPE[hero] == WARRIOR:
        front = 1 if line and HERO_TYPE[line[0]] == PALADIN else 0
        s.queues[seat] = (*line[:front], hero, *line[front:])
    else:
        s.queues[seat] = (*line, hero)
    s.door.tell(messages.HERO_JOINS, (seat, hero))


def finish_special_event(s: DungeonLords, received: list[int]) -> None:
    """The card of this round is discarded (DL-233); Impatient Heroes strike when all are placed (DL-557)."""
    if s.events[s.season - 1] != SPECIAL:
        return
    if s.event == IMPATIENT_HEROES:
        for seat in reversed(play_order(s)):
            if received[seat] != NOTHING:
                s.frames.append((at.IMPATIENT_HERO, seat, received[seat], 0))
    s.event = NOTHING


class ImpatientHero(Auto[DungeonLords]):
    """Warrior: an imp; thief: a gold; priest: 1 evil; wizard: a trap card of his choice (DL-557)."""

    name: ClassVar[str] = "impatient-hero"
    rules: ClassVar[tuple[str, ...]] = ("DL-557",)

    def run(self, s: DungeonLords, f: Frame) -> None:
        _, seat, hero, _ = f
        kind = HERO_TYPE[hero]
        s.frames.pop()
        if kind == WARRIOR:
            lose_imps(s, seat, 1)
        elif kind == THIEF:
            lose_gold(s, seat, 1)
        elif kind == PRIEST:
            gain_evil(s, seat, 1)
        elif kind == WIZARD:
            lose_traps(s, seat, 1)
