"""Budgets: what a search spends where there is little to decide, and what becomes of its helpers."""

import multiprocessing
import os
from multiprocessing.connection import Connection

import pytest

from tests.bots.tables import after
from tests.games.dungeonville.play import hiring, seat, sending
from undercroft.bots import SeatWindow, crowd, hint, make
from undercroft.bots.crowd import Budget, Tallies, think
from undercroft.bots.ismcts import FEWEST, TreeSearch
from undercroft.bots.search import SETTINGS
from undercroft.engine.actions import Option
from undercroft.engine.chance import Source, fast_source
from undercroft.engine.errors import WrongOption
from undercroft.engine.match import Match

LONG = 1000.0  # seconds: nobody waits for these

can_fork = pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="the system cannot fork")


def in_town(points: int = 0) -> Match:
    """P1 must hire one of five and can pay for all of them; with seven points he may as well claim and win."""
    own = seat(11, 42, treasure=["crypt-a1", "rathaus-b2"], zone={"P2": points})
    table = hiring([4, 20, 35, 50, 60], 9, 31, 44, P1=own, P2=seat(15, 38, 57), round=2)
    return table.match.imagine(0, fast_source(1))


class Forced(SeatWindow):
    """The window of a seat that has one option and needs no imagination for it."""

    def options(self) -> list[Option]:
        return super().options()[:1]

    def imagine(self, source: Source) -> Match:
        raise AssertionError("there is nothing to think about")


def test_a_single_option_is_taken_without_thinking() -> None:
    window = Forced(in_town(), 0)
    assert make("hard").choose(window) is window.options()[0]
    advice = hint(window)
    assert (advice.choice, advice.tries) == (window.options()[0], 0)
    assert [reason.best for reason in advice.reasons] == [1.0]


def test_where_all_others_are_pointless_one_look_is_enough() -> None:
    world = in_town()
    search = TreeSearch(world, 0, fast_source(1), SETTINGS, tuple(world.offered[0][1:]))
    search.grow(0, LONG)
    assert search.iterations == 1
    assert list(search.tallies()) == world.offered[0][:1]


def test_a_clear_lead_ends_a_search_that_only_time_limits() -> None:
    """DV-155: a claim with seven points wins in every world."""
    world = in_town(points=7)
    search = TreeSearch(world, 0, fast_source(1), SETTINGS)
    search.grow(0, LONG)
    assert search.iterations == FEWEST * len(world.offered[0])
    assert max(search.tallies().items(), key=lambda tally: tally[1][1])[0] == world.rules.actions.parse("claim").code


def test_iterations_are_spent_in_full() -> None:
    world = in_town(points=7)
    search = TreeSearch(world, 0, fast_source(1), SETTINGS)
    search.grow(700, 0)
    assert search.iterations == 700


def test_a_tree_is_never_sure() -> None:
    world = sending(P1=seat(2, 3, 4, zone={"P2": 7}), P2=seat(6, 7, 8)).match.imagine(0, fast_source(1))
    search = TreeSearch(world, 0, fast_source(1), SETTINGS)
    search.grow(FEWEST * len(world.offered[0]) + 1, 0)
    assert not search.is_clear(world.offered[0])


@pytest.mark.parametrize(("iterations", "seconds"), [(1, 0), (0, 1e-9), (1, 1e-9)])
def test_the_smallest_budget_is_enough_for_an_answer(iterations: int, seconds: float) -> None:
    search = TreeSearch(in_town(), 0, fast_source(1), SETTINGS)
    search.grow(iterations, seconds)
    assert search.tallies()


# ---- helpers


@can_fork
def test_a_helper_that_dies_takes_only_its_own_counts_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def die(*_: object) -> None:
        os._exit(1)

    monkeypatch.setattr(crowd, "search_and_send", die)
    tallies = think(in_town(), 0, fast_source(1), SETTINGS, Budget(30, 0, 3))
    assert sum(tally[0] for tally in tallies.values()) == 30
    assert not multiprocessing.active_children()


@can_fork
def test_whoever_is_interrupted_leaves_no_helper_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> Tallies:
        if os.getpid() == parent:
            assert len(multiprocessing.active_children()) == 2
            raise KeyboardInterrupt
        return search(*arguments)  # type: ignore[arg-type]  # passed on as they are

    parent, search = os.getpid(), crowd.search
    monkeypatch.setattr(crowd, "search", interrupted)
    with pytest.raises(KeyboardInterrupt):
        think(in_town(), 0, fast_source(1), SETTINGS, Budget(0, 1000_000, 3))
    assert not multiprocessing.active_children()


@can_fork
def test_a_process_that_may_have_no_helpers_searches_alone() -> None:
    here, there = multiprocessing.get_context("fork").Pipe(duplex=False)
    worker = multiprocessing.get_context("fork").Process(target=advise, args=(there,), daemon=True)
    worker.start()
    assert here.recv() == 50
    worker.join()


def advise(there: Connection) -> None:
    match = after(12, 4)
    there.send(hint(SeatWindow(match, match.to_act[0]), "search:iterations=50,processes=2").tries)


def test_nobody_gets_more_processes_than_a_machine_can_bear() -> None:
    with pytest.raises(WrongOption, match="64 processes, not 65"):
        make("search:processes=65")
