"""Dealing a new fight: a party, defenders and supplies of the first year (DL-600, DL-R80)."""

from typing import Final, NamedTuple

from undercroft.engine.chance import Source
from undercroft.games.dungeon_lords.cards import (
    ENTRANCE,
    HERO_STACKS,
    HERO_TYPE,
    KAMIKAZE_IMP,
    MONSTER_STACKS,
    TRAP_DECK,
    WARRIOR,
    WIZARD,
)
from undercroft.games.dungeon_lords_training.puzzle import Puzzle

PARTY: Final = 3
ROOM_IN: Final = 4  # one entrance of so many is a room
# Without cards there is nothing for wizards to cast (DL-600, DL-601).
HEROES: Final[tuple[int, ...]] = tuple([hero for hero in HERO_STACKS[0] if HERO_TYPE[hero] != WIZARD])


class Size(NamedTuple):
    """How many tiles and cards the defender has."""

    monsters: int
    traps: int


def deal(size: Size, source: Source) -> Puzzle:
    """Any tiles and cards of the box; warriors stand in front (DL-240)."""
    heroes = sample(HEROES, PARTY, source)
    warriors = [hero for hero in heroes if HERO_TYPE[hero] == WARRIOR]
    others = [hero for hero in heroes if HERO_TYPE[hero] != WARRIOR]
    lair = sorted(sample(MONSTER_STACKS[0], size.monsters, source))
    traps = sorted(sample(TRAP_DECK, size.traps, source))
    room = 1 if source.below(ROOM_IN) == 0 else 0
    return Puzzle(
        (*warriors, *others),
        tuple(lair),
        tuple(traps),
        source.below(2),
        source.below(2) + room,  # a bait must be possible
        traps.count(KAMIKAZE_IMP),
        room << ENTRANCE,
    )


def sample(pool: tuple[int, ...], count: int, source: Source) -> list[int]:
    """So many of the pool, in the order in which they were drawn."""
    left = list(pool)
    return [left.pop(source.below(len(left))) for _ in range(count)]
