"""Matches for the tests of bots: whole games, games in the middle, and a combat that waits for its cards."""

from random import Random
from typing import Any

from tests.bots.tables import play
from tests.games.dungeon_twister.bots.small_positions import T1, at_position
from tests.games.dungeon_twister.play import choose, dungeon_twister
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister.state import DungeonTwister


def state_of(match: Match) -> DungeonTwister:
    assert isinstance(match.state, DungeonTwister)
    return match.state


def after(decisions: int, seed: int, players: int = 2, **options: Any) -> Match:
    """A match that blind players have begun."""
    match, dice = dungeon_twister(players, **options).start(seed), Random(seed)
    for _ in range(decisions):
        if not match.over:
            match.push(*choose(match, dice))
    return match


def won_by_first(a: str, b: str, games: int, seed: int) -> float:
    """How many of these two-player games bot a wins, with changing seats."""
    won = 0.0
    for number in range(games):
        match = dungeon_twister().start(seed + number // 2)
        seat = number % 2
        result = play(match, [a, b] if seat == 0 else [b, a], seed + 2 * number).result
        assert result is not None
        won += 1 / result.places.count(1) if result.places[seat] == 1 else 0
    return won


def duel(attacker: str, target: str, ours: list[int], theirs: list[int]) -> Match:
    """Blue has attacked orange at (5,5) from (5,4); both are to lay a card of these."""
    match = at_position(
        {
            "rooms": T1,
            "tokens": [f"blue-{attacker} 2,6", f"orange-{target} 3,6"],
            "card": 5,
            "P1": {"combat": ours},
            "P2": {"combat": theirs},
        }
    )
    match.choose(0, f"attack blue-{attacker.split(maxsplit=1)[0]}")
    return match
