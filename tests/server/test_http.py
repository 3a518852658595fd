"""Who you are, and what every answer of the server has in common."""

import asyncio
import contextlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import undercroft
from tests.server.browser import Answer, Browser, Refused
from tests.server.harness import Server
from tests.server.play import play_on
from tests.server.stubborn import insist
from undercroft.games import SHELF, home, meta, parts
from undercroft.server.app import HEADERS
from undercroft.server.config import BODY, BURST, CLOCKS, LOOKS, NAME, NEWCOMERS, RECORD_BODY, REQUESTS
from undercroft.server.csrf import Csrf
from undercroft.text.bundle import game_bundle


@pytest.fixture
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits that hold for everybody, none of them used up."""
    with Server(tmp_path_factory.mktemp("limited")) as running:
        yield running


def test_a_stranger_is_nobody(server: Server) -> None:
    assert Browser(server).get("/api/session") == {"guest": None}


def test_a_name_makes_a_guest_and_the_cookie_remembers_him(mira: Browser) -> None:
    assert mira.get("/api/session") == {"guest": {"id": mira.id, "name": "Mira"}}


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    browser = Browser(server)
    browser.get("/api/session")
    answer = browser.post_bytes("/api/session", b'{"name": "Mira"}')
    line = next(each for each in answer.headers["set-cookie"].lower().splitlines() if each.startswith("guest="))
    assert "httponly" in line
    assert "samesite=lax" in line


def test_a_guest_can_change_his_name_everywhere(mira: Browser) -> None:
    table, before = mira.new_table("me", "open"), mira.id
    assert mira.named("Miranda").id == before
    assert mira.table(table)["seats"][0]["name"] == "Miranda"


@pytest.mark.parametrize("name", ["", "x" * (NAME + 1), " \t ", "\u200b", 7, None, ["Mira"]])
def test_a_name_is_1_to_24_visible_characters(server: Server, name: object) -> None:
    with pytest.raises(Refused) as refused:
        Browser(server).post("/api/session", {"name": name})
    assert (refused.value.status, refused.value.kind) == (400, "malformed")


def test_a_name_is_one_line(server: Server) -> None:
    browser = Browser(server)
    assert browser.post("/api/session", {"name": " Mira\n the\u202e  Bold "})["guest"]["name"] == "Mira the Bold"


def another_signature(cookie: str) -> str:
    """The last letter but one is changed: of the very last one, two bits mean nothing."""
    return cookie[:-2] + ("y" if cookie[-2] == "x" else "x") + cookie[-1]


@pytest.mark.parametrize("forge", [another_signature, lambda c: "x" + c, lambda _: "Mira", lambda c: c * 9])
def test_a_forged_cookie_is_nobody(mira: Browser, forge: object) -> None:
    assert callable(forge)
    mira.cookies["guest"] = forge(mira.cookies["guest"])
    assert mira.get("/api/session") == {"guest": None}
    with pytest.raises(Refused) as refused:
        mira.new_table("me", "easy")
    assert (refused.value.status, refused.value.kind) == (401, "no-guest")


def test_a_cookie_of_another_server_is_nobody(mira: Browser, limited: Server) -> None:
    other = Browser(limited)
    other.cookies["guest"] = mira.cookies["guest"]
    assert other.get("/api/session") == {"guest": None}


def test_a_change_without_the_token_is_refused(mira: Browser) -> None:
    for headers in ({}, {"x-csrftoken": "x"}, {"x-csrftoken": "x" * 128}, {"x-csrftoken": "\xe4" * 128}):
        sent: dict[str, str | bytes] = dict(headers)
        answer = mira.request("POST", "/api/tables", b"{}", {**sent, "cookie": mira.cookie_line()})
        assert (answer.status, answer.data["kind"]) == (403, "forbidden")


def test_a_token_fits_one_guest_only(mira: Browser, otto: Browser) -> None:
    """Whoever slips his own pair to somebody else's browser gains nothing by it."""
    nobody = Browser(mira.server)
    nobody.get("/api/session")
    for other in (otto, nobody):
        mira.cookies["csrftoken"] = other.cookies["csrftoken"]
        with pytest.raises(Refused) as refused:
            mira.post("/api/session/link")
        assert (refused.value.status, refused.value.kind) == (403, "forbidden")
    assert otto.post("/api/session/link")["path"]


def test_the_token_of_a_guest_is_kept(mira: Browser) -> None:
    token = mira.cookies["csrftoken"]
    assert "csrftoken" not in mira.request("GET", "/api/session").headers["set-cookie"]
    assert mira.named("Miranda").cookies["csrftoken"] == token


@pytest.mark.parametrize(("path", "brings"), [("/", True), ("/api/session", True), ("/assets/main.js", False)])
def test_a_token_comes_with_every_answer_but_files_that_a_proxy_may_keep(path: str, brings: bool) -> None:
    sent: list[Any] = []

    async def plain(_: Any, __: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def keep(message: Any) -> Any:
        sent.append(message)

    scope: Any = {"type": "http", "method": "GET", "path": path, "scheme": "http", "headers": [], "query_string": b"",
                  "server": ("here", 80), "root_path": ""}  # fmt: skip
    asyncio.run(Csrf(plain, "secret")(scope, keep, keep))  # nothing is received
    assert bool(sent[0]["headers"]) == brings


def test_a_token_that_is_no_longer_good_is_renewed(mira: Browser) -> None:
    mira.cookies["csrftoken"] = "0" * 128
    with pytest.raises(Refused):
        mira.post("/api/session/link")
    assert not mira.cookies.pop("csrftoken")
    assert mira.post("/api/session/link")["path"]


PLACES = [
    ("GET", "/"), ("GET", "/health"), ("GET", "/metrics"), ("GET", "/api/session"), ("GET", "/api/games"),
    ("GET", "/api/tables"), ("GET", "/api/tables/nowhere"), ("GET", "/nowhere"), ("GET", "/api/nowhere/at/all"),
    ("POST", "/api/tables"), ("PUT", "/api/tables"), ("DELETE", "/health"), ("OPTIONS", "/api/tables"),
    ("POST", "/api/session/enter"), ("GET", "/api/tables/x/replay?move=y"), ("GET", "/ws/tables/x"),
    ("GET", "/%00/%ff/..%2f"),
    ("HEAD", "/health"), ("TRACE", "/"), ("GET", "/assets/../../secret"), ("GET", "/api/my/tables"),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path"), PLACES)
def test_every_answer_has_the_security_headers_and_every_refusal_its_shape(
    server: Server, method: str, path: str
) -> None:
    answer = Browser(server).request(method, path)
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert answer.status < 500
    if answer.status >= 400 and method != "HEAD":
        assert set(answer.data) == {"kind", "message", "rules"}
        assert re.fullmatch("[a-z-]+", answer.data["kind"])


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff", b'{"name": "\xff"}', b'{"name": {"name": 1}}',
                                  b"[" * 100_000, b'{"name": ' * 10_000, b'{"name": "x", "id": "y"}'])  # fmt: skip
def test_a_body_that_cannot_be_read_is_malformed(mira: Browser, body: bytes) -> None:
    for path in (
        "/api/session",
        "/api/session/enter",
        "/api/tables",
        "/api/records",
        "/api/tables/x/branch",
        "/api/tables/x/seats/0",
    ):
        answer = mira.post_bytes(path, body)
        most = RECORD_BODY if path == "/api/records" else BODY
        refusals = {(400, "malformed"), (400, "broken-record")} if len(body) <= most else {(413, "too-large")}
        assert (answer.status, answer.data["kind"]) in refusals


def test_a_body_has_a_limit(mira: Browser) -> None:
    for path, most in (("/api/records", RECORD_BODY), ("/api/tables", BODY)):
        answer = mira.post_bytes(path, json.dumps({"format": "x" * most}).encode())
        assert (answer.status, answer.data["kind"]) == (413, "too-large")


def test_the_shelf_names_games_options_bots_and_clocks(server: Server) -> None:
    shelf = Browser(server).get("/api/games")
    shown = {game["name"]: game for game in shelf["games"]}
    assert list(shown) == [name for name in SHELF if home(name) == name]
    for name, game in shown.items():
        facts = meta(name)
        assert (game["players"], game["minutes"]) == (list(facts.players), list(facts.minutes))
        assert (game["playable"], game["built_in"]) == (name in undercroft.GAMES, True)
        assert [part["name"] for part in game["parts"]] == parts(name)
        assert [option["name"] for option in game["options"]] == [option.name for option in facts.options]
        assert all({"name", "values", "default", "rule", "seat"} == set(option) for option in game["options"])
        assert set(game["box"]) == {"lines", "icon", "ink", "from", "to"}
    assert shelf["clocks"] == list(CLOCKS)
    assert [level["id"] for level in shelf["levels"]] == ["easy", "normal", "hard"]
    assert all(level["name"]["de"] and level["character"]["en"] for level in shelf["levels"])


def test_a_first_game_that_is_offered_can_be_played(server: Server, mira: Browser) -> None:
    games = [game for game in Browser(server).get("/api/games")["games"] if game["first_game"]]
    assert games
    for game in games:
        first = game["first_game"]
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": first["level"]}] * (first["players"] - 1)]
        wanted = {"game": game["name"], "players": first["players"], "options": first["options"], "seats": seats}
        assert mira.post("/api/tables", {**wanted, "start": True})["status"] == "playing"


def test_a_game_in_the_making_cannot_be_played(mira: Browser) -> None:
    planned = next(name for name in SHELF if name not in undercroft.GAMES)
    seats = [{"kind": "me"}, {"kind": "open"}]
    with pytest.raises(Refused, match="in the making"):
        mira.post("/api/tables", {"game": planned, "players": 2, "options": {}, "seats": seats})


@pytest.mark.parametrize("name", undercroft.GAMES)
def test_the_words_and_cards_of_a_game_can_be_asked_for(server: Server, name: str) -> None:
    """A client that was built without the game has no other way to them."""
    browser = Browser(server)
    text = browser.request("GET", f"/api/games/{name}/text/de")
    assert text.headers["content-type"].startswith("text/plain")
    assert text.body.decode() == game_bundle(name, "de").source
    content = browser.request("GET", f"/api/games/{name}/content")
    assert content.data == undercroft.content(name)
    again = browser.request("GET", f"/api/games/{name}/content", None, {"if-none-match": content.headers["etag"]})
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize("path", ["nothing/text/en", "nothing/content", "{game}/text/fr", "{planned}/text/en"])
def test_words_that_nobody_has_are_not_found(server: Server, path: str) -> None:
    planned = next(name for name in SHELF if name not in undercroft.GAMES)
    answer = Browser(server).request("GET", "/api/games/" + path.format(game=undercroft.GAMES[0], planned=planned))
    assert (answer.status, answer.data["kind"]) == (404, "not-found")


def test_every_choice_is_counted_once(tmp_path: Path) -> None:
    """On a server of its own, where no bot chooses meanwhile."""
    with Server(tmp_path, "--no-limits") as quiet:
        mira, otto = Browser(quiet).named("Mira"), Browser(quiet).named("Otto")
        table = mira.new_table("me", "open")
        otto.sit(table, 1)
        pair = mira.at(mira.begin(table)), otto.at(table)
        assert quiet.metrics["undercroft_choices_total"] == 0
        assert play_on(pair, Random(1), 3) == 3
        assert quiet.metrics["undercroft_choices_total"] == 3


def test_health_tells_that_the_database_answers_and_nothing_else(mira: Browser) -> None:
    assert mira.get("/health") == {"status": "ok"}


def test_metrics_are_not_where_players_are(mira: Browser) -> None:
    mira.at(mira.new_table("me", "easy", start=True))
    names = ("choices_total", "tables_loaded", "sockets", "outbox_bytes")
    assert {f"undercroft_{name}" for name in names} < set(mira.server.metrics)
    assert "undercroft_jobs_waiting" in mira.server.metrics
    assert mira.server.metrics["undercroft_tables_loaded"] >= 1
    assert mira.request("GET", "/metrics").status == 404


def test_who_asks_too_much_at_once_has_to_wait(limited: Server) -> None:
    mira = Browser(limited).named("Mira")
    asked = [mira.post_bytes("/api/session/link", b"") for _ in range(REQUESTS * 3)]
    late = [answer for answer in asked if answer.status != 200]
    assert late
    assert {(answer.status, answer.data["kind"]) for answer in late} == {(429, "too-many")}


def test_who_talks_too_fast_is_cut_off_and_may_come_back(limited: Server) -> None:
    mira = Browser(limited).named("Mira")
    table = mira.new_table("me", "open")
    socket = mira.at(table)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(BURST * 20):
            socket.send(type="ping")
    assert socket.closed_with() == 4429
    assert insist(lambda: mira.at(table)).you == 0


def test_new_guests_from_one_address_have_a_limit_and_those_who_are_here_can_still_change_their_names(
    limited: Server,
) -> None:
    mira = Browser(limited).named("Mira")
    statuses = [Browser(limited).post_bytes("/api/session", b'{"name": "x"}').status for _ in range(NEWCOMERS + 5)]
    assert statuses == [200] * (NEWCOMERS - 1) + [429] * 6
    assert mira.named("Miranda").get("/api/session")["guest"]["name"] == "Miranda"


def refused_look(browser: Browser, path: str) -> Answer:
    """Look until it is too much. A busy machine answers slowly, and more may be looked at meanwhile."""
    looks = (browser.request("GET", path) for _ in range(LOOKS * 5))
    return next(answer for answer in looks if answer.status == 429)


@pytest.mark.parametrize("what", ["", "/replay", "/record"])
def test_nobody_looks_at_tables_replays_and_records_without_end(limited: Server, what: str) -> None:
    """Strangers share what their address may look at; a guest has his own."""
    mira = Browser(limited).named("Mira")
    table = mira.new_table("me", "open", public=True)
    refused = refused_look(Browser(limited), f"/api/tables/{table['id']}{what}")
    assert refused.data["kind"] == "too-many"
    assert "Wait a moment" in refused.data["message"]
    assert mira.table(table)["id"] == table["id"]
