"""Personal links: one device more, once, within a day; and how a guest gets rid of his other devices."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer

from tests.server.browser import Browser, Refused
from tests.server.harness import Server
from undercroft.server.links import KEPT, LIFE


def token_of(browser: Browser) -> str:
    path = str(browser.post("/api/session/link")["path"])
    assert path.startswith("/enter#")
    return path.removeprefix("/enter#")


def enter(browser: Browser, token: str) -> Any:
    return browser.post("/api/session/enter", {"token": token})["guest"]


def is_dead(browser: Browser, token: str) -> bool:
    """Neither told nor taken."""
    for path in ("/api/session/link/owner", "/api/session/enter"):
        with pytest.raises(Refused) as refused:
            browser.post(path, {"token": token})
        assert (refused.value.status, refused.value.kind) == (403, "dead-link")
    return True


def change_store(server: Server, statement: str, *values: object) -> Any:
    with closing(sqlite3.connect(server.database)) as database:
        found = database.execute(statement, values).fetchall()
        database.commit()
    return found


def test_a_link_makes_one_more_device_the_same_guest(mira: Browser) -> None:
    token, phone = token_of(mira), Browser(mira.server)
    assert phone.post("/api/session/link/owner", {"token": token}) == {"name": "Mira", "you": False}
    assert mira.post("/api/session/link/owner", {"token": token}) == {"name": "Mira", "you": True}
    assert phone.get("/api/session") == {"guest": None}  # told, and not used
    assert enter(phone, token) == {"id": mira.id, "name": "Mira"}
    assert phone.get("/api/session") == mira.get("/api/session")


def test_a_link_is_used_once(mira: Browser) -> None:
    token = token_of(mira)
    enter(Browser(mira.server), token)
    assert is_dead(Browser(mira.server), token)


def test_a_link_lives_for_a_day(mira: Browser) -> None:
    old, fresh = token_of(mira), token_of(mira)
    change_store(
        mira.server, "UPDATE links SET until = until - ? WHERE guest = ? ORDER BY rowid LIMIT 1", LIFE, mira.id
    )
    assert is_dead(Browser(mira.server), old)
    assert enter(Browser(mira.server), fresh)["id"] == mira.id


def test_only_the_newest_links_are_kept(mira: Browser) -> None:
    tokens = [token_of(mira) for _ in range(KEPT + 1)]
    assert is_dead(Browser(mira.server), tokens[0])
    assert enter(Browser(mira.server), tokens[1])["id"] == mira.id


def test_the_store_holds_no_link_that_could_be_used(mira: Browser) -> None:
    token = token_of(mira)
    stored = change_store(mira.server, "SELECT hash FROM links WHERE guest = ?", mira.id)
    assert stored
    assert token not in str(stored)
    assert is_dead(Browser(mira.server), stored[0][0])


def test_a_link_cannot_be_invented_or_made_from_the_cookie(mira: Browser) -> None:
    token = token_of(mira)
    for forged in (token[:-1], mira.id, mira.cookies["guest"][:64], "x"):
        assert is_dead(Browser(mira.server), forged)


def test_no_page_signs_a_visitor_in_by_an_address(mira: Browser) -> None:
    """A foreign page can make a browser get any address, and post without our token."""
    token, visitor = token_of(mira), Browser(mira.server)
    for path in (f"/enter/{token}", f"/enter?token={token}", "/enter", f"/api/session/enter?token={token}"):
        visitor.request("GET", path)
    answer = visitor.request("POST", "/api/session/enter", b'{"token": "%s"}' % token.encode())
    assert (answer.status, answer.data["kind"]) == (403, "forbidden")
    assert "guest" not in visitor.cookies
    assert enter(Browser(mira.server), token)["id"] == mira.id


def test_other_devices_are_signed_out_and_links_withdrawn(mira: Browser) -> None:
    table, phone = mira.new_table("me", "open"), Browser(mira.server)
    enter(phone, token_of(mira))
    waiting, token = phone.at(table), token_of(mira)
    assert mira.post("/api/session/others")["guest"] == {"id": mira.id, "name": "Mira"}
    assert waiting.closed_with() == 1012
    assert phone.get("/api/session") == {"guest": None}
    assert phone.socket(table).closed_with() == 4401
    with pytest.raises(Refused) as refused:
        phone.get("/api/my/tables")
    assert refused.value.kind == "no-guest"
    assert is_dead(phone, token)
    assert mira.table(table)["you"] == 0
    assert mira.at(table).you == 0


def test_only_one_of_two_devices_signs_the_other_out(mira: Browser) -> None:
    phone = Browser(mira.server)
    enter(phone, token_of(mira))
    mira.post("/api/session/others")
    with pytest.raises(Refused) as refused:
        phone.post("/api/session/others")
    assert refused.value.kind == "no-guest"


def test_cookies_from_before_there_were_generations_count_until_they_are_signed_out(mira: Browser) -> None:
    secret = change_store(mira.server, "SELECT value FROM facts WHERE name = 'secret'")[0][0]
    old = Browser(mira.server)
    old.cookies["guest"] = str(URLSafeSerializer(secret, salt="guest").dumps(mira.id))
    assert old.get("/api/session")["guest"]["id"] == mira.id
    mira.post("/api/session/others")
    assert old.get("/api/session") == {"guest": None}
