"""The puzzles that come along: many and different ones, each solved and proved to have one solution (DT-R98)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.dungeon_twister_puzzles.sitting import play, reason, state, stored
from undercroft.games.dungeon_twister.turns.solver import Solver
from undercroft.games.dungeon_twister_puzzles.coach import Coach
from undercroft.games.dungeon_twister_puzzles.making.finding import is_puzzling
from undercroft.games.dungeon_twister_puzzles.meta import LONGEST
from undercroft.games.dungeon_twister_puzzles.state import SEAT
from undercroft.games.dungeon_twister_puzzles.stored import DIFFICULTIES, PUZZLE_IDS, PUZZLES, STORED, WIN

QUICK = 500  # positions: proved every day, in about four seconds; the others on the compiled package
SOUGHT: dict[str, int] = {each["id"]: each["positions"] for each in STORED["puzzles"]["puzzles"]}
SOON = [each for each in PUZZLE_IDS if SOUGHT[each] <= QUICK]
LATER = [each for each in PUZZLE_IDS if SOUGHT[each] > QUICK]


def is_proved(name: str) -> bool:
    """By the plain search: it can be solved, by one solution alone, that has more than one action and is not walked."""
    s = state(stored(name))
    solutions = Solver(s, SEAT, s.wanted - s.begun).solutions()
    return len(solutions) == 1 and is_puzzling(solutions[0])


def is_solved_by_its_coach(name: str) -> bool:
    """Against orange, who lays whatever hurts most (DT-R97)."""
    match = stored(name)
    told: Any = Coach().solution(match)
    return reason(play(match, *told["choices"])) == "solved"


def test_there_are_at_least_fifty_of_all_kinds() -> None:
    assert len(PUZZLES) >= 50
    difficulties = Counter([each.difficulty for each in PUZZLES])
    goals = Counter([each.goal for each in PUZZLES])
    assert all(difficulties[each] >= 15 for each in DIFFICULTIES)
    assert min(goals.values()) >= 15
    assert len({each.points for each in PUZZLES}) >= 3
    assert len([each for each in PUZZLES if "paladins_dragons" in each.position]) >= 15


def test_no_two_are_the_same_game_and_all_say_where_they_are_from() -> None:
    told = STORED["puzzles"]["puzzles"]
    assert len({each["position"] for each in told}) == len(told)
    assert all(each["version"] == 1 and each["seed"] >= 0 for each in told)
    seeds = Counter([(each["seed"], each["difficulty"]) for each in told])
    assert max(seeds.values()) == 1


def test_they_are_numbered_and_short_enough_for_a_link() -> None:
    assert [f"P{number + 1:02}" for number in range(len(PUZZLES))] == list(PUZZLE_IDS)
    assert max(len(each.position) for each in PUZZLES) <= LONGEST


@pytest.mark.parametrize("name", PUZZLE_IDS)
def test_a_stored_puzzle_begins_as_the_notation_says(name: str) -> None:
    """DT-R96: with its goal still to be reached; to win is to reach the target (DT-029)."""
    s, puzzle = state(stored(name)), PUZZLES[PUZZLE_IDS.index(name)]
    assert (s.active, s.wanted - s.begun) == (SEAT, puzzle.points)
    assert (s.wanted == s.config.target) == (puzzle.goal == WIN)


@pytest.mark.parametrize("name", SOON)
def test_it_has_exactly_one_solution(name: str) -> None:
    """DT-R98."""
    assert is_proved(name)
    assert is_solved_by_its_coach(name)


@pytest.mark.many
@pytest.mark.parametrize("name", LATER)
def test_the_others_have_exactly_one_solution_too(name: str) -> None:
    """DT-R98: 90 seconds of one core in plain Python."""
    assert is_proved(name)
    assert is_solved_by_its_coach(name)
