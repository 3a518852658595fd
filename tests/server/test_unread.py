"""Sockets that do not read, or never stop to write: they are cut, and their memory comes back."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.browser import Browser
from tests.server.harness import Server
from tests.server.play import play_on
from tests.server.raw import frame, memory, open_sockets, push, until, upgraded
from undercroft.server.config import OUTBOX
from undercroft.server.connection import TOO_SLOW, Connection
from undercroft.server.limits import Purse

SOCKETS = 80
MANY = 30_000_000  # bytes
GROWTH = 80_000_000  # bytes of memory that SOCKETS may cost; their outboxes alone may hold a quarter of it


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Server]:
    """Without limits of pace, so that a few sockets do what many guests could."""
    with Server(tmp_path, "--no-limits") as running:
        yield running
    assert '"level": "error"' not in running.log, running.log


def played(server: Server) -> tuple[Browser, Any]:
    """A match with a long past, so that a welcome is long, too."""
    mira, otto = Browser(server).named("Mira"), Browser(server).named("Otto")
    table = mira.new_table("me", "open")
    otto.sit(table, 1)
    pair = mira.at(mira.begin(table)), otto.at(table)
    play_on(pair, Random(1), 150)
    for each in pair:
        each.close()
    return mira, table


def test_sockets_that_do_not_read_are_cut_and_their_memory_comes_back(open_server: Server) -> None:
    mira, table = played(open_server)
    open_before, before = open_sockets(open_server), memory(open_server)
    with contextlib.ExitStack() as stack:
        cookies = mira.cookie_line()
        sockets = [stack.enter_context(upgraded(open_server, table["id"], cookies)) for _ in range(SOCKETS)]
        for each in sockets:
            each.sendall(frame(1, b'{"type": "hello", "last": 0}') * 250)
        seen: list[int] = []

        def are_cut() -> bool:
            seen.append(memory(open_server))
            return open_sockets(open_server) <= open_before

        until("they are cut", are_cut)
    assert max(seen) - before < GROWTH
    assert open_server.metrics["undercroft_outbox_bytes"] == 0
    assert mira.at(table).you == 0


WRITERS = {
    "pings": frame(9, b"x" * 120) * 500,
    "empty fragments": frame(0, last=False) * 10_000,
    "tiny messages": frame(1, b"x") * 10_000,
}


@pytest.mark.parametrize("kind", WRITERS)
def test_a_socket_that_never_stops_to_write_is_cut(open_server: Server, kind: str) -> None:
    mira, table = played(open_server)
    before = memory(open_server)
    with upgraded(open_server, table["id"], mira.cookie_line()) as socket:
        if kind == "empty fragments":
            socket.sendall(frame(1, b"x", last=False))
        assert push(socket, WRITERS[kind], MANY) < MANY
    assert memory(open_server) - before < MANY
    assert mira.at(table).you == 0


def test_a_handshake_that_cannot_be_read_leaves_no_trace_in_the_log(open_server: Server) -> None:
    for junk in ("x" * 9000, "\xe4"):
        headers: dict[str, str | bytes] = {
            "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "X-Junk": junk.encode("latin-1"),
        }  # fmt: skip
        with contextlib.suppress(OSError, EOFError):
            Browser(open_server).try_request("GET", "/ws/tables/x", None, headers)


def test_an_outbox_is_counted_in_bytes() -> None:
    asyncio.run(fill_outbox())


async def fill_outbox() -> None:
    purse = Purse(10 * OUTBOX)
    client = Connection("mira", "Mira", 0, purse)
    client.send_bytes(b"x" * 3 * OUTBOX)  # a single message may be longer
    assert (client.end.done(), purse.held) == (False, 3 * OUTBOX)
    client.send_bytes(b"x")
    assert (client.end.done(), client.parting, purse.held) == (True, TOO_SLOW, 0)
    many = Connection("otto", "Otto", 1, purse)
    for _ in range(OUTBOX // 100):
        many.send_bytes(b"x" * 100)
    assert not many.end.done()  # however many messages they are
    others = [Connection("wanda", "Wanda", None, purse) for _ in range(9)]
    for each in others:
        each.send_bytes(b"x" * (OUTBOX + 1))
    assert [each.end.done() for each in others] == [False] * 8 + [True]  # all together have a limit, too
