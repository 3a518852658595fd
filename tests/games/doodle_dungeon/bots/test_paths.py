"""What a path is worth, the paths that are found, and how good any path can be."""

from itertools import product
from random import Random

import pytest

from tests.games.doodle_dungeon import plain
from tests.games.doodle_dungeon.bots.sheets import drawn_dungeon, dungeon_of, problem_of
from tests.games.doodle_dungeon.situations import CHRIS, SHORT
from undercroft.engine.state import Pile
from undercroft.games.doodle_dungeon.cards import GOBLIN, TRAP, WALL
from undercroft.games.doodle_dungeon.geometry.cells import CELL_IDS, cells_of
from undercroft.games.doodle_dungeon.geometry.steps import LEAVE, safe_steps
from undercroft.games.doodle_dungeon.paths.bounds import least_points
from undercroft.games.doodle_dungeon.paths.finder import Finder, found_from
from undercroft.games.doodle_dungeon.paths.lawful import finished, keeps_the_rules, trail_on
from undercroft.games.doodle_dungeon.paths.problem import Problem
from undercroft.games.doodle_dungeon.paths.solver import Solver, TooLarge
from undercroft.games.doodle_dungeon.paths.worth import points_of, start_points

Line = tuple[int, ...]


def cells(line: str) -> Line:
    return tuple([CELL_IDS.index(name) for name in line.split()])


def random_line(problem: Problem, dice: Random) -> Line:
    """A path by the rules, drawn at random."""
    line: Pile = ()
    while True:
        step = dice.choice(safe_steps(trail_on(problem, line)))
        if step == LEAVE:
            return line
        line += (step,)


def contents(problem: Problem) -> list[int]:
    """The sheet as the plain search reads it."""
    monsters, traps = set(cells_of(problem.monsters)), set(cells_of(problem.tokens & ~problem.monsters))
    free = set(cells_of(problem.free))
    return [GOBLIN if c in monsters else TRAP if c in traps else 0 if c in free else WALL for c in range(80)]


def is_lawful(problem: Problem, path: Line) -> bool:
    """Step by step, by the plain rules."""
    sheet = contents(problem)
    steps = [path[place] in plain.steps(sheet, list(path[:place])) for place in range(len(path))]
    return all(steps) and path[-1] == plain.LAST


# ---- worth


def by_all_rolls(problem: Problem, path: Line) -> float:
    """Every fight won or lost in turn; for paths that meet nothing twice."""
    met = [cell for cell in path if problem.is_met(cell)]
    total = 0.0
    for wins in product((True, False), repeat=len(met)):
        share, hearts, lost = 1.0, problem.hearts, 0.0
        for cell, won in zip(met, wins, strict=True):
            odds = problem.odds[cell]
            share *= odds if won else 1 - odds
            if hearts > 0 and won:
                hearts -= problem.wounds[cell]
            elif hearts > 0:
                lost += problem.loss[cell]
        total += share * (start_points(problem) - lost + (5 if hearts <= 0 else -hearts))
    return total


@pytest.mark.parametrize("hearts", [20, 4, 2, 1])
def test_a_path_is_worth_the_mean_over_all_rolls(hearts: int) -> None:
    """DD-116, DD-119, DD-120, DD-165, DD-170 to DD-173: the dead meet nobody any more."""
    rows = ["..G.O.T.D.", "..........", ".........G"]
    problem = problem_of(rows, hearts=hearts, boxes={"orcs": 6, "goblins": 5})
    path = cells("A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 B10 C10 D10 E10 F10 G10 H10")
    assert points_of(problem, path) == pytest.approx(by_all_rolls(problem, path))


def test_a_trap_is_sprung_once_and_a_lost_monster_stands_no_more() -> None:
    """DD-109, DD-115: the second visit to a trap costs nothing; that to a monster less."""
    problem = problem_of(["..T.......", ".........."])
    once = cells("A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 B10 C10 D10 E10 F10 G10 H10")
    twice = cells("A1 A2 A3 A2 A3 A4 A5 A6 A7 A8 A9 A10 B10 C10 D10 E10 F10 G10 H10")
    assert points_of(problem, once) == points_of(problem, twice) == -19


def test_where_treasures_lie_is_not_known() -> None:
    """DD-066, DD-079: the same problem wherever they are; all that counts is how many there are."""
    rows = ["G.O.D....."]
    here, there = [Problem(dungeon_of(rows, treasures=[cell]), 0) for cell in ("A1", "H5")]
    assert here.loss == there.loss
    assert here.key == there.key
    assert here.loss[4] > here.loss[2] > here.loss[0]


# ---- finding


@pytest.mark.parametrize("seed", range(6))
def test_what_is_found_is_lawful_and_no_worse_than_the_shortest_way(seed: int) -> None:
    """DD-080 to DD-092."""
    problem = Problem(drawn_dungeon(seed), 0)
    found = found_from(problem, (), 600)
    assert is_lawful(problem, found.path)
    assert found.points == pytest.approx(points_of(problem, found.path))
    assert found.points < points_of(problem, finished(problem, ()))
    assert found.path == found_from(problem, (), 600).path


@pytest.mark.parametrize("seed", range(4))
def test_a_line_that_stands_is_kept(seed: int) -> None:
    """DD-091: what is found goes on from it, wherever it has come to."""
    problem, dice = Problem(drawn_dungeon(seed), 1), Random(seed)
    whole = random_line(problem, dice)
    for count in (1, len(whole) // 3, len(whole) // 2, len(whole)):
        line = whole[:count]
        found = found_from(problem, line, 200)
        assert found.path[:count] == line
        assert is_lawful(problem, found.path)


@pytest.mark.many
def test_lines_are_finished_by_the_rules() -> None:
    """DD-055, DD-096: also where a monster bars the way."""
    dice = Random(5)
    for _ in range(400):
        sheet = plain.narrow_sheet(dice)
        rows = ["".join(".#TGOD"[sheet[row * 10 + column]] for column in range(10)) for row in range(8)]
        problem = problem_of(rows)
        whole = random_line(problem, dice)
        assert keeps_the_rules(problem, whole)
        line = finished(problem, whole[: dice.randrange(1, len(whole) + 1)])
        assert is_lawful(problem, line)


def test_more_proposals_find_better_paths() -> None:
    worse = better = 0.0
    for seed in range(5):
        problem = Problem(drawn_dungeon(seed), 0)
        worse += found_from(problem, (), 50).points
        better += found_from(problem, (), 3000).points
    assert better < worse - 3


def test_the_example_can_be_drawn_better_than_by_the_shortest_path() -> None:
    """DD-E38: the shortest one leaves everybody behind the gate alone."""
    problem = problem_of(CHRIS, boxes={"orcs": 6, "dragons": 4, "treasures": 3, "hand": 1})
    finder = Finder(problem, ())
    assert finder.search(4000, 4000).points < points_of(problem, cells(SHORT)) - 0.9


# ---- bound and proof


@pytest.mark.parametrize("seed", range(8))
def test_no_path_is_better_than_the_bound(seed: int) -> None:
    dice = Random(seed)
    for owner in (0, 1):
        problem = Problem(drawn_dungeon(seed), owner)
        least = least_points(problem)
        assert least <= found_from(problem, (), 2000).points
        assert all(least <= points_of(problem, random_line(problem, dice)) for _ in range(30))


def small_sheet(dice: Random) -> list[str]:
    """Twelve or so free cells in a corner, and a straight way out."""
    rows = [["#"] * 10 for _ in range(8)]
    for place in range(10):
        rows[0][place] = "."
    for row in range(8):
        rows[row][9] = "."
    for _ in range(5):
        rows[dice.randrange(1, 3)][dice.randrange(0, 4)] = "."
    rows[1][dice.randrange(0, 4)] = "."
    sheet = [".#TGOD".index(sign) for row in rows for sign in row]
    if not plain.hangs_together(sheet):
        return small_sheet(dice)
    for cell in dice.sample(range(80), 80):
        if sheet[cell] == 0 and dice.random() < 0.6 and all(sheet[other] < 2 for other in plain.neighbours(cell)):
            sheet[cell] = dice.choice((TRAP, GOBLIN, GOBLIN, 4, 5))
    return ["".join(".#TGOD"[sheet[row * 10 + column]] for column in range(10)) for row in range(8)]


def all_paths(problem: Problem) -> list[float]:
    """The points of every path by the rules."""
    found: list[float] = []
    lines: list[Line] = [()]
    while lines:
        line = lines.pop()
        if len(found) > 4_000:
            raise plain.TooLong
        for step in safe_steps(trail_on(problem, line)):
            if step == LEAVE:
                found.append(points_of(problem, line))
            else:
                lines.append((*line, step))
    return found


@pytest.mark.many
def test_the_proved_best_is_the_best_of_all_paths() -> None:
    """DD-080 to DD-092: against every path; and no bound lies above it."""
    dice, compared = Random(6), 0
    for _ in range(20):
        problem = problem_of(small_sheet(dice), hearts=dice.choice((20, 3)), boxes={"orcs": 8})
        try:
            best = min(all_paths(problem))
            solved = Solver(problem).solve()
        except (plain.TooLong, TooLarge):
            continue
        assert solved.points == pytest.approx(best)
        assert is_lawful(problem, solved.path)
        assert least_points(problem) <= best + 1e-9
        compared += 1
    assert compared > 4


def test_a_search_that_is_too_large_says_so() -> None:
    with pytest.raises(TooLarge):
        Solver(Problem(drawn_dungeon(1), 0), limit=500).solve()
