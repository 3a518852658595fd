"""Guests and tables on our own server, over plain HTTP."""

import json
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from typing import Any

Seats = list[str]  # the cookies of the guests who sit at a table


class Lobby:
    """Makes guests and tables as a browser would."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tokens = {"": ""}  # each guest's own, by his cookie
        self.tokens[""] = self.ask("GET", "/api/session", "", None)[1]["csrftoken"]

    def guest(self, name: str) -> str:
        cookies = self.ask("POST", "/api/session", "", {"name": name})[1]
        self.tokens[cookies["guest"]] = cookies["csrftoken"]
        return cookies["guest"]

    def table(self, seats: Seats, bot: str) -> str:
        """The id of a table that has begun: two guests, or one and a bot."""
        other = {"kind": "bot", "level": bot} if bot else {"kind": "open"}
        wanted = {"game": "dungeonville", "players": 2, "seats": [{"kind": "me"}, other], "start": bool(bot)}
        made: str = self.ask("POST", "/api/tables", seats[0], wanted)[0]["id"]
        if not bot:
            self.ask("POST", f"/api/tables/{made}/seats/1", seats[1], {"kind": "me"})
            self.ask("POST", f"/api/tables/{made}/start", seats[0], {})
        return made

    def ask(self, method: str, path: str, guest: str, body: Any) -> tuple[Any, dict[str, str]]:
        """The answer and the cookies it sets."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=30)
        token = self.tokens[guest]
        headers = (
            {"x-csrftoken": token, "cookie": f"csrftoken={token}" + (f"; guest={guest}" if guest else "")}
            if token
            else {}
        )
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        cookies = SimpleCookie("; ".join(answer.headers.get_all("set-cookie") or []))
        connection.close()
        if answer.status >= 400:
            raise OSError(f"{method} {path}: {answer.status} {text.decode()}")
        return json.loads(text), {name: morsel.value for name, morsel in cookies.items()}


def stored_choices(port: int) -> float:
    """How many choices the server says it has stored, of people and of bots; asked at its address for metrics."""
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", "/metrics")
    lines = connection.getresponse().read().decode().splitlines()
    connection.close()
    return float(dict(line.split() for line in lines)["undercroft_choices_total"])
