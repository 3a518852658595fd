"""The names of the steps as they stand in frames, in the order of the rulebook: (step, seat, number, number)."""

from typing import Final

# Set-up and orders (DL-023, DL-024, DL-080 to DL-098)
CHOOSE_INACCESSIBLE: Final = 0
CHOOSE_ORDERS: Final = 1
WAVE: Final = 2
# Carrying out orders (DL-100 to DL-179); the first number is the field: place * 3 + space
ACTION: Final = 3
DO_IT: Final = 4
WHAT_TO_SPY: Final = 5
DIG_STEP: Final = 6
MINE_COUNT: Final = 7
DISCARD_ONE_TRAP: Final = 8
HIRE_PICK: Final = 9
PAY_GOLEM: Final = 10
PAY_DEMON: Final = 11
HIRED: Final = 12
ROOM_PICK: Final = 13
ROOM_CELL: Final = 14
# Production (DL-191 to DL-209)
PRODUCE: Final = 15
PRODUCE_TOGETHER: Final = 16  # option production_order (DL-191)
TOOL_SHED_CELL: Final = 17
TAKE_BACK_ORDERS: Final = 18
# Events (DL-215 to DL-233, DL-540 to DL-560)
EVENT_FOR: Final = 19
PAYDAY_STEP: Final = 20
TAX: Final = 21
WITCH_HUNT_CALL: Final = 22
STRIKE_STEP: Final = 23
STRIKE_PART: Final = 24
LOSE_TRAP: Final = 25
# Heroes and round end (DL-235 to DL-247)
IMPATIENT_HERO: Final = 26
# Combat: planning (DL-320 to DL-338)
PLAN_OF: Final = 27
REVEAL_CARD: Final = 28
# Combat: battle (DL-345 to DL-392)
BATTLE: Final = 29
TRAP_STEP: Final = 30
WHICH_TRAP: Final = 31
TRAP_TARGET: Final = 32
FAST_SPELL: Final = 33
WORD_OF_PEACE_CALL: Final = 34
SUGGESTION_STEP: Final = 35
SPELL_ON_MONSTER: Final = 36
NEXT_MONSTER: Final = 37
WHICH_ATTACK: Final = 38
ATTACK_TARGET: Final = 39
ATTACK_DONE: Final = 40
SLOW_SPELL: Final = 41
TREASURE_TRAP: Final = 42
MAGIC_KEY_CALL: Final = 43
HEALING: Final = 44
FATIGUE_AND_CONQUEST: Final = 45
LATE_EFFECTS: Final = 46
BATTLE_ENDS: Final = 47
COMBAT_ROUND_ENDS: Final = 48
