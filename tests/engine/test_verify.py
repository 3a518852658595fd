"""`verify` accepts a true record and names the first false entry of a tampered one."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import undercroft
from undercroft.engine.record import first_link, link
from undercroft.engine.verify import Verdict, verify

GAME = undercroft.game("dungeonville", players=3)
Data = dict[str, Any]


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


def rechained(data: Data) -> Data:
    """A forger who also makes all hashes fit."""
    head = data["hash"] = first_link(data["facts"])
    for entry in data["entries"]:
        entry.pop("hash")
        head = link(head, entry)
        entry["hash"] = head
    return data


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
