"""A database that fails: in words, in the log, and without a file that nobody asked for."""

import json
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.sample import SAMPLE
from tests.server.browser import Browser, Refused
from tests.server.harness import Server
from tests.server.stubborn import insist


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, "--no-limits") as running:
        yield running


@contextmanager
def locked(server: Server) -> Iterator[None]:
    """Another program writes, and does not come to an end."""
    with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def logged(server: Server) -> list[Any]:
    lines = [line for line in server.log.splitlines() if line.startswith("{")]
    return [json.loads(line) for line in lines]


def test_a_removed_database_file_is_noticed_and_can_be_put_back(own: Server) -> None:
    mira = Browser(own).named("Mira")
    table = mira.new_table("me", "open")
    socket = mira.at(table)
    away = own.database.with_name("away.db")
    own.database.rename(away)
    health = mira.request("GET", "/health")
    assert (health.status, health.data["kind"]) == (503, "database-fails")
    assert "no longer where it was" in health.data["message"]
    refused = socket.ask("chat", text="Is anybody there?")
    assert (refused["type"], refused["kind"]) == ("refused", "database-fails")
    with pytest.raises(Refused) as problem:
        mira.named("Miranda")
    assert (problem.value.status, problem.value.kind) == (503, "database-fails")
    assert not own.database.exists()
    away.rename(own.database)
    assert mira.get("/health") == {"status": "ok"}
    assert socket.ask("chat", text="Here we are.")["type"] == "ack"
    assert [line["text"] for line in mira.at(table).chat] == ["Here we are."]


def test_another_file_in_its_place_is_not_written_into(own: Server) -> None:
    mira = Browser(own).named("Mira")
    own.database.rename(own.database.with_name("away.db"))
    own.database.write_bytes(b"")
    with pytest.raises(Refused) as problem:
        mira.named("Miranda")
    assert problem.value.kind == "database-fails"
    assert own.database.read_bytes() == b""


def test_a_locked_database_is_a_sentence_and_a_line_in_the_log(own: Server) -> None:
    mira = Browser(own).named("Mira")
    with locked(own), pytest.raises(Refused) as problem:
        mira.named("Miranda")
    assert (problem.value.status, problem.value.kind) == (503, "database-fails")
    errors = [each for each in logged(own) if each["level"] == "error"]
    assert [(each["message"], each["reason"]) for each in errors] == [("database failed", "database is locked")]
    assert "trace" not in own.log
    assert mira.named("Miranda").id


def test_a_database_error_ends_a_socket_with_its_code_and_is_logged(own: Server) -> None:
    mira = Browser(own).named("Mira")
    table = mira.new_table("me", "open")
    socket = mira.at(table)
    with locked(own):
        socket.send(type="chat", id="once", text="A secret word")
        assert socket.closed_with() == 4500
    errors = [each for each in logged(own) if each["level"] == "error"]
    assert [(each["message"], each["table"], each["reason"]) for each in errors] == [
        ("database failed", table["id"], "database is locked")
    ]
    assert "A secret word" not in own.log
    socket.open()
    socket.hello()
    assert socket.ask("chat", "once", text="A secret word")["type"] == "ack"  # a client sends it again


def test_a_server_that_ends_while_a_hint_is_awaited_leaves_no_trace_in_the_log(own: Server) -> None:
    mira = Browser(own).named("Mira")
    table = mira.new_table("me", "easy", start=True, options=SAMPLE.begins)
    sockets = [mira.at(table) for _ in range(3)]
    sockets[0].ask("advise", topic="hint", ask="choice")
    workers = own.workers
    for each in workers:
        os.kill(each, signal.SIGSTOP)
    try:
        for socket in sockets:
            socket.send(type="advise", id="h", topic="hint", ask="choice")
        insist(lambda: mira.get("/health"))
        own.stop()
    finally:
        for each in workers:
            with_care(each)
    assert "Traceback" not in own.log, own.log


def with_care(process: int) -> None:
    """Let a worker go on that may have ended meanwhile."""
    try:
        os.kill(process, signal.SIGCONT)
    except ProcessLookupError:
        return
