"""Bots that the host of a server adds to the levels."""

import json
import os
from pathlib import Path
from random import Random

import pytest

from tests.server.browser import Browser, Refused
from tests.server.harness import Server
from tests.server.play import play_on

ROOT = Path(__file__).parents[2]
FIRST = "tests.bots.strangers:First"
STUMBLING = "tests.bots.strangers:Stumbling"


def test_one_can_play_against_a_bot_that_the_host_has_added(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with Server(tmp_path, "--no-limits", "--bot", FIRST, environment=environment) as house:
        mira = Browser(house).named("Mira")
        added = mira.get("/api/games")["levels"][-1]
        assert added["id"] == FIRST
        assert added["name"] == {"en": "first", "de": "first"}
        assert added["character"]["de"] == "Always takes the first option, or the one of that number."
        table = mira.new_table("me", FIRST, game="torchlight", options={"rounds": 3}, start=True)
        socket = mira.at(table)
        play_on([socket], Random(1))
        entries = mira.record(table)["entries"]
        assert {entry["choice"] for entry in entries if entry.get("seat") == 1} <= {"bid 1", "roll"}


def test_for_a_bot_that_stumbles_a_quick_one_decides(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with Server(tmp_path, "--no-limits", "--bot", STUMBLING, environment=environment) as house:
        mira = Browser(house).named("Mira")
        socket = mira.at(mira.new_table("me", STUMBLING, start=True))
        play_on([socket], Random(1), moves=5)
    told = [json.loads(line) for line in house.log.splitlines() if "too slow or broken" in line]
    assert {each["level"] for each in told} == {STUMBLING}


def test_a_bot_that_nobody_has_added_is_no_level(server: Server) -> None:
    with pytest.raises(Refused, match="There is no bot of level"):
        Browser(server).named("Mira").new_table("me", FIRST)
