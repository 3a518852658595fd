"""The steps by the number that stands in frames, in the order of the rulebook: (step, seat, number, number).

Behind each step stands what its two numbers mean; where nothing stands they are 0. The numbers are part of records.
"""

from typing import Final

# Set-up and orders (DL-023, DL-024, DL-080 to DL-098)
CHOOSE_INACCESSIBLE: Final = 0
CHOOSE_ORDERS: Final = 1
WAVE: Final = 2
# Carrying out orders (DL-100 to DL-179); a field is place * SPACES_EACH + space
ACTION: Final = 3  # the field
DO_IT: Final = 4  # the field
SPY: Final = 5  # the field
DIG: Final = 6  # the field
MINE: Final = 7  # the field
DISCARD_ONE_TRAP: Final = 8  # the field
HIRE: Final = 9  # the field
PAY_GOLEM: Final = 10
PAY_DEMON: Final = 11  # 1: the demon is already his, 0: it is just being hired
HIRED: Final = 12  # the field, the monster
TAKE_ROOM: Final = 13  # the field
BUILD_ROOM: Final = 14  # the field, the room
# Production (DL-191 to DL-209)
PRODUCE: Final = 15
PRODUCE_TOGETHER: Final = 16  # (option production_order, DL-191)
TOOL_SHED: Final = 17
TAKE_BACK: Final = 18
# Events (DL-215 to DL-233, DL-540 to DL-560)
EVENT_FOR: Final = 19  # the event tile
PAYDAY: Final = 20
TAX: Final = 21  # what is due, 1: it is the fee of the safety inspection
WITCH_HUNT: Final = 22
STRIKE: Final = 23
STRIKE_PART: Final = 24  # the monster
LOSE_TRAP: Final = 25  # how many
# Heroes and round end (DL-235 to DL-247)
IMPATIENT_HERO: Final = 26  # the hero
# Combat: planning (DL-320 to DL-338)
PLAN: Final = 27  # 1: everybody plans at the same time, 0: that seat alone
REVEAL_CARD: Final = 28  # the place of the card
# Combat: battle (DL-345 to DL-392)
BATTLE: Final = 29
TRAP: Final = 30  # how many were revealed
WHICH_TRAP: Final = 31
TRAP_TARGET: Final = 32  # the trap
FAST_SPELL: Final = 33
WORD_OF_PEACE: Final = 34
SUGGESTION: Final = 35
SPELL_ON_MONSTER: Final = 36  # the combat card
NEXT_MONSTER: Final = 37  # how many have acted
WHICH_ATTACK: Final = 38  # the monster
ATTACK_TARGET: Final = 39  # the attack
ATTACK_DONE: Final = 40  # the monster, what becomes of it (attacks.py: DOWN, UP, SHEEP_DOWN)
SLOW_SPELL: Final = 41
TREASURE_TRAP: Final = 42
MAGIC_KEY: Final = 43
HEALING: Final = 44
CONQUEST: Final = 45
LATE_EFFECTS: Final = 46
BATTLE_ENDS: Final = 47
COMBAT_ROUND_ENDS: Final = 48
