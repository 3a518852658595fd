"""Clocks, and bots in the place of players who stay away."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.sample import SAMPLE
from tests.server.browser import Browser
from tests.server.harness import Server
from tests.server.play import play_on
from tests.server.wire import Socket
from undercroft.server.clocks import Clocks
from undercroft.server.house_clock import HouseClock


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


def test_a_clock_does_not_run_while_the_scenes_before_the_question_are_shown() -> None:
    """Each beat that everybody saw is allowed for, also those of the moves before; half a minute in all at most."""
    clocks = Clocks(30, HouseClock(0))
    clocks.note((0,), 100.0, 2)
    assert clocks.deadline([0]) == 133.0
    clocks.note((1,), 101.0, 4)
    assert clocks.deadline([1]) == 139.0
    clocks.note((2,), 102.0, 500)
    assert clocks.deadline([2]) == 162.0
    clocks.note((2, 3), 200.0)
    assert (clocks.deadline([2]), clocks.deadline([3])) == (162.0, 230.0)


def test_the_deadline_is_that_of_the_seat_that_began_last() -> None:
    """Where several seats owe a choice, each keeps the moment at which its own clock started."""
    clocks = Clocks(30, HouseClock(0))
    clocks.note((0,), 100.0)
    clocks.note((0, 2), 110.0)
    assert (clocks.deadline([0]), clocks.deadline([0, 2])) == (130.0, 140.0)
    clocks.note((0, 1, 2), 120.0)
    assert (clocks.deadline([0, 2]), clocks.deadline([0, 1, 2])) == (140.0, 150.0)
    clocks.note((0, 1), 125.0)  # seat 2 has chosen
    clocks.note((0, 1, 2), 135.0)  # and has to choose again
    assert (clocks.deadline([0]), clocks.deadline([0, 2])) == (130.0, 165.0)
    assert clocks.deadline([]) is None
    assert Clocks(None, HouseClock(0)).deadline([0]) is None


class Hands:
    """The two clocks of a machine, moved by a test."""

    def __init__(self) -> None:
        self.tick = 5000.0
        self.wall = 1_700_000_000.0

    def house(self, carried: float = 0.0) -> HouseClock:
        return HouseClock(carried, lambda: self.tick, lambda: self.wall)

    def pass_by(self, seconds: float) -> None:
        self.tick += seconds
        self.wall += seconds


@pytest.mark.parametrize("jump", [25 * 3600, -25 * 3600])
def test_a_jump_of_the_machines_clock_makes_nobody_late_and_nobody_early(jump: float) -> None:
    hands = Hands()
    clocks = Clocks(86_400, hands.house())
    clocks.note((0,), clocks.house.read())
    hands.pass_by(3600)
    hands.wall += jump
    assert not clocks.has_run_out([0])
    assert clocks.told([0]) == hands.wall + 23 * 3600  # what clients count down to has jumped, too
    hands.pass_by(23 * 3600)
    assert clocks.has_run_out([0])


def test_the_deadline_that_is_told_stays_the_same_while_the_clock_only_creeps() -> None:
    hands = Hands()
    clocks = Clocks(30, hands.house())
    clocks.note((0,), clocks.house.read())
    told = clocks.told([0])
    hands.pass_by(5)
    hands.wall += 0.2
    assert clocks.told([0]) == told


def test_the_clock_of_the_house_goes_on_where_it_stood() -> None:
    """What it noted before is still right; the time between does not count."""
    hands = Hands()
    before = hands.house()
    hands.pass_by(100)
    stood = before.read()
    hands.pass_by(9999)
    assert hands.house(stood).read() == stood == 100


@pytest.fixture
def jumping(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    """A server whose machine can set its clock while it runs."""
    hands = tmp_path / "hands"
    hands.write_text("0", encoding="utf-8")
    folders = [str(Path(__file__).parent / "jumping"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders), "WALL_CLOCK": str(hands)}
    with Server(tmp_path, "--no-limits", environment=environment) as running:
        yield running, hands


@pytest.mark.parametrize("jump", [25 * 3600, -25 * 3600])
def test_nobody_is_replaced_because_the_machines_clock_jumped(jumping: tuple[Server, Path], jump: int) -> None:
    server, hands = jumping
    table, guests = three(server, 86_400)
    others = [guest.at(table) for guest in guests[1:]]
    before = others[0].now["deadline"]
    hands.write_text(str(jump), encoding="utf-8")
    assert [each.ask("replace", seat=0)["kind"] for each in others] == ["wrong-moment", "wrong-moment"]
    assert abs(guests[1].at(table).now["deadline"] - before - jump) < 600
    server.kill()
    server.start()
    others = [guest.at(table) for guest in guests[1:]]
    assert [each.ask("replace", seat=0)["kind"] for each in others] == ["wrong-moment", "wrong-moment"]
    assert guests[0].table(table)["seats"][0]["kind"] == "guest"


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
