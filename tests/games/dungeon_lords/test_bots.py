"""Bots play Dungeon Lords: whole games by the rules, secrets untouched, and fights as well as they can be fought."""

import json

import pytest

import undercroft
from tests.bots.tables import play
from tests.games.dungeon_lords.planning_positions import planning, state
from undercroft.bots import SeatWindow, hint, make
from undercroft.games.dungeon_lords.cards import CARD_SETS
from undercroft.games.dungeon_lords.fights.fight import Fight
from undercroft.games.dungeon_lords.heuristics.solved_aspects import cases_of
from undercroft.games.dungeon_lords_training.state import best_of, training, value_of

HARD = "hard:iterations=20"


@pytest.mark.parametrize("version", ["first_game", "full"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_of_all_levels_play_whole_games(players: int, version: str) -> None:
    match = undercroft.game("dungeon_lords", players=players, version=version).start(4)
    assert play(match, ["easy", "greedy:worlds=2", HARD, "random"][:players]).result is not None


def test_easy_is_no_fool() -> None:
    """It defends itself and pays its taxes well enough to leave blind players far behind."""
    lead = 0
    for seed in range(4):
        result = play(undercroft.game("dungeon_lords", players=2).start(seed), ["easy", "random"], seed).result
        assert result is not None
        lead += result.scores[0] - result.scores[1]
    assert lead > 40


@pytest.mark.parametrize("puzzle", ["T1", "T2", "T3", "T4", "T1R"])
def test_hard_finds_the_best_line_of_every_puzzle(puzzle: str) -> None:
    match = play(undercroft.game("dungeon_lords_training", players=1, puzzle=puzzle).start(1), [HARD])
    s = training(state(match))
    assert value_of(s) == best_of(s)


def test_hard_makes_the_best_plan_and_fights_the_best_battle() -> None:
    """The card of the round is known, so the round ends as well as the complete search says."""
    match = planning(spied=["1"])
    fight = Fight(state(match.clone()), 0)
    least = fight.rank(fight.plans())[0][0]
    bots = [make(HARD, 1), make("random", 1)]
    while state(match).combat_round == 1:
        seat = match.to_act[0]
        match.choose(seat, bots[seat].choose(SeatWindow(match, seat)))
    after = state(match.clone())
    after.combat_round = 1  # the search ends before the next round begins
    assert fight.worth_of(after)[0] == least


@pytest.mark.parametrize("card", CARD_SETS[0])
def test_a_card_that_was_not_spied_makes_no_difference_to_a_plan(card: int) -> None:
    match = planning()
    s = state(match)
    usual = distances(match.rules.solved_values(s, 0))
    s.town = (card, *s.town[1:])
    assert distances(match.rules.solved_values(s, 0)) == pytest.approx(usual)


def distances(known: dict[int, float]) -> dict[int, float]:
    """How far each option is from the best."""
    best = max(known.values())
    return {code: best - value for code, value in known.items()}


def test_what_is_worked_out_are_options_with_values() -> None:
    match = planning()
    known = match.rules.solved_values(match.state, 0)
    assert known
    assert set(known) <= set(match.offered[0])
    assert all(0 <= value <= 1 for value in known.values())


def test_nothing_is_worked_out_while_orders_are_chosen() -> None:
    match = undercroft.game("dungeon_lords", players=2, version="first_game").start(1)
    assert match.rules.solved_values(match.state, 0) == {}


def test_a_hint_in_a_fight_has_reasons_that_add_up() -> None:
    match = planning()
    advice = hint(SeatWindow(match, 0), HARD)
    assert sum(reason.best for reason in advice.reasons) == pytest.approx(1)
    assert advice.reasons[0].option is advice.choice
    assert json.loads(json.dumps(advice.to_data())) == advice.to_data()


@pytest.mark.parametrize("card", CARD_SETS[0])
def test_the_reasons_for_a_plan_do_not_depend_on_a_card_that_was_not_spied(card: int) -> None:
    match = planning()
    s, codes = state(match), match.offered[0]
    usual = match.rules.solved_aspects(s, 0, codes)
    assert {len(cases) for cases in usual.values()} == {len(CARD_SETS[0])}
    s.town = (card, *s.town[1:])
    assert match.rules.solved_aspects(s, 0, codes) == usual


def test_the_aspects_of_an_ending_add_up_to_its_loss() -> None:
    fight = Fight(state(planning()), 0)
    for loss, plan in fight.rank(fight.plans()):
        cases = cases_of(fight, plan)
        assert sum(aspect.worth for case in cases for aspect in case) / len(cases) == pytest.approx(-loss / 100)
