"""`hard`: whole paths, which it remembers, cards built in mind, and that it is stronger."""

import pytest

from tests.games.doodle_dungeon.bots.sheets import match_at
from tests.games.doodle_dungeon.invariants import state_of
from tests.games.doodle_dungeon.play import doodle_dungeon
from undercroft.bots import make
from undercroft.bots.explain import explained
from undercroft.bots.window import SeatWindow
from undercroft.engine.chance import fast_source
from undercroft.engine.effort import Effort
from undercroft.games.doodle_dungeon.game import RULES
from undercroft.games.doodle_dungeon.geometry.cells import CELL_IDS
from undercroft.games.doodle_dungeon.heuristics.lines import PLANS
from undercroft.games.doodle_dungeon.paths.problem import Problem
from undercroft.games.doodle_dungeon.paths.worth import points_of

HARD = "hard:iterations=100"


def drawn_path(anew: bool) -> tuple[int, ...]:
    """The path that P1 draws, by one bot, or by a new one for every step."""
    match = match_at("path", 4)
    bot = make(HARD, 1)
    while 0 in match.offered:
        if anew:
            bot = make(HARD, 1)
        match.choose(0, bot.choose(SeatWindow(match, 0)))
    return state_of(match).paths[1]


def test_the_plan_of_a_path_is_followed_to_its_end() -> None:
    PLANS.clear()
    path = drawn_path(anew=False)
    problem = Problem(state_of(match_at("path", 4)), 1)
    (plans,) = [plans for key, plans in PLANS.items() if key == problem.key]
    assert path == plans[0][1].path
    assert points_of(problem, path) == pytest.approx(plans[0][1].points)


def test_a_bot_made_anew_goes_on_with_the_plan() -> None:
    PLANS.clear()
    alone = drawn_path(anew=False)
    PLANS.clear()
    assert drawn_path(anew=True) == alone


def test_what_is_found_of_a_path_does_not_depend_on_what_is_hidden() -> None:
    """DD-066, DD-078: the same in every world that looks alike."""
    match = match_at("path", 6, 3)
    found = []
    for seed in (1, 2, 3):
        PLANS.clear()
        world = state_of(match.imagine(0, fast_source(seed)))
        outlook = RULES.own_search(world, 0, fast_source(9), Effort(30, 0))
        found.append((outlook.values, outlook.line))
    assert found[0] == found[1] == found[2]


def test_a_hint_says_why_in_words() -> None:
    match = match_at("build", 3)
    seat = match.to_act[0]
    window = SeatWindow(match, seat)
    advice = explained(window, make("greedy", 1).advise(window), fast_source(1))
    assert advice.why is not None
    assert {ground.aspect for ground in advice.why.grounds} <= set(RULES.aspects)


def test_a_path_by_hard_is_one_of_cells() -> None:
    assert all(CELL_IDS[cell] for cell in drawn_path(anew=False))


def duels(one: str, other: str, games: int) -> float:
    """The share of two-player games that the first wins; every deal is played from both seats."""
    won = 0.0
    for game in range(games):
        match, bots = doodle_dungeon(2).start(game // 2), [make(one, game), make(other, game)]
        while not match.over:
            seat = match.to_act[0]
            match.choose(seat, bots[(seat + game) % 2].choose(SeatWindow(match, seat)))
        assert match.result is not None
        places = match.result.places
        won += (1 / places.count(1)) if places[game % 2] == 1 else 0
    return won / games


@pytest.mark.many
def test_hard_beats_greedy() -> None:
    assert duels(HARD, "greedy", 20) >= 0.6


@pytest.mark.slow
def test_hard_beats_greedy_in_two_of_three_of_400_games() -> None:
    assert duels(HARD, "greedy", 400) >= 0.65
