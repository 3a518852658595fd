"""The contract over every registered game, player count and option."""

from random import Random

import pytest

import undercroft
from undercroft.engine.match import Match
from undercroft.engine.testing.contract import check_contract
from undercroft.engine.testing.sweep import Case, cases, option_sets

CASES = [
    # the first of every game is played on plain Python, too
    pytest.param(name, case, marks=pytest.mark.many if place else pytest.mark.compiled)
    for name in undercroft.GAMES
    for place, case in enumerate(cases(undercroft.meta(name)))
]


@pytest.mark.parametrize(("name", "case"), CASES, ids=str)
def test_every_game_keeps_the_contract(name: str, case: Case) -> None:
    """A whole random match in which every promise of docs/api.md is checked."""
    game = undercroft.game(name, players=case.players, **case.options)
    check_contract(game, case.seed, dense=11)  # the sweep looks closer


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 150))
def test_every_game_keeps_the_contract_for_long(seed: int) -> None:
    """The same for all player counts and all option values, with many seeds."""
    for name in undercroft.GAMES:
        for players in undercroft.meta(name).players:
            for options in option_sets(undercroft.meta(name), players):
                check_contract(undercroft.game(name, players=players, **options), seed)


@pytest.mark.compiled
def test_a_keyed_match_keeps_the_contract_of_records() -> None:
    """With the cryptographic source, save and load continue the same stream."""
    for name in undercroft.GAMES:
        match = undercroft.game(name, players=undercroft.meta(name).players[0]).start(bytes(range(32)))
        play(match, Random(1), 30)
        loaded = undercroft.load(match.save())
        play(match, Random(2), 10)
        play(loaded, Random(2), 10)
        assert loaded.save() == match.save()


def play(match: Match, chooser: Random, moves: int) -> None:
    for _ in range(moves):
        if match.over:  # a training puzzle is short
            return
        seat = chooser.choice(match.to_act)
        match.choose(seat, chooser.choice(match.options(seat)))
