"""The choices players make, as numbers with a notation (`dig 2-1`). One run of numbers for all of them."""

from typing import Final

from undercroft.engine.actions import Actions
from undercroft.games.dungeon_lords.cards import (
    ATTACK_IDS,
    CELL_IDS,
    CELLS,
    COMBAT_ROUNDS,
    HERO_IDS,
    MONSTER_IDS,
    PLACE_IDS,
    ROOM_IDS,
    TRAP_IDS,
)

NUMBERS: Final[tuple[str, ...]] = tuple(str(number) for number in range(CELLS + 1))
POSITIONS: Final[tuple[str, ...]] = tuple(str(place + 1) for place in range(COMBAT_ROUNDS))

ACTIONS: Final = Actions()

# The building year, decisions B1 to B22
LOCK: Final = ACTIONS.kind("lock", "order", PLACE_IDS)  # B1: an inaccessible order
ORDER: Final = ACTIONS.kind("order", "order", PLACE_IDS)  # B2
HIDE: Final = ACTIONS.kind("hide", "order", PLACE_IDS)  # B3: the hidden order of the non-player
CONFIRM: Final = ACTIONS.add("confirm")  # B2, B3, C6
DO: Final = ACTIONS.add("do")  # B4, B5, B9, B10
DECLINE: Final = ACTIONS.add("decline")  # B4 to B16: the order is not carried out
SPY: Final = ACTIONS.kind("spy", "position", POSITIONS)  # B6
PASS: Final = ACTIONS.add("pass")  # B6
DIG: Final = ACTIONS.kind("dig", "cell", CELL_IDS)  # B7, B18
STOP: Final = ACTIONS.add("stop")  # B7: enough tunnels
MINE: Final = ACTIONS.kind("mine", "number", NUMBERS)  # B8
DISCARD_TRAP: Final = ACTIONS.kind("discard-trap", "trap", TRAP_IDS)  # B11, B13, C15, S2, S3, S5
HIRE: Final = ACTIONS.kind("hire", "monster", MONSTER_IDS)  # B12
DISCARD_MONSTER: Final = ACTIONS.kind("discard-monster", "monster", MONSTER_IDS)  # B14, C10, S1, S2
TAKE_ROOM: Final = ACTIONS.kind("take-room", "room", ROOM_IDS)  # B15
BUILD: Final = ACTIONS.kind("build", "cell", CELL_IDS)  # B16
USE_ROOM: Final = ACTIONS.kind("use-room", "room", ROOM_IDS)  # B17
DONE: Final = ACTIONS.add("done")  # B17
TAKE_BACK: Final = ACTIONS.kind("take-back", "order", PLACE_IDS)  # B19
PAY: Final = ACTIONS.kind("pay", "monster", MONSTER_IDS)  # B20, C10
LET_GO: Final = ACTIONS.kind("let-go", "monster", MONSTER_IDS)  # B20
PAY_GOLD: Final = ACTIONS.kind("pay-gold", "number", NUMBERS)  # B21, S4
GAIN_EVIL: Final = ACTIONS.add("gain-evil")  # C9, S1, S2
GIVE_FOOD: Final = ACTIONS.add("give-food")  # S2
GIVE_GOLD: Final = ACTIONS.add("give-gold")  # S2
FACE_DOWN: Final = ACTIONS.add("face-down")  # S2

# Combat, decisions C1 to C16
DEFEND: Final = ACTIONS.kind("defend", "cell", CELL_IDS)  # C1
RELEASE: Final = ACTIONS.kind("release", "hero", HERO_IDS)  # C2, C16
LAY: Final = ACTIONS.kind("lay", "trap", TRAP_IDS)  # C3
NO_TRAP: Final = ACTIONS.add("no-trap")  # C3
SEND: Final = ACTIONS.kind("send", "monster", MONSTER_IDS)  # C4
NO_MONSTER: Final = ACTIONS.add("no-monster")  # C4
GHOSTS: Final = ACTIONS.kind("ghosts", "number", NUMBERS[:4])  # C5
FIRST_TRAP: Final = ACTIONS.kind("first-trap", "trap", TRAP_IDS)  # C7
TARGET: Final = ACTIONS.kind("target", "hero", HERO_IDS)  # C8, C14
WITHDRAW: Final = ACTIONS.kind("withdraw", "monster", MONSTER_IDS)  # C10
WITHDRAW_ALL: Final = ACTIONS.add("withdraw-all")  # C9
CHOOSE_MONSTER: Final = ACTIONS.kind("choose", "monster", MONSTER_IDS)  # C11, S2: which one is next
ACT: Final = ACTIONS.kind("act", "monster", MONSTER_IDS)  # C12
ATTACK: Final = ACTIONS.kind("attack", "attack", ATTACK_IDS)  # C13
ACT_SHEEP: Final = ACTIONS.add("act-sheep")  # C12: the monster that is a sheep (DL-491)
