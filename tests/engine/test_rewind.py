"""Rewinds: back to before an open choice, by consent. Chance goes on where it was, and the record tells it all."""

import json
from random import Random
from typing import Any

import pytest

import undercroft
from tests.engine.forging import Data, rechained
from tests.engine.gaps_game import skittle_alley
from tests.sample import SAMPLE
from undercroft.engine import replay
from undercroft.engine.chance import AskedSource, Pool
from undercroft.engine.errors import BrokenRecord, CannotUndo, StaleDecision
from undercroft.engine.journal import CHANCE, REWIND, UNDO
from undercroft.engine.match import Match
from undercroft.engine.testing.table import PlayTable, sit
from undercroft.engine.verify import verify

GAME = undercroft.game(SAMPLE.name, players=3)


def sending() -> PlayTable:
    """P1, P2 and P3 send their parties, one after the other, openly and without chance."""
    parties = {"P1": ["adv-07"], "P2": ["adv-11"], "P3": ["adv-12"]}
    return sit(GAME, {"at": "sending", **{seat: {"party": party} for seat, party in parties.items()}})


def restless(seed: int | bytes, moves: int, rewinds: float = 0.15) -> tuple[Match, list[str]]:
    """A random match full of undos and rewinds, with the digest of every position it went through."""
    match, chooser = GAME.start(seed), Random(5)
    digests = [match.digest()]
    while not match.over and len(digests) <= moves:
        able = [seat for seat in range(3) if match.can_rewind(seat)]
        undoers = [seat for seat in range(3) if match.can_undo(seat)]
        if able and chooser.random() < rewinds:
            match.rewind(chooser.choice(able))
        elif undoers and chooser.random() < 0.3:
            match.undo(chooser.choice(undoers))
        else:
            seat = chooser.choice(match.to_act)
            match.choose(seat, chooser.choice(match.options(seat)))
        digests.append(match.digest())
    return match, digests


def kinds(match: Match) -> set[int]:
    return {entry[0] for entry in match.journal.entries}


def test_a_rewind_crosses_the_decisions_of_others() -> None:
    table = sending()
    before = table.match.digest()
    table.plays("P1", "send crypt").plays("P2", "send rathaus")
    assert not table.match.can_undo(0)
    table.match.rewind(0)
    assert table.match.digest() == before
    assert table.asks() == ["P1"]
    assert table.news()[-1] == "taken-back"


def test_a_rewind_stands_in_the_record_and_what_it_took_back_stays_there() -> None:
    table = sending().plays("P1", "send crypt").plays("P2", "send rathaus")
    table.match.rewind(0)
    entries: Any = table.match.record.to_data()["entries"]
    assert [entry.get("choice") for entry in entries] == ["send crypt", "send rathaus", None]
    assert (entries[2]["rewind"], entries[2]["keep"]) == (0, 0)
    assert "to" not in entries[2]


def test_again_and_again_it_goes_back_choice_by_choice() -> None:
    match, _ = restless(3, 60, 0)
    seen: list[int] = []
    while match.can_rewind(1):
        match.rewind(1)
        seen.append(match.journal.entries[-1][2])
    assert len(seen) > 5
    assert seen == sorted(seen, reverse=True)
    with pytest.raises(CannotUndo, match="P2 has made no open choice"):
        match.rewind(1)


def test_chance_is_not_dealt_again_from_where_it_was() -> None:
    """Every outcome is asked for once, also those that were rewound."""
    asked: list[int] = []

    def answer(space: int, pool: Pool) -> int:
        asked.append(len(asked))
        return pool[len(asked) % len(pool)]

    match = GAME.begin(AskedSource(answer), None)
    seat = match.to_act[0]
    option = match.options(seat)[0]
    match.choose(seat, option)
    dealt = len(asked)
    match.rewind(seat)
    assert len(asked) == dealt
    match.choose(seat, option)
    outcomes = [entry[2] for entry in match.journal.entries if entry[0] == CHANCE]
    assert len(outcomes) == len(asked) > dealt
    first = next(place for place, entry in enumerate(match.journal.entries) if entry[0] == REWIND)
    assert match.journal.entries[first - 1][2] != match.journal.entries[-1][2]


@pytest.mark.parametrize("seed", [1, 2, bytes(range(32))])
def test_a_match_full_of_rewinds_is_saved_loaded_and_goes_on_with_the_same_chance(seed: int | bytes) -> None:
    match, _ = restless(seed, 150)
    assert {UNDO, REWIND} <= kinds(match)
    loaded = undercroft.load(match.save())
    chooser = Random(3)
    for _ in range(40):
        assert (loaded.save(), loaded.digest(), loaded.offered) == (match.save(), match.digest(), match.offered)
        assert [loaded.can_undo(each) for each in range(3)] == [match.can_undo(each) for each in range(3)]
        assert loaded.journal.barrier == match.journal.barrier
        seat = chooser.choice(match.to_act)
        option, goes_back = chooser.choice(match.options(seat)), chooser.random() < 0.2
        for each in (match, loaded):
            each.choose(seat, option)
            if goes_back and each.can_rewind(seat):
                each.rewind(seat)


def test_every_earlier_position_can_be_looked_at_rewound_ones_too() -> None:
    match, digests = restless(4, 120)
    for move, digest in enumerate(digests):
        assert match.at(move).digest() == digest
    then = match.at(60)
    assert then.at(30).digest() == digests[30]


@pytest.mark.parametrize("seed", [7, bytes(32)])
def test_a_true_record_with_rewinds_is_verified(seed: int | bytes) -> None:
    match, _ = restless(seed, 5000, 0.03)
    assert match.over
    assert {UNDO, REWIND} <= kinds(match)
    verdict = verify(GAME, json.loads(match.save()))
    assert (verdict.true, verdict.dealt, verdict.over) == (True, True, True), verdict.reason


def forge_keep(data: Data, place: int) -> None:
    data["entries"][place]["keep"] -= 1


def forge_seat(data: Data, place: int) -> None:
    data["entries"][place]["rewind"] = (data["entries"][place]["rewind"] + 1) % 3


def forge_future(data: Data, place: int) -> None:
    data["entries"][place]["keep"] = place + 5


def forge_audience(data: Data, place: int) -> None:
    data["entries"][place]["to"] = [0]


def forge_nobody(data: Data, place: int) -> None:
    data["entries"][place]["rewind"] = 9


@pytest.mark.parametrize("forge", [forge_keep, forge_seat, forge_future, forge_audience, forge_nobody])
def test_a_forged_rewind_is_named_and_not_loaded(forge: Any) -> None:
    data = json.loads(restless(11, 90)[0].save())
    place = next(i for i, entry in enumerate(data["entries"]) if "rewind" in entry and i > 60)
    forge(data, place)
    verdict = verify(GAME, rechained(data))
    assert (verdict.true, verdict.entry) == (False, place + 1)
    with pytest.raises(BrokenRecord) as refusal:
        undercroft.load(data)
    assert refusal.value.entry >= place + 1


def test_an_undo_that_crosses_a_rewind_is_refused() -> None:
    table = sending().plays("P1", "send crypt")
    table.plays("P2", "send rathaus")
    table.match.rewind(1)
    assert table.match.digest() == sending().plays("P1", "send crypt").match.digest()
    assert not table.match.can_undo(0)
    with pytest.raises(CannotUndo):
        table.match.undo(0)
    entries = [*table.match.journal.entries, (UNDO, 0, 0, -1)]
    with pytest.raises(BrokenRecord, match="did not make"):
        replay.rebuild(GAME, entries, None, None, table.match.start)


@pytest.mark.parametrize("value", [-1, "3", None, True, 2**40, 1.0])
def test_a_number_that_is_none_is_refused(value: object) -> None:
    data = json.loads(restless(11, 60)[0].save())
    next(entry for entry in data["entries"] if "rewind" in entry)["keep"] = value
    with pytest.raises(BrokenRecord):
        undercroft.load(data)


def test_a_late_answer_after_a_rewind_is_noticed_by_every_seat() -> None:
    table = sending().plays("P1", "send crypt").plays("P2", "send rathaus")
    ticket = table.match.ticket(2)
    table.match.rewind(1)
    table.plays("P2", "send rathaus")
    with pytest.raises(StaleDecision):
        table.match.choose(2, "send crypt", ticket)


def test_nobody_goes_back_from_the_end_or_in_an_imagined_world() -> None:
    match, _ = restless(2, 5000, 0)
    with pytest.raises(CannotUndo, match="over"):
        match.rewind(0)
    world = sending().plays("P1", "send crypt").match.imagine(0, undercroft.fast_source(1))
    assert not world.can_rewind(0)
    with pytest.raises(CannotUndo):
        world.rewind(0)


def test_an_imagined_world_shows_the_same_record_of_rewinds() -> None:
    match, _ = restless(6, 100)
    for seat in range(3):
        world = match.imagine(seat, undercroft.fast_source(1))
        assert world.record.seen_by(seat) == match.record.seen_by(seat)
        assert world.ticket(seat) == match.ticket(seat)


def test_a_secret_choice_of_ones_own_does_not_hide_the_open_one_before_it() -> None:
    match = skittle_alley(2).start(1)
    match.choose(0, "pin left")
    before = match.digest()
    match.choose(1, "pin left")
    match.choose(0, "bet 2")
    assert match.can_rewind(0)
    match.rewind(1)
    assert match.digest() == before
    match.choose(1, "pin left")
    match.choose(0, "bet 3")
    match.undo(0)
    match.choose(0, "bet 4")
    match.rewind(0)
    assert match.digest() == skittle_alley(2).start(1).digest()
