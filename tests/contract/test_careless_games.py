"""What a careless author gets wrong is noticed, and the sentence says what it is."""

import pytest

from undercroft.engine import steps

if not steps.__file__.endswith(".py"):
    pytest.skip("the classes of a compiled game cannot be subclassed from plain Python", allow_module_level=True)

from tests.contract import careless_books, careless_steps
from tests.contract.careless_books import Sabotage, played, with_state, with_step
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.testing import contract, positions
from undercroft.engine.testing.contract import check_contract
from undercroft.games.torchlight.game import TorchlightRules

BIDDING, DESCENT = 0, 1

LEAKS: dict[str, tuple[Sabotage, str]] = {
    "a view": (careless_books.OpenHand, "can tell two worlds apart"),
    "news": (with_step(BIDDING, careless_steps.Blabbing()), "Without any reveal, seat 0 hears of"),
    "options": (
        with_step(BIDDING, careless_steps.Outbidding()),
        "changes what P2 may answer",
    ),
    "arguments of options": (with_step(BIDDING, careless_steps.Pricing()), "can tell two worlds apart"),
    "a refusal": (with_step(BIDDING, careless_steps.Explaining()), "can tell two worlds apart"),
    "who is asked": (
        with_step(BIDDING, careless_steps.Waiting()),
        "can tell two worlds apart",
    ),
    "a reveal that is not one": (with_step(BIDDING, careless_steps.Forgetful()), "Without any reveal"),
    "an imagined truth": (careless_books.Cheating, "imagines depends on what is hidden"),
    "an imagined bid of one's own": (careless_books.Confused, "imagined: seat 0 can tell two worlds apart"),
}

BROKEN: dict[str, tuple[Sabotage, str]] = {
    "a copy without a field": (
        with_state(careless_books.Halved),
        "A clone differs from its original",
    ),
    "a copy that shares a list": (with_state(careless_books.Shared), "Play on a clone changed the original"),
    "a number beside the fields": (careless_books.NotedRules, "read from its fields, goes on differently"),
    "a fraction": (with_step(DESCENT, careless_steps.Throwing()), "view.find is '4.5', which is no int"),
    "a tuple for a list": (with_step(BIDDING, careless_steps.Binding()), "The field 'bids' is not of the kind it says"),
    "chance of its own": (with_step(DESCENT, careless_steps.Lucky()), "goes on differently"),
    "memory outside the state": (with_step(BIDDING, careless_steps.Counting()), "A loaded match goes on differently"),
    "options that change the state": (
        with_step(DESCENT, careless_steps.Greedy()),
        "A loaded match|Offered again, the rules ask something else",
    ),
    "an option twice": (with_step(DESCENT, careless_steps.Repeating()), "offered the same choice twice"),
    "who answers first": (with_step(BIDDING, careless_steps.FirstCome()), "it matters who answers first"),
    "a game without an end": (with_step(DESCENT, careless_steps.Endless()), "The game does not end"),
    "a step without an end": (with_step(DESCENT, careless_steps.Standstill()), "without a question to anybody"),
    "a secret that is not marked": (with_step(BIDDING, careless_steps.Loud()), "`secret` and `audience` do not fit"),
    "a view for decisions alone": (careless_books.Deciding, "No view can be made between two steps: IndexError"),
    "numbers as keys": (careless_books.Tuples, "not plain JSON data"),
    "an object in a view": (careless_books.Objects, "A view carries an object"),
    "a look that changes something": (careless_books.Prying, "Two looks at the same match differ"),
    "a value above one": (careless_books.Boasting, "not from 0 to 1"),
    "a moment that falls": (careless_books.Backwards, "the moment of the game falls"),
    "no winner": (careless_books.Losers, "Places are not counted"),
    "a gap in the places": (careless_books.Gaps, "Places are not counted"),
    "a text for two choices": (careless_books.Twins, "more than one choice 'bid'"),
    "a text that cannot be read": (careless_books.Spaced, "'bid  3' cannot be read"),
    "an outcome twice": (careless_books.EqualSides, "more than one outcome of 'die' '5'"),
    "a message of the engine": (careless_books.Usurping, "'taken-back' is the engine's own"),
}


def test_without_sabotage_nothing_is_wrong() -> None:
    for seed in range(3):
        check_contract(played(TorchlightRules()), seed, dense=1)


@pytest.mark.parametrize(("sabotage", "words"), LEAKS.values(), ids=LEAKS)
def test_every_leak_is_noticed(sabotage: Sabotage, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        check_contract(played(sabotage()), 1, dense=1)


@pytest.mark.parametrize(("sabotage", "words"), BROKEN.values(), ids=BROKEN)
def test_every_broken_promise_is_noticed(monkeypatch: pytest.MonkeyPatch, sabotage: Sabotage, words: str) -> None:
    monkeypatch.setattr(contract, "LONGEST", 80)
    with pytest.raises(AssertionError, match=words):
        check_contract(played(sabotage()), 1, dense=1)


def test_a_choice_that_should_be_asked_in_small_steps_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "MOST", 2)
    with pytest.raises(AssertionError, match="one of 3; ask in smaller steps"):
        check_contract(played(TorchlightRules()), 1)


def test_another_game_from_the_same_seed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second match finds the source of chance one draw further on."""

    def worn(self: Game, seed: int | bytes | None = None) -> Match:
        match = start(self, seed)
        for _ in started:
            match.door.source.below(6)
        started.append(match)
        return match

    start, started = Game.start, list[Match]()
    monkeypatch.setattr(Game, "start", worn)
    with pytest.raises(AssertionError, match="The same seed and choices give another game"):
        check_contract(played(with_step(DESCENT, careless_steps.Fearless())()), 1)


def test_an_option_that_is_offered_and_then_refused_is_noticed() -> None:
    with pytest.raises(ValueError, match="nothing was found"):
        check_contract(played(with_step(DESCENT, careless_steps.Refusing())()), 1, dense=1)


def test_news_with_an_argument_too_few_are_noticed() -> None:
    with pytest.raises(ValueError, match="zip"):
        check_contract(played(with_step(DESCENT, careless_steps.Telling())()), 1, dense=1)
