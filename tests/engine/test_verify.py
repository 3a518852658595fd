"""`verify` accepts a true record and names the first false entry of a tampered one."""

import json
from collections.abc import Callable
from random import Random

import pytest

import undercroft
from tests.engine.forging import Data, rechained
from tests.sample import SAMPLE
from undercroft.engine.verify import Verdict, verify

GAME = undercroft.game(SAMPLE.name, players=3)


def finished(seed: int | bytes) -> Data:
    match = GAME.start(seed)
    chooser = Random(1)
    while not match.over:
        seat = chooser.choice(match.to_act)
        match.choose(seat, chooser.choice(match.options(seat)))
        if match.can_undo(seat) and chooser.random() < 0.3:
            match.undo(seat)
    data: Data = json.loads(match.save())
    return data


def judge(data: Data) -> Verdict:
    return verify(GAME, data)


@pytest.mark.parametrize("seed", [7, bytes(range(32))])
def test_a_true_record_is_accepted(seed: int | bytes) -> None:
    verdict = judge(finished(seed))
    assert (verdict.true, verdict.dealt, verdict.over) == (True, True, True)


def test_a_record_whose_key_is_still_secret_is_checked_as_far_as_possible() -> None:
    data = finished(bytes(32))
    del data["key"]
    verdict = judge(data)
    assert (verdict.true, verdict.dealt) == (True, False)


def first(data: Data, key: str, after: int = 30) -> int:
    return next(i for i, entry in enumerate(data["entries"]) if i > after and key in entry)


def change_choice(data: Data) -> int:
    place = first(data, "choice")
    data["entries"][place]["choice"] = "hire adv-01" if data["entries"][place]["choice"] != "hire adv-01" else "pass"
    return place + 1


def change_chance(data: Data) -> int:
    place = first(data, "chance")
    entry = data["entries"][place]
    entry["outcome"] = "adv-02" if entry["outcome"] != "adv-02" else "adv-03"
    return place + 1


def change_order(data: Data) -> int:
    place = first(data, "choice")
    entries = data["entries"]
    entries[place], entries[place + 1] = entries[place + 1], entries[place]
    return place + 1


def change_audience(data: Data) -> int:
    place = next(i for i, entry in enumerate(data["entries"]) if "to" in entry)
    del data["entries"][place]["to"]
    return place + 1


def leave_out(data: Data) -> int:
    place = first(data, "choice")
    del data["entries"][place]
    return place + 1


@pytest.mark.parametrize("tamper", [change_choice, change_chance, change_order, change_audience, leave_out])
def test_the_first_false_entry_is_named(tamper: Callable[[Data], int]) -> None:
    data = finished(7)
    number = tamper(data)
    verdict = judge(data)
    assert not verdict.true
    assert verdict.entry == number


@pytest.mark.parametrize("tamper", [change_choice, change_chance, change_order, change_audience, leave_out])
def test_a_forger_who_mends_the_chain_is_caught_by_the_deal(tamper: Callable[[Data], int]) -> None:
    """The changed entry, or a later one that no longer follows from it, is named."""
    data = finished(bytes(range(32)))
    number = tamper(data)
    verdict = judge(rechained(data))
    assert not verdict.true
    assert verdict.entry >= number


def garble_the_last(data: Data) -> None:
    data["entries"][-1] = {"choice": "dance", "seat": 0}


@pytest.mark.parametrize("tamper", [change_choice, change_chance, change_order, change_audience, leave_out])
def test_of_two_lies_the_earlier_is_named(tamper: Callable[[Data], int]) -> None:
    """A later entry that nobody can read, or whose hash does not fit, does not hide an earlier one."""
    plain, garbled, broken = finished(7), finished(7), finished(7)
    for data in (plain, garbled, broken):
        tamper(data)
    garble_the_last(garbled)
    number = judge(rechained(plain)).entry
    assert judge(rechained(garbled)).entry == number
    rechained(broken)
    garble_the_last(broken)
    assert judge(broken).entry == number


def test_what_is_wrong_has_a_kind() -> None:
    chance, choice, audience, garbled = finished(7), finished(7), finished(7), finished(7)
    deeds = [entry["outcome"] for entry in chance["entries"] if entry.get("chance") == "deed"]
    chance["entries"][0]["outcome"] = deeds[1]
    change_audience(audience)
    choice["entries"][first(choice, "choice")]["choice"] = "flee"
    garble_the_last(garbled)
    facts = {**finished(7), "hash": "0"}
    assert [judge(data).kind for data in (chance, facts, finished(7))] == ["chain", "facts", ""]
    kinds = [judge(rechained(data)).kind for data in (chance, choice, audience, garbled)]
    assert kinds == ["seed", "closed", "written", "unreadable"]


def test_another_seed_is_noticed() -> None:
    data = finished(7)
    data["facts"]["seed"] = 8
    assert judge(data).entry == 0
    assert judge(rechained(data)).entry > 0


def test_another_key_is_noticed() -> None:
    data = finished(bytes(32))
    data["key"] = bytes(range(32)).hex()
    verdict = judge(data)
    assert not verdict.true
    assert "commitment" in verdict.reason


def test_another_rules_version_or_content_pack_is_named() -> None:
    for fact in ("rules", "content"):
        data = finished(7)
        data["facts"][fact] = "0"
        assert judge(rechained(data)).entry == 0
