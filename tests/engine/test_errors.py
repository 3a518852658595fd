"""What a refusal says: its sentence, then the rules in brackets; and which rules those are."""

import pytest

import undercroft
from tests.engine.gaps_game import skittle_alley
from undercroft import bots
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
    plain, cited = UndercroftError("No."), IllegalChoice("Not now.", ("DV-035", "DV-036"))
    assert (str(plain), plain.rules) == ("No.", ())
    assert (str(cited), cited.rules) == ("Not now. [DV-035, DV-036]", ("DV-035", "DV-036"))
    assert (str(BrokenRecord("It ends.", 7)), BrokenRecord("It ends.", 7).entry) == ("It ends.", 7)


def refusal(match: Match, seat: int, choice: str) -> UndercroftError:
    with pytest.raises(UndercroftError) as refused:
        match.choose(seat, choice)
    return refused.value


def test_who_is_not_asked_hears_the_rules_that_ask_others() -> None:
    match = undercroft.game("dungeonville", players=3, first_player=1).start(1)
    refused = refusal(match, 1, "pass")
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


@pytest.mark.parametrize(("options", "rule"), [({"goal": 7}, "DV-159"), ({"goal": 10, "round_cap": 8}, "DV-166")])
def test_a_true_claim_or_the_last_round_ends_dungeonville(options: dict[str, object], rule: str) -> None:
    """The greedy bot claims where it can; nobody claims in the other match (DV-159, DV-166)."""
    match = undercroft.game("dungeonville", players=2, **options).start(2)
    bot = bots.make("greedy:worlds=2" if rule == "DV-159" else "random", seed=1)
    while not match.over:
        seat = match.to_act[0]
        match.choose(seat, bot.choose(bots.SeatWindow(match, seat)))
    assert match.result is not None
    assert (match.result.reason == "claim") == (rule == "DV-159")
    assert refusal(match, 0, "pass").rules == (rule,)
