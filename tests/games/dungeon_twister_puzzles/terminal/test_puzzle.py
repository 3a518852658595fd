"""`undercroft puzzle --game dungeon_twister_puzzles`: shown, drawn, with hints, played; and a position of one's own."""

import pytest

from tests.cli.conftest import Answers, Told
from tests.games.dungeon_twister_puzzles.sitting import FIGHT, GOBLIN, T1
from undercroft.games.dungeon_twister_puzzles.stored import PUZZLE_IDS

GAME = ("--game", "dungeon_twister_puzzles")
OWN = ("play", "dungeon_twister_puzzles", "--option", "goal=2", "--option", f"position={T1} / {GOBLIN}")


@pytest.mark.parametrize(("lang", "aim"), [("en", "It is your turn as violet"), ("de", "Du bist mit Violett am Zug")])
def test_a_puzzle_is_shown_with_its_hints(told: Told, lang: str, aim: str) -> None:
    code, out, _ = told("puzzle", *GAME, PUZZLE_IDS[0], "--hint", "--lang", lang)
    assert code == 0
    assert aim in " ".join(out.split())
    assert [line[:3] for line in out.splitlines() if line[:3] in ("1. ", "2. ", "3. ")] == ["1. ", "2. ", "3. "]


def test_the_solution_names_who_acts(told: Told) -> None:
    """P03: a Thief walks and opens a portcullis."""
    out = " ".join(told("puzzle", *GAME, "P03", "--solve")[1].split())
    assert "1. Violet Thief: " in out
    assert "2. Violet Thief: " in out
    assert "{" not in out


def test_a_drawn_puzzle_names_its_seed_and_that_of_the_day_its_day(told: Told) -> None:
    """DT-R99."""
    out = told("puzzle", *GAME, "--seed", "7", "--difficulty", "easy", "--hint")[1]
    assert "Drawn puzzle, easy (seed 7)" in out
    assert out == told("puzzle", *GAME, "--seed", "7", "--difficulty", "easy", "--hint")[1]
    assert "Puzzle of the day, easy (20" in told("puzzle", *GAME, "--today", "--difficulty", "easy", "--hint")[1]


def test_an_own_position_is_played_with_its_coach(told: Told, answers: Answers) -> None:
    """DT-R96: a mistake is told, taken back, and the goal reached."""
    answers("move blue-troll\nundo\nhint\nmove blue-goblin\nstep east\n")
    code, out, _ = told(*OWN)
    assert code == 0
    assert "Score 2 in this turn (0 of 2 victory points)" in " ".join(out.split())
    said = [
        "it cannot be solved any more",
        "it can be solved again",
        "One action is enough",
        "You have solved the puzzle",
    ]
    places = [" ".join(out.split()).find(each) for each in said]
    assert places == sorted(places)
    assert places[0] > 0


def test_the_cards_of_both_are_in_sight(told: Told, answers: Answers) -> None:
    """DT-R96."""
    answers("end-turn\nyes\n")
    position = f"position={T1} / {FIGHT.format(blue='0 3 6', orange='0 2 5')}"
    out = told("play", "dungeon_twister_puzzles", "--option", position)[1]
    assert "Combat cards: +0 +3 +6" in out
    assert "Combat cards: +0 +2 +5" in out


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("x", "no line begins so"),
        (f"{T1} / {GOBLIN}".replace("9 blue", "9 orange"), "blue is to act"),
        (f"{T1} / {GOBLIN}".replace("ap=1", "ap=0"), "blue can score 0 victory points"),
    ],
)
def test_a_bad_position_is_refused_in_a_sentence(told: Told, wrong: str, said: str) -> None:
    """DT-R96."""
    code, out, err = told("play", "dungeon_twister_puzzles", "--option", f"position={wrong}", "--option", "goal=2")
    assert code != 0
    assert said in " ".join((out + err).split())
    assert "DT-R96" in out + err


def test_there_is_no_such_puzzle(told: Told) -> None:
    code, out, err = told("puzzle", *GAME, "P999")
    assert code != 0
    assert "There is no puzzle 'P999'" in " ".join((out + err).split())
