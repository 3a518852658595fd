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


def value(s: DungeonTwister, seat: int) -> float:
    """The chance of that seat to win, as it looks."""
    if s.over:
        return win_share(result(s).places, seat)
    step = s.frames[-1][0] if s.frames else at.ACTION
    if is_laying(s):
        fight = Fight(s)
        return sum([chance * value(end, seat) for chance, end in zip(fight.chances(), fight.ends, strict=True)])
    if step == at.FLIP:
        return sum([value(turned_up(s, number), seat) for number in range(DRAWS)]) / DRAWS
    if step in UNFINISHED:
        return value_of_best_end(s, seat)
    return value_now(s, seat)


def value_now(s: DungeonTwister, seat: int) -> float:
    """As the position stands."""
    parts = parts_of_all(s)
    leader = max(0.0, *[each[POINTS] for each in parts])
    return odds_share([sum(each) for each in parts], seat, SHARPNESS + CLIMAX * leader)


def value_of_best_end(s: DungeonTwister, seat: int) -> float:
    """An action under way is worth what its player will make of it."""
    t = quiet_copy(s)
    best, found = -1.0, value_now(s, seat)
    for finish in finishes(t, is_complete=False):
        mine = value(finish.state, s.active)
        if mine > best:
            best, found = mine, mine if seat == s.active else value(finish.state, seat)
    return found


def turned_up(s: DungeonTwister, number: int) -> DungeonTwister:
    """One of the rooms that may lie there, always the same ones."""
    door = Door(fast_source(number))
    door.quiet = True
    t = s.copy(door)
    frame = t.frames[-1]
    STEPS[at.FLIP].take(t, frame, frame[1], STEPS[at.FLIP].options(t, frame, frame[1])[0])
    return t
