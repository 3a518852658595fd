"""The names of the steps as they stand in frames, in the order of the rulebook."""

from typing import Final

# Set-up
SECRET_PAIR: Final = 0
NEXT_PAIR: Final = 1
PICK_ROOM: Final = 2
LAY_ROOM: Final = 3
START_ROOM: Final = 4
TEAM: Final = 5
SHARED_PICK: Final = 6
KEEP: Final = 7
LINE_UP: Final = 8
PLACING: Final = 9
TEAMS_UP: Final = 10
OPEN_ROOM: Final = 11
# The turn
TURN_BEGINS: Final = 12
ACTION_CARD: Final = 13
ACTION: Final = 14
ACTION_ENDS: Final = 15
TURN_ENDS: Final = 16
# 1 reveal, 2 turn, 3 move
REVEAL: Final = 17
FLIP: Final = 18
PLACE: Final = 19
ROTATE: Final = 20
MOVE: Final = 21
EXCHANGE: Final = 22
GIVE_UP: Final = 23
JUMP: Final = 24
LAND: Final = 25
# 4 fight
ATTACK: Final = 26
COMBAT: Final = 27
LAY_FIRST: Final = 28
LAY_SECOND: Final = 29
DECIDE: Final = 30
# 5 abilities, 6 objects
BREAK: Final = 31
LOCK: Final = 32
HEAL: Final = 33
WALL_WALK: Final = 34
STEAL: Final = 35
STEAL_WHAT: Final = 36
BREACH: Final = 37
CONJURE: Final = 38
CONJURE_AT: Final = 39
FIRE: Final = 40
TELEPORT: Final = 41
CHARM: Final = 42
FLY: Final = 43
