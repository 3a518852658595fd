"""Why a choice is good: what differs most, told by facts, and nothing where nothing is known."""

import pytest

import undercroft
from tests.bots.tables import after
from undercroft.bots import SeatWindow, hint
from undercroft.bots.advice import Advice, Reason
from undercroft.bots.contrast import Contrast
from undercroft.engine.actions import Option
from undercroft.engine.aspects import Aspect, Case
from undercroft.engine.chance import fast_source


def case(**worths: float) -> Case:
    """Each aspect with its worth as its fact."""
    return [Aspect(name, worth, {name: worth}) for name, worth in worths.items()]


def told(mine: list[Case], other: list[Case]) -> list[tuple[str, bool]]:
    return [(ground.aspect, ground.better) for ground in Contrast(mine, other).grounds()]


def test_the_aspect_that_differs_most_comes_first_and_two_are_told() -> None:
    assert told([case(gold=1, food=3, imps=4)], [case(gold=0, food=0, imps=2)]) == [("food", True), ("imps", True)]


def test_the_price_of_a_choice_is_told() -> None:
    assert told([case(gold=5, food=1)], [case(gold=0, food=3)]) == [("gold", True), ("food", False)]


def test_what_weighs_little_beside_the_first_is_left_out() -> None:
    assert told([case(gold=5, food=1)], [case(gold=0, food=0)]) == [("gold", True)]


@pytest.mark.parametrize("mine", [case(gold=1, food=1), case(gold=0, food=5)])
def test_a_choice_that_the_aspects_do_not_call_better_gets_no_reason(mine: Case) -> None:
    assert told([mine], [case(gold=1, food=5)]) == []


def test_facts_are_means_and_say_whether_they_are_exact() -> None:
    (ground,) = Contrast([case(gold=3), case(gold=4)], [case(gold=1), case(gold=1)]).grounds()
    assert (ground.times, ground.told) == (2, True)
    assert ground.facts == {"gold": 4, "gold_other": 1, "gold_tells": "yes", "exact": "no"}
    (ground,) = Contrast([case(gold=3)], [case(gold=1)]).grounds()
    assert ground.facts["exact"] == "yes"


def test_what_is_true_or_false_is_counted() -> None:
    held: list[Case] = [[Aspect("tile", 1.0, {"held": True})]] * 2 + [[Aspect("tile", 0.0, {"held": False})]]
    lost: list[Case] = [[Aspect("tile", 0.0, {"held": False})]] * 3
    (ground,) = Contrast(held, lost).grounds()
    assert (ground.facts["held"], ground.facts["held_other"], ground.times) == (2, 0, 2)


def test_facts_that_are_the_same_when_rounded_tell_nothing() -> None:
    (ground,) = Contrast([case(gold=1.2)], [case(gold=0.9)]).grounds()
    assert not ground.told


def test_facts_that_show_the_opposite_tell_nothing() -> None:
    few, many = [[Aspect("evil", 3.0, {"evil": 1})]], [[Aspect("evil", 0.0, {"evil": 4})]]
    (ground,) = Contrast(few, many).grounds()
    assert (ground.better, ground.told, ground.facts["evil_tells"]) == (True, False, "no")
    few, many = [[Aspect("evil", 3.0, {"evil": 1}, ("evil",))]], [[Aspect("evil", 0.0, {"evil": 4}, ("evil",))]]
    (ground,) = Contrast(few, many).grounds()
    assert (ground.better, ground.told, ground.facts["evil_tells"]) == (True, True, "yes")


@pytest.mark.parametrize("decisions", [41, 53, 113])
def test_no_choice_is_compared_with_a_claim_that_would_be_false(decisions: int) -> None:
    match = after(decisions, decisions, players=3)
    seat = match.to_act[0]
    advice = hint(SeatWindow(match, seat), "greedy")
    assert set(match.game.meta.standing) & {reason.option.label for reason in advice.reasons}
    assert advice.why is None or advice.why.than.label not in match.game.meta.standing


def test_options_of_one_value_are_called_as_good() -> None:
    options = [Option(code, f"go-{code}", "", "") for code in range(3)]
    reasons = tuple(Reason(option, 24, value, 0.5) for option, value in zip(options, (0.4, 0.4001, 0.2), strict=True))
    assert Advice("greedy", options[0], reasons).equal is options[1]
    assert Advice("greedy", options[0], reasons[::2]).equal is None


@pytest.mark.parametrize("decisions", [7, 25, 40])
def test_a_hint_compares_its_choice_with_another_option(decisions: int) -> None:
    match = after(decisions, decisions)
    advice = hint(SeatWindow(match, match.to_act[0]), "greedy")
    assert advice.why is not None
    assert advice.why.than in [reason.option for reason in advice.reasons[1:]]
    assert 1 <= len(advice.why.grounds) <= 2
    assert advice.why.grounds[0].better
    assert {ground.aspect for ground in advice.why.grounds} <= {*match.rules.aspects, "victory"}


def test_a_game_without_aspects_gets_a_hint_without_a_reason() -> None:
    match = undercroft.game("torchlight", 2).start(1)
    assert not match.rules.aspects
    advice = hint(SeatWindow(match, 0), "search:iterations=30")
    assert advice.why is None
    assert advice.tries == 30


@pytest.mark.parametrize("decisions", range(4, 60, 8))
def test_what_is_hidden_makes_no_difference_to_a_reason(decisions: int) -> None:
    match = after(decisions, decisions, players=3)
    seat = match.to_act[0]
    shadow = match.imagine(seat, fast_source(99))
    assert hint(SeatWindow(shadow, seat), "greedy").to_data() == hint(SeatWindow(match, seat), "greedy").to_data()
