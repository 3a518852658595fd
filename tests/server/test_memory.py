"""Tables come and go in memory; nobody notices."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.sample import SAMPLE
from tests.server.browser import Browser
from tests.server.harness import PATIENCE, Server
from tests.server.play import catch_up, play_on
from undercroft.engine.match import Match
from undercroft.server.config import ServerConfig
from undercroft.server.protocol import NewTable, Wish
from undercroft.server.registry import TableRegistry
from undercroft.server.store import Store
from undercroft.server.table import Table

IDLE = 0.4


@pytest.fixture(scope="module")
def forgetful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("forgetful"), "--no-limits", "--idle", str(IDLE)) as running:
        yield running
    assert '"level": "error"' not in running.log, running.log


def loaded(server: Server) -> int:
    return server.metrics["undercroft_tables_loaded"]


def until_loaded(server: Server, number: int) -> None:
    for _ in range(int(PATIENCE * 10)):
        if loaded(server) == number:
            return
        time.sleep(0.1)
    raise AssertionError(f"{loaded(server)} tables are in memory, not {number}")


def begun(server: Server, clock: int | None = None) -> tuple[Any, list[Browser]]:
    guests = [Browser(server).named(name) for name in ("Mira", "Otto")]
    table = guests[0].new_table("me", "open", clock=clock, options=SAMPLE.begins)
    guests[1].sit(table, 1)
    return guests[0].begin(table), guests


def test_a_table_nobody_looks_at_leaves_memory_and_comes_back_as_it_was(forgetful: Server) -> None:
    table, guests = begun(forgetful, clock=86_400)
    sockets = [guest.at(table) for guest in guests]
    play_on(sockets, Random(1), 30, undo=0.2)
    sockets[0].ask("chat", text="Good night")
    catch_up(*sockets)
    before = [(socket.story, socket.now, socket.table["takeback"], socket.chat) for socket in sockets]
    listed = guests[0].get("/api/my/tables")
    for socket in sockets:
        socket.close()
    until_loaded(forgetful, 0)
    asleep = guests[0].get("/api/my/tables")
    assert loaded(forgetful) == 0  # a list needs no match
    nobody = {"here": 0, "away": 0}
    assert [{**each, **nobody} for each in asleep["tables"]] == [{**each, **nobody} for each in listed["tables"]]
    sockets = [guest.at(table) for guest in guests]
    for socket, (story, now, takeback, chat) in zip(sockets, before, strict=True):
        assert (socket.story, socket.table["takeback"], socket.chat) == (story, takeback, chat)
        assert abs((socket.now["deadline"] or 0) - (now["deadline"] or 0)) < 0.1
        assert {**socket.now, "deadline": 0} == {**now, "deadline": 0}
    play_on(sockets, Random(2))
    assert sockets[0].now["result"]


def test_a_table_stays_while_somebody_is_connected_even_before_hello(forgetful: Server) -> None:
    table, guests = begun(forgetful)
    silent = guests[0].socket(table)
    until_loaded(forgetful, 1)
    time.sleep(3 * IDLE)
    assert loaded(forgetful) == 1
    assert silent.hello()["you"] == 0
    silent.close()
    until_loaded(forgetful, 0)


def test_a_request_to_take_back_waits_for_who_is_away(forgetful: Server) -> None:
    table, guests = begun(forgetful)
    mira = guests[0].at(table)
    mira.choose()
    mira.ask("takeback")
    mira.close()
    until_loaded(forgetful, 0)
    otto = guests[1].at(table)
    assert otto.table["takeback"] == {"seat": 0, "agreed": [], "needed": [1]}
    otto.ask("consent", agree=True)
    assert guests[0].at(table).story[-1]["id"] == "taken-back"


def test_bots_play_on_while_nobody_looks(forgetful: Server) -> None:
    mira = Browser(forgetful).named("Mira")
    table = mira.new_table("normal", "normal", "normal", start=True)
    for _ in range(int(PATIENCE * 5)):
        if mira.table(table)["status"] == "over":
            break
        time.sleep(3 * IDLE)
    else:
        raise AssertionError("the bots do not go on")
    until_loaded(forgetful, 0)


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("own"), "--no-limits") as running:
        yield running


def test_after_a_restart_only_tables_that_wait_for_a_bot_are_loaded(own: Server) -> None:
    for _ in range(3):
        begun(own)
    mira = Browser(own).named("Mira")
    waits = mira.new_table("me", "hard", "hard", options={"first_player": 2})
    mira.begin(waits)
    own.kill()
    own.start()
    until_loaded(own, 1)
    socket = mira.at(waits)
    if not socket.now["decision"]:
        socket.until(lambda message: message["type"] == "item" and bool(message["now"].get("decision")))
    assert loaded(own) == 1


def test_a_database_of_an_earlier_version_is_opened(own: Server) -> None:
    table, guests = begun(own)
    sockets = [guest.at(table) for guest in guests]
    play_on(sockets, Random(1), 10)
    catch_up(*sockets)
    own.stop()
    with closing(sqlite3.connect(own.database)) as database:
        database.execute("DROP INDEX chat_once")
        database.execute("DROP TABLE requests")
        database.execute("DROP TABLE frozen")
        for place, column in (("tables", "asked"), ("tables", "asked_at"), ("tables", "takeback"), ("chat", "request")):
            database.execute(f"ALTER TABLE {place} DROP COLUMN {column}")
        database.commit()
    own.start()
    again = [guest.at(table) for guest in guests]
    assert [each.story for each in again] == [each.story for each in sockets]
    assert again[0].ask("chat", text="Back again")["type"] == "ack"
    play_on(again, Random(2))
    assert again[0].now["result"]


def test_nobody_sees_a_move_before_it_is_stored(tmp_path: Path) -> None:
    asyncio.run(slow_store(tmp_path))


async def slow_store(folder: Path) -> None:
    """While the store is writing, a table shows what was stored before; afterwards the move."""
    store = Store(f"sqlite:///{folder}/slow.db")
    registry = TableRegistry(ServerConfig(), store)
    seats = [Wish("me"), Wish("open")]
    table = await registry.create("mira", "Mira", NewTable(SAMPLE.name, 2, seats, {**SAMPLE.begins, **SAMPLE.short}))
    table.seats[1].kind = "guest"
    write, gate = store.write, asyncio.Event()

    async def held_up(change: Any) -> Any:
        await gate.wait()
        return await write(change)

    store.write = held_up  # type: ignore[method-assign]  # the one door to the disk
    await shows_nothing_until(gate, table, registry.start(table))
    assert table.status == "playing"
    gate.clear()
    match = table.playing()
    while len(match.to_act) == 1 and match.to_act[0] == 0:  # until the turn passes to the other
        gate.clear()
        await shows_nothing_until(gate, table, table.act(0, None, choose_first))
    assert not table.to_data("mira")["your_turn"]
    await registry.close()
    store.close()


def choose_first(match: Match) -> None:
    match.choose(0, match.options(0)[0])


async def shows_nothing_until(gate: asyncio.Event, table: Table, work: Any) -> None:
    before = table.to_data("mira")
    doing = asyncio.ensure_future(work)
    await asyncio.sleep(0.05)
    assert table.to_data("mira") == before
    gate.set()
    await doing
    assert table.to_data("mira") != before
