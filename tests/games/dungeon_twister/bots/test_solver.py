"""The solver of whole turns: the same points as a plain search, and solutions that are told apart by what is done."""

import pytest

from tests.games.dungeon_twister.bots.plain_turns import most_points
from tests.games.dungeon_twister.bots.small_positions import T1, at_position, near_the_exit
from tests.games.dungeon_twister.bots.tables import state_of
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister.actions import ACTIONS
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.turns import bounds
from undercroft.games.dungeon_twister.turns.solver import Solver, TooLarge, most_in_this_turn

Texts = list[list[str]]


def texts(solver: Solver) -> Texts:
    return [[" ".join([ACTIONS.table[code].text for code in action]) for action in way] for way in solver.solutions()]


def solved(match: Match, gain: int) -> Texts:
    return texts(Solver(state_of(match), 0, gain))


@pytest.mark.parametrize("seed", range(30))
def test_one_action_brings_as_much_as_by_plain_search(seed: int) -> None:
    match = near_the_exit(seed, 1)
    assert most_in_this_turn(state_of(match), 0) == most_points(match.clone(), 0)


@pytest.mark.parametrize("seed", range(100, 105))
def test_two_actions_bring_as_much_as_by_plain_search(seed: int) -> None:
    match = near_the_exit(seed, 2)
    assert most_in_this_turn(state_of(match), 0) == most_points(match.clone(), 0)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(110, 150))
def test_two_actions_bring_as_much_in_many_positions(seed: int) -> None:
    match = near_the_exit(seed, 2)
    assert most_in_this_turn(state_of(match), 0) == most_points(match.clone(), 0)


@pytest.mark.parametrize("seed", range(20))
def test_the_bound_is_never_below_what_can_be_had(seed: int) -> None:
    match = near_the_exit(seed, 1)
    assert bounds.most_points(state_of(match), 0) >= most_points(match.clone(), 0)


def test_who_stands_before_the_line_gets_out() -> None:
    """DT-114: nothing but the border of (19,0) lies between."""
    match = at_position({"rooms": T1, "tokens": ["blue-goblin 19,0"], "card": 2})
    assert solved(match, 2) == [["move blue-goblin"]]
    assert solved(match, 3) == []


def test_other_orders_and_needless_moves_are_no_other_solutions() -> None:
    """Two get out, in either order; a third could walk about meanwhile."""
    tokens = ["blue-goblin 19,0", "blue-cleric 19,5", "blue-troll 2,6"]
    match = at_position({"rooms": T1, "tokens": tokens, "card": 3})
    ways = solved(match, 3)
    assert ["move blue-cleric", "move blue-goblin"] in [sorted(way) for way in ways]
    assert len({tuple(sorted(way)) for way in ways}) == len(ways)
    assert all("move blue-troll" not in way for way in ways)


def test_a_potion_gives_the_points_that_are_missing() -> None:
    """DT-245: one action point, but four steps and more to go with a Troll."""
    tokens = ["blue-troll 15,7", "blue-speed_potion 15,7"]
    match = at_position({"rooms": T1, "tokens": tokens, "card": 2, "ap": 1})
    ways = solved(match, 1)
    assert ways
    assert all("quaff blue-troll" in way for way in ways)


def test_what_a_card_could_prevent_is_no_solution() -> None:
    """DT-139: a Goblin kills the wounded Warrior only where the enemy's cards are not high enough."""
    tokens = ["blue-goblin 2,6", "orange-warrior 3,6 wounded"]
    sure = {"P1": {"combat": [0, 3]}, "P2": {"combat": [0, 2]}}
    unsure = {"P1": {"combat": [0, 3]}, "P2": {"combat": [0, 4]}}
    position = {"rooms": T1, "tokens": tokens, "card": 2, "ap": 1}
    assert solved(at_position({**position, **sure}), 1) == [["attack blue-goblin target orange-warrior"]]
    assert solved(at_position({**position, **unsure}), 1) == []


def test_several_cards_that_win_are_one_solution() -> None:
    position = {"rooms": T1, "tokens": ["blue-goblin 2,6", "orange-warrior 3,6 wounded"], "card": 2, "ap": 1}
    match = at_position({**position, "P1": {"combat": [0, 3, 5, 6]}, "P2": {"combat": [0, 2]}})
    assert len(solved(match, 1)) == 1


def test_rooms_are_not_turned_up() -> None:
    """DT-072: what lies there is chance, so nothing is counted on; else it would be searched for ever."""
    rooms = ["?", *T1[1:]]
    match = at_position({"rooms": rooms, "tokens": ["blue-goblin -1,3"], "card": 2})
    solver = Solver(state_of(match), 0, 1)
    assert not solver.is_solvable()
    assert solver.line() == ()


def test_the_line_can_be_played_and_brings_the_points() -> None:
    for seed in (0, 3, 4, 7, 101):
        match = near_the_exit(seed, 2)
        gain = most_in_this_turn(state_of(match), 0)
        before = total(state_of(match), 0)
        for code in Solver(state_of(match), 0, gain).line():
            if not match.over and code in match.offered.get(0, []):
                match.push(0, code)
        if match.over or match.step().name != "combat-card":
            assert total(state_of(match), 0) >= before + gain


def test_a_search_that_grows_too_large_says_so() -> None:
    match = near_the_exit(201, 3)
    with pytest.raises(TooLarge, match="50 positions"):
        Solver(state_of(match), 0, 3, limit=50).is_solvable()
