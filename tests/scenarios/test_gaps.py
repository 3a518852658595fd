"""Scenarios of what only some games need: choices with numbers, and acts unasked."""

import pytest

from tests.engine.gaps_game import skittle_alley
from undercroft.engine.errors import BrokenScenario
from undercroft.engine.match import Match
from undercroft.scenarios.paths import Unmet
from undercroft.scenarios.reading import check_step
from undercroft.scenarios.run import play
from undercroft.scenarios.shapes import Words


def throwing() -> Match:
    match = skittle_alley(2).start(1)
    for seat, choice in ((0, "pin left"), (1, "pin left"), (0, "bet 2"), (1, "bet 0")):
        match.choose(seat, choice)
    return match


def step(match: Match, words: Words) -> Match:
    check_step(words)
    return play(match, words, len(match.journal.events))


def test_a_choice_carries_its_numbers() -> None:
    words = {"seat": "P1", "choose": "throw -20 7", "chance": ["three"], "news": ["thrown seat=P1 angle=-20 force=7"]}
    after = step(throwing(), {**words, "state": {"points": [5, 0]}})
    assert after.to_act == (1,)


def test_numbers_out_of_bounds_are_a_refusal() -> None:
    step(throwing(), {"seat": "P1", "refuse": ["throw 91 1", "throw 0", "throw"]})
    with pytest.raises(Unmet, match="found a refusal: 'throw' carries"):
        step(throwing(), {"seat": "P1", "choose": "throw 91 1"})
    with pytest.raises(Unmet, match="is refused"):
        step(throwing(), {"seat": "P1", "refuse": "throw 90 1"})


def test_what_is_open_unasked_can_be_expected_and_done() -> None:
    words: Words = {"unasked": {"P1": ["cheer", "resign"], "P2": ["cheer", "resign"]}, "offers": ["throw"]}
    match = step(throwing(), words)
    match = step(match, {"seat": "P2", "choose": "cheer", "asks": ["P1"], "unasked": {"P2": ["resign"]}})
    with pytest.raises(Unmet, match="may do cheer unasked, found resign"):
        step(match, {"unasked": {"P1": ["cheer"]}})
    with pytest.raises(BrokenScenario, match="a table with a list for each seat"):
        step(match, {"unasked": ["cheer"]})
