"""The choices players make, as numbers with a notation (`dig 2-1`). One run of numbers for all of them."""

from typing import Final

from undercroft.engine.options import Choices
from undercroft.games.dungeon_lords.cards import (
    ATTACK_IDS,
    CELL_IDS,
    CELLS,
    COLOURS,
    COMBAT_ROUNDS,
    HERO_IDS,
    MONSTER_IDS,
    PLACE_IDS,
    ROOM_IDS,
    TRAP_IDS,
)

SEAT_IDS: Final[tuple[str, ...]] = tuple(f"P{seat + 1}" for seat in range(COLOURS))
NUMBERS: Final[tuple[str, ...]] = tuple(str(number) for number in range(CELLS + 1))
POSITIONS: Final[tuple[str, ...]] = tuple(str(place + 1) for place in range(COMBAT_ROUNDS))

CHOICES: Final = Choices()

# The building year, decisions B1 to B22
LOCK: Final = CHOICES.add("lock", "order", PLACE_IDS)  # B1: an inaccessible order
ORDER: Final = CHOICES.add("order", "order", PLACE_IDS)  # B2
HIDE: Final = CHOICES.add("hide", "order", PLACE_IDS)  # B3: the hidden order of the non-player
CONFIRM: Final = CHOICES.add("confirm")  # B2, B3, C6
DO: Final = CHOICES.add("do")  # B4, B5, B9, B10
DECLINE: Final = CHOICES.add("decline")  # B4 to B16: the order is not carried out
SPY: Final = CHOICES.add("spy", "position", POSITIONS)  # B6
PASS: Final = CHOICES.add("pass")  # B6
DIG: Final = CHOICES.add("dig", "cell", CELL_IDS)  # B7, B18
STOP: Final = CHOICES.add("stop")  # B7: enough tunnels
MINE: Final = CHOICES.add("mine", "number", NUMBERS)  # B8
DISCARD_TRAP: Final = CHOICES.add("discard-trap", "trap", TRAP_IDS)  # B11, B13, C15, S2, S3, S5
HIRE: Final = CHOICES.add("hire", "monster", MONSTER_IDS)  # B12
DISCARD_MONSTER: Final = CHOICES.add("discard-monster", "monster", MONSTER_IDS)  # B14, C10, S1, S2
TAKE_ROOM: Final = CHOICES.add("take-room", "room", ROOM_IDS)  # B15
BUILD: Final = CHOICES.add("build", "cell", CELL_IDS)  # B16
USE_ROOM: Final = CHOICES.add("use-room", "room", ROOM_IDS)  # B17
DONE: Final = CHOICES.add("done")  # B17
TAKE_BACK: Final = CHOICES.add("take-back", "order", PLACE_IDS)  # B19
PAY: Final = CHOICES.add("pay", "monster", MONSTER_IDS)  # B20, C10
LET_GO: Final = CHOICES.add("let-go", "monster", MONSTER_IDS)  # B20
PAY_GOLD: Final = CHOICES.add("pay-gold", "number", NUMBERS)  # B21, S4
GAIN_EVIL: Final = CHOICES.add("gain-evil")  # C9, S1, S2
GIVE_FOOD: Final = CHOICES.add("give-food")  # S2
GIVE_GOLD: Final = CHOICES.add("give-gold")  # S2
FACE_DOWN: Final = CHOICES.add("face-down")  # S2

# Combat, decisions C1 to C16
DEFEND: Final = CHOICES.add("defend", "cell", CELL_IDS)  # C1
RELEASE: Final = CHOICES.add("release", "hero", HERO_IDS)  # C2, C16
LAY: Final = CHOICES.add("lay", "trap", TRAP_IDS)  # C3
NO_TRAP: Final = CHOICES.add("no-trap")  # C3
SEND: Final = CHOICES.add("send", "monster", MONSTER_IDS)  # C4
NO_MONSTER: Final = CHOICES.add("no-monster")  # C4
GHOSTS: Final = CHOICES.add("ghosts", "number", NUMBERS[:4])  # C5
FIRST_TRAP: Final = CHOICES.add("first-trap", "trap", TRAP_IDS)  # C7
TARGET: Final = CHOICES.add("target", "hero", HERO_IDS)  # C8, C14
WITHDRAW: Final = CHOICES.add("withdraw", "monster", MONSTER_IDS)  # C10
WITHDRAW_ALL: Final = CHOICES.add("withdraw-all")  # C9
CHOOSE_MONSTER: Final = CHOICES.add("choose", "monster", MONSTER_IDS)  # C11, S2: which one is next
ACT: Final = CHOICES.add("act", "monster", MONSTER_IDS)  # C12
ATTACK: Final = CHOICES.add("attack", "attack", ATTACK_IDS)  # C13
ACT_SHEEP: Final = CHOICES.add("act-sheep")  # C12: the monster that is a sheep (DL-491)
