"""Random games: nothing is lost, nothing appears, nobody is asked in vain (section 10 of the specification)."""

from itertools import product
from random import Random

import pytest

from tests.games.dungeonville.invariants import check, state_of
from tests.games.dungeonville.invariants_views import check_views
from tests.games.dungeonville.ledger import Ledger
from tests.games.dungeonville.play import dungeonville
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.games.dungeonville.actions import CLAIM

GAMES = 1000
SETS: list[dict[str, object]] = [
    {"claims": "automatic", "town": "renew"},
    {"duel_blood": "kills_only", "reserve": "stays_home"},
    {"items": "plain", "goal": 10, "round_cap": 8},
    {"round_cap": "none", "goal": 9, "reserve": "stays_home", "town": "renew"},
]
VALUES: dict[str, tuple[object, ...]] = {
    "goal": (7, 9, 10), "claims": ("asked", "automatic"), "duel_blood": ("every_duel", "kills_only"),
    "reserve": ("enters", "stays_home"), "town": ("keep", "renew"), "items": ("powers", "plain"),
}  # fmt: skip
EVERY = [dict(zip(VALUES, values, strict=True)) for values in product(*VALUES.values())]


def choose(match: Match, dice: Random) -> tuple[int, int]:
    """Any seat that is asked, any of its options; a claim in the middle of something is rare."""
    seat = dice.choice(match.to_act)
    codes = match.offered[seat]
    code = dice.choice(codes)
    if code == CLAIM and codes[0] != CLAIM and dice.random() < 0.8:
        code = dice.choice(codes[:-1])
    return seat, code


def play(game: Game, seed: int, views: float = 0.0) -> Match:
    """One random game, checked at every decision; views at that share of them."""
    match, dice = game.start(seed), Random(seed)
    ledger = Ledger(match)
    for _ in range(20_000):
        check(match)
        ledger.follow()
        if views and dice.random() < views:
            check_views(match, seed)
        if match.over:
            ledger.ends()
            return match
        match.push(*choose(match, dice))
    raise AssertionError("The game does not end.")


@pytest.mark.many
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_thousand_random_games_break_no_invariant(players: int) -> None:
    """DV-011, DV-016, DV-169, DV-172, DV-175: cards, deeds and markers are conserved at every decision."""
    game = dungeonville(players)
    ends = {match_end(play(game, seed, 0.002)) for seed in range(GAMES)}
    assert "claim" in ends


def match_end(match: Match) -> str:
    assert match.result is not None
    return match.result.reason


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", SETS, ids=lambda each: " ".join(map(str, each.values())))
def test_random_games_with_options_break_no_invariant(players: int, options: dict[str, object]) -> None:
    """DV-025, DV-071, DV-076, DV-114, DV-165, DV-166: the same under several option sets."""
    for seed in range(25):
        play(dungeonville(players, **options), seed, 0.01)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_views_and_imagination_at_every_decision(players: int) -> None:
    """DV-006, DV-017, DV-060, DV-122: whole games in which every view of every seat is looked at."""
    for seed in range(2):
        play(dungeonville(players), seed, 1.0)


def test_every_decision_can_be_taken_with_the_checked_door_too() -> None:
    """DV-156: what is offered is accepted by `choose`, not only by `push`."""
    match, dice = dungeonville(3).start(7), Random(7)
    while not match.over:
        seat, code = choose(match, dice)
        match.choose(seat, match.rules.actions.table[code])
    assert state_of(match).over == 1


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", EVERY, ids=lambda each: " ".join(map(str, each.values())))
def test_long_sweep_over_all_combinations_of_options(players: int, options: dict[str, object]) -> None:
    """DV-010, DV-025, DV-071, DV-076, DV-114, DV-157: every combination that changes the rules."""
    cap = Random(str(options)).choice([8, 12, 20, "none"])
    for seed in range(100):
        play(dungeonville(players, round_cap=cap, **options), seed, 0.01)
