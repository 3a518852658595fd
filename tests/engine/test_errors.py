"""What a refusal says: its sentence, then the rules in brackets; and which rules those are."""

import pickle

import pytest

import undercroft
from tests.engine.gaps_game import skittle_alley
from undercroft.engine.errors import (
    BrokenRecord,
    GameOver,
    IllegalChoice,
    NotYourDecision,
    UndercroftError,
    UnknownChoice,
)
from undercroft.engine.match import Match


def test_the_text_of_an_error_is_its_sentence_and_its_rules() -> None:
    plain, cited = UndercroftError("No."), IllegalChoice("Not now.", ("TL-003", "TL-004"))
    assert (str(plain), plain.rules) == ("No.", ())
    assert (str(cited), cited.rules) == ("Not now. [TL-003, TL-004]", ("TL-003", "TL-004"))
    assert (str(BrokenRecord("It ends.", 7)), BrokenRecord("It ends.", 7).entry) == ("It ends.", 7)


def refusal(match: Match, seat: int, choice: str) -> UndercroftError:
    with pytest.raises(UndercroftError) as refused:
        match.choose(seat, choice)
    return refused.value


def test_who_is_not_asked_hears_the_rules_that_ask_others() -> None:
    match = undercroft.game("torchlight", players=2).start(1)
    match.choose(0, "bid 3")
    match.choose(1, "bid 1")
    refused = refusal(match, 1, "roll")
    assert isinstance(refused, NotYourDecision)
    assert refused.rules == match.step().rules != ()


def test_a_seat_that_does_not_exist_breaks_no_rule() -> None:
    assert refusal(skittle_alley(2).start(1), 5, "pin left").rules == ()


def test_who_means_no_choice_hears_the_rules_that_ask_him() -> None:
    refused = refusal(skittle_alley(2).start(1), 0, "pin up")
    assert isinstance(refused, UnknownChoice)
    assert refused.rules == ("SA-002", "SA-003")
    assert str(refused).count("[") == 1


def test_after_the_end_the_game_says_which_rule_ended_it() -> None:
    match = skittle_alley(2).start(1)
    match.choose(0, "resign")
    refused = refusal(match, 1, "pin left")
    assert isinstance(refused, GameOver)
    assert str(refused) == "The match is over; nobody can choose anything any more. [SA-001]"


@pytest.mark.compiled
@pytest.mark.parametrize(
    "raised", [IllegalChoice("Not now.", ("TL-003", "TL-004")), BrokenRecord("It ends.", 7), UndercroftError("No.")]
)
def test_an_error_arrives_whole_in_another_process(raised: UndercroftError) -> None:
    arrived = pickle.loads(pickle.dumps(raised))
    assert type(arrived) is type(raised)
    assert (str(arrived), arrived.__dict__) == (str(raised), raised.__dict__)
