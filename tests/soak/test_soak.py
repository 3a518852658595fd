"""The soak in small: the command itself, on a server that holds and on one that loses a choice."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.soak import faults
from tests.soak.run import Options, soak
from tests.soak.scene import Scene

HELD = "kill -9, bot worker killed, malformed messages"


def test_a_short_soak_finds_nothing_wrong() -> None:
    command = [sys.executable, "-m", "tests.soak", "--seconds", "20", "--seed", "3", "--parties", "3", "--only", HELD]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Everything that was promised is there." in done.stdout
    assert "kill -9: " in done.stdout


async def lose_a_choice(scene: Scene) -> None:
    """What no server may do: the last choice that was acknowledged is gone after a crash."""
    house = scene.house
    while not house.ledger.choices:
        await asyncio.sleep(0.1)
    await house.kill()
    last = next(each for each in reversed(house.ledger.kept) if each.kind == "choose")
    with closing(sqlite3.connect(house.server.database)) as database, database:
        (number,) = database.execute("SELECT move FROM moves WHERE (table_id, request) = (?, ?)", last.key).fetchone()
        database.execute("DELETE FROM moves WHERE table_id = ? AND move >= ?", (last.table, number))
    await house.start()


def test_a_choice_that_a_server_loses_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(faults.FAULTS, "a choice is lost", faults.Fault(lose_a_choice))
    outcome = asyncio.run(soak(Options(2.0, 1, 2, ["a choice is lost"]), tmp_path, None, lambda _: None))
    found = outcome.house.findings.lines()
    (lost,) = [line for line in found if "acknowledged messages are not stored: choose" in line]
    table = lost.rstrip(".").split()[-1]
    assert [line for line in found if table in line] != [lost], "the record must tell it, too"


def test_an_unknown_fault_is_refused_with_those_there_are() -> None:
    command = [sys.executable, "-m", "tests.soak", "--only", "rain"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "there is no fault 'rain'; there are: kill -9, restart" in done.stderr
