"""What whoever draws a path knows of the dungeon: cells, odds of every fight, what every monster is worth (DD-079).

Where treasures lie he does not know: they are spread over the monsters by the odds by which bots imagine them.
"""

from typing import Final

from undercroft.engine.state import Pile
from undercroft.games.doodle_dungeon.cards import (
    CROSSED,
    DAMAGE,
    DRAGON,
    GOBLIN,
    POINTS,
    TRACK_OF,
    TRAP,
    TRAP_TRACK,
    TREASURE_TRACK,
)
from undercroft.games.doodle_dungeon.chances import chance
from undercroft.games.doodle_dungeon.geometry.cells import BIT, CELLS, SHEET
from undercroft.games.doodle_dungeon.rules.tracks import level
from undercroft.games.doodle_dungeon.state import DoodleDungeon

UNDER_DRAGON: Final = 1.5  # how much likelier a treasure lies under a dragon than under another monster
GUARDED: Final = 0.9  # of the treasures lie under a monster at all

Key = tuple[int, tuple[int, ...], tuple[int, ...]]


class Problem:
    """One dungeon as its path is drawn. For each cell: what a fight there is like; nothing where nothing is met."""

    __slots__ = ("free", "hearts", "is_trap", "key", "loss", "monsters", "odds", "tokens", "wounds")

    def __init__(self, s: DoodleDungeon, owner: int, treasures: Pile | None = None) -> None:
        """With the cells of treasures, for whoever knows them, or has imagined them."""
        sheet = s.sheets[owner]
        self.free = SHEET & ~s.walls[owner]
        self.tokens, self.monsters = 0, 0
        self.hearts = s.hearts[owner]
        self.is_trap = [False] * CELLS
        self.odds = [0.0] * CELLS  # that the monster wins; a trap always does
        self.wounds = [0] * CELLS  # what the hero suffers then
        self.loss = [0.0] * CELLS  # what the owner loses with the monster
        for cell in range(CELLS):
            content = sheet[cell]
            if TRAP <= content < CROSSED:
                self.lay(s, owner, cell, content)
        if treasures is None:
            self.spread_treasures(s, owner, sheet)
        else:
            for cell in treasures:
                if self.monsters & BIT[cell]:
                    self.loss[cell] += level(s, owner, TREASURE_TRACK)
        self.key: Key = (self.hearts, sheet, (*s.boxes[owner], len(s.treasures[owner]), s.config.levels[0][1]))

    def lay(self, s: DoodleDungeon, owner: int, cell: int, content: int) -> None:
        self.tokens |= BIT[cell]
        if content == TRAP:
            self.is_trap[cell], self.odds[cell], self.wounds[cell] = True, 1.0, level(s, owner, TRAP_TRACK)
            return
        self.monsters |= BIT[cell]
        self.odds[cell] = chance(level(s, owner, TRACK_OF[content]))
        self.wounds[cell] = DAMAGE[content]
        self.loss[cell] = float(POINTS[content])

    def spread_treasures(self, s: DoodleDungeon, owner: int, sheet: Pile) -> None:
        shares = [0.0] * CELLS
        for cell in range(CELLS):
            if GOBLIN <= sheet[cell] < CROSSED:
                shares[cell] = UNDER_DRAGON if sheet[cell] == DRAGON else 1.0
        total = sum(shares)
        if total:
            each = GUARDED * len(s.treasures[owner]) * level(s, owner, TREASURE_TRACK) / total
            for cell in range(CELLS):
                self.loss[cell] += min(1.0 * level(s, owner, TREASURE_TRACK), each * shares[cell])

    def gain(self, cell: int) -> float:
        """What a first visit changes for the owner on average, as long as the hero lives; below 0: it hurts him."""
        return self.odds[cell] * self.wounds[cell] - (1 - self.odds[cell]) * self.loss[cell]

    def is_met(self, cell: int) -> bool:
        return self.tokens & BIT[cell] != 0
