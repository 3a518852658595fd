"""`undercroft puzzle`: shown, solved, with hints, played."""

import pytest

from tests.cli.conftest import Answers, Told

SOLVED = "no-trap\nsend troll\nconfirm\nattack troll/club\nlay rolling_stone\nsend goblin\nconfirm\n"


@pytest.mark.parametrize(("lang", "words"), [("en", "on Thief 4/2"), ("de", "auf Dieb 4/2")])
def test_a_printed_puzzle_is_solved_in_words(told: Told, lang: str, words: str) -> None:
    code, out, _ = told("puzzle", "t3", "--solve", "--lang", lang)
    assert code == 0
    assert words in out
    assert out.count("\n") > 8


def test_the_hint_has_three_stages(told: Told) -> None:
    out = told("puzzle", "T3", "--hint")[1]
    assert "1. Round 1 decides." in out
    assert "2. Round 1: Cursed Ring, Vampire." in out
    assert "3. Next: Trap: Cursed Ring." in out


def test_the_same_seed_is_the_same_fight(told: Told) -> None:
    line = ("puzzle", "--seed", "7", "--difficulty", "easy", "--solve")
    assert told(*line) == told(*line)
    assert "(seed 7)" in told(*line)[1]


def test_the_puzzle_of_the_day_names_the_day(told: Told) -> None:
    code, out, _ = told("puzzle", "--today", "--difficulty", "easy", "--hint")
    assert code == 0
    assert "Puzzle of the day, easy (20" in out


def test_a_seed_is_drawn_and_printed(told: Told) -> None:
    assert "New fight, easy (seed " in told("puzzle", "--difficulty", "easy", "--hint")[1]


def test_a_puzzle_is_played_at_the_terminal(told: Told, answers: Answers) -> None:
    answers(SOLVED)
    code, out, _ = told("puzzle", "T1")
    assert code == 0
    assert out.count("Still the best possible: one tile lost, nothing spent.") == 7
    assert "That is the best possible result." in out


def test_a_mistake_is_told_hinted_at_and_taken_back(told: Told, answers: Answers) -> None:
    answers("lay poisoned_meal\nhint\nhint\nhint\nhint\nundo\nhint\nhint\nhint\n")
    out = told("puzzle", "T2")[1]
    assert "Now 2 tiles lost at best." in out
    assert out.count("This plan is not the best one") == 2
    assert "Better again: one tile lost" in out
    assert "Next: No trap" in out


def test_a_puzzle_that_was_left_goes_on_with_its_coach(told: Told, answers: Answers) -> None:
    answers("no-trap\n")
    told("puzzle", "T1")
    answers(SOLVED.removeprefix("no-trap\n"))
    code, out, _ = told("play", "--resume")
    assert code == 0
    assert "you play alone" in out
    assert out.count("Still the best possible: one tile lost, nothing spent.") == 6
    assert "That is the best possible result." in out


def test_training_is_told_with_its_game(told: Told) -> None:
    """It must not look like a game of its own."""
    assert "dungeon_lords_training" not in told("games")[1]
    assert "dungeon_lords_training" in told("games", "dungeon_lords")[1]
    assert "--option puzzle=T1|T2|T3|T4|T1R|generated" in told("games", "dungeon_lords_training")[1]
