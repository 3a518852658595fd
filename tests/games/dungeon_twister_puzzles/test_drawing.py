"""Which puzzle is played: the named one, a drawn one, or somebody's own position (DT-R99)."""

from collections import Counter

import pytest

import undercroft
from tests.games.dungeon_twister_puzzles.sitting import GOBLIN, T1, drawn, stored
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister_puzzles.stored import DIFFICULTIES, PUZZLE_IDS, PUZZLES


def puzzle(match: Match) -> dict[str, object]:
    told = match.view(0)["puzzle"]
    assert isinstance(told, dict)
    return told


@pytest.mark.parametrize("number", range(len(PUZZLES)), ids=PUZZLE_IDS)
def test_a_named_puzzle_is_the_stored_one(number: int) -> None:
    """DT-R99: whatever the difficulty says, with its goal (DT-R96)."""
    asked = PUZZLES[number]
    told = puzzle(undercroft.game("dungeon_twister_puzzles", 1, puzzle=asked.id, difficulty="easy").start(3))
    found = (told["id"], told["difficulty"], told["goal"], told["points"], told["scored"], told["state"])
    assert found == (asked.id, asked.difficulty, asked.goal, asked.points, 0, "open")


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_drawn_puzzle_has_the_difficulty_that_was_asked_for(difficulty: str) -> None:
    """DT-R99: and every one of them can be drawn."""
    wanted = {each.id for each in PUZZLES if each.difficulty == difficulty}
    found = Counter([puzzle(drawn(difficulty, seed))["id"] for seed in range(12 * len(wanted))])
    assert set(found) == wanted


def test_the_same_seed_draws_the_same_for_everybody() -> None:
    """DT-R99."""
    assert [drawn("medium", 7).digest() for _ in range(2)] == [drawn("medium", 7).digest()] * 2
    assert len({drawn("medium", seed).digest() for seed in range(20)}) > 1


def test_what_was_drawn_stands_in_the_record() -> None:
    """DT-R99: so whoever replays it gets the same."""
    match = drawn("easy", 11)
    assert undercroft.load(match.save()).digest() == match.digest()


def test_an_own_position_goes_before_a_name() -> None:
    """DT-R99."""
    position = f"{T1} / {GOBLIN}"
    both = undercroft.game("dungeon_twister_puzzles", 1, puzzle=PUZZLE_IDS[0], position=position, goal=2).start(1)
    assert (puzzle(both)["id"], puzzle(both)["difficulty"]) == (None, None)
    assert puzzle(stored(PUZZLE_IDS[0]))["id"] == PUZZLE_IDS[0]
