"""Clocks, bots in the place of players who stay away, and two servers at one database."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import Any

import pytest

from tests.sample import SAMPLE
from tests.server.browser import Browser
from tests.server.harness import Server
from tests.server.play import play_on
from tests.server.wire import Socket
from undercroft.server.clocks import Clocks


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that a test may stop."""
    with Server(tmp_path_factory.mktemp("own"), "--no-limits") as running:
        yield running


def three(server: Server, clock: int | None) -> tuple[Any, list[Browser]]:
    """A match of three guests in which the first begins."""
    guests = [Browser(server).named(name) for name in ("Mira", "Otto", "Wanda")]
    table = guests[0].new_table("me", "open", "open", clock=clock, options={**SAMPLE.begins, **SAMPLE.short})
    for seat in (1, 2):
        guests[seat].sit(table, seat)
    return guests[0].begin(table), guests


def hurry(server: Server, table: Any) -> None:
    """The shortest clock that can be chosen is half a minute; a test has no time for that."""
    server.stop()
    with closing(sqlite3.connect(server.database)) as database:
        database.execute("UPDATE tables SET clock = 0 WHERE id = ?", (table["id"],))
        database.commit()
    server.start()


def test_the_clock_is_told_and_nobody_is_replaced_before_it_has_run_out(server: Server) -> None:
    table, guests = three(server, 30)
    second = guests[1].at(table)
    assert second.now["deadline"] > table["created"] + 29
    assert second.ask("replace", seat=0)["kind"] == "wrong-moment"


def test_the_deadline_is_that_of_the_seat_that_began_last() -> None:
    """Where several seats owe a choice, each keeps the moment at which its own clock started."""
    clocks = Clocks(30)
    clocks.note((0,), 100.0)
    clocks.note((0, 2), 110.0)
    assert (clocks.deadline([0]), clocks.deadline([0, 2])) == (130.0, 140.0)
    clocks.note((0, 1, 2), 120.0)
    assert (clocks.deadline([0, 2]), clocks.deadline([0, 1, 2])) == (140.0, 150.0)
    clocks.note((0, 1), 125.0)  # seat 2 has chosen
    clocks.note((0, 1, 2), 135.0)  # and has to choose again
    assert (clocks.deadline([0]), clocks.deadline([0, 2])) == (130.0, 165.0)
    assert clocks.deadline([]) is None
    assert Clocks(None).deadline([0]) is None


def test_without_a_clock_nobody_is_replaced(server: Server) -> None:
    table, guests = three(server, None)
    second = guests[1].at(table)
    assert second.now["deadline"] is None
    assert second.ask("replace", seat=0)["kind"] == "wrong-moment"


def test_a_bot_takes_over_when_all_others_who_are_present_have_asked(own: Server) -> None:
    table, guests = three(own, 30)
    hurry(own, table)
    late, *others = [guest.at(table) for guest in guests]
    assert others[0].ask("replace", seat=2)["kind"] == "wrong-moment"  # owes no choice
    assert late.ask("replace", seat=0)["kind"] == "wrong-moment"  # oneself, however late
    assert others[0].ask("replace", seat=0)["type"] == "ack"
    assert guests[0].table(table)["seats"][0]["kind"] == "guest"
    assert others[1].ask("replace", seat=0)["type"] == "ack"
    assert guests[0].table(table)["seats"][0]["kind"] == "bot"
    play_on(others, Random(1))
    sees_the_rest(late)


def sees_the_rest(replaced: Socket) -> None:
    """Whoever lost his seat watches from then on, with a spectator's eyes and a spectator's numbers."""
    replaced.until(lambda message: message["type"] == "item" and bool(message["now"]["result"]))
    assert replaced.you is None
    assert replaced.choose("pass", ticket=0)["kind"] == "not-allowed"


def test_two_servers_at_one_database_make_a_move_once(own: Server) -> None:
    table, guests = three(own, None)
    twin = Server(own.database.parent, "--no-limits")
    with twin:
        here = guests[0].at(table)
        there = Socket(twin.port, table["id"], guests[0].cookie_line())
        there.hello()
        choice = here.options()[0]
        assert here.choose(choice)["type"] == "ack"
        assert there.choose(choice)["kind"] == "wrong-moment"
        assert there.items == here.items
        play_on([there], Random(1), 0)
        there.close()
