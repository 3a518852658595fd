"""A whole path thought out before its first cell; what was found is remembered, for bots are often made anew."""

from typing import Final

from undercroft.engine.effort import Effort
from undercroft.engine.outlook import Key, Outlook
from undercroft.engine.state import Pile
from undercroft.games.doodle_dungeon.actions import GO, LEAVE
from undercroft.games.doodle_dungeon.geometry.steps import LEAVE as OUT
from undercroft.games.doodle_dungeon.geometry.steps import can_finish, safe_steps
from undercroft.games.doodle_dungeon.heuristics.value import share
from undercroft.games.doodle_dungeon.paths.finder import Finder, Found
from undercroft.games.doodle_dungeon.paths.lawful import finished, trail_on
from undercroft.games.doodle_dungeon.paths.problem import Key as ProblemKey
from undercroft.games.doodle_dungeon.paths.problem import Problem
from undercroft.games.doodle_dungeon.paths.worth import points_of
from undercroft.games.doodle_dungeon.rules.pathing import drawn_by
from undercroft.games.doodle_dungeon.state import DoodleDungeon

PROPOSALS: Final = 20  # for each position that may be spent
MOST: Final = 24_000  # proposals; more hardly find better paths
AT_ONCE: Final = 500  # between two looks at the clock
MEMORY: Final = 32  # dungeons

SOMEWHAT: Final = 0.001  # points: what leads to as good an end is not the plan

PLANS: Final[dict[ProblemKey, list[tuple[int, Found]]]] = {}  # with how many proposals each was found


def line_key_of(s: DoodleDungeon, seat: int) -> Key:
    return ("line", s.paths[drawn_by(s, seat)], s.left >> seat & 1)


def line_outlook(s: DoodleDungeon, seat: int, effort: Effort) -> Outlook:
    """The best path that begins with the line, and what each step would lead to by the shortest way."""
    owner = drawn_by(s, seat)
    line = s.paths[owner]
    problem = Problem(s, owner)
    if s.left >> seat & 1 or (line and not can_finish(trail_on(problem, line))):
        return Outlook({}, {}, {})
    plan = planned(problem, line, effort)
    mine = Problem(s, seat)
    own = points_of(mine, finished(mine, ()))  # nobody knows the path that is drawn there
    values = {code: share(own - points) for code, points in by_step(problem, line, plan).items()}
    return Outlook(values, dict.fromkeys(values, 1), keys_of(plan.path, line))


def by_step(problem: Problem, line: Pile, plan: Found) -> dict[int, float]:
    """What each step leaves the owner: the planned one with the rest of the plan, the others with the way home."""
    wanted = code_after(plan.path, len(line))
    found = {wanted: plan.points}
    for step in safe_steps(trail_on(problem, line)):
        code = LEAVE if step == OUT else GO.code(step)
        if code != wanted:
            path = line if step == OUT else finished(problem, (*line, step))
            found[code] = max(plan.points + SOMEWHAT, points_of(problem, path))
    return found


def code_after(path: Pile, count: int) -> int:
    return LEAVE if count == len(path) else GO.code(path[count])


def keys_of(path: Pile, line: Pile) -> dict[Key, int]:
    return {("line", path[:count], 0): code_after(path, count) for count in range(len(line), len(path) + 1)}


def planned(problem: Problem, line: Pile, effort: Effort) -> Found:
    """A plan that goes on from the line, remembered or found now."""
    wanted = min(MOST, PROPOSALS * effort.positions) if effort.positions else MOST
    for proposals, found in PLANS.get(problem.key, ()):
        if found.path[: len(line)] == line and (proposals >= wanted or len(line) > 1):
            return found
    finder = Finder(problem, line)
    while finder.tried < wanted and effort.used() < 1.0:
        finder.search(min(AT_ONCE, wanted - finder.tried), wanted)
    remember(problem.key, finder.tried, finder.best)
    return finder.best


def remember(key: ProblemKey, proposals: int, found: Found) -> None:
    if key not in PLANS and len(PLANS) >= MEMORY:
        del PLANS[next(iter(PLANS))]
    PLANS.setdefault(key, []).append((proposals, found))
