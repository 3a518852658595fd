"""The coach: whether it can still be solved, hints in three stages, a solution; all by complete search (DT-R98)."""

from typing import Any

import pytest

from tests.games.dungeon_twister_puzzles.sitting import GOBLIN, fight, offers, play, reason, sit, state
from undercroft.engine.advice import Question
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister_puzzles.adviser import ADVISERS
from undercroft.games.dungeon_twister_puzzles.coach import STAGES, Coach
from undercroft.games.dungeon_twister_puzzles.state import SEAT

POTION = "turn 9 blue card=2 ap=1 / blue troll 15,7; speed_potion 15,7; combat 0 2 / orange warrior 8,3; combat 0 2"
HOPELESS = "turn 9 blue card=2 / blue goblin 12,4; combat 0 / orange warrior 8,3 wounded"


def puzzles() -> list[Match]:
    return [sit(GOBLIN, 2), sit(POTION, 1), fight("0 3 6", "0 2 5")]


def told(match: Match, ask: str, stage: int = 1, before: Match | None = None) -> Any:
    return ADVISERS["coach"]().answer(Question(match, SEAT, ask, stage, before))


@pytest.mark.parametrize("number", range(3))
def test_the_solution_leads_to_the_goal(number: int) -> None:
    match = puzzles()[number]
    said = told(match, "solution")
    assert said["solvable"]
    assert reason(play(match, *said["choices"])) == "solved"
    assert [choice for action in said["actions"] for choice in action["choices"]] == said["choices"]


@pytest.mark.parametrize("number", range(3))
def test_hints_come_in_three_stages_and_do_not_contradict_the_solution(number: int) -> None:
    """First who, then what, then the next choice."""
    match = puzzles()[number]
    said = told(match, "solution")
    who, action, choice = [told(match, "hint", stage) for stage in STAGES]
    assert (who["hint"], who["actions"]) == ("who", len(said["actions"]))
    assert who["tokens"] == sorted({each["token"] for each in said["actions"]})
    assert (action["hint"], action["label"], action["token"]) == (
        "action", said["actions"][0]["label"], said["actions"][0]["token"],
    )  # fmt: skip
    assert (choice["hint"], choice["choice"]) == ("choice", said["choices"][0])
    assert "choice" not in who
    assert "choice" not in action


@pytest.mark.parametrize("number", range(3))
def test_every_choice_is_judged_as_playing_on_shows(number: int) -> None:
    """`best` after each option is true exactly where the goal is still reached by the coach's own solution."""
    match = puzzles()[number]
    judged = 0
    for choice in offers(match):
        after = play(match.clone(), choice)
        feedback = told(after, "feedback", before=match)
        played = after.clone()
        said: Any = told(after, "solution") if not after.over else {"solvable": False}
        if not after.over and said["solvable"]:
            play(played, *said["choices"])
        solved = played.over and reason(played) == "solved"
        assert feedback["solvable"] == solved, choice
        assert feedback["feedback"] == ("failed" if after.over else "kept" if solved else "lost"), choice
        judged += 1
    assert judged >= 2


def test_a_mistake_is_told_and_taken_back() -> None:
    match = sit(GOBLIN, 2)
    before = match.clone()
    play(match, "move blue-troll")
    assert told(match, "feedback", before=before)["feedback"] == "lost"
    assert told(match, "hint")["hint"] == "take_back"
    assert not told(match, "solution")["solvable"]
    after = play(match.clone(), "step west")
    assert told(after, "feedback", before=match)["feedback"] == "still-lost"
    lost = match.clone()
    match.undo(SEAT)
    assert told(match, "feedback", before=lost)["feedback"] == "regained"
    assert told(match, "best") == {"complete": True, "solvable": True}


def test_what_cannot_be_solved_at_all_is_said() -> None:
    """DT-R96 refuses only what no turn could bring."""
    match = sit(HOPELESS, 1)
    assert told(match, "best") == {"complete": True, "solvable": False}
    assert told(match, "hint")["hint"] == "take_back"


def test_in_a_fight_the_card_is_judged() -> None:
    """DT-R97: the 3 ties against the 5, the 6 does not."""
    match = play(fight("0 3 6", "0 2 5"), "attack blue-goblin")
    kept = {choice: told(play(match.clone(), choice), "best")["solvable"] for choice in offers(match)}
    assert kept == {"combat 0": False, "combat 3": False, "combat 6": True}
    assert told(match, "hint", 3)["choice"] == "combat 6"


def test_a_finished_puzzle_has_no_hint() -> None:
    match = play(sit(GOBLIN, 2), "move blue-goblin")
    before = match.clone()
    play(match, "step east")
    assert told(match, "hint")["hint"] == "over"
    assert told(match, "feedback", before=before)["feedback"] == "solved"


def test_a_search_that_would_be_too_large_gives_no_advice_and_says_so() -> None:
    coach, match = Coach(limit=0), fight("0 3 6", "0 2 5")
    assert coach.best(match) == coach.hint(match, 1) == coach.solution(match) == {"complete": False}
    assert coach.feedback(match, match) == {"complete": False}


def test_the_coach_changes_nothing() -> None:
    match = fight("0 3 6", "0 2 5")
    before = (match.save(), match.digest(), match.events(0), state(match).to_data())
    for ask in ("best", "solution", "hint"):
        told(match, ask)
    assert before == (match.save(), match.digest(), match.events(0), state(match).to_data())
