"""What a hint says of a position is all that the heuristic sees in it, and nothing else."""

import random

import pytest

import undercroft
from undercroft.games.dungeonville.heuristics.aspects import aspects_of
from undercroft.games.dungeonville.heuristics.value import scores_of_all
from undercroft.games.dungeonville.state import Dungeonville


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seed", range(3))
def test_the_aspects_add_up_to_the_score(players: int, seed: int) -> None:
    match, chance = undercroft.game("dungeonville", players, round_cap=8).start(seed), random.Random(seed)
    while not match.over:
        assert isinstance(match.state, Dungeonville)
        scores = scores_of_all(match.state)
        for seat in range(players):
            own = [aspect.worth for aspect in aspects_of(match.state, seat) if aspect.name != "rivals"]
            assert sum(own) == pytest.approx(scores[seat])
        seat = chance.choice(match.to_act)
        match.choose(seat, chance.choice(match.options(seat)))
