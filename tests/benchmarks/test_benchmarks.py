"""The benchmark measures every game, and holds every game against the bars of its weight."""

import pytest

import undercroft
from benchmarks.bars import BARS, verdicts
from benchmarks.catalog import Pythons, builds, figures, is_heavy
from benchmarks.worker import report

HEAVY = next(name for name in undercroft.GAMES if is_heavy(name))
GAMES = [name for name in undercroft.GAMES if not undercroft.meta(name).part_of]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_measured_in_both_builds(name: str) -> None:
    assert int(builds(name, Pythons())[0].subject.rpartition(":")[2]) in undercroft.meta(name).players
    assert [entry.build for entry in builds(name, Pythons())] == ["plain", "fast"]


@pytest.mark.parametrize("name", GAMES)
def test_every_bar_has_a_figure(name: str) -> None:
    """One short look, as a worker takes it; how fast the game is does not matter here."""
    for entry in builds(name, Pythons()):
        measured = {key: value for key, value in report(entry.subject, 0.01, 1).items() if isinstance(value, float)}
        judged = verdicts(entry, measured)
        own = {each.name: each.bar for each in figures(name)}
        assert {one.column: one.bar for one in judged} == {**BARS[entry.build, is_heavy(name)], **own}


def test_heavy_games_have_bars_of_their_own() -> None:
    """What the specification asks of them."""
    plain, fast = builds(f"{HEAVY}:2", Pythons())
    assert [one.bar for one in verdicts(plain, BARS["plain", True])] == [50_000, 10, 30, 50_000, 50_000]
    assert [one.bar for one in verdicts(fast, BARS["fast", True])] == [150_000, 5, 30, 50_000, 50_000]


def test_a_verdict_says_by_how_much_a_bar_is_missed() -> None:
    entry = builds(HEAVY, Pythons())[0]
    slow = {"decisions_per_second": 40_000.0, "clone_us": 10.0, "view_us": 33.0}
    assert [str(one) for one in verdicts(entry, slow)] == ["missed by 20.0%", "met", "missed by 10.0%"]
