"""From a turn in which somebody has scored to a position with exactly one solution (DT-R98).

At first only those are on blue's side who took part. Where their solution is the only one, the others come back one by
one, as long as it stays so. There are as few action points as there is a solution for at all.
"""

from typing import Final, NamedTuple

from undercroft.engine.chance import Source
from undercroft.engine.position_text import Words
from undercroft.games.dungeon_twister.actions import ACTIONS
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.turns.bounds import most_points
from undercroft.games.dungeon_twister.turns.solver import Solution, Solver, TooLarge
from undercroft.games.dungeon_twister_puzzles.making.positions import BLUE, characters_of, laid, thinned
from undercroft.games.dungeon_twister_puzzles.making.scoring import FEWEST, Scored
from undercroft.games.dungeon_twister_puzzles.meta import GOALS
from undercroft.games.dungeon_twister_puzzles.state import SEAT, PuzzleTurn

POSITIONS: Final = 7_000  # of one search; more is given up, so that a coach can answer soon
GUESTS: Final = 4  # of the others who are tried
MOST: Final = max([goal for goal in GOALS if isinstance(goal, int)])


class Found(NamedTuple):
    """A goal of a position, with its only solution."""

    state: PuzzleTurn
    points: int
    solution: Solution
    positions: int  # that were searched to prove it


class NotTheOnly(Exception):
    """There is a second way on from some position."""


class Sole(Solver):
    """Stops as soon as any position of a solution can be gone on with in two ways."""

    def ways_from(self, s: DungeonTwister) -> frozenset[Solution]:
        found = super().ways_from(s)
        if len(found) > 1:
            raise NotTheOnly
        return found


def puzzle_in(scored: Scored, options: dict[str, object], source: Source, limit: int = POSITIONS) -> Found | None:
    """The puzzle that such a turn holds, if it holds one."""
    gone = [each for each in characters_of(scored.words, BLUE) if each not in scored.actors]
    found = tightest(scored, thinned(scored.words, gone), options, limit)
    if found is None:
        return None
    guests = gone[:]
    for _ in range(min(GUESTS, len(gone))):
        guest = guests.pop(source.below(len(guests)))
        still_gone = [each for each in gone if each != guest]
        s = laid({**thinned(scored.words, still_gone), "ap": found.state.ap}, options)
        more = maybe_only(s, found.points, limit) if s is not None else None
        if more is not None:
            found, gone = more, still_gone
    return found


def tightest(scored: Scored, words: Words, options: dict[str, object], limit: int) -> Found | None:
    """With the fewest action points for which there is a solution; a point more comes first."""
    for points in (scored.points + 1, scored.points):
        for ap in range(FEWEST, scored.ap + 1):
            s = laid({**words, "ap": ap}, options)
            if s is None or points > min(MOST, s.config.target - total(s, SEAT)):
                break
            answer = is_reachable(s, points, limit)
            found = maybe_only(s, points, limit) if answer else None
            if found is not None:
                return found
            if answer is not False:
                break
    return None


def is_reachable(s: PuzzleTurn, points: int, limit: int) -> bool | None:
    """None where the search would be too large."""
    try:
        return points <= most_points(s, SEAT) and Solver(s, SEAT, points, limit).is_solvable()
    except TooLarge:
        return None


def maybe_only(s: PuzzleTurn, points: int, limit: int) -> Found | None:
    """None where there is no solution, or a second one, or where it is not puzzling or the search too large."""
    solver = Sole(s, SEAT, points, limit)
    try:
        ways = solver.solutions()
    except (NotTheOnly, TooLarge):
        return None
    if len(ways) != 1 or not is_puzzling(ways[0]):
        return None
    return Found(s, points, ways[0], solver.visited)


def is_puzzling(solution: Solution) -> bool:
    """More than one action, and not moves alone."""
    return len(solution) >= FEWEST and bool(tools(solution))


# ---- what a solution is made of


def tools(solution: Solution) -> list[str]:
    """What it takes beside moves: each verb once."""
    return sorted({ACTIONS.table[action[0]].label for action in solution} - {"move"})


def actors(solution: Solution) -> list[str]:
    """Who acts, each once."""
    return sorted({str(ACTIONS.table[action[0]].args["token"]) for action in solution})


def texts(solution: Solution) -> list[str]:
    """The actions as they are written, without their order."""
    return [", ".join([ACTIONS.table[code].text for code in action]) for action in solution]
