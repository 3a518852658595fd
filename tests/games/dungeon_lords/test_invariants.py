"""Random games: nothing is lost, nothing appears, the paladin is where he belongs (section 10 of both files)."""

import json
from random import Random

import pytest

import undercroft
from tests.games.dungeon_lords.invariants import check, check_start_of_combat, state_of
from undercroft.engine.game import Game
from undercroft.engine.match import Match

GAMES = 334  # for each number of players and each version: more than 2,000 in all
SETS: list[dict[str, object]] = [
    {"planning": "simultaneous", "production_order": "simultaneous"},
    {"content_pack": "printed_only", "special_events": "on", "version": "first_game"},
    {"initial_orders": "choose_2_of_3", "hire_surcharge": "off"},
]


def play(game: Game, seed: int) -> Match:
    """One random game, checked at every decision; now and then the views are looked at as well."""
    match, dice = game.start(seed), Random(seed)
    combat = (1, 0)
    for _ in range(20_000):
        check(match)
        s = state_of(match)
        if s.combat_round == 1 and combat != (s.year, 1):
            check_start_of_combat(s)
        combat = (s.year, s.combat_round)
        if dice.random() < 0.002:
            json.dumps([match.view(seat) for seat in (*range(s.players), None)])
        if match.over:
            return match
        seat = dice.choice(match.to_act)
        match.push(seat, dice.choice(match.offered[seat]))
    raise AssertionError("The game does not end.")


@pytest.mark.many
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("version", ["full", "first_game"])
def test_two_thousand_random_games_break_no_invariant(players: int, version: str) -> None:
    """DL-004, DL-005, DL-006, DL-063, DL-071, DL-120, DL-129, DL-242, DL-265: cards, tiles and heroes are conserved."""
    game = undercroft.game("dungeon_lords", players, version=version)
    for seed in range(GAMES):
        match = play(game, seed)
        s = state_of(match)
        assert (s.year, s.season) == (2, 3)
        assert match.result is not None
        assert 1 in match.result.places


@pytest.mark.many
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", SETS, ids=lambda each: " ".join(map(str, each.values())))
def test_random_games_with_options_break_no_invariant(players: int, options: dict[str, object]) -> None:
    """DL-191, DL-295, DL-320, DL-425: the same under other options."""
    for seed in range(40):
        play(undercroft.game("dungeon_lords", players, **options), seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 21_000, 1000))
def test_many_more_random_games(seed: int) -> None:
    """The same for a long time."""
    for players in (2, 3, 4):
        game = undercroft.game("dungeon_lords", players)
        for each in range(seed, seed + 500):
            play(game, each)
