"""Acting unasked: whoever may can, nobody waits for it, everybody sees it, and it is final."""

import json

import pytest

from tests.engine.forging import rechained
from tests.engine.gaps_game import skittle_alley
from undercroft.engine import replay
from undercroft.engine.chance import fast_source
from undercroft.engine.errors import (
    BrokenRecord,
    CannotUndo,
    GameOver,
    IllegalChoice,
    NotYourDecision,
    StaleDecision,
    UnknownChoice,
)
from undercroft.engine.match import Match
from undercroft.engine.verify import verify


def throwing(players: int = 3, seed: int | bytes = 1) -> Match:
    """P1 is asked to throw."""
    match = skittle_alley(players).start(seed)
    for seat in range(players):
        match.choose(seat, "pin left")
    for seat in range(players):
        match.choose(seat, "bet", values=(2,))
    return match


def texts(match: Match, seat: int) -> list[str]:
    return [option.text for option in match.unasked(seat)]


def test_who_is_not_asked_may_act_and_the_question_stays() -> None:
    match = throwing()
    assert (match.to_act, match.may_act) == ((0,), (0, 1, 2))
    assert texts(match, 1) == ["cheer", "resign"]
    match.choose(1, "cheer")
    assert match.to_act == (0,)
    assert match.view(None)["points"] == [0, 1, 0]
    assert texts(match, 2) == ["resign"]  # the first has come


def test_who_is_asked_may_act_unasked_too_and_is_asked_again() -> None:
    match = throwing()
    match.choose(0, "cheer")
    assert match.to_act == (0,)
    assert [option.text for option in match.options(0)] == ["throw"]


def test_an_act_may_end_the_question() -> None:
    match = throwing()
    match.choose(0, "resign")
    assert match.to_act == (1,)
    assert match.may_act == (1, 2)


def test_an_act_may_end_the_match() -> None:
    match = throwing(2)
    match.choose(1, "resign")
    assert match.over
    assert match.may_act == ()
    assert match.result is not None
    assert match.result.places == (1, 2)


def test_what_may_not_be_done_unasked_is_refused() -> None:
    match = throwing()
    before = match.save()
    with pytest.raises(NotYourDecision, match=r"P2 is not asked .* \[SA-005\]"):
        match.choose(1, "throw", values=(0, 5))
    match.choose(0, "resign")
    with pytest.raises(NotYourDecision):
        match.choose(0, "resign")
    with pytest.raises(IllegalChoice):
        match.choose(1, "pin left")
    with pytest.raises(UnknownChoice, match=r"\[SA-005\]"):
        match.choose(1, "sing")
    assert match.save() != before


def test_after_the_end_the_refusal_names_the_rule_of_the_end() -> None:
    match = throwing(2)
    match.choose(1, "resign")
    with pytest.raises(GameOver) as refusal:
        match.choose(0, "cheer")
    assert refusal.value.rules == ("SA-001",)


def test_a_late_answer_after_an_act_of_somebody_else_is_noticed() -> None:
    match = throwing()
    tickets = [match.ticket(seat) for seat in range(3)]
    match.choose(1, "cheer", tickets[1])
    assert [match.ticket(seat) for seat in range(3)] == [ticket + 1 for ticket in tickets]
    with pytest.raises(StaleDecision):
        match.choose(0, "throw", tickets[0], (0, 5))
    with pytest.raises(StaleDecision):
        match.choose(2, "resign", tickets[2])


def test_an_act_is_final_and_so_is_what_came_before_it() -> None:
    match = skittle_alley(3).start(1)
    match.choose(0, "pin middle")
    assert match.can_undo(0)
    match.choose(1, "resign")
    assert [match.can_undo(seat) for seat in range(3)] == [False, False, False]
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_rewind_goes_back_behind_acts_of_others_but_never_to_an_act() -> None:
    match = skittle_alley(3).start(1)
    before = match.digest()
    match.choose(0, "pin middle")
    match.choose(1, "resign")
    assert not match.can_rewind(1)
    match.rewind(0)
    assert match.digest() == before
    assert match.may_act == (0, 1, 2)


def test_an_act_stands_in_the_record_for_everybody() -> None:
    match = throwing()
    match.choose(2, "cheer")
    for viewer in (0, 1, 2, None):
        assert match.record.seen_by(viewer)[-1] == {"unasked": 2, "choice": "cheer"}
    data = json.loads(match.save())
    loaded = replay.load(match.game, data)
    assert (loaded.digest(), loaded.save()) == (match.digest(), match.save())
    assert verify(match.game, data).true
    moves = sum("chance" not in entry for entry in data["entries"])
    assert match.at(moves - 1).view(None)["points"] == [0, 0, 0]


def test_a_forged_act_is_not_loaded_and_not_true() -> None:
    match = throwing()
    match.choose(2, "cheer")
    data = json.loads(match.save())
    data["entries"].append({"unasked": 1, "choice": "cheer"})
    verdict = verify(match.game, rechained(data))
    assert (verdict.true, verdict.kind, verdict.entry) == (False, "closed", len(data["entries"]))
    with pytest.raises(BrokenRecord, match="could not choose 'cheer'"):
        replay.load(match.game, data)


def test_an_answer_does_not_pass_for_an_act_nor_an_act_for_an_answer() -> None:
    match = throwing()
    match.choose(0, "cheer")
    data = json.loads(match.save())
    entry = data["entries"][-1]
    data["entries"][-1] = {"seat": entry["unasked"], "choice": "cheer"}
    assert verify(match.game, rechained(data)).kind == "closed"


def test_in_an_imagined_world_one_may_act_and_nothing_is_written() -> None:
    match = throwing()
    world = match.imagine(1, fast_source(1))
    world.choose(1, "cheer")
    assert world.view(1)["points"] == [0, 1, 0]
    assert match.view(1)["points"] == [0, 0, 0]
    assert world.record.seen_by(1) == match.record.seen_by(1)


def test_as_data_it_has_its_ticket() -> None:
    match = throwing()
    data = match.unasked_decision(1)
    assert data is not None
    assert data["ticket"] == match.ticket(1)
    assert json.dumps(data["options"]).count('"text"') == 2
    match.choose(1, "resign")
    assert match.unasked_decision(1) is None
