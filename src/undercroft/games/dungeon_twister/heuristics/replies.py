"""What the next player makes of the best lines of a turn: the lines are judged again after his likely turn."""

from typing import Final

from undercroft.engine.effort import Effort
from undercroft.engine.outlook import Key
from undercroft.games.dungeon_twister.heuristics.planner import Line, Planner, worth_of
from undercroft.games.dungeon_twister.heuristics.value import value
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.sequence import STEPS
from undercroft.games.dungeon_twister.rules.turn import begin_turn
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.turns.keys import board_key

FINALISTS: Final = 8
THOUGHT: Final = 120  # positions that he looks at
FEWEST: Final = 2  # finalists, whatever is left to spend


def foresee(lines: list[Line], seat: int, effort: Effort) -> None:
    """The best lines get the value they have after his turn, all others as much less as these on average."""
    changes: dict[int, float] = {}
    for line in finalists(lines):
        if len(changes) >= FEWEST and effort.used() >= 1.0:
            break
        changes[id(line)] = after_reply(line.state, seat, effort) - value(line.state, seat)
    if changes:
        usual = sum(changes.values(), 0.0) / len(changes)
        for line in lines:
            line.value += 0.0 if line.state.over else changes.get(id(line), usual)


def finalists(lines: list[Line]) -> list[Line]:
    """The best ones that neither end the game nor wait for anybody, each position once."""
    found: list[Line] = []
    seen: set[Key] = set()
    for line in sorted(lines, key=worth_of, reverse=True):
        key = (*board_key(line.state), line.state.card)
        if not line.is_open and not line.state.over and key not in seen:
            seen.add(key)
            found.append(line)
        if len(found) == FINALISTS:
            break
    return found


def after_reply(s: DungeonTwister, seat: int, effort: Effort) -> float:
    """The value when the next player has played his highest card as well as he can see at a glance."""
    t = next_turn(s)
    if t.over or t.active == seat or t.frames[-1][0] != at.ACTION_CARD:
        return value(t, seat)
    step, frame = STEPS[at.ACTION_CARD], t.frames[-1]
    step.take(t, frame, frame[1], step.options(t, frame, frame[1])[-1])
    planner = Planner(t.active, Effort(THOUGHT, 0.0))
    planner.grow(t)
    effort.spend(planner.effort.spent)
    return value(max(planner.lines, key=worth_of).state, seat)


def next_turn(s: DungeonTwister) -> DungeonTwister:
    """The turn ends here, and the next player is to play a card."""
    t = s.copy(s.door)
    t.frames = [(at.TURN_ENDS, t.active, 0, 0)]
    STEPS[at.TURN_ENDS].run(t, t.frames[-1])
    if not t.over:
        begin_turn(t)
        STEPS[at.TURN_BEGINS].run(t, t.frames[-1])
    return t
