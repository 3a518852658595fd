"""The choices players make, as numbers with a notation (`move blue-warrior`, `step north`, `place 11,1`)."""

from typing import Final

from undercroft.engine.actions import ActionKind, Actions
from undercroft.games.dungeon_twister.cards import ACTION_CARDS, COLOUR_IDS, COMBAT_CARDS, KIND_IDS, KINDS, MONK
from undercroft.games.dungeon_twister.geometry.rooms import NUMBER, ROOM_IDS
from undercroft.games.dungeon_twister.geometry.tile import DIRECTION_IDS
from undercroft.games.dungeon_twister.state import MONKS, TEAM, DungeonTwister

ACTIONS: Final = Actions()

# ---- what choices speak of: tokens by colour and kind, squares by their coordinates (section 2.2), edges of a square

FIRST_MONK_ID: Final = len(COLOUR_IDS) * KINDS
TOKEN_IDS: Final[tuple[str, ...]] = tuple(
    [f"{colour}-{kind}" for colour in COLOUR_IDS for kind in KIND_IDS] + [f"monk-{i + 1}" for i in range(MONKS)]
)
LEAST: Final = -1  # coordinates on any layout, start lines included
MOST: Final = 20
SPAN: Final = MOST - LEAST + 1
SQUARE_IDS: Final[tuple[str, ...]] = tuple(f"{x},{y}" for y in range(LEAST, MOST + 1) for x in range(LEAST, MOST + 1))
GRID: Final = 4
SLOT_IDS: Final[tuple[str, ...]] = tuple(f"{c},{r}" for r in range(GRID) for c in range(GRID))
EDGE_IDS: Final[tuple[str, ...]] = (*DIRECTION_IDS, *[f"{each}-far" for each in DIRECTION_IDS])
FAR: Final = 4  # the edge of the room behind the own one
ILLUSION_IDS: Final = ("illusory_pit", "rubble")
PAIR_IDS: Final[tuple[str, ...]] = tuple(str(number) for number in sorted(set(NUMBER)))

# ---- before the game: decisions 1 to 11

PICK: Final = ACTIONS.kind("pick", "kind", KIND_IDS)  # 1, 2, 7, 8, 9
PAIR: Final = ACTIONS.kind("pair", "pair", PAIR_IDS)  # 3
ROOM: Final = ACTIONS.kind("room", "room", ROOM_IDS)  # 4, 5, 6
LAY: Final = ACTIONS.kind("lay", "slot", SLOT_IDS)  # 5, 9, 11

# ---- a turn: decisions 12 and 13. Every action begins with a verb and the character that carries it out.

CARD: Final = ACTIONS.kind("card", "card", tuple([str(each) for each in ACTION_CARDS]))
END_TURN: Final = ACTIONS.add("end-turn")


def verb(name: str) -> ActionKind:
    return ACTIONS.kind(name, "token", TOKEN_IDS)


REVEAL: Final = verb("reveal")
TURN: Final = verb("turn")
MOVE: Final = verb("move")
JUMP: Final = verb("jump")
ATTACK: Final = verb("attack")
BREAK: Final = verb("break")
LOCK: Final = verb("lock")  # open or close a portcullis, by hand or with a Key
HEAL: Final = verb("heal")
REGENERATE: Final = verb("regenerate")
WALL_WALK: Final = verb("wall-walk")
STEAL: Final = verb("steal")
BREACH: Final = verb("breach")
CONJURE: Final = verb("conjure")
BREATHE: Final = verb("breathe")
QUAFF: Final = verb("quaff")  # a Speed Potion
SHOOT: Final = verb("shoot")
TELEPORT: Final = verb("teleport")
CHARM: Final = verb("charm")
DRINK: Final = verb("drink")  # at a fountain
FLY: Final = verb("fly")  # across the hole of scenario 5

# ---- inside an action

FLIP: Final = ACTIONS.kind("flip", "side", ("east-west", "north-south"))  # 13b
PLACE: Final = ACTIONS.kind("place", "square", SQUARE_IDS)  # 13c, 10, 11
ROTATE: Final = ACTIONS.kind(
    "rotate", "turn", ("own-right", "own-left", "partner-right", "partner-left", "slide-left", "slide-right")
)  # 13d
STEP: Final = ACTIONS.kind("step", "direction", DIRECTION_IDS)  # 13e
EXCHANGE: Final = ACTIONS.add("exchange")
STOP: Final = ACTIONS.add("stop")
HOLD: Final = ACTIONS.kind("hold", "token", TOKEN_IDS)  # 13f
HOLD_NO_MORE: Final = ACTIONS.add("hold-no-more")
GIVE_UP: Final = ACTIONS.kind("give-up", "token", TOKEN_IDS)  # 13g
OVER: Final = ACTIONS.kind("over", "direction", DIRECTION_IDS)  # 13h
TO: Final = ACTIONS.kind("to", "square", SQUARE_IDS)  # 13h, 13k, 13l, 13m
TARGET: Final = ACTIONS.kind("target", "token", TOKEN_IDS)  # 13i, 13k, 13l
COMBAT: Final = ACTIONS.kind("combat", "combat", tuple([str(each) for each in range(max(COMBAT_CARDS) + 1)]))  # 13j
AT_EDGE: Final = ACTIONS.kind("at", "edge", EDGE_IDS)  # 13k, 13l
TOWARDS: Final = ACTIONS.kind("towards", "direction", DIRECTION_IDS)  # 13k, 13l
ILLUSION: Final = ACTIONS.kind("illusion", "illusion", ILLUSION_IDS)  # 13k

# ---- at any time: decision 14

RESIGN: Final = ACTIONS.add("resign")
OFFER_DRAW: Final = ACTIONS.add("offer-draw")
CLOCK_IDS: Final = ("turn", "reaction")
TIME_UP: Final = ACTIONS.kind("time-up", "clock", CLOCK_IDS)  # DT-166 to DT-168


def token_value(s: DungeonTwister, token: int) -> int:
    """Which of TOKEN_IDS a token has. Two Ropes of one player have the same: nobody could tell them apart."""
    if s.kind[token] == MONK:
        return FIRST_MONK_ID + token - s.players * TEAM
    return s.config.layout.colour_of[s.owner[token]] * KINDS + s.kind[token]


def token_values(s: DungeonTwister, tokens: list[int]) -> list[int]:
    return sorted({token_value(s, token) for token in tokens})


def token_named(s: DungeonTwister, value: int, tokens: list[int]) -> int:
    """The first of these tokens with that id."""
    return next(token for token in tokens if token_value(s, token) == value)


def actor_named(s: DungeonTwister, value: int) -> int:
    """The character with that id; a team holds each only once (DT-025)."""
    if value >= FIRST_MONK_ID:
        return s.players * TEAM + value - FIRST_MONK_ID
    seat = s.config.layout.seat(COLOUR_IDS[value // KINDS])
    return s.kind.index(value % KINDS, seat * TEAM)


def square_value(x: int, y: int) -> int:
    return (y - LEAST) * SPAN + x - LEAST


def square_named(value: int) -> tuple[int, int]:
    return value % SPAN + LEAST, value // SPAN + LEAST
