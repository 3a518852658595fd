"""What whoever chooses after the end is told: which rule ended the game."""

import pytest

import undercroft
from undercroft import bots
from undercroft.engine.errors import GameOver


@pytest.mark.parametrize(("options", "rule"), [({"goal": 7}, "DV-159"), ({"goal": 10, "round_cap": 8}, "DV-166")])
def test_a_true_claim_or_the_last_round_ends_dungeonville(options: dict[str, object], rule: str) -> None:
    """The greedy bot claims where it can; nobody claims in the other match (DV-159, DV-166)."""
    match = undercroft.game("dungeonville", players=2, **options).start(2)
    bot = bots.make("greedy:worlds=2" if rule == "DV-159" else "random", seed=1)
    while not match.over:
        seat = match.to_act[0]
        match.choose(seat, bot.choose(bots.SeatWindow(match, seat)))
    assert match.result is not None
    assert (match.result.reason == "claim") == (rule == "DV-159")
    with pytest.raises(GameOver) as refused:
        match.choose(0, "pass")
    assert refused.value.rules == (rule,)
