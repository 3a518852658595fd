"""10,000 messages that nobody should send: each is answered in words, and nobody else notices anything."""

import hashlib
import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.browser import Answer, Browser
from tests.server.garbage import garbage_message, garbage_request
from tests.server.harness import Server
from tests.server.play import play_on
from tests.server.wire import Socket, patched

REQUESTS = 5000
MESSAGES = 5000
ANSWERS = {"welcome", "item", "ack", "refused", "advice", "chat", "table", "pong"}
CODES = {4400, 1009, 1007}


def seen(sockets: list[Socket]) -> str:
    """A digest of everything these players see."""
    for socket in sockets:
        socket.close()
        socket.open()
        socket.hello()
    data = [[socket.story, socket.now, socket.table["seats"]] for socket in sockets]
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()


class Careless(Socket):
    """Looks at the present only: whoever sends garbage gets past items again and again."""

    def note(self, message: Any) -> None:
        if "now" in message:
            self.now = message["now"] if message["type"] == "welcome" else patched(self.now, message["now"])


def noisy(crook: Browser, table_id: str) -> Socket:
    socket = Careless(crook.server.port, table_id, crook.cookie_line())
    socket.hello()
    return socket


@pytest.fixture
def quiet_table(server: Server) -> list[Socket]:
    """A match of two in the middle, that the noise must not reach."""
    mira, otto = Browser(server).named("Mira"), Browser(server).named("Otto")
    table = mira.new_table("me", "open")
    otto.sit(table, 1)
    mira.begin(table)
    sockets = [mira.at(table), otto.at(table)]
    play_on(sockets, Random(1), 20)
    return sockets


@pytest.fixture
def crook(server: Server) -> Browser:
    return Browser(server).named("Crook")


def test_http(server: Server, crook: Browser, quiet_table: list[Socket]) -> None:
    random, before = Random(2024), seen(quiet_table)
    own = crook.new_table("me", "open")["id"]
    ids = (own, quiet_table[0].table_id, "nowhere")
    statuses: Counter[int] = Counter()
    for _ in range(REQUESTS):
        answer = garbage_request(random, crook, ids)
        statuses[answer.status] += 1
        check_answer(answer)
    assert statuses[400] > 800  # somewhere on the way the crook closes his own table: then it is 404
    assert seen(quiet_table) == before
    end_well(server, quiet_table)


def check_answer(answer: Answer) -> None:
    assert answer.status < 500, answer
    if answer.status >= 400:
        assert set(answer.data) == {"kind", "message", "rules"}, answer


def test_socket(server: Server, crook: Browser, quiet_table: list[Socket]) -> None:
    random, before = Random(7), seen(quiet_table)
    own = crook.new_table("me", "easy", start=True)
    kinds: Counter[object] = Counter()
    sockets = [noisy(crook, own["id"]), noisy(crook, quiet_table[0].table_id)]
    for _ in range(MESSAGES):
        place = random.randrange(2)
        kinds[one_message(random, sockets, place)] += 1
    assert all(kinds[kind] for kind in (4400, "refused", "welcome", "ack", "pong")), kinds
    assert seen(quiet_table) == before
    end_well(server, quiet_table)


def one_message(random: Random, sockets: list[Socket], place: int) -> object:
    """Send garbage and take the answer; a socket that was closed for it is opened again."""
    socket = sockets[place]
    try:
        socket.send_raw(garbage_message(random, socket.now["decision"]))
        socket.send(type="ping")
        return first_answer(socket)
    except ConnectionClosed as end:
        code = end.rcvd.code if end.rcvd else 1006
    assert code in CODES
    socket.close()
    socket.open()
    socket.hello()
    return code


def first_answer(socket: Socket) -> str:
    """What came for the garbage; the pong behind it tells that all has come."""
    kinds = []
    for _ in range(1000):
        message = socket.receive()
        assert message["type"] in ANSWERS
        kinds.append(str(message["type"]))
        if message["type"] == "pong":
            return next((kind for kind in kinds if kind in {"refused", "ack", "welcome", "advice"}), "pong")
    raise AssertionError("no answer")


def end_well(server: Server, sockets: list[Socket]) -> None:
    """The match that was not disturbed is played to its end."""
    play_on(sockets, Random(3))
    assert all(socket.now["result"] for socket in sockets)
    assert "Traceback" not in server.log
