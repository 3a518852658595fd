"""Bots play whole games by the rules, repeat themselves with the same seed, and judge by nothing that is hidden."""

from typing import Any

import pytest

from tests.bots.tables import play
from tests.games.dungeon_twister.bots.tables import after, won_by_first
from tests.games.dungeon_twister.play import dungeon_twister
from undercroft.bots import SeatWindow, make
from undercroft.engine.chance import fast_source

HARD = "hard:iterations=40"
MIXED = {"sets": "mixed", "team_choice": "alternating", "room_choice": "secret_pairs"}


@pytest.mark.parametrize("name", ["easy", "normal", HARD])
def test_every_level_plays_whole_games_by_the_rules(name: str) -> None:
    assert play(dungeon_twister().start(8), [name, "random"]).result is not None


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_bots_play_with_more_players(players: int) -> None:
    assert play(dungeon_twister(players).start(3), [HARD, "greedy", "easy", "random"][:players]).over


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"sets": "paladins_dragons"},
        {"sets": "mixed"},
        MIXED,
        {"board": "controlled"},
        {"beginner": "on"},
        {"handicap": 5},
    ]
    + [{"scenario": str(number)} for number in range(1, 7)],
    ids=str,
)
def test_bots_play_the_variants(options: dict[str, Any]) -> None:
    assert play(dungeon_twister(**options).start(3), [HARD, "greedy"]).over


@pytest.mark.parametrize("name", ["easy", "greedy", HARD])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [play(dungeon_twister(beginner="on").start(5), [name, "random"], seed=3) for _ in range(2)]
    assert games[0].journal.entries == games[1].journal.entries


@pytest.mark.parametrize("name", ["easy", "greedy", HARD])
@pytest.mark.parametrize("decisions", [0, 5, 12, 21, 40, 70])
def test_the_choice_is_the_same_when_only_hidden_facts_differ(name: str, decisions: int) -> None:
    match = after(decisions, 30 + decisions)
    seat = match.to_act[0]
    here = make(name, seed=5).choose(SeatWindow(match, seat))
    for other in range(3):
        elsewhere = match.imagine(seat, fast_source(other))
        assert make(name, seed=5).choose(SeatWindow(elsewhere, seat)).text == here.text


def test_greedy_beats_random() -> None:
    assert won_by_first("greedy", "random", games=6, seed=1) >= 5


@pytest.mark.slow
def test_hard_beats_random() -> None:
    assert won_by_first("hard:iterations=200", "random", games=6, seed=1) >= 5


def test_nobody_can_foresee_who_stands_where() -> None:
    """DT-043: the start team is a secret, and so is what lies on which room (DT-045)."""
    for decisions in (0, 8):
        match = after(decisions, 2)
        seat = match.to_act[0]
        for name in ("normal", HARD):
            assert len({make(name, seed).choose(SeatWindow(match, seat)).text for seed in range(20)}) > 2
