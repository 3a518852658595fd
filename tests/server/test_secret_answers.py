"""No answer to any request tells others of a secret choice, or that it was taken back: no byte, no header, no size."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from litestar.routes import HTTPRoute

from tests.sample import SAMPLE
from tests.server.browser import Answer, Browser
from tests.server.harness import Server
from tests.server.test_takeback import laying_fighters
from tests.server.wire import Socket
from undercroft.server.app import make_app
from undercroft.server.config import ServerConfig
from undercroft.server.static_files import pages_of_games

TABLE = "/api/tables/{table_id:str}"

# Every request that anybody can make, by its route: paths and bodies that tell as much as they may. Those that change
# something are asked so that they are refused, since refusals could tell something, too.
ASKED: dict[str, list[tuple[str, bytes]]] = {
    "GET /": [("/", b"")],
    "GET /about": [("/about", b"")],
    "GET /api/games": [("/api/games", b"")],
    "GET /api/games/{name:str}/content": [("/api/games/{game}/content", b"")],
    "GET /api/games/{name:str}/rules/{lang:str}": [("/api/games/{game}/rules/en", b"")],
    "GET /api/games/{name:str}/text/{lang:str}": [("/api/games/{game}/text/de", b"")],
    "GET /api/my/tables": [("/api/my/tables", b"")],
    "GET /api/session": [("/api/session", b"")],
    "GET /api/tables": [("/api/tables", b"")],
    "GET /assets/{name:str}": [("/assets/nothing.js", b"")],
    "GET /enter": [("/enter", b"")],
    "GET /enter/{rest:path}": [("/enter/nothing", b"")],
    "GET /health": [("/health", b"")],
    "GET /lobby": [("/lobby", b"")],
    "GET /replay/{rest:path}": [("/replay/{table}", b"")],
    "GET /review/{rest:path}": [("/review/{table}", b"")],
    "GET /table/{rest:path}": [("/table/{table}", b"")],
    f"GET {TABLE}": [("/api/tables/{table}", b"")],
    f"GET {TABLE}/record": [("/api/tables/{table}/record", b"")],
    f"GET {TABLE}/replay": [
        ("/api/tables/{table}/replay", b""),
        ("/api/tables/{table}/replay?move={last}", b""),
        ("/api/tables/{table}/replay?move=9999", b""),
    ],
    f"GET {TABLE}/review": [("/api/tables/{table}/review", b""), ("/api/tables/{table}/review?since=3", b"")],
    "GET /api/my/results": [("/api/my/results", b"")],
    "POST /api/records": [("/api/records", b"{}")],
    "POST /api/session": [("/api/session", b"{}")],
    "POST /api/session/enter": [("/api/session/enter", b'{"token": "dead"}')],
    "POST /api/session/link/owner": [("/api/session/link/owner", b'{"token": "dead"}')],
    "POST /api/tables": [("/api/tables", b"{}")],
    f"POST {TABLE}/branch": [("/api/tables/{table}/branch", b'{"move": 9999}')],
    f"POST {TABLE}/leave": [("/api/tables/{table}/leave", b"")],
    f"POST {TABLE}/rematch": [("/api/tables/{table}/rematch", b"")],
    f"POST {TABLE}/review": [("/api/tables/{table}/review", b"")],
    f"POST {TABLE}/seats/{{seat:int}}": [
        ("/api/tables/{table}/seats/0", b'{"kind": "me"}'),
        ("/api/tables/{table}/seats/1", b'{"kind": "open"}'),
    ],
    f"POST {TABLE}/start": [("/api/tables/{table}/start", b"")],
    f"POST {TABLE}/watchers/{{watcher:str}}": [("/api/tables/{table}/watchers/x", b'{"welcome": false}')],
    f"POST {TABLE}/watching": [("/api/tables/{table}/watching", b'{"watching": "never"}')],
    f"DELETE {TABLE}": [("/api/tables/{table}", b"")],
    f"DELETE {TABLE}/review": [("/api/tables/{table}/review", b"")],
}  # fmt: skip

NOT_ASKED = {
    "POST /api/session/link": "answers with chance and the time of day",
    "POST /api/session/others": "answers with who one is, and changes one's cookie",
}

LEAVING = "/api/tables/{table}/leave"  # a player who asks for that has left


def routes(folder: Path) -> Iterator[str]:
    """All routes of the server with a built client, as its application knows them."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html>", encoding="utf-8")
    app = make_app(ServerConfig(database=f"sqlite:///{folder}/tables.db", web=str(folder)))
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            yield from (f"{method} {route.path}" for method in route.methods if method != "OPTIONS")


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")  # of our own routes' style
def test_every_route_is_asked_or_has_a_reason_why_not(tmp_path: Path) -> None:
    """The pages that games bring along are the client's page, like all others."""
    known = {*ASKED, *NOT_ASKED, *(f"GET {page}" for page in pages_of_games())}
    assert not set(routes(tmp_path)) - known


class Laid(NamedTuple):
    """A match in which Otto can choose in secret, and those who must not notice it."""

    otto: Socket
    others: dict[str, Browser]
    last: int  # the last position that they can look at


@pytest.fixture
def laid(server: Server) -> Laid:
    mira, otto = laying_fighters(server)
    opponent, watcher, stranger = Browser(server), Browser(server).named("Wanda"), Browser(server)
    opponent.keep_cookies(mira.cookies)
    watcher.at({"id": otto.table_id})
    # Another table of hers that waits for her: a change of the first would change their order.
    opponent.new_table("me", "easy", options=SAMPLE.begins, start=True)
    others = {"opponent": opponent, "watcher": watcher, "stranger": stranger}
    for browser in others.values():
        browser.get("/api/session")  # for the token
    return Laid(otto, others, watcher.replay({"id": otto.table_id}, 0)["moves"])


def answers(laid: Laid) -> dict[tuple[str, str], Any]:
    """What each of the others gets for each request."""
    words = {"table": laid.otto.table_id, "game": SAMPLE.name, "last": str(laid.last)}
    wanted = [(route.split()[0], path, body) for route, requests in ASKED.items() for path, body in requests]
    found: dict[tuple[str, str], Any] = {}
    for who, browser in laid.others.items():
        for method, path, body in wanted:
            if path != LEAVING or who != "opponent":
                found[who, f"{method} {path} {body!r}"] = comparable(ask(browser, method, path.format(**words), body))
    return found


def ask(browser: Browser, method: str, path: str, body: bytes) -> Answer:
    headers: dict[str, str | bytes] = {} if method == "GET" else {"x-csrftoken": browser.cookies["csrftoken"]}
    return browser.request(method, path, body or None, headers)


def comparable(answer: Answer) -> Any:
    """All of it but the time of day."""
    return answer.status, {name: value for name, value in answer.headers.items() if name != "date"}, answer.body


def test_nobody_notices_a_secret_choice_or_its_undo_in_any_answer(laid: Laid) -> None:
    before = answers(laid)
    assert {status for status, _, _ in before.values()} >= {200, 400, 401, 403, 409}
    secret = next(each for each in laid.otto.options() if each.startswith("lay"))
    assert laid.otto.choose(secret)["type"] == "ack"
    assert differing(before, answers(laid)) == {}
    assert laid.otto.ask("undo")["type"] == "ack"
    assert differing(before, answers(laid)) == {}


def differing(one: dict[Any, Any], other: dict[Any, Any]) -> dict[Any, Any]:
    return {key: (one[key], other[key]) for key in one if one[key] != other[key]}
