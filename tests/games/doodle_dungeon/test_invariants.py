"""Random games: nothing is lost, nothing appears, and what cannot go back does not (section 10)."""

from random import Random

import pytest

from tests.games.doodle_dungeon.invariants import Ledger, check, state_of
from tests.games.doodle_dungeon.play import choose, doodle_dungeon
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.games.doodle_dungeon.rules.scoring import score

SETS: list[dict[str, object]] = [
    {},
    {"build_order": "in_turn", "goblin_track": "even", "hearts": 10},
    {"path_help": "legal", "bomb_range": "on_foot", "junk_pick": "secret"},
    {"hearts": 30, "memory_aid": "off", "start_seat": 2},
]


def play(game: Game, seed: int, views: float = 0.0) -> Match:
    """One random game, checked at every decision; every view at that share of them."""
    match, dice = game.start(seed), Random(seed)
    ledger = Ledger(match)
    for _ in range(20_000):
        check(match)
        ledger.follow()
        if dice.random() < views:
            for viewer in (*range(game.players), None):
                match.view(viewer)
        if match.over:
            return match
        match.push(*choose(match, dice))
    raise AssertionError("The game does not end.")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", SETS, ids=lambda each: " ".join(map(str, each.values())) or "usual")
def test_random_games_break_no_invariant(players: int, options: dict[str, object]) -> None:
    """DD-029, DD-055, DD-142, DD-155, DD-164, DD-168: cards, sheets, boxes, hearts, paths; the game always ends."""
    match = play(doodle_dungeon(players, **options), 1, 0.1)
    s = state_of(match)
    assert match.result is not None
    assert match.result.scores == tuple(score(s, seat).total() for seat in range(players))


@pytest.mark.many
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", SETS, ids=lambda each: " ".join(map(str, each.values())) or "usual")
def test_dozens_of_random_games_break_no_invariant(players: int, options: dict[str, object]) -> None:
    """DD-168: the same in many games."""
    for seed in range(12):
        play(doodle_dungeon(players, **options), seed, 0.01)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_thousand_random_games(players: int) -> None:
    """DD-168: and in 2,000, a third for each number of players."""
    for seed in range(667):
        play(doodle_dungeon(players, **SETS[seed % len(SETS)]), seed, 0.002)


def test_a_hero_needs_few_turns() -> None:
    """DD-168: at most as many as there are traps and monsters on his path, and two more."""
    for seed in range(6):
        match, dice = doodle_dungeon(3).start(seed), Random(seed)
        last = [0] * 3
        while not match.over:
            match.push(*choose(match, dice))
            s = state_of(match)
            last = [s.turns[seat] if s.fates[seat] == 0 else last[seat] for seat in range(3)]
        s = state_of(match)
        for seat in range(3):
            met = len([cell for cell in s.paths[seat] if s.sheets[seat][cell] > 1])
            assert last[seat] <= met + 2
