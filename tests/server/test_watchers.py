"""Watchers: what the host permits them, and how he sends one away."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.browser import Browser, Refused
from tests.server.harness import Server
from tests.server.play import catch_up, play_on
from tests.server.wire import Pair, Socket


@pytest.fixture
def wanda(server: Server) -> Browser:
    return Browser(server).named("Wanda")


def permit(host: Browser, table: Any, watching: str) -> Any:
    return host.post(f"/api/tables/{table['id']}/watching", {"watching": watching})


def welcome(host: Browser, table: Any, name: str, is_welcome: bool) -> Any:
    (sign,) = [each["id"] for each in host.table(table)["watchers"] if each["name"] == name]
    return host.post(f"/api/tables/{table['id']}/watchers/{sign}", {"welcome": is_welcome})


def is_shut_out(browser: Browser, table: Any, kind: str, code: int) -> bool:
    """No socket, no position, no record, no playing on."""
    assert browser.socket(table).closed_with() == code
    address = f"/api/tables/{table['id']}"
    looks = [browser.request("GET", f"{address}/replay?move=0"), browser.request("GET", f"{address}/record")]
    looks.append(browser.post_bytes(f"{address}/branch", b'{"move": 0}'))
    assert {(answer.status, answer.data["kind"]) for answer in looks} == {(403, kind)}
    return True


def test_only_the_host_is_told_who_watches_and_nobody_their_ids(
    mira: Browser, otto: Browser, wanda: Browser, pair: Pair, table: Any
) -> None:
    wanda.at(table)
    (seen,) = mira.table(table)["watchers"]
    assert (seen["name"], seen["welcome"]) == ("Wanda", True)
    assert wanda.id not in mira.request("GET", f"/api/tables/{table['id']}").body.decode()
    assert otto.table(table)["watchers"] == wanda.table(table)["watchers"] == []


def test_the_host_sees_watchers_come_and_go(wanda: Browser, pair: Pair, table: Any) -> None:
    def names(message: Any) -> list[str] | None:
        return [each["name"] for each in message["table"]["watchers"]] if message["type"] == "table" else None

    watching = wanda.at(table)
    pair[0].until(lambda message: names(message) == ["Wanda"])
    watching.close()
    pair[0].until(lambda message: names(message) == [])


def test_whom_the_host_sends_away_stays_away(mira: Browser, wanda: Browser, pair: Pair, table: Any) -> None:
    watching = wanda.at(table)
    told = welcome(mira, table, "Wanda", False)
    assert [(each["name"], each["welcome"]) for each in told["watchers"]] == [("Wanda", False)]
    assert watching.closed_with() == 4406
    assert is_shut_out(wanda, table, "removed", 4406)
    with pytest.raises(Refused):
        wanda.table(table)
    assert Browser(mira.server).named("Karl").at(table).you is None  # others still watch


def test_who_was_sent_away_can_be_let_in_again(mira: Browser, wanda: Browser, pair: Pair, table: Any) -> None:
    wanda.at(table)
    welcome(mira, table, "Wanda", False)
    assert welcome(mira, table, "Wanda", True)["watchers"] == []
    assert wanda.at(table).you is None


def test_who_was_sent_away_cannot_sit_down(mira: Browser, wanda: Browser) -> None:
    table = mira.new_table("me", "open")
    wanda.at(table)
    welcome(mira, table, "Wanda", False)
    with pytest.raises(Refused) as refused:
        wanda.sit(table, 1)
    assert refused.value.kind == "removed"


def test_a_table_for_players_only(mira: Browser, otto: Browser, wanda: Browser, pair: Pair, table: Any) -> None:
    watching = wanda.at(table)
    assert permit(mira, table, "closed")["watching"] == "closed"
    assert watching.closed_with() == 4407
    assert is_shut_out(wanda, table, "players-only", 4407)
    with pytest.raises(Refused):
        Browser(mira.server).replay(table, 0)  # without a name, either
    assert otto.at(table).you == 1
    play_on(pair, Random(1), 2)
    otto.leave(table)
    assert pair[1].closed_with() == 4407  # he watches now
    assert permit(mira, table, "open")["watching"] == "open"
    assert wanda.at(table).you is None


def test_before_the_match_everybody_with_the_link_may_look_and_sit_down(mira: Browser, wanda: Browser) -> None:
    table = mira.new_table("me", "open")
    permit(mira, table, "closed")
    waiting, karl = wanda.at(table), Browser(mira.server).named("Karl")
    looking = karl.at(table)
    assert looking.ask("chat", text="Let me in")["kind"] == "muted"
    wanda.sit(table, 1)
    assert waiting.ask("chat", text="Here I am")["type"] == "ack"
    mira.begin(table)
    assert looking.closed_with() == 4407
    catch_up(waiting)
    assert waiting.now["view"]


def test_watchers_without_a_voice(mira: Browser, wanda: Browser, pair: Pair, table: Any) -> None:
    watching = wanda.at(table)
    permit(mira, table, "muted")
    refused = watching.ask("chat", text="I would not do that")
    assert (refused["kind"], "no chat" in refused["message"]) == ("muted", True)
    assert pair[0].ask("chat", text="Thank you")["type"] == "ack"
    assert watching.next("chat")["chat"]["text"] == "Thank you"


def test_only_the_host_decides_and_only_about_watchers(
    mira: Browser, otto: Browser, wanda: Browser, pair: Pair, table: Any
) -> None:
    wanda.at(table)
    (sign,) = [each["id"] for each in mira.table(table)["watchers"]]
    address = f"/api/tables/{table['id']}"
    asked: list[tuple[Browser, str, dict[str, object], str]] = [
        (otto, "watching", {"watching": "closed"}, "not-allowed"),
        (wanda, f"watchers/{sign}", {"welcome": False}, "not-allowed"),
        (mira, "watchers/nobody", {"welcome": False}, "wrong-moment"),
        (mira, "watching", {"watching": "never"}, "malformed"),
        (mira, f"watchers/{sign}", {"welcome": 1}, "malformed"),
    ]
    for browser, path, data, kind in asked:
        with pytest.raises(Refused) as refused:
            browser.post(f"{address}/{path}", data)
        assert refused.value.kind == kind
    assert wanda.at(table).you is None


def test_what_the_host_has_said_outlives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits") as own:
        mira, wanda = Browser(own).named("Mira"), Browser(own).named("Wanda")
        table = mira.new_table("me", "easy", start=True)
        wanda.at(table)
        welcome(mira, table, "Wanda", False)
        permit(mira, table, "muted")
        own.kill()
        own.start()
        assert is_shut_out(wanda, table, "removed", 4406)
        assert mira.table(table)["watching"] == "muted"
        assert muted(Browser(own).named("Karl").at(table))


def muted(socket: Socket) -> bool:
    return bool(socket.ask("chat", text="Hello")["kind"] == "muted")
