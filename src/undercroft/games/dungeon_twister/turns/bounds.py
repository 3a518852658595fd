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
from undercroft.games.dungeon_twister.state import TEAM, TEAM_CHARACTERS, DungeonTwister
from undercroft.games.dungeon_twister.turns.ways import NO_HURDLE, NO_WALL, Dungeon, dungeon, square

JUMP: Final = 2  # squares
RING: Final = 2 * SIDE - 1  # squares that the Teleportation Ring leads across at most
QUARTER: Final = SIDE - 1  # squares by which a turning room brings somebody nearer
SLIDE: Final = SIDE
GAINED: Final = {SPEED_POTION: 4, CHARM_SCROLL: 3}  # points by an object, and one is paid for it
SELDOM: Final = 99


def most_points(s: DungeonTwister, seat: int) -> int:
    """More than the points that seat can still gain in this turn there never are."""
    points = budget(s)
    if points == 0:
        return 0
    prey, beside = prey_of(s, seat)
    runners = [token for token in range(seat * TEAM, seat * TEAM + TEAM_CHARACTERS) if is_in_play(s, token)]
    best = most_with(points, 0, [(steps_cost(s, seat, token), worth(s, token)) for token in runners], prey)
    for changes in range(1, points):
        goals = [(columns_cost(s, seat, token, changes), worth(s, token)) for token in runners]
        best = max(best, most_with(points, changes, goals, prey))
    return best + beside + gifts(s, seat)


def budget(s: DungeonTwister) -> int:
    """All action points that anybody may still come to in this turn."""
    objects = [s.kind[token] for token in range(s.players * TEAM) if s.at[token] >= 0]
    return s.ap + sum(s.private) + sum([GAINED[kind] - 1 for kind in objects if kind in GAINED])


def is_in_play(s: DungeonTwister, token: int) -> bool:
    """A character on the board; a wounded one might be healed."""
    return s.at[token] >= 0 and 0 <= s.kind[token] < FIRST_OBJECT


def worth(s: DungeonTwister, token: int) -> int:
    return 1 if s.config.scenario == GOBLINS else VP_ESCAPED[s.kind[token]]


def has_ring(s: DungeonTwister) -> bool:
    return any([s.kind[token] == TELEPORT_RING and s.at[token] >= 0 for token in range(s.players * TEAM)])


def reach(s: DungeonTwister, token: int) -> int:
    """The squares that one action brings him nearer at most."""
    return RING if has_ring(s) else max(MOVE[s.kind[token]], JUMP)


def steps_cost(s: DungeonTwister, seat: int, token: int) -> int:
    """Action points to get out while nothing is changed."""
    if has_ring(s):
        return columns_cost(s, seat, token, 0)
    way = NO_WALL if s.kind[token] in (GHOST, WALL_WALKER) else NO_HURDLE
    steps = dungeon(s).ways_out(seat, way)[s.at[token]]
    return -(-steps // reach(s, token))


def columns_cost(s: DungeonTwister, seat: int, token: int, changes: int) -> int:
    """Action points of his own to get out when rooms may have been turned so often."""
    nearer = changes * (SLIDE if s.config.scenario == STONES else QUARTER)
    left = straight(dungeon(s), seat, s.at[token]) - nearer
    return max(1, -(-left // reach(s, token)))


def straight(d: Dungeon, seat: int, place: int) -> int:
    """Squares to the nearest enemy line as the crow flies: along columns or rows, whichever leads there."""
    x, y = square(d, place)
    owner = d.layout.line_owner
    lines = [d.layout.line_squares[i] for i in range(len(owner)) if owner[i] != seat]
    return min([max(abs(x - there), abs(y - down)) for there, down in lines], default=SELDOM)


def prey_of(s: DungeonTwister, seat: int) -> tuple[list[int], int]:
    """What enemies are worth who can die in this turn, at a point each, and those who may die beside another.

    Beside another die those who are carried, those on pits, and Red Dragons. Alone dies whoever was wounded before,
    and by fire, or charmed into falling rocks, anybody.
    """
    anybody = bool(s.charmed) or any([can_burn(s, token) for token in range(s.players * TEAM)])
    alone: list[int] = []
    beside = 0
    for token in range(s.players * TEAM):
        if s.owner[token] == seat or not is_in_play(s, token):
            continue
        wounded = bool(s.wounded >> token & 1)
        if s.kind[token] == RED_DRAGON or is_pit(s, s.at[token]) or (wounded and is_carried(s, token)):
            beside += VP_KILLED[s.kind[token]]
        elif wounded or anybody:
            alone.append(VP_KILLED[s.kind[token]])
    return alone, beside


def can_burn(s: DungeonTwister, token: int) -> bool:
    return s.at[token] >= 0 and s.kind[token] in (FIREBALL_WAND, RED_DRAGON, CHARM_SCROLL)


def gifts(s: DungeonTwister, seat: int) -> int:
    """Points that need no action of their own: Treasures on the way, the pentagram."""
    treasures = sum([s.kind[token] == TREASURE and s.at[token] >= 0 for token in range(s.players * TEAM)])
    return treasures + offers_pentagram(s, seat)


def offers_pentagram(s: DungeonTwister, seat: int) -> bool:
    return s.pentagram != seat and PENTAGRAM in ground(s)


def most_with(points: int, changes: int, goals: list[tuple[int, int]], prey: list[int]) -> int:
    """The best choice among those who get out and those who die; each death costs a point at least."""
    left = points - changes
    best = [0] * (left + 1)
    for price, gain in [*goals, *[(1, each) for each in prey]]:
        for budgeted in range(left, price - 1, -1):
            best[budgeted] = max(best[budgeted], best[budgeted - price] + gain)
    return best[left]
