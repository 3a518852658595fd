"""Choices drawn by odds, and what a search may spend."""

import time

from tests.bots.tables import after
from undercroft.bots.mixing import drawn, mixed_advice
from undercroft.engine.actions import Option
from undercroft.engine.chance import fast_source
from undercroft.engine.effort import Effort


def options() -> list[Option]:
    match = after(0, 1)
    return match.options(match.to_act[0])[:3]


def test_options_are_drawn_as_often_as_their_odds_say() -> None:
    first, second, third = options()
    source = fast_source(1)
    mixture = {first.code: 0.7, third.code: 0.3}
    counts = {option.code: 0 for option in (first, second, third)}
    for _ in range(2000):
        counts[drawn([first, second, third], mixture, source).code] += 1
    assert counts[second.code] == 0
    assert 1300 < counts[first.code] < 1500


def test_a_drawn_choice_says_so_with_its_odds() -> None:
    first, second, _ = options()
    advice = mixed_advice("greedy", [first, second], {first.code: 0.3, second.code: 0.7}, first)
    assert (advice.drawn, advice.tries, advice.reasons[0].best) == (True, 0, 0.3)
    assert advice.to_data()["drawn"]


def test_odds_that_were_rounded_down_leave_nobody_without_a_choice() -> None:
    first, second, _ = options()
    assert {drawn([first, second], {second.code: 1e-9}, fast_source(seed)) for seed in range(9)} == {second}


def test_effort_is_used_up_by_positions_or_by_time() -> None:
    counted, timed = Effort(10, 0.0), Effort(0, 0.01)
    counted.spend(5)
    assert counted.used() == 0.5
    assert Effort(0, 0.0).used() == 0.0
    time.sleep(0.02)
    assert timed.used() >= 1.0


def test_a_part_of_an_effort_is_smaller_and_begins_now() -> None:
    part = Effort(10, 2.0).part(0.25)
    assert (part.positions, part.seconds, part.spent) == (2, 0.5, 0)
    assert Effort(2, 0.0).part(0.1).positions == 1
    assert Effort(0, 1.0).part(0.5).positions == 0
