"""Choices that carry numbers: bounded, recorded, hidden with their choice, and given by bots as well."""

import json
from typing import Any

import pytest

from tests.engine.forging import put, rechained
from tests.engine.gaps_game import THROW, skittle_alley
from undercroft.bots.bot import Bot
from undercroft.bots.greedy import Greedy
from undercroft.bots.search import Searcher
from undercroft.bots.uniform import Uniform
from undercroft.bots.window import SeatWindow
from undercroft.engine import actions, replay
from undercroft.engine.chance import fast_source
from undercroft.engine.errors import BrokenRecord, UnknownChoice, WrongValues
from undercroft.engine.match import Match
from undercroft.engine.verify import verify


def betting(players: int = 2, seed: int = 1) -> Match:
    match = skittle_alley(players).start(seed)
    for seat in range(players):
        match.choose(seat, "pin left")
    return match


def throwing() -> Match:
    match = betting()
    match.choose(0, "bet 1")
    match.choose(1, "bet 2")
    return match


def test_one_option_that_carries_numbers_is_asked_for() -> None:
    match = betting()
    assert match.to_act == (0, 1)
    assert [option.text for option in match.options(0)] == ["bet"]
    options: Any = match.decision(0)["options"]
    assert options[0]["numbers"] == [{"name": "points", "least": 0, "most": 5}]


def test_numbers_can_be_given_beside_the_option_or_behind_its_text() -> None:
    ways = [throwing() for _ in range(3)]
    ways[0].choose(0, "throw", values=(-30, 7))
    ways[1].choose(0, "throw -30  7")
    ways[2].choose(0, ways[2].options(0)[0].carrying((-30, 7)))
    assert len({match.save() for match in ways}) == 1
    assert ways[0].events(None)[-1]["args"] == {"seat": 0, "angle": -30, "force": 7, "hit": ways[0].state.points[0] - 1}  # type: ignore[attr-defined]


WRONG: list[tuple[object, ...]] = [(), (0,), (0, 5, 5), (-91, 5), (91, 5), (0, 0), (0, 11)]


@pytest.mark.parametrize("values", WRONG)
def test_numbers_out_of_bounds_are_refused_with_the_bounds(values: Any) -> None:
    match = throwing()
    before = match.save()
    with pytest.raises(WrongValues, match="angle from -90 to 90, force from 1 to 10, as in 'throw 0 5'"):
        match.choose(0, "throw", values=values)
    assert match.save() == before


@pytest.mark.skipif(not actions.__file__.endswith(".py"), reason="compiled code refuses other types with a TypeError")
@pytest.mark.parametrize("values", [(0, True), (0, "5"), (0.0, 5), (0, None)])
def test_what_is_no_whole_number_is_refused(values: Any) -> None:
    with pytest.raises(WrongValues):
        throwing().choose(0, "throw", values=values)


def test_a_choice_without_numbers_takes_none() -> None:
    match = skittle_alley(2).start(1)
    with pytest.raises(WrongValues, match="'pin left' carries no numbers"):
        match.choose(0, "pin left", values=(1,))


@pytest.mark.parametrize(
    "text", ["throw x 5", "throw 1e3 5", "pin left 3", "5", "throw " + "1 " * 40, "throw 9999999999999 1"]
)
def test_other_texts_are_no_choice(text: str) -> None:
    with pytest.raises((UnknownChoice, WrongValues)):
        throwing().choose(0, text)


def test_numbers_stand_in_the_record_and_are_replayed() -> None:
    match = throwing()
    match.choose(0, "throw 12 3")
    match.choose(1, "throw -12 4")
    data = json.loads(match.save())
    assert [entry["values"] for entry in data["entries"] if "values" in entry] == [[1], [2], [12, 3], [-12, 4]]
    loaded = replay.load(match.game, data)
    assert (loaded.save(), loaded.digest()) == (match.save(), match.digest())
    assert loaded.journal.events == match.journal.events
    assert verify(match.game, data).true


@pytest.mark.parametrize("values", [[6], [-1], [], [1, 2], ["1"], [True], None, "1", [2**60], {"points": 1}])
def test_forged_numbers_are_not_loaded_and_not_true(values: object) -> None:
    data = json.loads(throwing().save())
    place = next(i for i, entry in enumerate(data["entries"]) if "values" in entry)
    forged = rechained(put(data, f"entries.{place}.values", values))
    verdict = verify(skittle_alley(2), forged)
    assert (verdict.true, verdict.entry) == (False, place + 1)
    with pytest.raises(BrokenRecord) as refusal:
        replay.load(skittle_alley(2), forged)
    assert refusal.value.entry == place + 1


def test_numbers_cannot_hide_in_the_text_of_a_record() -> None:
    data = json.loads(throwing().save())
    place = next(i for i, entry in enumerate(data["entries"]) if "values" in entry)
    del data["entries"][place]["values"]
    data["entries"][place]["choice"] = "bet 1"
    with pytest.raises(BrokenRecord, match="should read"):
        replay.load(skittle_alley(2), data)


def test_secret_numbers_are_seen_by_nobody_else() -> None:
    match = betting(3)
    match.choose(1, "bet 4")
    assert match.record.seen_by(1)[-1] == {"seat": 1, "choice": "bet", "values": [4], "to": [1]}
    for viewer in (0, 2, None):
        assert "values" not in json.dumps(match.record.seen_by(viewer))
        assert "bet" not in json.dumps(match.events(viewer))
    world = match.imagine(0, fast_source(1))
    assert world.journal.beside == {}


def test_an_undone_choice_keeps_its_numbers_in_the_record() -> None:
    match = betting(3)
    match.choose(0, "bet 3")
    match.undo(0)
    match.choose(0, "bet 5")
    data = json.loads(match.save())
    assert [entry.get("values") for entry in data["entries"][-3:]] == [[3], None, [5]]
    loaded = replay.load(match.game, data)
    assert loaded.save() == match.save()
    assert loaded.view(0)["bets"] == [5, None, None]


@pytest.mark.parametrize("bot", [Uniform(3), Greedy(3, worlds=4), Searcher(3, iterations=30)])
def test_bots_give_numbers_within_the_bounds(bot: Bot) -> None:
    match = skittle_alley(2, rounds=1).start(5)
    while not match.over:
        seat = match.to_act[0]
        match.choose(seat, bot.choose(SeatWindow(match, seat)))
    assert any(entry[2] == THROW for entry in match.journal.entries if entry[0] == 0)
    assert verify(match.game, json.loads(match.save())).true


def test_random_numbers_reach_both_bounds() -> None:
    match = throwing()
    source = fast_source(1)
    rules, state = match.rules, match.state
    tried = {rules.sample_values(state, state.frames[-1], 0, THROW, source) for _ in range(5000)}
    assert {values[1] for values in tried} == set(range(1, 11))
    assert {min(tried)[0], max(tried)[0]} == {-90, 90}
