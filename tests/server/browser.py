"""A browser as a test sees it: cookies of its own, requests, sockets, and the verbs of a player."""

import json
from http.client import HTTPConnection, HTTPException
from http.cookies import SimpleCookie
from typing import Any, NamedTuple

from tests.sample import SAMPLE
from tests.server.harness import OPENED, PATIENCE, Server
from tests.server.wire import Socket


class Answer(NamedTuple):
    """What came back for a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)


class Refused(AssertionError):
    """The server said no; `kind` and `status` tell how."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(f"{answer.status}: {answer.body[:400]!r}")
        self.status = answer.status
        self.kind = answer.data["kind"] if answer.status != 500 else "failed"
        self.message = answer.data["message"]


class Browser:
    """One guest's device."""

    def __init__(self, server: Server, address: str = "127.0.0.1") -> None:
        self.server = server
        self.address = address  # where it stands on this machine: limits by address see each of 127.*.*.* by itself
        self.cookies: dict[str, str] = {}
        self.heard: list[bytes] = []  # every body received
        self.connection: HTTPConnection | None = None
        self.id = ""
        OPENED.append(self)

    # ---- requests

    def request(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str | bytes] | None = None
    ) -> Answer:
        """One request; a connection that the server has closed in the meantime is opened again."""
        sent: dict[str, str | bytes] = {"Cookie": self.cookie_line(), **(headers or {})}
        try:
            answer = self.try_request(method, path, body, sent)
        except (OSError, HTTPException):
            self.close()
            answer = self.try_request(method, path, body, sent)
        self.heard.append(answer.body)
        return answer

    def try_request(self, method: str, path: str, body: bytes | None, headers: dict[str, str | bytes]) -> Answer:
        if self.connection is None:
            self.connection = HTTPConnection(
                "127.0.0.1", self.server.port, timeout=PATIENCE, source_address=(self.address, 0)
            )
        self.connection.request(method, path, body, headers)
        response = self.connection.getresponse()
        lines = response.headers.get_all("set-cookie") or []
        for line in lines:
            self.keep_cookies(line)
        named = {name.lower(): value for name, value in response.headers.items()} | {"set-cookie": "\n".join(lines)}
        return Answer(response.status, named, response.read())

    def keep_cookies(self, line: str) -> None:
        for name, morsel in SimpleCookie(line).items():
            self.cookies[name] = morsel.value

    def cookie_line(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def get(self, path: str) -> Any:
        return checked(self.request("GET", path))

    def post(self, path: str, data: object = None) -> Any:
        return checked(self.post_bytes(path, json.dumps(data).encode() if data is not None else b""))

    def post_bytes(self, path: str, body: bytes) -> Answer:
        if "csrftoken" not in self.cookies:
            self.request("GET", "/api/session")
        return self.request("POST", path, body, {"x-csrftoken": self.cookies["csrftoken"]})

    def delete(self, path: str) -> Any:
        if "csrftoken" not in self.cookies:
            self.request("GET", "/api/session")
        return checked(self.request("DELETE", path, None, {"x-csrftoken": self.cookies["csrftoken"]}))

    # ---- the verbs of a player

    def named(self, name: str) -> "Browser":
        self.id = self.post("/api/session", {"name": name})["guest"]["id"]
        return self

    def new_table(self, *seats: str, start: bool = False, **wishes: Any) -> Any:
        """A table with those seats: "me", "open", or the level of a bot."""
        wanted = {"game": SAMPLE.name, "players": len(seats), "seats": [wish(each) for each in seats], **wishes}
        return self.post("/api/tables", {**wanted, "start": start})

    def sit(self, table: Any, seat: int, kind: str = "me") -> Any:
        return self.post(f"/api/tables/{table['id']}/seats/{seat}", wish(kind))

    def close_table(self, table: Any) -> Any:
        return self.delete(f"/api/tables/{table['id']}")

    def leave(self, table: Any) -> Any:
        return self.post(f"/api/tables/{table['id']}/leave")

    def begin(self, table: Any) -> Any:
        return self.post(f"/api/tables/{table['id']}/start")

    def table(self, table: Any) -> Any:
        return self.get(f"/api/tables/{table['id']}")

    def record(self, table: Any) -> Any:
        return self.get(f"/api/tables/{table['id']}/record")

    def replay(self, table: Any, move: int) -> Any:
        return self.get(f"/api/tables/{table['id']}/replay?move={move}")

    def branch(self, table: Any, move: int, level: str = "easy") -> Any:
        return self.post(f"/api/tables/{table['id']}/branch", {"move": move, "level": level})

    def socket(self, table: Any) -> Socket:
        return Socket(self.server.port, table["id"], self.cookie_line())

    def at(self, table: Any) -> Socket:
        """A socket that has said hello."""
        socket = self.socket(table)
        socket.hello()
        return socket


def wish(kind: str) -> dict[str, str]:
    return {"kind": kind} if kind in {"me", "open"} else {"kind": "bot", "level": kind}


def checked(answer: Answer) -> Any:
    if answer.status >= 400:
        raise Refused(answer)
    return answer.data
