"""What a sheet is worth while it is drawn: by whom a path will meet, and by what may still come.

A path crosses the forced cells whatever it wants. Elsewhere it goes where it hurts, and of what hangs behind a gate it
cannot see all.
"""

from functools import lru_cache
from math import exp
from typing import Final

from undercroft.engine.state import Pile
from undercroft.games.doodle_dungeon.cards import (
    CROSSED,
    DAMAGE,
    GOBLIN,
    HAND_TRACK,
    MONSTERS,
    POINTS,
    ROUNDS,
    TRACK_OF,
    TRAP,
    TRAP_TRACK,
    TREASURE_TRACK,
    WALL,
)
from undercroft.games.doodle_dungeon.chances import chance
from undercroft.games.doodle_dungeon.config import Config
from undercroft.games.doodle_dungeon.geometry.cells import BIT, CELLS, SHEET, beside
from undercroft.games.doodle_dungeon.geometry.gates import gates_of
from undercroft.games.doodle_dungeon.rules.scoring import SLAIN

PER_ROUND: Final = (0.0, 0.0, 0.37, 0.62, 0.5, 0.27, 0.45, 1.15)  # elements that a card brings, by kind
KEEN: Final = 1.2  # how sharply paths tell good fights from bad ones
OPEN_MOST: Final = 0.85  # of the weak monsters are met
OPEN_LEAST: Final = 0.15  # of the strong ones
BEHIND: Final = 0.7  # as many of those behind a gate
LATER: Final = 0.6  # of the monsters that are still to be drawn are met
HALFWAY: Final = 0.75  # what a box of a group that is not full counts of its share of the level
FORCED: Final = 0.3  # points of a forced cell, for what may still be drawn on it
HANGING: Final = 0.04  # of a cell behind a gate
ROOM: Final = 0.03  # of a cell that can still take a trap or a monster
MAY_BE_GUARDED: Final = 0.45  # of a treasure where a monster can still come
HAND: Final = 1.4  # points that a level of the hand is worth
STEEP: Final = 2.5  # hearts: how sharply a hero's death depends on the damage to be expected


class Drawn:
    """The parts of what a sheet is worth."""

    __slots__ = ("coming", "damage", "hand", "hero", "monsters", "treasures", "walls")

    def __init__(self) -> None:
        self.monsters = self.treasures = self.hero = self.damage = self.walls = self.hand = self.coming = 0.0

    def parts(self) -> list[float]:
        return [self.monsters, self.treasures, self.hero, self.walls, self.hand, self.coming]


def smooth_level(levels: list[int], done: int) -> float:
    """The level of a track; boxes of a group that is not full count for a part."""
    full = done
    while full and levels[full] == levels[full - 1]:
        full -= 1
    end = done + 1
    while end < len(levels) and levels[end] == levels[done]:
        end += 1
    if full == done or end >= len(levels):
        return float(levels[done])
    return levels[done] + HALFWAY * (levels[end] - levels[done]) * (done - full) / (end - full)


def smooth_chance(strength: float) -> float:
    low = int(strength)
    share = strength - low
    return chance(low) * (1 - share) + chance(low + 1) * share if share else chance(low)


def meeting(odds: float, loss: float, damage: float) -> float:
    """How likely a path meets a monster that it need not meet: the likelier, the more that costs the owner."""
    gain = odds * damage - (1 - odds) * loss
    return OPEN_LEAST + (OPEN_MOST - OPEN_LEAST) / (1 + exp(KEEN * 2 * gain))


def hero_points(hearts: float, damage: float) -> float:
    """Of hearts that are left, or of a dead hero: the nearer to death, the likelier."""
    dead = 1 / (1 + exp((hearts - damage) / STEEP))
    return SLAIN * dead - (1 - dead) * max(0.0, hearts - damage)


@lru_cache(maxsize=8192)
def drawn(config: Config, hearts: int, done: int, sheet: Pile, boxes: Pile, treasures: Pile) -> Drawn:
    """What a sheet is worth after so many rounds."""
    found, left = Drawn(), ROUNDS - done
    level = [smooth_level(config.levels[track], count) for track, count in enumerate(boxes)]
    odds = [smooth_chance(level[TRACK_OF[kind]]) if kind in MONSTERS else 1.0 for kind in range(GOBLIN + 3)]
    add_cells(found, sheet, treasures, level, odds, left)
    for kind in MONSTERS:
        add_later(found, kind, odds[kind], left)
    found.damage += left * PER_ROUND[TRAP] * 0.5 * level[TRAP_TRACK]
    found.treasures += left * PER_ROUND[TRAP + 4] * LATER * level[TREASURE_TRACK]
    found.hero = hero_points(hearts, found.damage)
    found.hand = HAND * level[HAND_TRACK]
    return found


def add_cells(found: Drawn, sheet: Pile, treasures: Pile, level: list[float], odds: list[float], left: int) -> None:
    walls, tokens = 0, 0
    for cell in range(CELLS):
        if sheet[cell] == WALL:
            walls |= BIT[cell]
        elif sheet[cell]:
            tokens |= BIT[cell]
    gates = gates_of(SHEET & ~walls)
    room = SHEET & ~(walls | tokens | beside(tokens))
    share = left / ROUNDS
    found.walls = share * (
        FORCED * gates.forced.bit_count() + HANGING * gates.behind.bit_count() + ROOM * room.bit_count()
    )
    worth = level[TREASURE_TRACK]
    for cell in range(CELLS):
        content = sheet[cell] % CROSSED
        if content >= TRAP:
            bit = BIT[cell]
            met = 1.0 if gates.forced & bit else BEHIND if gates.behind & bit else 0.0
            add_token(found, content, met, odds[content], level, worth if cell in treasures else 0.0)
        elif cell in treasures and room & BIT[cell]:
            found.treasures += share * MAY_BE_GUARDED * worth


def add_token(found: Drawn, content: int, met: float, odds: float, level: list[float], treasure: float) -> None:
    """`met`: 1 on a forced cell, a share of the usual behind a gate, 0 elsewhere."""
    if content == TRAP:
        found.damage += level[TRAP_TRACK] * (1.0 if met == 1.0 else 0.1)
        return
    if met < 1.0:
        met = meeting(odds, POINTS[content] + 0.3 * level[TREASURE_TRACK], DAMAGE[content]) * (met or 1.0)
    stands = 1 - met * (1 - odds)
    found.monsters += POINTS[content] * stands
    found.treasures += treasure * stands
    found.damage += met * odds * DAMAGE[content]


def add_later(found: Drawn, kind: int, odds: float, left: int) -> None:
    """Monsters of that kind that are still to come."""
    count = left * PER_ROUND[kind]
    found.coming += count * POINTS[kind] * (1 - LATER * (1 - odds))
    found.damage += count * LATER * odds * DAMAGE[kind]
