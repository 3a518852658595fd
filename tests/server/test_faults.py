"""The store fails for real: nothing is acknowledged that is not stored, and a damaged table can be saved."""

import json
import re
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.sample import SAMPLE
from tests.server.browser import Browser, Refused
from tests.server.harness import PATIENCE, Server
from tests.server.play import catch_up, play_on
from tests.server.wire import Socket
from undercroft.server.loading import FREEZE

Sockets = list[Socket]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, "--no-limits") as running:
        yield running


def sat_down(server: Server, moves: int = 12) -> tuple[Any, list[Browser], Sockets]:
    guests = [Browser(server).named(name) for name in ("Mira", "Otto")]
    table = guests[0].new_table("me", "open", options=SAMPLE.begins)
    guests[1].sit(table, 1)
    guests[0].begin(table)
    sockets = [guest.at(table) for guest in guests]
    play_on(sockets, Random(1), moves)
    catch_up(*sockets)
    return table, guests, sockets


@contextmanager
def limited(server: Server, what: int, most: int) -> Iterator[None]:
    """The system refuses this to the server, as it does on a full disk or without free file descriptors."""
    assert server.process is not None
    before = resource.prlimit(server.process.pid, what)
    resource.prlimit(server.process.pid, what, (most, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, what, before)


def asked(sockets: Sockets) -> Socket:
    return next(socket for socket in sockets if socket.now["decision"])


def back_again(sockets: Sockets) -> None:
    """Come back as the client does: again and again, until the table can be read."""
    for socket in sockets:
        for _ in range(int(PATIENCE * 10)):
            socket.close()
            try:
                socket.open()
                socket.hello()
                break
            except (ConnectionClosed, OSError):
                time.sleep(0.1)


FAULTS = [(resource.RLIMIT_FSIZE, 0), (resource.RLIMIT_NOFILE, 3)]


@pytest.mark.parametrize(("what", "most"), FAULTS, ids=["disk full", "no file descriptors"])
def test_a_choice_that_is_not_stored_never_was(own: Server, what: int, most: int) -> None:
    """The match in memory had it already: it must not stay there, or all later choices would be worthless."""
    table, guests, sockets = sat_down(own)
    stories = [socket.story for socket in sockets]
    record = guests[0].record(table)
    chooser = asked(sockets)
    ticket, choice = chooser.now["decision"]["ticket"], chooser.options()[0]
    with limited(own, what, most), limited(own, resource.RLIMIT_FSIZE, 0):
        chooser.send(type="choose", id="lost", ticket=ticket, choice=choice)
        assert [socket.closed_with() for socket in sockets] == [1012, 1012]
        assert "lost" not in chooser.acked
    back_again(sockets)
    assert [socket.story for socket in sockets] == stories
    assert guests[0].record(table) == record
    assert chooser.choose(choice, "lost", ticket)["type"] == "ack"
    play_on(sockets, Random(2), 10)
    catch_up(*sockets)
    played = [socket.story for socket in sockets]
    own.kill()
    own.start()
    back_again(sockets)
    assert [socket.story for socket in sockets] == played
    play_on(sockets, Random(3))
    assert sockets[0].now["result"]


def test_a_bot_goes_on_when_the_store_does(own: Server) -> None:
    mira = Browser(own).named("Mira")
    socket = mira.at(mira.new_table("me", "easy", "easy", start=True, options=SAMPLE.begins))
    with limited(own, resource.RLIMIT_FSIZE, 0):
        socket.send(type="choose", id="a", ticket=0, choice=socket.options()[0])
        assert socket.closed_with() == 1012
    back_again([socket])
    play_on([socket], Random(1))
    assert socket.now["result"]


# ---- what is stored does not fit


def spoil(server: Server, table: Any, move: int) -> None:
    """One move is not what was played."""
    with closing(sqlite3.connect(server.database)) as database:
        there = (table["id"], move)
        database.execute("UPDATE moves SET entries = '[[0, 0, 9999, -1]]' WHERE table_id = ? AND move = ?", there)
        database.execute("DELETE FROM frozen")
        database.commit()


def doctor(server: Server, *more: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "undercroft.cli", "doctor", "--database", str(server.database), *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    return done.returncode, done.stdout + done.stderr


def refused(browser: Browser, table: Any) -> Any:
    with pytest.raises(Refused) as refusal:
        browser.table(table)
    return refusal.value


def test_a_damaged_table_says_so_and_goes_on_from_its_last_whole_move(own: Server) -> None:
    table, guests, sockets = sat_down(own, 20)
    whole, _, _ = sat_down(own, 20)
    for socket in sockets:
        socket.close()
    own.stop()
    spoil(own, table, 11)
    own.start()
    answer = refused(guests[0], table)
    assert (answer.status, answer.kind) == (409, "damaged")
    assert "undercroft doctor" in str(answer)
    listed = {each["id"]: each["damaged"] for each in guests[0].get("/api/my/tables")["tables"]}
    assert listed == {table["id"]: True}
    assert refused(guests[1], table).status == 409  # and so every time
    own.stop()
    code, said = doctor(own)
    assert code == 1
    assert f"{table['id']} ({SAMPLE.name}): whole up to move 10 of 20" in said
    assert "2 tables, 1 damaged" in said
    check_mended(own, table, guests)
    assert whole["id"] not in said


def check_mended(own: Server, table: Any, guests: list[Browser]) -> None:
    assert doctor(own, "--mend")[0] == 0
    (kept,) = own.database.parent.glob("*.removed.json")
    removed = json.loads(kept.read_text(encoding="utf-8"))
    assert [each["move"] for each in removed[table["id"]]] == list(range(11, 21))
    code, said = doctor(own)
    assert (code, said.strip()) == (0, "2 tables, 0 damaged, 0 of rules that are not here.")
    own.start()
    assert not guests[0].table(table)["damaged"]
    assert len([each for each in guests[0].record(table)["seen"] if "choice" in each]) <= 10
    sockets = [guest.at(table) for guest in guests]
    play_on(sockets, Random(4))
    assert sockets[0].now["result"]


def test_a_damaged_table_keeps_nobody_else_from_anything(own: Server) -> None:
    mira = Browser(own).named("Mira")
    table = mira.new_table("me", "easy", "easy", start=True)
    socket = mira.at(table)
    play_on([socket], Random(1), 4)
    socket.close()
    own.stop()
    spoil(own, table, 2)
    own.start()
    other = mira.at(mira.new_table("me", "easy", start=True))
    play_on([other], Random(1))
    assert other.now["result"]
    assert mira.socket(table).closed_with() == 4409


def test_the_doctor_says_what_he_needs(tmp_path: Path) -> None:
    for arguments, words in ((["--mend"], "--database"), (["--database", str(tmp_path / "none.db")], "no database")):
        command = [sys.executable, "-m", "undercroft.cli", "doctor", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert done.returncode == 2
        assert words in done.stderr


# ---- bringing back


def test_a_long_match_is_frozen_and_a_spoiled_one_is_brought_back_all_the_same(own: Server) -> None:
    """With five at the table a match has more entries than that, whatever is dealt."""
    mira = Browser(own).named("Mira")
    table = mira.new_table("me", "easy", "easy", "easy", "easy", start=True)
    socket = mira.at(table)
    play_on([socket], Random(1))
    story = socket.story
    own.stop()
    with closing(sqlite3.connect(own.database)) as database:
        (frozen,) = database.execute("SELECT data FROM frozen WHERE table_id = ?", (table["id"],)).fetchone()
        assert json.loads(frozen)["place"] >= FREEZE
        database.execute("UPDATE frozen SET data = ?", (re.sub(r'"state": ?\{', '"state": {"gold": 1, ', frozen),))
        database.commit()
    own.start()
    assert mira.at(table).story == story
    assert "frozen match not used" in own.log
