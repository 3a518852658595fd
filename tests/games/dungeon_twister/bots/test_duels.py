"""Combat cards: by odds that nobody can exploit, and the best answer where the other card has been seen."""

import pytest

from tests.games.dungeon_twister.bots.tables import duel, state_of
from undercroft.bots import SeatWindow, hint, make
from undercroft.games.dungeon_twister.heuristics.fights import Fight
from undercroft.games.dungeon_twister.heuristics.matrix import Duel, solved

FULL = [0, 1, 2, 2, 3, 3, 4, 5, 6]


def test_a_penny_is_matched_half_of_the_time() -> None:
    ours, theirs = solved([[1.0, -1.0], [-1.0, 1.0]])
    assert ours == pytest.approx((0.5, 0.5), abs=0.03)
    assert theirs == pytest.approx((0.5, 0.5), abs=0.03)


def test_odds_of_an_uneven_game_are_those_of_the_textbook() -> None:
    """[[3, -1], [-2, 1]]: rows 3 to 4, columns 2 to 5."""
    ours, theirs = solved([[3.0, -1.0], [-2.0, 1.0]])
    assert ours[0] == pytest.approx(3 / 7, abs=0.04)
    assert theirs[0] == pytest.approx(2 / 7, abs=0.04)


def test_what_is_never_better_is_never_chosen() -> None:
    ours, _ = solved([[2.0, 2.0], [1.0, 0.0]])
    assert ours[0] > 0.98


@pytest.mark.parametrize("lead", [-3, -1, 0, 2])
def test_no_card_of_the_enemy_does_much_better_against_the_odds(lead: int) -> None:
    """What makes a choice safe: whatever the other lays, he gains hardly more than he must."""
    values = (0, 1, 2, 3, 4, 5, 6)
    matrix = Duel(lead, values, values, 0.5, -0.5).matrix()
    ours, theirs = solved(matrix)
    against_us = [sum(p * row[j] for p, row in zip(ours, matrix, strict=True)) for j in range(len(values))]
    against_them = [sum(q * each for q, each in zip(theirs, row, strict=True)) for row in matrix]
    assert max(against_them) - min(against_us) < 0.03


@pytest.mark.parametrize("name", ["normal", "hard:iterations=20", "easy"])
def test_a_bots_card_cannot_be_foreseen(name: str) -> None:
    match = duel("troll", "warrior", FULL, FULL)
    assert len({make(name, seed).choose(SeatWindow(match, 0)).text for seed in range(40)}) >= 3


def test_a_fight_that_is_won_anyway_costs_no_card() -> None:
    """DT-139: a Troll with 4 against a wounded one whose player has nothing but the +0."""
    match = duel("troll", "goblin", FULL, [0])
    assert {make("normal", seed).choose(SeatWindow(match, 0)).text for seed in range(20)} == {"combat 0"}


def test_who_has_seen_the_enemys_card_answers_with_the_cheapest_that_wins() -> None:
    """DT-213: the Weapon Master's player sees a 2, needs more with equal strength, and keeps his better cards."""
    match = duel("weapon_master", "warrior", FULL, [0, 2])
    match.choose(1, "combat 2")
    assert match.step().name == "combat-answer"
    assert make("hard:iterations=20", 1).choose(SeatWindow(match, 0)).text == "combat 3"


def test_the_chances_of_a_fight_add_up() -> None:
    fight = Fight(state_of(duel("troll", "warrior", FULL, FULL)))
    assert sum(fight.chances()) == pytest.approx(1)
    assert fight.chances()[2] > fight.chances()[0]  # the Troll is the stronger one


def test_a_hint_tells_the_odds() -> None:
    advice = hint(SeatWindow(duel("troll", "warrior", FULL, FULL), 0), "greedy")
    assert sum(reason.best for reason in advice.reasons) == pytest.approx(1)
