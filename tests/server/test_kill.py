"""kill -9, again and again, while people and bots play: nothing that was acknowledged is lost, no table is stuck."""

import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from random import Random
from threading import Event

import pytest

import undercroft
from tests.server.browser import Browser
from tests.server.harness import PATIENCE, Server, await_end
from tests.server.stubborn import Story, play_until
from undercroft.engine.verify import verify

EVERY_DAY, MANY = 7, 20  # kills; after each the server is started again, a second of work
TABLES = (("me", "open"), ("me", "easy"), ("me", "open", "normal"), ("me", "open", "open", "easy"))


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("mortal"), "--no-limits") as running:
        yield running


@pytest.mark.parametrize("kills", [EVERY_DAY, pytest.param(MANY, marks=pytest.mark.slow)])
def test_nothing_acknowledged_is_lost_and_every_match_ends(mortal: Server, kills: int) -> None:
    enough, told = Event(), [list[Story]() for _ in TABLES]
    with ThreadPoolExecutor(len(TABLES)) as pool:
        playing = [
            pool.submit(play_until, mortal, seats, 1000 * place, enough, told[place])
            for place, seats in enumerate(TABLES)
        ]
        try:
            kill_again_and_again(mortal, kills, told, playing)
        finally:
            enough.set()
        for each in playing:
            each.result()
    stories = [story for each in told for story in each]
    assert sum(player.returns for story in stories for player in story.players.values()) >= kills
    for story in stories:
        check_record(mortal, story)
    assert '"level": "error"' not in mortal.log, mortal.log


def kill_again_and_again(server: Server, kills: int, told: list[list[Story]], playing: list[Future[None]]) -> None:
    random = Random(13)
    for _ in range(kills):
        time.sleep(random.uniform(0.05, 0.6))
        assert not any(each.done() and each.exception() for each in playing), "a player gave up"
        server.kill()
        promised = acknowledged(told)
        assert promised <= stored(server)
        server.start()


def acknowledged(told: list[list[Story]]) -> set[tuple[str, str]]:
    """Table and request of every choice that some client was told is stored for good."""
    return {
        (story.table["id"], f"{seat}:{wish.id}")
        for each in told
        for story in list(each)
        for seat, player in list(story.players.items())
        for wish in list(player.acked)
    }


def stored(server: Server) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(server.database)) as database:
        return set(database.execute("SELECT table_id, request FROM moves WHERE request IS NOT NULL"))


def check_record(server: Server, story: Story) -> None:
    """The whole match is true, and every seat chose exactly what was acknowledged to it."""
    record = Browser(server).record(story.table)
    verdict = verify(undercroft.game_of(record), record)
    assert (verdict.true, verdict.over) == (True, True), verdict.reason
    for seat, player in story.players.items():
        chosen = [entry["choice"] for entry in record["entries"] if entry.get("seat") == seat]
        assert chosen == [wish.choice for wish in player.acked]


def test_a_match_of_bots_goes_on_by_itself_after_a_crash(mortal: Server) -> None:
    mira = Browser(mortal).named("Mira")
    table = mira.new_table("normal", "normal", "normal", "normal", start=True)
    mortal.kill()
    mortal.start()
    for _ in range(int(PATIENCE * 10)):
        if mira.table(table)["status"] == "over":
            return
        time.sleep(0.1)
    raise AssertionError("the bots do not go on")


def test_a_server_that_was_killed_leaves_no_process_behind(mortal: Server) -> None:
    mira = Browser(mortal).named("Mira")
    socket = mira.at(mira.new_table("me", "easy", start=True))
    for _ in range(200):
        if socket.now["decision"]:
            break
        socket.receive()
    socket.choose()
    workers = mortal.at_work()
    mortal.kill()
    await_end(workers)


def test_a_restart_with_warning_tells_clients_to_come_back(mortal: Server) -> None:
    mira = Browser(mortal).named("Mira")
    table = mira.new_table("me", "open")
    socket = mira.at(table)
    mortal.stop()
    assert socket.closed_with() == 1012
    mortal.start()
    assert mira.at(table).you == 0
