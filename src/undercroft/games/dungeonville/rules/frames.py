"""The names of the steps as they stand in frames, in the order of the rulebook."""

from typing import Final

# Phase 1: Hiring
HIRE_TURN: Final = 0
LUTE: Final = 1
MAKE_ROOM: Final = 2
HIRE: Final = 3
PAYMENT: Final = 4
HIRED: Final = 5
HIRING_ENDS: Final = 6
# Phase 2: Sending
SEND: Final = 7
# Phase 3: Battle
BATTLE: Final = 8
LINE_UP: Final = 9
CLOAK: Final = 10
NEW_ORDER: Final = 11
DUEL: Final = 12
AXE: Final = 13
DUEL_DECIDED: Final = 14
BANNER: Final = 15
BEADS: Final = 16
SPOILS: Final = 17
BATTLE_ENDS: Final = 18
# Phase 4: Exploring
VISIT: Final = 19
ORACLE: Final = 20
EXPLORE: Final = 21
NET: Final = 22
WHO_DIES: Final = 23
RESCUE: Final = 24
WHICH_MULE: Final = 25
DEATH: Final = 26
HOLY_WATER: Final = 27
GLOVE: Final = 28
WHO_IS_LEFT: Final = 29
DROP: Final = 30
TAKE: Final = 31
FLEE: Final = 32
# Phase 5: Collecting
BUY_DEED: Final = 33
EXCHANGE: Final = 34
ROUND_ENDS: Final = 35
# Announcing victory
CLAIM_POINT: Final = 36
