"""Leaving: tables are closed, seats handed to bots, and nobody is held by a match he no longer wants."""

import time
from random import Random
from typing import Any

import pytest

import undercroft
from tests.server.browser import Browser, Refused
from tests.server.harness import Server
from tests.server.play import catch_up, play_on
from tests.server.test_tables import ids
from tests.server.wire import Pair
from undercroft.engine.verify import verify
from undercroft.server.config import OPEN_TABLES


def test_the_host_closes_a_table_that_has_not_begun(mira: Browser, otto: Browser) -> None:
    table = mira.new_table("me", "open", public=True)
    otto.sit(table, 1)
    watching = otto.at(table)
    assert mira.close_table(table) == {"id": table["id"], "status": "closed"}
    assert watching.closed_with() == 4404
    for browser in (mira, otto):
        with pytest.raises(Refused) as refused:
            browser.table(table)
        assert (refused.value.status, refused.value.kind) == (404, "no-such-table")
        assert table["id"] not in ids(browser.get("/api/my/tables"))
    assert otto.socket(table).closed_with() == 4404


def test_a_closed_table_makes_room_for_another(mira: Browser) -> None:
    tables = [mira.new_table("me", "open") for _ in range(OPEN_TABLES)]
    mira.close_table(tables[0])
    mira.new_table("me", "open")


def test_only_the_host_closes_and_only_before_the_match(mira: Browser, otto: Browser, table: Any) -> None:
    lobby = mira.new_table("me", "open")
    otto.sit(lobby, 1)
    for browser, which, kind in ((otto, lobby, "not-allowed"), (mira, table, "wrong-moment")):
        with pytest.raises(Refused) as refused:
            browser.close_table(which)
        assert refused.value.kind == kind
    assert mira.table(lobby)["status"] == "open"


def test_a_guest_leaves_a_table_that_has_not_begun(mira: Browser, otto: Browser) -> None:
    table = mira.new_table("me", "open")
    otto.sit(table, 1)
    assert otto.leave(table)["you"] is None
    assert mira.table(table)["seats"][1]["kind"] == "open"
    with pytest.raises(Refused) as refused:
        otto.leave(table)
    assert refused.value.kind == "not-allowed"


def test_a_bot_takes_the_place_of_who_leaves_a_match(mira: Browser, otto: Browser, pair: Pair, table: Any) -> None:
    first, second = pair
    left = mira.leave(table)
    assert (left["you"], left["host"], left["status"]) == (None, False, "playing")
    assert (left["seats"][0]["kind"], left["seats"][0]["level"]) == ("bot", "normal")
    first.until(lambda message: message["type"] == "welcome" and message["you"] is None)
    assert first.choose("pass", ticket=0)["kind"] == "not-allowed"
    assert otto.table(table)["host"]
    assert table["id"] not in ids(mira.get("/api/my/tables"))
    play_on([second], Random(1))
    assert second.now["result"]
    assert verify(undercroft.game_of(otto.record(table)), otto.record(table)).over


def test_leaving_frees_from_the_limit(mira: Browser, otto: Browser) -> None:
    alone = [mira.new_table("me", "easy", start=True) for _ in range(OPEN_TABLES - 1)]
    shared = mira.new_table("me", "open")
    otto.sit(shared, 1)
    mira.begin(shared)
    with pytest.raises(Refused):
        mira.new_table("me", "easy")
    mira.leave(shared)
    mira.leave(alone[0])
    mira.new_table("me", "easy")
    mira.new_table("me", "easy")
    with pytest.raises(Refused):
        mira.new_table("me", "easy")


def test_a_match_without_people_is_abandoned(mira: Browser) -> None:
    table = mira.new_table("me", "easy", "easy", start=True)
    socket = mira.at(table)
    play_on([socket], Random(1), 5)
    assert mira.leave(table)["status"] == "abandoned"
    catch_up(socket)
    time.sleep(0.5)
    catch_up(socket)
    record, items = mira.record(table), len(socket.items)
    time.sleep(0.7)
    catch_up(socket)
    assert (mira.record(table), len(socket.items)) == (record, items)
    assert (socket.table["status"], socket.you) == ("abandoned", None)
    verdict = verify(undercroft.game_of(record), record)
    assert (verdict.true, verdict.dealt, verdict.over) == (True, True, False)
    assert table["id"] not in ids(mira.get("/api/my/tables")) + ids(mira.get("/api/tables"))
    with pytest.raises(Refused) as refused:
        mira.leave(table)
    assert refused.value.kind in {"wrong-moment", "not-allowed"}


def test_an_abandoned_match_stays_so_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("own"), "--no-limits") as own:
        mira = Browser(own).named("Mira")
        table = mira.new_table("me", "easy", start=True)
        mira.leave(table)
        record = mira.record(table)
        own.kill()
        own.start()
        time.sleep(0.5)
        assert mira.table(table)["status"] == "abandoned"
        assert mira.record(table) == record


def test_the_host_ends_a_match_of_bots(mira: Browser, otto: Browser) -> None:
    table = mira.new_table("normal", "normal", "normal", "normal", start=True)
    with pytest.raises(Refused) as refused:
        otto.leave(table)
    assert refused.value.kind == "not-allowed"
    assert mira.leave(table)["status"] == "abandoned"


def test_there_is_nothing_to_leave_when_it_is_over(mira: Browser, pair: Pair, table: Any) -> None:
    play_on(pair, Random(7))
    with pytest.raises(Refused) as refused:
        mira.leave(table)
    assert refused.value.kind == "wrong-moment"


def test_a_request_to_take_back_goes_with_who_asked(mira: Browser, pair: Pair, table: Any) -> None:
    first, second = pair
    first.choose()
    first.ask("takeback")
    second.until(lambda message: message["type"] == "table" and bool(message["table"]["takeback"]))
    mira.leave(table)
    second.until(lambda message: message["type"] == "table" and not message["table"]["takeback"])


def test_who_leaves_no_longer_stands_in_the_way_of_taking_back(mira: Browser, otto: Browser, pair: Pair) -> None:
    first = pair[0]
    first.choose()
    first.ask("takeback")
    otto.leave({"id": first.table_id})
    first.until(lambda message: message["type"] == "item" and bool(message["item"]["events"]))
    catch_up(first)
    assert first.story[-1]["id"] == "taken-back"
    assert first.table["takeback"] is None
