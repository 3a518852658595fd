"""New fights of a wanted difficulty, each solved before it is given out (DL-R80 to DL-R82).

A number and a difficulty are a puzzle: the same in every process and build. Fights are dealt until one fits; tries
are counted, and after the last one the fight that came nearest is taken.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from undercroft.engine.chance import fast_source
from undercroft.games.dungeon_lords_training.analysis import Analysis
from undercroft.games.dungeon_lords_training.cards import PUZZLE_IDS, PUZZLES
from undercroft.games.dungeon_lords_training.dealing import Size, deal
from undercroft.games.dungeon_lords_training.puzzle import Puzzle, Value
from undercroft.games.dungeon_lords_training.solver import LIMIT, Node, Solver, TooLarge

MOST_TRIES: Final = 150
MOST_POSITIONS: Final = 5_000  # of one try; larger fights are dealt again
SPARE: Final = PUZZLES[PUZZLE_IDS.index("T3")]  # for the day on which no try is any good
KEPT: Final = 256  # puzzles that a process remembers

DIFFICULTIES: Final = ("easy", "medium", "hard")
EASY, MEDIUM, HARD = range(len(DIFFICULTIES))
SIZES: Final[list[tuple[Size, ...]]] = [(Size(2, 1),), (Size(2, 2),), (Size(2, 3), Size(3, 2))]
# How often chance may find the best result: at least, and less than (DL-R81).
LEAST: Final[list[float]] = [1 / 40, 1 / 200, 0.0]
BELOW: Final[list[float]] = [1.1, 1 / 40, 1 / 200]


class Rating(NamedTuple):
    """What makes a puzzle easy or hard."""

    best: Value
    best_plans: int  # plans of the first round that keep the best result
    plans: int
    best_lines: int
    luck: float  # how often random choices find the best result
    brute_force: Value  # the result of striking as hard as possible in every round


class Generated(NamedTuple):
    """A generated puzzle, with its solution's value."""

    puzzle: Puzzle
    rating: Rating
    tries: int
    fits: bool  # whether it is as hard as wanted, or only the nearest found


def rate(puzzle: Puzzle, limit: int = LIMIT) -> Rating:
    """Solve a puzzle and measure it."""
    solver = Solver(limit)
    return rate_node(Analysis(solver), solver.lay(puzzle))


def rate_node(analysis: Analysis, node: Node) -> Rating:
    best_plans, plans = analysis.best_plans(node)
    return Rating(
        analysis.solver.value(node),
        best_plans,
        plans,
        analysis.best_lines(node),
        analysis.luck(node),
        analysis.brute_force(node),
    )


def flaws(rating: Rating, wanted: int) -> int:
    """In how many ways it differs from what is wanted (DL-R81)."""
    falls_short = rating.brute_force[0] > rating.best[0] if wanted == HARD else rating.brute_force > rating.best
    out_of_range = not LEAST[wanted] <= rating.luck < BELOW[wanted]
    return (falls_short == (wanted == EASY)) + out_of_range


@lru_cache(maxsize=KEPT)
def generate(number: int, difficulty: str) -> Generated:
    """The puzzle of that number and difficulty (DL-R80)."""
    wanted = DIFFICULTIES.index(difficulty)
    source = fast_source(number * len(DIFFICULTIES) + wanted)
    nearest, fewest = Generated(SPARE, rate(SPARE), 0, False), flaws(rate(SPARE), wanted) + 1
    for tries in range(1, MOST_TRIES + 1):
        puzzle = deal(SIZES[wanted][source.below(len(SIZES[wanted]))], source)
        rating = maybe_rate(puzzle)
        found = fewest if rating is None else flaws(rating, wanted)
        if rating is not None and found < fewest:
            nearest, fewest = Generated(puzzle, rating, tries, found == 0), found
        if fewest == 0:
            break
    return nearest


def maybe_rate(puzzle: Puzzle) -> Rating | None:
    """None for a fight that is too large, hopeless, or has not one single best plan for the first round."""
    solver = Solver(MOST_POSITIONS)
    node, analysis = solver.lay(puzzle), Analysis(solver)
    try:
        if solver.value(node)[0] == puzzle.tiles or analysis.best_plans(node)[0] != 1:
            return None
        return rate_node(analysis, node)
    except TooLarge:
        return None
