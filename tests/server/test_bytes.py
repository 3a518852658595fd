"""Bytes that never become a request: they are counted, timed and cut, and nobody else notices."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sample import SAMPLE
from tests.server.browser import Browser
from tests.server.harness import Server
from tests.server.raw import (
    REQUEST,
    answer_on,
    is_closed,
    is_closing,
    line,
    lines,
    memory,
    open_files,
    open_sockets,
    push,
    record_head,
    until,
)
from undercroft.server.config import ADDRESS_CONNECTIONS, BODY, HEAD, PIPELINED, RECORD_BODY, UNANSWERED

MANY = 20_000_000  # bytes, far beyond every limit
CHUNKED = b"POST /api/records HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("limited")) as running:
        yield running
    assert '"level": "error"' not in running.log, running.log


ENDLESS = {
    "one header": (REQUEST + b"X: ", b"x" * 65_536),
    "many headers": (REQUEST, b"X: " + b"x" * 60_000 + b"\r\n"),
    "an address": (b"GET /", b"x" * 65_536),
    "empty lines": (b"", b"\r\n" * 32_768),
    "trailers": (CHUNKED + b"0\r\n", b"X: " + b"x" * 60_000 + b"\r\n"),
    "a chunk's extension": (CHUNKED + b"1;", b"x" * 65_536),
    "a body": (CHUNKED, b"10000\r\n" + b"x" * 65_536 + b"\r\n"),
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_what_never_ends_is_ended(limited: Server, kind: str) -> None:
    beginning, more = ENDLESS[kind]
    before = memory(limited)
    with line(limited) as connection:
        connection.sendall(beginning)
        assert push(connection, more, MANY) < MANY
    assert memory(limited) - before < MANY


def test_headers_have_a_limit_also_when_they_come_at_once(limited: Server) -> None:
    for size, status in ((HEAD - 1000, b"200"), (HEAD + 1000, b"413")):
        with line(limited) as connection:
            connection.sendall(REQUEST + b"Connection: close\r\nX: " + b"x" * size + b"\r\n\r\n")
            assert answer_on(connection)[9:12] == status


def test_a_refused_request_is_refused_in_words(limited: Server) -> None:
    for request, kind in ((b"nonsense\r\n\r\n", "malformed"), (REQUEST + b"X: " + b"x" * 2 * HEAD, "too-large")):
        with line(limited) as connection:
            connection.sendall(request)
            refusal = json.loads(answer_on(connection).partition(b"\r\n\r\n")[2])
        assert (set(refusal), refusal["kind"]) == ({"kind", "message", "rules"}, kind)


def test_a_large_record_is_read_to_its_end(limited: Server) -> None:
    mira = Browser(limited).named("Mira")
    answer = mira.post_bytes("/api/records", json.dumps({"format": "x" * (RECORD_BODY - 100)}).encode())
    assert (answer.status, answer.data["kind"]) == (400, "broken-record")


def test_few_requests_may_wait_on_one_connection(limited: Server) -> None:
    with line(limited) as connection:
        connection.sendall((REQUEST + b"\r\n") * (PIPELINED * 4))
        assert b"400 Bad Request" in answer_on(connection)


def test_one_address_cannot_take_all_places_and_its_last_request_is_served(limited: Server) -> None:
    with lines(limited, ADDRESS_CONNECTIONS * 2) as dawdling:
        for each in dawdling:
            each.send(REQUEST)
        assert Browser(limited).get("/api/session") == {"guest": None}
        assert sum(is_closed(each) for each in dawdling) >= ADDRESS_CONNECTIONS


def test_a_request_that_does_not_come_to_its_end_is_given_up(limited: Server) -> None:
    with lines(limited, 3) as (silent, half, slow):
        half.send(REQUEST)
        slow.send(REQUEST + b"\r\n")
        assert slow.recv(12) == b"HTTP/1.1 200"
        slow.send(b"\r\nG")  # a byte now and then must not keep it open
        for each in (silent, half, slow):
            answer_on(each)  # ends, or the test does after PATIENCE


def test_unfinished_bodies_together_have_a_limit(tmp_path: Path) -> None:
    """Without limits by address, as many come from many addresses."""
    with Server(tmp_path, "--no-limits") as open_server:
        mira = Browser(open_server).named("Mira")
        before = memory(open_server)
        with lines(open_server, 4 * UNANSWERED // RECORD_BODY) as uploads:
            for each in uploads:
                each.sendall(record_head(mira))
                push(each, b" " * 50_000, RECORD_BODY - 50_000)
            until("some are refused", lambda: any(is_closing(each) for each in uploads))
            assert mira.get("/health") == {"status": "ok"}
            assert memory(open_server) - before < 3 * UNANSWERED
            told = [answer_on(each) for each in uploads if is_closing(each)]
            assert all(b'"full"' in each for each in told if each)  # who still sends may hear nothing but the end


def test_half_open_requests_leave_files_for_those_who_play(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", files=256) as poor:
        assert "connections can be open instead of 1000" in " ".join(poor.log.split())
        mira, otto = Browser(poor).named("Mira"), Browser(poor).named("Otto")
        table = mira.new_table("me", "open")
        otto.sit(table, 1)
        pair = mira.at(mira.begin(table)), otto.at(table)
        with lines(poor, 400) as dawdling:
            for each in dawdling:
                push(each, REQUEST, len(REQUEST))
            acting = next(socket for socket in pair if socket.now["decision"])
            assert acting.choose()["type"] == "ack"
            assert mira.table(table)["status"] == "playing"
            assert open_files(poor) < 250
        assert '"level": "error"' not in poor.log, poor.log


def test_a_server_that_may_open_almost_no_files_says_so(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "undercroft.cli", "serve", "--database", str(tmp_path / "tables.db")]
    ended = subprocess.run(["prlimit", "--nofile=64", *command], capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert "files may be open here" in ended.stderr + ended.stdout


def test_an_answer_that_nobody_reads_is_given_up(limited: Server) -> None:
    """It is asked for again and again, until the system's own buffers are full."""
    before = open_sockets(limited)
    request = f"GET /api/games/{SAMPLE.name}/content HTTP/1.1\r\nHost: here\r\n\r\n".encode()
    with line(limited, room=4096) as connection:
        for _ in range(300):
            connection.sendall(request)
            time.sleep(0.01)
        assert open_sockets(limited) == before + 1
        until("the connection is gone", lambda: open_sockets(limited) <= before)


def test_wishes_are_small(limited: Server) -> None:
    answer = Browser(limited).post_bytes("/api/session", b" " * (BODY + 1))
    assert (answer.status, answer.data["kind"]) == (413, "too-large")
