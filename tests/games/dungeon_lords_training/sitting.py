"""A table of one for tests: which puzzle, and how it is played."""

import undercroft
from undercroft.engine.match import Match
from undercroft.games.dungeon_lords_training.state import Training

T3 = (
    "lay cursed_ring", "send vampire", "confirm", "attack vampire/nip", "target y1_thief_4_2",
    "no-trap", "send vampire", "confirm", "attack vampire/nip", "target y1_thief_4_2",
    "lay pendulum", "send vampire", "confirm", "attack vampire/bite",
)  # fmt: skip


def sit(puzzle: str = "T1", difficulty: str = "medium", seed: int = 1) -> Match:
    return undercroft.game("dungeon_lords_training", 1, puzzle=puzzle, difficulty=difficulty).start(seed)


def play(match: Match, *choices: str) -> Match:
    for choice in choices:
        match.choose(0, choice)
    return match


def state(match: Match) -> Training:
    assert isinstance(match.state, Training)
    return match.state


def ended(match: Match) -> tuple[tuple[int, ...], str]:
    result = match.result
    assert result is not None
    return result.scores, result.reason
