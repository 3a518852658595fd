"""Clocks that the rules of a game set, measured by the server and kept over a restart."""

import json

from undercroft.engine.clocks import Clock
from undercroft.server.clocks import Clocks
from undercroft.server.house_clock import HouseClock
from undercroft.server.rule_clocks import Due, RuleClocks

CODE = 7


def turn(seconds: int = 120, runs: bool = True, number: int = 1, seat: int = 0) -> Clock:
    return Clock(seat, "turn", number, seconds, runs, CODE)


def reaction(seat: int = 1) -> Clock:
    return Clock(seat, "reaction", 0, 5, True, CODE)


def ends(clocks: RuleClocks) -> float:
    due = clocks.due()
    assert due is not None
    return due.at


def test_what_the_rules_grant_is_added_to_what_is_left() -> None:
    """A minute more with 0:10 left makes 1:10."""
    clocks = RuleClocks()
    clocks.note([turn()], 1000.0, 1000.0)
    assert ends(clocks) - 1110.0 == 10.0
    clocks.note([turn(180)], 1110.0, 1110.0)
    assert ends(clocks) - 1110.0 == 70.0


def test_a_clock_stands_still_while_others_decide() -> None:
    clocks = RuleClocks()
    clocks.note([turn()], 0.0, 0.0)
    clocks.note([turn(runs=False), reaction()], 20.0, 20.0)
    assert clocks.due() == Due(reaction(), 25.0)
    clocks.note([turn()], 24.0, 24.0)
    assert clocks.due() == Due(turn(), 124.0)


def test_the_shorter_of_two_clocks_runs_out_first() -> None:
    clocks = RuleClocks()
    clocks.note([turn(), reaction(0)], 0.0, 0.0)
    assert clocks.due() == Due(reaction(0), 5.0)
    clocks.note([turn()], 2.0, 2.0)
    clocks.note([turn(), reaction(0)], 118.0, 118.0)
    assert clocks.due() == Due(turn(), 120.0)


def test_a_clock_starts_when_everybody_has_seen_what_led_to_it_and_then_goes_on() -> None:
    clocks = RuleClocks()
    clocks.note([turn()], 100.0, 103.0)
    assert ends(clocks) == 223.0
    clocks.note([turn()], 101.0, 108.0)  # a choice of his own: nothing has run yet, and nothing is added
    assert ends(clocks) == 223.0
    clocks.note([turn()], 150.0, 155.0)
    assert ends(clocks) == 223.0


def test_taking_back_gives_no_time_back() -> None:
    """He ends his turn with 20 seconds left, and takes that back."""
    clocks = RuleClocks()
    clocks.note([turn()], 0.0, 0.0)
    clocks.note([turn(number=2, seat=1)], 100.0, 100.0)
    clocks.note([turn()], 130.0, 130.0)
    assert ends(clocks) == 150.0


def test_an_answer_has_its_whole_time_each_time() -> None:
    clocks = RuleClocks()
    clocks.note([turn(runs=False), reaction()], 0.0, 0.0)
    clocks.note([turn()], 4.0, 4.0)
    clocks.note([turn(runs=False), reaction()], 10.0, 10.0)
    assert ends(clocks) == 15.0


def test_only_the_last_clocks_are_remembered() -> None:
    clocks = RuleClocks()
    for number in range(1, 60):
        clocks.note([turn(number=number)], 10.0 * number, 10.0 * number)
    assert len(clocks.used) < 12


def test_a_restart_neither_gives_nor_takes_time() -> None:
    clocks = Clocks(None, HouseClock(0, lambda: 50.0))
    clocks.note((0,), 0.0, 0, [turn()])
    again = Clocks(None, HouseClock(30, lambda: 1000.0, lambda: 5030.0))
    again.restore(json.dumps(clocks.stored()), (0,), [turn()])
    assert again.rules.due() == Due(turn(), 120.0)
    assert again.told([0]) == 5120.0


def test_without_clocks_of_the_rules_nothing_is_kept() -> None:
    clocks = Clocks(None, HouseClock(0))
    clocks.note((1,), 2.25)
    assert clocks.stored() == {"1": 2.25}
    assert clocks.told([1]) is None
