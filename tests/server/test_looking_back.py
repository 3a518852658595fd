"""Replay, record, import and playing on from a position."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import undercroft
from tests.sample import SAMPLE
from tests.server.browser import Browser, Refused
from tests.server.harness import Server
from tests.server.play import play_on
from undercroft.engine.verify import verify
from undercroft.server.config import IMPORTS, TAKEN_BACK


@pytest.fixture
def running(mira: Browser, otto: Browser) -> Any:
    """A match of two, some moves old."""
    return begun(mira, otto, 12)


@pytest.fixture
def finished(mira: Browser, otto: Browser) -> Any:
    return begun(mira, otto, 5000)


def begun(mira: Browser, otto: Browser, moves: int) -> Any:
    table = mira.new_table("me", "open", options=SAMPLE.short)
    otto.sit(table, 1)
    mira.begin(table)
    sockets = mira.at(table), otto.at(table)
    play_on(sockets, Random(5), moves, undo=0.1)
    return table


def test_a_running_match_is_replayed_with_ones_own_eyes(mira: Browser, otto: Browser, running: Any) -> None:
    for browser, seat in ((mira, 0), (otto, 1), (Browser(mira.server), None)):
        last = browser.replay(running, 0)["moves"]
        position = browser.replay(running, last)
        assert (position["move"], position["view"]["viewer"]) == (last, seat)
        for place, player in enumerate(position["view"]["players"]):
            assert (player["deed"] is not None) == (place == seat or player["deed_public"])


def test_a_finished_match_is_replayed_with_all_eyes_open(finished: Any, mira: Browser) -> None:
    stranger = Browser(mira.server)
    position = stranger.replay(finished, 3)
    assert all(player["deed"] for player in position["view"]["players"])
    end = stranger.replay(finished, position["moves"])
    assert end["view"]["over"]
    assert len(end["events"]) >= len(position["events"])


def test_a_move_is_replayed_with_its_beats(finished: Any, mira: Browser) -> None:
    """The first is whole; they count the news from the beginning, and end before the present."""
    moves = mira.replay(finished, 0)["moves"]
    told = 0
    for move in range(moves + 1):
        position = mira.replay(finished, move)
        counts = [beat["told"] for beat in position["beats"]]
        assert counts == sorted(set(counts))
        assert all(0 < count <= len(position["events"]) for count in counts)
        assert all(beat.get("whole") for beat in position["beats"][:1] if "view" in beat)
        told += len(counts)
    assert told > 20


@pytest.mark.parametrize("move", [-1, 100_000, 10**30])
def test_there_is_no_position_before_the_beginning_or_after_the_end(mira: Browser, finished: Any, move: int) -> None:
    with pytest.raises(Refused) as refused:
        mira.replay(finished, move)
    assert refused.value.status in {400, 409}


def test_a_table_that_has_not_begun_has_no_past(mira: Browser) -> None:
    table = mira.new_table("me", "open")
    for path in ("replay?move=0", "record"):
        with pytest.raises(Refused, match="not begun"):
            mira.get(f"/api/tables/{table['id']}/{path}")
    with pytest.raises(Refused, match="not begun"):
        mira.branch(table, 0)


def test_the_record_of_a_running_match_holds_what_one_may_see(mira: Browser, otto: Browser, running: Any) -> None:
    for browser, seat in ((mira, 0), (otto, 1), (Browser(mira.server), None)):
        record = browser.record(running)
        assert set(record) == {"facts", "seen"}
        assert "commitment" in record["facts"]
        assert not {"seed", "key", "start"} & set(record["facts"])
        assert all(seat in entry["to"] for entry in record["seen"] if "to" in entry)


def test_the_record_of_a_finished_match_is_complete_and_true(finished: Any, mira: Browser) -> None:
    record = Browser(mira.server).record(finished)
    verdict = verify(undercroft.game_of(record), record)
    assert (verdict.true, verdict.dealt, verdict.over) == (True, True, True)


def test_a_true_record_can_be_brought_back_to_look_at(finished: Any, mira: Browser, otto: Browser) -> None:
    record = mira.record(finished)
    table = otto.post("/api/records", record)
    assert (table["status"], table["you"]) == ("over", None)
    assert otto.record(table) == record
    assert otto.replay(table, 7)["view"] == otto.replay(finished, 7)["view"] | {"viewer": None}
    with pytest.raises(Refused):
        otto.begin(table)


def test_a_record_is_checked_by_a_worker_not_by_whoever_serves_the_tables(
    finished: Any, mira: Browser, server: Server
) -> None:
    checked = 'undercroft_jobs_done_total{kind="record"}'
    before = server.metrics[checked]
    mira.post("/api/records", mira.record(finished))
    assert server.metrics[checked] == before + 1


def test_of_the_records_one_guest_brings_the_newest_are_kept(finished: Any, mira: Browser, otto: Browser) -> None:
    record = mira.record(finished)
    brought = [otto.post("/api/records", record) for _ in range(IMPORTS + 1)]
    with pytest.raises(Refused) as refused:
        otto.table(brought[0])
    assert refused.value.kind == "no-such-table"
    assert otto.record(brought[1]) == record
    assert mira.record(finished) == record  # the match itself was never anybody's record


def test_records_are_brought_so_often_in_an_hour(finished: Any, mira: Browser, tmp_path: Path) -> None:
    with Server(tmp_path) as limited:
        wanda = Browser(limited).named("Wanda")
        record = mira.record(finished)
        for _ in range(IMPORTS):
            wanda.post("/api/records", record)
        with pytest.raises(Refused, match="records an hour") as refused:
            wanda.post("/api/records", record)
        assert refused.value.kind == "too-many"


def tampered(record: Any) -> dict[str, Any]:
    """The record with one thing changed each."""
    copies = {name: json.loads(json.dumps(record)) for name in ("choice", "key", "cut", "facts", "start", "seats")}
    choice = next(entry for entry in copies["choice"]["entries"] if "choice" in entry)
    choice["choice"] = "pass"
    copies["key"]["key"] = "00" * 32
    del copies["cut"]["entries"][-3:]
    copies["facts"]["facts"]["options"]["goal"] = 10
    copies["start"]["facts"]["start"] = {"frames": [[1] * 9] * 99}
    copies["seats"]["facts"]["players"] = 5
    without = {key: value for key, value in record.items() if key != "key"}
    strange = {**record, "entries": [{"undo": -1}, {"chance": {}}, 7]}
    odd = {**record, "facts": {**record["facts"], "options": {"players": 3, "name": "x"}}}
    nameless = {**record, "facts": {**record["facts"], "game": "chess"}}
    return {**copies, "without": without, "strange": strange, "odd": odd, "nameless": nameless, "format": {"format": 2}}


def test_a_record_that_is_not_true_or_not_complete_is_refused(finished: Any, mira: Browser) -> None:
    for name, record in tampered(mira.record(finished)).items():
        with pytest.raises(Refused) as refused:
            mira.post("/api/records", record)
        assert refused.value.status == 400, name
        assert refused.value.kind in {"broken-record", "unknown-game", "wrong-option"}, name


@pytest.mark.parametrize("back", [{"rewind": 0, "keep": 20}, {"undo": 0}])
def test_a_record_that_goes_back_too_often_is_not_even_walked_through(
    back: dict[str, int], finished: Any, mira: Browser
) -> None:
    record = mira.record(finished)
    record["entries"] += [back] * (TAKEN_BACK + 1)
    with pytest.raises(Refused, match="choices can be taken back"):
        mira.post("/api/records", record)


def test_a_match_with_an_open_seed_is_not_kept(mira: Browser) -> None:
    match = undercroft.game(SAMPLE.name, 2, **SAMPLE.short).start(5)
    while not match.over:
        match.choose(match.to_act[0], match.options(match.to_act[0])[0])
    with pytest.raises(Refused, match="keyed"):
        mira.post("/api/records", json.loads(match.save()))


def test_a_player_plays_on_from_a_running_match_against_bots(mira: Browser, otto: Browser, running: Any) -> None:
    branch = mira.branch(running, mira.replay(running, 0)["moves"])
    assert (branch["status"], branch["you"], branch["seats"][1]["level"]) == ("playing", 0, "easy")
    socket = mira.at(branch)
    play_on([socket], Random(3))
    assert socket.now["result"]
    assert mira.table(running)["status"] == "playing"


def test_the_record_of_a_branch_does_not_show_its_hidden_beginning(mira: Browser, running: Any) -> None:
    branch = mira.branch(running, 2)
    assert "start" not in mira.record(branch)["facts"]


def test_who_only_watches_a_running_match_cannot_look_into_it_by_playing_on(mira: Browser, running: Any) -> None:
    stranger = Browser(mira.server).named("Stranger")
    for move in range(3):
        with pytest.raises(Refused) as refused:
            stranger.branch(running, move)
        assert refused.value.kind == "not-allowed"


def test_anybody_plays_on_from_a_finished_match(mira: Browser, finished: Any) -> None:
    stranger = Browser(mira.server).named("Stranger")
    branch = stranger.branch(finished, 5)
    socket = stranger.at(branch)
    play_on([socket], Random(4))
    assert socket.now["result"]


def test_one_cannot_play_on_from_the_end_or_from_nowhere(mira: Browser, finished: Any) -> None:
    last = mira.replay(finished, 0)["moves"]
    for move, kind in ((last, "wrong-moment"), (last + 1, "wrong-moment"), (-1, "malformed")):
        with pytest.raises(Refused) as refused:
            mira.branch(finished, move)
        assert refused.value.kind == kind
