"""Hints: what a bot would do, and numbers that add up."""

import json

import pytest

from tests.bots.tables import after
from undercroft.bots import SeatWindow, hint, make
from undercroft.bots.odds import chances_to_be_best


@pytest.mark.parametrize("decisions", [0, 7, 25, 40])
@pytest.mark.parametrize("bot", ["search:iterations=150", "greedy", "random", "easy"])
def test_the_numbers_add_up(bot: str, decisions: int) -> None:
    match = after(decisions, decisions)
    window = SeatWindow(match, match.to_act[0])
    advice = hint(window, bot, seed=1)
    assert {reason.option.code for reason in advice.reasons} == {option.code for option in window.options()}
    assert sum(reason.best for reason in advice.reasons) == pytest.approx(1)
    assert all(0 <= reason.best <= 1 for reason in advice.reasons)
    assert all(0 <= reason.value <= 1 for reason in advice.reasons if reason.value is not None)
    assert advice.reasons[0].option is advice.choice


def test_a_search_counts_every_iteration_once() -> None:
    match = after(3, 2)
    advice = hint(SeatWindow(match, match.to_act[0]), "search:iterations=150")
    assert advice.tries == sum(reason.visits for reason in advice.reasons) == 150


def test_greedy_looks_at_every_option_in_every_world() -> None:
    match = after(3, 2)
    advice = hint(SeatWindow(match, match.to_act[0]), "greedy:worlds=9")
    assert {reason.visits for reason in advice.reasons} == {9}
    assert advice.choice is max(advice.reasons, key=lambda reason: reason.value or 0).option


@pytest.mark.parametrize("bot", ["search:iterations=80", "greedy", "random"])
def test_the_hint_is_what_the_bot_does(bot: str) -> None:
    match = after(12, 4)
    window = SeatWindow(match, match.to_act[0])
    assert make(bot, 6).choose(window) is hint(window, bot, 6).choice


def test_a_hint_is_plain_data() -> None:
    match = after(12, 4)
    data = hint(SeatWindow(match, match.to_act[0]), "search:iterations=50").to_data()
    assert json.loads(json.dumps(data)) == data
    assert set(data) == {"bot", "choice", "why", "tries", "drawn", "options"}


def test_two_processes_add_their_counts() -> None:
    match = after(12, 4)
    advice = hint(SeatWindow(match, match.to_act[0]), "search:iterations=50,processes=2")
    assert advice.tries == 100


def test_the_chance_to_be_best_follows_means_and_spreads() -> None:
    clear = chances_to_be_best([(100, 60.0, 37.0), (100, 40.0, 17.0)])
    level = chances_to_be_best([(100, 50.0, 26.0), (0, 0.0, 0.0), (100, 50.0, 26.0)])
    assert clear[0] > 0.99
    assert level == pytest.approx([0.5, 0, 0.5])
