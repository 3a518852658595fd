"""How good a position is (for bots, on imagined worlds only): points, who will get out, who is in danger, means.

Every seat gets a score in points (parts.py); the value of a seat is its share among all of them, so that it is always
between 0 and 1, rises with one's own score and falls with that of the others. A combat is worth what its ends are, by
how likely they are (fights.py).
"""

from typing import Final

from undercroft.engine.chance import fast_source
from undercroft.engine.door import Door
from undercroft.engine.results import odds_share, win_share
from undercroft.games.dungeon_twister.heuristics.fights import Fight, is_laying
from undercroft.games.dungeon_twister.heuristics.parts import POINTS, parts_of_all
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.scoring import result
from undercroft.games.dungeon_twister.rules.sequence import STEPS
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.turns.actions import finishes, quiet_copy

SHARPNESS: Final = 0.75  # how much one point decides at the beginning
CLIMAX: Final = 0.15  # and how much more with every point that the leader has


DRAWS: Final = 3  # rooms that are tried where one is about to be turned up
UNFINISHED: Final = frozenset(
    [at.REVEAL, at.ROTATE, at.MOVE, at.EXCHANGE, at.GIVE_UP, at.JUMP, at.LAND, at.ATTACK, *range(at.BREAK, at.FLY + 1)]
)


Cases = list[tuple[float, DungeonTwister]]  # what a position can become, each with its share


def value(s: DungeonTwister, seat: int) -> float:
    """The chance of that seat to win, as it looks."""
    return sum([share * value_now(each, seat) for share, each in cases_of(s)], 0.0)


def value_now(s: DungeonTwister, seat: int) -> float:
    """As the position stands."""
    if s.over:
        return win_share(result(s).places, seat)
    parts = parts_of_all(s)
    leader = max(0.0, *[each[POINTS] for each in parts])
    return odds_share([sum(each, 0.0) for each in parts], seat, SHARPNESS + CLIMAX * leader)


def cases_of(s: DungeonTwister) -> Cases:
    """The positions in which it can be judged: after a combat, a reveal, an action that is under way."""
    if s.over or not s.frames:
        return [(1.0, s)]
    step = s.frames[-1][0]
    if is_laying(s):
        fight = Fight(s)
        return list(zip(fight.chances(), fight.ends, strict=True))
    if step == at.FLIP:
        return [(1.0 / DRAWS, turned_up(s, number)) for number in range(DRAWS)]
    return best_end(s) if step in UNFINISHED else [(1.0, s)]


def best_end(s: DungeonTwister) -> Cases:
    """An action under way is worth what its player will make of it."""
    best, found = -1.0, [(1.0, s)]
    for finish in finishes(quiet_copy(s), is_complete=False):
        cases = cases_of(finish.state)
        worth = sum([share * value_now(each, s.active) for share, each in cases], 0.0)
        if worth > best:
            best, found = worth, cases
    return found


def turned_up(s: DungeonTwister, number: int) -> DungeonTwister:
    """One of the rooms that may lie there, always the same ones."""
    door = Door(fast_source(number))
    door.quiet = True
    t = s.copy(door)
    frame = t.frames[-1]
    STEPS[at.FLIP].take(t, frame, frame[1], STEPS[at.FLIP].options(t, frame, frame[1])[0])
    return t
