"""Who asks, and by which scheme: as a trusted proxy says, and nobody else."""

import asyncio
import json
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPSConnection
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.sample import SAMPLE
from tests.server.harness import PATIENCE, Server
from tests.server.proxies import HOST, proxy, trusting
from undercroft.server.config import NEWCOMERS


class Front(NamedTuple):
    """A proxy, and the folder with its certificate."""

    port: int
    folder: Path

    def ask(self, method: str, path: str, body: Any = None, source: str = "127.0.0.1", **headers: str) -> Any:
        """Status, cookies by name, and body of the answer to somebody at that address."""
        connection = HTTPSConnection(
            HOST, self.port, timeout=PATIENCE, context=trusting(self.folder), source_address=(source, 0)
        )
        return answer_on(connection, method, path, body, headers)

    def hello(self, table: str, cookies: str, origin: str) -> Any:
        """The first message of a table's socket, or its closing code."""
        return asyncio.run(self.answered(table, cookies, origin))

    async def answered(self, table: str, cookies: str, origin: str) -> Any:
        """In one thread: two that read and write the same TLS connection can lose what they wait for."""
        async with connect(
            f"wss://{HOST}:{self.port}/ws/tables/{table}", origin=Origin(origin), ssl=trusting(self.folder),
            additional_headers={"Cookie": cookies}, open_timeout=PATIENCE, max_size=None,
        ) as socket:  # fmt: skip
            try:
                await socket.send('{"type": "hello", "last": 0}')
                return json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"]
            except ConnectionClosed as end:
                return end.rcvd.code if end.rcvd else 1006


def answer_on(connection: HTTPConnection, method: str, path: str, body: Any, headers: dict[str, str]) -> Any:
    try:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, None if body is None else json.dumps(body), sent)
        answer = connection.getresponse()
        cookies: SimpleCookie = SimpleCookie()
        for line in answer.headers.get_all("set-cookie") or ():
            cookies.load(line)
        return answer.status, cookies, json.loads(answer.read())
    finally:
        connection.close()


def name_from(front: Front, source: str, number: int) -> int:
    """The status for a new name from that address, which claims to be another one."""
    token = front.ask("GET", "/api/session", source=source)[1]["csrftoken"].value
    headers = {"x_csrftoken": token, "cookie": f"csrftoken={token}", "x_forwarded_for": f"192.0.2.{number}"}
    status: int = front.ask("POST", "/api/session", {"name": "X"}, source, **headers)[0]
    return status


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def front(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    folder = tmp_path_factory.mktemp(request.param)
    with Server(folder, "--trusted-proxy", "127.0.0.1") as server, proxy(request.param, folder, server) as port:
        yield Front(port, folder)


def test_behind_a_proxy_cookies_are_secure_and_the_table_is_there(front: Front) -> None:
    _, first, _ = front.ask("GET", "/api/session")
    assert first["csrftoken"]["secure"]
    line = f"csrftoken={first['csrftoken'].value}"
    status, cookies, _ = front.ask(
        "POST", "/api/session", {"name": "Mira"}, x_csrftoken=first["csrftoken"].value, cookie=line
    )
    assert (status, bool(cookies["guest"]["secure"])) == (200, True)
    line = f"csrftoken={cookies['csrftoken'].value}; guest={cookies['guest'].value}"
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wanted = {"game": SAMPLE.name, "players": 2, "seats": seats, "start": True}
    status, _, table = front.ask("POST", "/api/tables", wanted, x_csrftoken=cookies["csrftoken"].value, cookie=line)
    assert status == 201
    assert front.hello(table["id"], line, f"https://{HOST}:{front.port}") == "welcome"
    for origin in (f"http://{HOST}:{front.port}", f"https://{HOST}", f"https://evil.example:{front.port}"):
        assert front.hello(table["id"], line, origin) == 4403


def test_behind_a_proxy_limits_hold_for_the_real_address(front: Front) -> None:
    statuses = [name_from(front, "127.0.0.2", number) for number in range(NEWCOMERS + 10)]
    assert set(statuses) == {200, 429}  # whatever address they claim
    assert name_from(front, "127.0.0.3", 1) == 200


def test_nobody_is_trusted_unless_named(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        claims = [{"x_forwarded_for": f"192.0.2.{number}", "x_forwarded_proto": "https"} for number in range(50)]
        answers = [new_name(server, each) for each in claims]
    assert {status for status, _, _ in answers} == {200, 429}
    assert not any(morsel["secure"] for _, cookies, _ in answers for morsel in cookies.values())


def new_name(server: Server, headers: dict[str, str]) -> Any:
    def ask(method: str, body: Any, more: dict[str, str]) -> Any:
        connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        return answer_on(connection, method, "/api/session", body, headers | more)

    token = ask("GET", None, {})[1]["csrftoken"].value
    return ask("POST", {"name": "X"}, {"x_csrftoken": token, "cookie": f"csrftoken={token}"})
