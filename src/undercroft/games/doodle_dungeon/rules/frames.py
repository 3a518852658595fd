"""The names of the steps as they stand in frames, in the order of the rulebook."""

from typing import Final

# Phase A: Build Dungeon
ROUND: Final = 0
DRAFT: Final = 1
BUILD: Final = 2
ROUND_ENDS: Final = 3
# Phase B: Draw Hero's Path
PATH: Final = 4
# Phase C: Defend Dungeon
TURN: Final = 5
START_OF_TURN: Final = 6
BOMB_TARGET: Final = 7
MOVE: Final = 8
DUNGEON_ACTION: Final = 9
IMPROVE: Final = 10
JUNK_PICK: Final = 11
RESOLVED: Final = 12
SPRING: Final = 13
FIGHT: Final = 14
HERO_ACTION: Final = 15
PUT_UNDER: Final = 16
REFILL: Final = 17
