"""Many games between bots: counted right, and the same for every number of processes."""

import json
from typing import Any

import pytest

from tests.cli.conftest import Told
from undercroft.cli.bots import listed
from undercroft.cli.table.tally import Report, Tally

SMALL = ("simulate", "torchlight", "--games", "600", "--seed", "4")


def data_of(told: Told, *argv: str) -> dict[str, Any]:
    code, out, err = told(*argv, "--json")
    assert (code, err) == (0, "")
    data: dict[str, Any] = json.loads(out)
    del data["speed"]
    return data


def test_the_results_do_not_depend_on_the_number_of_processes(told: Told) -> None:
    alone = data_of(told, *SMALL, "--processes", "1")
    assert alone == data_of(told, *SMALL, "--processes", "2")
    assert alone["games"] == 600
    assert alone != data_of(told, *SMALL[:-1], "5", "--processes", "1")


def test_bots_do_not_depend_on_the_number_of_processes(told: Told) -> None:
    line = ("simulate", "torchlight", "--players", "2", "--games", "5", "--bots", "random,greedy:worlds=2")
    assert data_of(told, *line, "--rotate", "--processes", "1") == data_of(told, *line, "--rotate", "--processes", "2")


def test_every_game_has_its_places(told: Told) -> None:
    data = data_of(told, "simulate", "torchlight", "--games", "50", "--players", "4", "--option", "rounds=3")
    (line,) = data["results"]
    assert line["seats"] == 200
    assert sum(line["places"]) == 200
    assert line["places"][0] >= 50
    assert data["options"]["rounds"] == 3
    assert sum(data["ends"].values()) == 50


def test_the_table_for_people(told: Told) -> None:
    code, out, _ = told("simulate", "torchlight", "--games", "20")
    assert code == 0
    assert "random" in out
    assert "decisions per second" in out
    assert "\x1b" not in out


def test_a_better_bot_wins_more(told: Told) -> None:
    line = ("simulate", "torchlight", "--players", "2", "--games", "20", "--bots", "random,greedy:worlds=4")
    best, worst = data_of(told, *line, "--rotate")["results"]
    assert (best["bot"], worst["bot"]) == ("greedy:worlds=4", "random")
    assert best["seats"] == worst["seats"] == 20


def test_shared_wins_are_counted_apart() -> None:
    tally = Tally(("a", "b"), 2)
    tally.add(Report(("a", "b"), (3, 3), (1, 1), "cap", 8, 100))
    tally.add(Report(("b", "a"), (7, 2), (1, 2), "claim", 4, 50))
    first, second = tally.lines()
    assert (first.bot, first.wins, first.shared, first.places) == ("b", 1, 1, [2, 0])
    assert (second.bot, second.wins, second.mean()) == ("a", 0, 2.5)
    assert tally.seat_wins == [1, 0]
    assert first.interval()[0] < first.rate() < first.interval()[1]


@pytest.mark.parametrize(
    ("text", "names"),
    [("a,b", ["a", "b"]), ("search:ms=5,processes=2,easy", ["search:ms=5,processes=2", "easy"]), ("a", ["a"])],
)
def test_settings_of_a_bot_may_hold_commas(text: str, names: list[str]) -> None:
    assert listed(text) == names
