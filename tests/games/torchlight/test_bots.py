"""The heuristic is good enough for a bot to play well with."""

import pytest

import undercroft
from undercroft.bots import SeatWindow, make
from undercroft.engine.match import Match


def descended(find: int) -> Match:
    match = undercroft.game("torchlight", 2).start(1)
    match.choose(0, "bid 1")
    match.choose(1, "bid 1")
    match.state.find = find  # type: ignore[attr-defined]  # the state of the game
    return match


@pytest.mark.parametrize(("find", "choice"), [(0, "roll"), (4, "roll"), (30, "climb")])
@pytest.mark.parametrize("seed", range(5))
def test_a_bot_rolls_on_until_the_risk_is_too_high(find: int, choice: str, seed: int) -> None:
    """TL-004: nothing is hidden below, so the worlds that it imagines differ by their luck alone."""
    assert make("greedy:worlds=96", seed).choose(SeatWindow(descended(find), 0)).text == choice


def test_a_bot_beats_chance() -> None:
    won = 0
    for seed in range(20):
        match = undercroft.game("torchlight", 2).start(seed)
        bots = [make("greedy:worlds=12", seed), make("random", seed)]
        while not match.over:
            seat = match.to_act[0]
            match.choose(seat, bots[seat].choose(SeatWindow(match, seat)))
        assert match.result is not None
        won += match.result.places[0] == 1
    assert won >= 14
