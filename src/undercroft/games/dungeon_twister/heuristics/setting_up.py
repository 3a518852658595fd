"""What is drawn by odds: everything that is chosen before the game, and combat cards (fights.py).

Whoever always lined up the best team and laid the same tokens on the same rooms would have no secrets.
"""

from typing import Final

from undercroft.games.dungeon_twister.actions import LAY, PICK
from undercroft.games.dungeon_twister.cards import FIRST_OBJECT
from undercroft.games.dungeon_twister.geometry.tile import CELLS
from undercroft.games.dungeon_twister.heuristics.fights import Fight, is_laying
from undercroft.games.dungeon_twister.heuristics.parts import MIDDLE
from undercroft.games.dungeon_twister.heuristics.worth import LINED_UP, OUT, PICKED, USUAL_MOVE
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.placing import TOKEN
from undercroft.games.dungeon_twister.rules.sequence import STEPS
from undercroft.games.dungeon_twister.rules.slots import tile_named
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.turns.ways import WALKER, dungeon

BLIND: Final = (at.SECRET_PAIR, at.NEXT_PAIR, at.PICK_ROOM, at.LAY_ROOM, at.START_ROOM)  # nothing tells rooms apart
TEAMS: Final = (at.TEAM, at.SHARED_PICK, at.KEEP)
DRAWN: Final = frozenset([*BLIND, *TEAMS, at.LINE_UP, at.PLACING])
AHEAD: Final = 4.0  # how much oftener a character is laid near his way out


def mixture(s: DungeonTwister, seat: int) -> dict[int, float]:
    if not s.frames:
        return {}
    if is_laying(s):
        return Fight(s).mixture(seat)
    step, frame = s.frames[-1][0], s.frames[-1]
    if step not in DRAWN:
        return {}
    codes = STEPS[step].options(s, frame, seat)
    weights = {code: weight_of(s, seat, code) for code in codes}
    total = sum(weights.values(), 0.0)
    return {code: weight / total for code, weight in weights.items()}


def weight_of(s: DungeonTwister, seat: int, code: int) -> float:
    step, _, chosen, _ = s.frames[-1]
    if step in TEAMS and PICK.has(code):
        return sure(PICKED[PICK.value(code)])
    if step == at.LINE_UP:
        return sure(LINED_UP[PICK.value(code)])
    if step == at.PLACING and LAY.has(code) and s.kind[chosen - TOKEN] < FIRST_OBJECT:
        return weight_of_room(s, seat, tile_named(s, LAY.value(code)))
    return 1.0


def sure(weight: float) -> float:
    """A good choice is taken oftener than its weight says."""
    return weight * weight


def weight_of_room(s: DungeonTwister, seat: int, tile: int) -> float:
    """A character is better turned up far from home: the rooms in between are crossed by those on the line."""
    steps = dungeon(s).ways_out(seat, WALKER)[tile * CELLS + MIDDLE]
    return 1.0 + AHEAD * OUT[USUAL_MOVE][steps]
