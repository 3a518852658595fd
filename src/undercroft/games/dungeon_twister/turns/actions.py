"""All ways to carry out one action to its end, from a position in which it is chosen or under way.

An action that somebody else must answer, or that chance decides, stays open: a combat, a room that is turned up.
"""

from typing import Final

from undercroft.engine.chance import fast_source
from undercroft.engine.door import Door
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.action_list import begin, possible_actions
from undercroft.games.dungeon_twister.rules.sequence import STEPS
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.turns.walks import HARMED, Codes, Walker

OPEN: Final = (at.FLIP, at.PLACE, at.LAY_FIRST, at.LAY_SECOND)  # chance or somebody else comes next


class Finish:
    """What was chosen, and the position behind the action; `is_open` where it has no end of its own."""

    __slots__ = ("codes", "is_open", "state")

    def __init__(self, codes: Codes, state: DungeonTwister) -> None:
        self.codes = codes
        self.state = state
        self.is_open = not state.over and state.frames[-1][0] in OPEN


def quiet_copy(s: DungeonTwister) -> DungeonTwister:
    """A position to try things in. Its chance is never asked: what chance decides stays open."""
    door = Door(fast_source(0))
    door.quiet = True
    return s.copy(door)


def finishes(s: DungeonTwister, is_complete: bool = True) -> list[Finish]:
    """From a quiet position. Equal ends by other ways are not looked for here: keys tell (keys.py)."""
    found: list[Finish] = []
    if s.frames[-1][0] == at.ACTION:
        for code in possible_actions(s):
            found += finishes_of(s, code, is_complete)
    else:
        go_on(s, (), found, is_complete)
    return found


def finishes_of(s: DungeonTwister, code: int, is_complete: bool = True) -> list[Finish]:
    """All ways to carry out the action that begins with that verb."""
    found: list[Finish] = []
    t = s.copy(s.door)
    t.frames.append((at.ACTION_ENDS, t.active, 0, 0))
    begin(t, code)
    go_on(t, (code,), found, is_complete)
    return found


def go_on(s: DungeonTwister, codes: Codes, found: list[Finish], is_complete: bool) -> None:
    """Until the action is over, or open."""
    while not s.over:
        frame = s.frames[-1]
        if frame[0] == at.ACTION or frame[0] in OPEN:
            break
        if frame[0] == at.MOVE:
            walk_on(s, codes, found, is_complete)
            return
        step = STEPS[frame[0]]
        if not step.auto:
            choose_on(s, codes, found, is_complete)
            return
        step.run(s, frame)
    found.append(Finish(codes, s))


def walk_on(s: DungeonTwister, codes: Codes, found: list[Finish], is_complete: bool) -> None:
    for walk in Walker(s, is_complete).walks():
        if walk.harmed == HARMED:
            go_on(walk.state, (*codes, *walk.codes), found, is_complete)
        else:
            end_action(walk.state)
            found.append(Finish((*codes, *walk.codes), walk.state))


def end_action(s: DungeonTwister) -> None:
    """The step that counts points after it (DT-037)."""
    frame = s.frames[-1]
    STEPS[at.ACTION_ENDS].run(s, frame)


def choose_on(s: DungeonTwister, codes: Codes, found: list[Finish], is_complete: bool) -> None:
    frame = s.frames[-1]
    step = STEPS[frame[0]]
    for code in step.options(s, frame, frame[1]):
        t = s.copy(s.door)
        step.take(t, frame, frame[1], code)
        go_on(t, (*codes, code), found, is_complete)
