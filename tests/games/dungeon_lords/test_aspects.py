"""What a hint says of a lord's position is all that the heuristic sees in it, and nothing else."""

import random

import pytest

import undercroft
from undercroft.games.dungeon_lords.cards import HERO_TYPE, ILLUSION
from undercroft.games.dungeon_lords.heuristics.aspects import aspects_of
from undercroft.games.dungeon_lords.heuristics.defence import losses_and_prisoners
from undercroft.games.dungeon_lords.heuristics.value import ranks_of, scores_of_all
from undercroft.games.dungeon_lords.state import DungeonLords
from undercroft.games.dungeon_lords_training.heuristics import value_aspects
from undercroft.games.dungeon_lords_training.state import training

HEROES = 3  # that come in a year
NEAR_PALADIN = 5  # evil: with less nobody expects him
EPSILON = 1e-9


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_aspects_of_a_lord_add_up_to_his_score(players: int, seed: int) -> None:
    match, chance = undercroft.game("dungeon_lords", players).start(seed), random.Random(seed)
    while not match.over:
        assert isinstance(match.state, DungeonLords)
        scores = scores_of_all(match.state)
        for seat in range(players):
            own = [aspect.worth for aspect in aspects_of(match.state, seat) if aspect.name != "rivals"]
            assert sum(own) == pytest.approx(scores[seat])
        seat = chance.choice(match.to_act)
        match.choose(seat, chance.choice(match.options(seat)))


@pytest.mark.parametrize("seed", range(6))
def test_no_more_prisoners_are_foreseen_than_can_be_caught(seed: int) -> None:
    match, chance = undercroft.game("dungeon_lords", 2).start(seed), random.Random(seed)
    while not match.over:
        s = match.state
        assert isinstance(s, DungeonLords)
        for seat, rank in enumerate(ranks_of(s)):
            lost, rooms, caught = losses_and_prisoners(s, seat, rank, 0)
            assert rooms <= lost
            if s.combat_round:
                assert caught <= sum(HERO_TYPE[hero] != ILLUSION for hero in s.queues[seat]) + EPSILON
            elif s.evil[seat] < NEAR_PALADIN:
                assert caught <= HEROES + EPSILON
        seat = chance.choice(match.to_act)
        match.choose(seat, chance.choice(match.options(seat)))


def test_the_aspects_of_a_puzzle_add_up_to_its_value() -> None:
    match, chance = undercroft.game("dungeon_lords_training", 1, puzzle="T3").start(1), random.Random(1)
    while not match.over:
        assert isinstance(match.state, DungeonLords)
        s = training(match.state)
        total = sum(aspect.worth for aspect in value_aspects(s)) / s.tiles[0].bit_count()
        assert match.rules.heuristic(s, 0) == pytest.approx(min(1.0, max(0.0, total)))
        match.choose(0, chance.choice(match.options(0)))
