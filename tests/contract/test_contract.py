"""The contract over every registered game, player count and option."""

from random import Random

import pytest

import undercroft
from undercroft.engine.match import Match
from undercroft.engine.testing.contract import check_contract

Case = tuple[str, int, dict[str, object], int]


def option_sets(name: str, players: int) -> list[dict[str, object]]:
    """The defaults, then every other value of every option once."""
    sets: list[dict[str, object]] = [{}]
    for choice in undercroft.meta(name).options:
        others = [value for value in choice.allowed(players) if value != choice.default_for(players)]
        sets += [{choice.name: value} for value in others]
    return sets


def cases() -> list[Case]:
    """Each set of options at one player count, the defaults at all of them and twice."""
    found: list[Case] = []
    for name in undercroft.GAMES:
        counts = undercroft.meta(name).players
        found += [(name, players, {}, seed) for players in counts for seed in (1, 2)]
        for place, options in enumerate(option_sets(name, max(counts))[1:]):
            players = counts[place % len(counts)]
            if options in option_sets(name, players):
                found.append((name, players, options, place))
    return found


@pytest.mark.parametrize(("name", "players", "options", "seed"), cases())
def test_every_game_keeps_the_contract(name: str, players: int, options: dict[str, object], seed: int) -> None:
    """A whole random match in which every promise of docs/api.md is checked."""
    check_contract(undercroft.game(name, players=players, **options), seed, dense=11)  # the sweep looks closer


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 150))
def test_every_game_keeps_the_contract_for_long(seed: int) -> None:
    """The same for all player counts and all option values, with many seeds."""
    for name in undercroft.GAMES:
        for players in undercroft.meta(name).players:
            for options in option_sets(name, players):
                check_contract(undercroft.game(name, players=players, **options), seed)


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
