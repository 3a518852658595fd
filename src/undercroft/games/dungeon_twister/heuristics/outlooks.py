"""What bots hear of a choice: in one's own turn from the planner, elsewhere from the value of each answer."""

from typing import Final

from undercroft.engine.effort import Effort
from undercroft.engine.outlook import Outlook
from undercroft.games.dungeon_twister.heuristics.planner import (
    Line,
    Planner,
    planned,
    planned_with_cards,
    points_left,
    worth_of,
)
from undercroft.games.dungeon_twister.heuristics.replies import foresee
from undercroft.games.dungeon_twister.heuristics.value import UNFINISHED, value
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.acting import actors
from undercroft.games.dungeon_twister.rules.revealing import accessible
from undercroft.games.dungeon_twister.rules.sequence import STEPS
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.turns.actions import quiet_copy
from undercroft.games.dungeon_twister.turns.lines import asked_on

# A whole turn is thought about before its card is played. Where its plan is broken by chance or the opponent, or is not
# at hand, the rest is planned again with less, so that all answers of a turn together do not take long.
FOR_EACH_POINT: Final = 0.08
MOST_POINTS: Final = 6
UNDER_WAY: Final = 0.03
OWN_PART: Final = 0.6  # the rest is for the replies to the best lines
WORLDS_OF_REVEALS: Final = 3


def own_search(s: DungeonTwister, seat: int, effort: Effort) -> Outlook:
    step = s.frames[-1][0]
    if step == at.ACTION_CARD:
        return with_replies(s, planned_with_cards(s, seat, effort.part(OWN_PART)), effort)
    if step == at.ACTION:
        part = effort.part(FOR_EACH_POINT * min(MOST_POINTS, points_left(s)))
        return with_replies(s, planned(s, seat, part.part(OWN_PART)), part)
    if step in UNFINISHED:
        return outlook(s, planned(s, seat, effort.part(UNDER_WAY)))
    return answers(s, seat)


def with_replies(s: DungeonTwister, planner: Planner, effort: Effort) -> Outlook:
    effort.spend(planner.effort.spent)
    foresee(planner.lines, planner.seat, effort)
    return outlook(s, planner)


def outlook(s: DungeonTwister, planner: Planner) -> Outlook:
    best = planner.best_by_choice()
    values = {code: min(1.0, max(0.0, line.value)) for code, line in best.items()}
    chosen: Line = max(best.values(), key=worth_of)
    return Outlook(values, planner.tries, asked_on(quiet_copy(s), planner.seat, chosen.all_codes()))


def answers(s: DungeonTwister, seat: int) -> Outlook:
    """Each answer by what the position is worth after it."""
    frame = s.frames[-1]
    step = STEPS[frame[0]]
    values: dict[int, float] = {}
    for code in step.options(s, frame, seat):
        t = quiet_copy(s)
        step.take(t, frame, seat, code)
        values[code] = value(t, seat)
    return Outlook(values, dict.fromkeys(values, 1), {})


def worlds(s: DungeonTwister) -> int:
    """Only rooms that are turned up differ from world to world; what else is hidden, nobody judges by."""
    step = s.frames[-1][0] if s.frames else at.ACTION
    if step in (at.REVEAL, at.FLIP):
        return WORLDS_OF_REVEALS
    if step == at.ACTION and any([accessible(s, token) for token in actors(s)]):
        return WORLDS_OF_REVEALS
    return 1
