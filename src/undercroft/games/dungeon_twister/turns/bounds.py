"""How many points the rest of a turn can bring at most: so that a search need not look where it is not enough.

Everything is seen at its best. A character needs as many action points as his steps at least; whatever changes the
dungeon (a room turned, a portcullis opened, a wall breached) is one point for all of them, after which only the columns
or rows to the nearest enemy line count, and it brings nobody nearer by more than a room's side.
"""

from typing import Final

from undercroft.games.dungeon_twister.cards import (
    CHARM_SCROLL,
    FIREBALL_WAND,
    FIRST_OBJECT,
    GHOST,
    MOVE,
    RED_DRAGON,
    SPEED_POTION,
    TELEPORT_RING,
    TREASURE,
    VP_ESCAPED,
    VP_KILLED,
    WALL_WALKER,
)
from undercroft.games.dungeon_twister.config import GOBLINS, STONES
from undercroft.games.dungeon_twister.geometry.links import ground
from undercroft.games.dungeon_twister.geometry.rooms import PENTAGRAM
from undercroft.games.dungeon_twister.geometry.tile import SIDE
from undercroft.games.dungeon_twister.rules.acting import is_carried
from undercroft.games.dungeon_twister.rules.ground import is_pit
from undercroft.games.dungeon_twister.state import NOBODY, TEAM, DungeonTwister
from undercroft.games.dungeon_twister.turns.ways import NO_HURDLE, NO_WALL, Dungeon, dungeon

Goal = tuple[int, int]  # action points, and the points it brings

JUMP: Final = 2  # squares
RING: Final = 2 * SIDE - 1  # squares that the Teleportation Ring leads across at most
QUARTER: Final = SIDE - 1  # squares by which a turning room brings somebody nearer
SLIDE: Final = SIDE
GAINED: Final = {SPEED_POTION: 4, CHARM_SCROLL: 3}  # points by an object, and one is paid for it


class Outset:
    """What counts for the bound, found in one look at the tokens."""

    __slots__ = ("alone", "beside", "budget", "fire", "ring", "runners", "treasures")

    def __init__(self, s: DungeonTwister, seat: int) -> None:
        self.budget = s.ap + sum(s.private)  # all action points that anybody may still come to in this turn
        self.treasures = 0
        self.ring = False
        self.fire = s.charmed != 0
        self.runners: list[int] = []  # own characters on the board; a wounded one might be healed
        enemies: list[int] = []
        for token in range(s.players * TEAM):
            if s.at[token] < 0:
                continue
            if s.kind[token] >= FIRST_OBJECT:
                self.add_thing(s.kind[token])
            elif s.owner[token] == seat:
                self.runners.append(token)
            else:
                enemies.append(token)
        self.fire = self.fire or any([s.kind[token] == RED_DRAGON for token in self.runners])
        self.alone: list[int] = []  # what enemies are worth who can die in this turn, at a point each
        self.beside = 0  # and those who may die beside another
        for token in enemies:
            self.add_enemy(s, token)

    def add_thing(self, kind: int) -> None:
        self.budget += GAINED.get(kind, 1) - 1
        self.treasures += kind == TREASURE
        self.ring = self.ring or kind == TELEPORT_RING
        self.fire = self.fire or kind in (FIREBALL_WAND, CHARM_SCROLL)

    def add_enemy(self, s: DungeonTwister, token: int) -> None:
        """Alone dies whoever was wounded, by fire or charmed into rocks anybody; carried, on a pit, a Dragon beside."""
        wounded = bool(s.wounded >> token & 1)
        if s.kind[token] == RED_DRAGON or is_pit(s, s.at[token]) or (wounded and is_carried(s, token)):
            self.beside += VP_KILLED[s.kind[token]]
        elif wounded or self.fire:
            self.alone.append(VP_KILLED[s.kind[token]])


def most_points(s: DungeonTwister, seat: int, mover: int = NOBODY) -> int:
    """More than the points that seat can still gain in this turn there never are.

    With a mover: if the next action is a move of his, wherever it leads.
    """
    seen = Outset(s, seat)
    points = seen.budget - (mover != NOBODY)
    if seen.budget <= 0:
        return 0
    d = dungeon(s)
    steps = [steps_cost(s, d, seat, token, seen.ring) for token in seen.runners]
    best = most_with(points, goals(s, seen.runners, steps, mover), seen.alone)
    for changes in range(1, points):
        crow = [crow_cost(s, d.straight(seat), token, seen.ring, changes) for token in seen.runners]
        best = max(best, most_with(points - changes, goals(s, seen.runners, crow, mover), seen.alone))
    return best + seen.beside + seen.treasures + offers_pentagram(s, seat)


def goals(s: DungeonTwister, runners: list[int], costs: list[int], mover: int) -> list[Goal]:
    """Who has moved may be one action nearer."""
    return [(cost - (token == mover), worth(s, token)) for token, cost in zip(runners, costs, strict=True)]


def crow_cost(s: DungeonTwister, straight: list[int], token: int, ring: bool, changes: int) -> int:
    """Action points of his own to get out after so many changes, as the crow flies."""
    nearer = changes * (SLIDE if s.config.scenario == STONES else QUARTER)
    return max(1, -(-(straight[s.at[token]] - nearer) // reach(s, token, ring)))


def worth(s: DungeonTwister, token: int) -> int:
    return 1 if s.config.scenario == GOBLINS else VP_ESCAPED[s.kind[token]]


def reach(s: DungeonTwister, token: int, ring: bool) -> int:
    """The squares that one action brings him nearer at most."""
    return RING if ring else max(MOVE[s.kind[token]], JUMP)


def steps_cost(s: DungeonTwister, d: Dungeon, seat: int, token: int, ring: bool) -> int:
    """Action points to get out while nothing is changed."""
    if ring:
        return max(1, -(-d.straight(seat)[s.at[token]] // RING))
    way = NO_WALL if s.kind[token] in (GHOST, WALL_WALKER) else NO_HURDLE
    return -(-d.ways_out(seat, way)[s.at[token]] // reach(s, token, ring))


def offers_pentagram(s: DungeonTwister, seat: int) -> bool:
    return s.pentagram != seat and PENTAGRAM in ground(s)


def most_with(points: int, goals: list[Goal], prey: list[int]) -> int:
    """The best choice among those who get out and those who die; each death costs a point at least."""
    best = [0] * (points + 1)
    for price, gain in [*goals, *[(1, each) for each in prey]]:
        for budgeted in range(points, price - 1, -1):
            best[budgeted] = max(best[budgeted], best[budgeted - price] + gain)
    return best[points]
