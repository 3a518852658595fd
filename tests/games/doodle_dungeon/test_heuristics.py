"""What a position is worth to bots."""

from random import Random

import pytest

from tests.games.doodle_dungeon.invariants import state_of
from tests.games.doodle_dungeon.play import Words, choose, doodle_dungeon
from tests.games.doodle_dungeon.situations import BLANK, STRAIGHT, straight
from undercroft.bots.greedy import Greedy
from undercroft.bots.uniform import Uniform
from undercroft.bots.window import SeatWindow
from undercroft.games.doodle_dungeon.chances import HELP, chance
from undercroft.games.doodle_dungeon.game import RULES


def greedy_wins(games: int) -> int:
    """Games of two in which greedy, by turns in each seat, has more points than random play."""
    won = 0
    for seed in range(games):
        match, bots = doodle_dungeon(2).start(seed), [Greedy(seed, 6), Uniform(seed)]
        while not match.over:
            seat = match.to_act[0]
            match.choose(seat, bots[(seat + seed) % 2].choose(SeatWindow(match, seat)))
        assert match.result is not None
        won += match.result.scores[seed % 2] > match.result.scores[1 - seed % 2]
    return won


def test_greedy_beats_random_play() -> None:
    assert greedy_wins(10) >= 9


@pytest.mark.slow
def test_greedy_beats_random_play_in_nine_of_ten_games() -> None:
    assert greedy_wins(400) >= 360


def test_values_are_shares_and_differ_with_what_is_on_the_table() -> None:
    match, dice = doodle_dungeon(3).start(2), Random(2)
    seen = set()
    while not match.over:
        values = [RULES.heuristic(state_of(match), seat) for seat in range(3)]
        assert all(0 <= value <= 1 for value in values)
        seen.add(round(values[0], 3))
        match.push(*choose(match, dice))
    assert len(seen) > 50


@pytest.mark.parametrize(("better", "worse"), [({"hearts": 3}, {"hearts": 20}), ({"treasures": ["A9"]}, {})])
def test_wounded_heroes_and_guarded_treasures_are_good(better: Words, worse: Words) -> None:
    """DD-170, DD-173: while the hero still walks."""
    other: Words = {"path": STRAIGHT, "sheet": BLANK}
    good, bad = [straight("..G.....D.", "1", "1", hand=["axe"], P2=other, **words) for words in (better, worse)]
    assert RULES.heuristic(state_of(good.match), 0) > RULES.heuristic(state_of(bad.match), 0)


def test_chances_of_two_dice() -> None:
    """DD-116: with no level 1 in 100, with +12 more than three in four; cards help."""
    assert chance(0) == pytest.approx(0.01 + HELP * 0.99)
    assert chance(-3) == HELP
    assert all(chance(level) <= chance(level + 1) for level in range(-6, 20))
    assert chance(12) > 0.8
