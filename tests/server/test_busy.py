"""A server that has much to think about, or whose workers fail: bots decide, questions get a sentence."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from signal import SIGKILL, SIGSTOP
from typing import Any

import pytest

from tests.server.browser import Browser
from tests.server.harness import Server, await_end
from tests.server.wire import Socket
from undercroft.server.config import OPEN_TABLES

TURNS = 4


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """With a single worker the order of jobs is the order of moves."""
    with Server(tmp_path, "--no-limits", "--bot-workers", "1") as running:
        yield running
    assert '"level": "error"' not in running.log, running.log
    assert "Traceback" not in running.log, running.log


def await_decision(socket: Socket) -> None:
    while not socket.now["decision"]:
        assert socket.now["result"] is None
        socket.receive()


def at_table(server: Server, name: str, level: str = "normal") -> Socket:
    """Somebody who sits there against a bot and is asked."""
    browser = Browser(server).named(name)
    socket = browser.at(browser.new_table("me", level, start=True))
    await_decision(socket)
    return socket


def stop(workers: list[int]) -> None:
    for worker in workers:
        os.kill(worker, SIGSTOP)


def kill(workers: list[int]) -> None:
    for worker in workers:
        os.kill(worker, SIGKILL)
    await_end(workers)


def ask(socket: Socket) -> Any:
    return socket.ask("advise", topic="hint", ask="choice")


# ---- fair shares


def test_a_stranger_gets_his_bots_decisions_beside_twelve_tables_of_hard_bots(small: Server) -> None:
    """While his bot is to decide the one guest's bots finish what they have begun, and no more."""
    guest, stranger = Browser(small).named("Mira"), Browser(small).named("Otto")
    for _ in range(OPEN_TABLES):
        guest.new_table("hard", "hard", "hard", "hard", start=True)
    table = stranger.new_table("me", "normal", start=True)
    socket = stranger.at(table)
    while len(ahead := moves_between(small, table["id"])) < TURNS:
        await_decision(socket)
        socket.choose()
    assert max(ahead) <= 2, ahead


def moves_between(server: Server, table_id: str) -> list[int]:
    """For every bot's choice at that table: how many moves others made after it had been asked."""
    with closing(sqlite3.connect(server.database)) as database:
        moves = database.execute("SELECT table_id, request FROM moves ORDER BY at").fetchall()
    ours = [place for place, (table, _) in enumerate(moves) if table == table_id]
    return [now - then - 1 for then, now in pairwise(ours) if moves[now][1] is None]


# ---- workers that fail


def test_a_bot_whose_worker_was_stopped_decides(small: Server) -> None:
    socket = at_table(small, "Mira")
    assert ask(socket)["type"] == "advice"
    stop(small.at_work())
    socket.choose()
    await_decision(socket)


def test_of_questions_to_a_stopped_worker_one_is_refused_and_the_others_are_answered(small: Server) -> None:
    sockets = [at_table(small, name) for name in ("Mira", "Otto", "Ida")]
    assert ask(sockets[0])["type"] == "advice"
    stop(small.at_work())
    for socket in sockets:
        socket.send(type="advise", id="hint", topic="hint", ask="choice")
    answers = [socket.until(lambda message: message.get("id") == "hint") for socket in sockets]
    assert sorted(answer["type"] for answer in answers) == ["advice", "advice", "refused"]
    assert [answer["kind"] for answer in answers if "kind" in answer] == ["too-slow"]
    assert ask(sockets[0])["type"] == "advice"


def test_a_bot_whose_worker_was_killed_decides_and_a_question_is_answered(small: Server) -> None:
    socket = at_table(small, "Mira", "hard")
    for _ in range(TURNS):
        await_decision(socket)
        socket.send(type="advise", id="hint", topic="hint", ask="choice")
        kill(small.at_work())
        answer = socket.until(lambda message: message.get("id") == "hint")
        assert answer["type"] == "advice", answer
        socket.choose()
        kill(small.at_work())


# ---- the end


def test_a_server_that_ends_while_many_wait_leaves_no_trace_and_no_process(small: Server) -> None:
    sockets = []
    for name in ("Mira", "Otto", "Ida", "Hugo", "Vera", "Emil"):
        Browser(small).named(name).new_table("hard", "hard", start=True)
        sockets.append(at_table(small, name))
    for socket in sockets:
        socket.send(type="advise", id="hint", topic="hint", ask="choice")
    workers = small.at_work()
    small.stop()
    await_end(workers)
