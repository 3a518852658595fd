"""Tabs, absences, presence, and whom the socket does not serve."""

from random import Random
from time import time
from typing import Any

import pytest

from tests.server.browser import Browser
from tests.server.play import catch_up, play_on
from tests.server.wire import Pair, Socket
from undercroft.server.config import CHAT, MESSAGE


def test_two_tabs_of_one_seat_stay_in_step(mira: Browser, pair: Pair, table: Any) -> None:
    one, other = pair[0], mira.at(table)
    for step in range(40):
        pick = (one, other)[step % 2]
        pick.drain()
        play_on([pick, pair[1]], Random(step), 1)
    catch_up(one, other)
    assert one.story == other.story
    assert one.now == other.now


def test_who_was_away_gets_exactly_what_he_missed_in_one_message(mira: Browser, pair: Pair, table: Any) -> None:
    wanda = Browser(mira.server).named("Wanda")
    stayed, left = wanda.at(table), wanda.at(table)
    random = Random(4)
    for _ in range(8):
        play_on(pair, random, 5, undo=0.2)
        catch_up(left)
        left.close()
        play_on(pair, random, 7, undo=0.2)
        catch_up(stayed)
        left.open()
        had = left.story
        item = left.hello()["item"]
        assert item["from"] in (0, len(had))  # something was taken back of what he had heard, or nothing
        assert (item["from"] == len(had)) == (stayed.story[: len(had)] == had)
        assert left.story == stayed.story
    assert left.now == stayed.now


@pytest.mark.parametrize("known", [{"last": 10**9, "mark": 1}, {"last": 1, "mark": 1}])
def test_who_has_heard_something_else_is_told_everything(mira: Browser, table: Any, known: dict[str, int]) -> None:
    socket = mira.socket(table)
    socket.send(type="hello", **known)
    assert socket.next("welcome")["item"]["from"] == 0
    assert socket.story == mira.at(table).story


def test_presence_is_told(mira: Browser, pair: Pair) -> None:
    pair[1].close()
    message = pair[0].next("table")
    assert message["table"]["here"] == [True, False]


def test_since_when_a_player_is_away_is_told_until_he_is_back(mira: Browser, otto: Browser, pair: Pair) -> None:
    before = time()
    pair[1].close()
    away = pair[0].next("table")["table"]["away"]
    assert away[0] is None
    assert before <= away[1] <= time()
    assert mira.get("/api/my/tables")["tables"][0]["away"] == away
    otto.at(pair[0].table)
    assert pair[0].next("table")["table"]["away"] == [None, None]


CLOSED = [
    ("{", 4400), ("[]", 4400), ('{"type": "dance"}', 4400), ('{"type": "choose", "id": "x"}', 4400),
    (b"\x00\xff", 4400), ('{"type": "' + "ä" * 300 + '"}', 4400), ('{"type": "hello", "last": -1}', 4400),
    ('{"type": "ping"}' + " " * MESSAGE, 4400),
    ('{"type": "chat", "id": "x", "text": "' + "ä" * (CHAT + 1) + '"}', 4400), ("[" * 4000, 4400), ("x" * 70_000, 1009),
    ('{"type": "chat", "id": "x", "text": "x"' + " " * 2000 + ', "z": "' + "ä" * 1500 + '"}', 4400),
]  # fmt: skip


@pytest.mark.parametrize(("message", "code"), CLOSED)
def test_what_cannot_be_read_ends_the_socket(mira: Browser, table: Any, message: str | bytes, code: int) -> None:
    socket = mira.at(table)
    socket.send_raw(message)
    assert socket.closed_with() == code


def test_only_guests_come_in_and_only_to_tables_that_are(mira: Browser, table: Any) -> None:
    assert Browser(mira.server).socket(table).closed_with() == 4401
    assert mira.socket({"id": "nowhere"}).closed_with() == 4404


def test_a_page_of_another_site_is_not_served(mira: Browser, table: Any) -> None:
    here = f"127.0.0.1:{mira.server.port}"
    for origin in ("http://evil.example", "null", f"https://{here}", f"ftp://{here}", "http://127.0.0.1", f"x{here}"):
        assert Socket(mira.server.port, table["id"], mira.cookie_line(), origin).closed_with() == 4403
    own = Socket(mira.server.port, table["id"], mira.cookie_line(), f"http://{here}")
    assert own.hello()["you"] == 0
