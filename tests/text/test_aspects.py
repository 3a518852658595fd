"""Every aspect of every game's value is said in every language, for better and for worse, with the facts it has."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

import undercroft
from tests.text.test_completeness import NAMES, is_broken
from undercroft.bots.advice import Ground
from undercroft.bots.contrast import Contrast
from undercroft.engine.aspects import Case
from undercroft.engine.match import Match
from undercroft.text import LANGUAGES, Seats, Texts

EXPLAINING = [
    name for name in undercroft.GAMES if undercroft.game(name, undercroft.meta(name).players[-1]).rules.aspects
]
MATCHES = 6
EVERY = 3  # decision


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EXPLAINING)
def test_every_aspect_has_a_name_and_a_sentence_for_better_and_for_worse(name: str, lang: str) -> None:
    bundle = Texts(name, lang).bundle
    for aspect in undercroft.game(name, undercroft.meta(name).players[-1]).rules.aspects:
        said = [bundle.has(f"aspect-{aspect}{way}") for way in ("", "-better", "-worse")]
        assert all(said), aspect


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EXPLAINING)
def test_all_reasons_of_random_games_can_be_said(name: str, lang: str) -> None:
    texts, seats = Texts(name, lang), Seats(NAMES, 0)
    found = [ground for seed in range(MATCHES) for ground in grounds_of(name, seed)]
    said = {texts.ground(ground.to_data(), 2, seats) for ground in found}
    assert not [sentence for sentence in said if is_broken(sentence)]
    assert texts.bundle.problems == []
    assert {True, False} == {ground.better for ground in found}


def grounds_of(name: str, seed: int) -> Iterator[Ground]:
    """All aspects of positions of a random match, each beside a position some decisions before."""
    players = undercroft.meta(name).players[-1]
    match, chance = undercroft.game(name, players).start(seed), random.Random(seed)
    before: list[Case] = []
    for number in range(10_000):
        if match.over:
            return
        if number % EVERY == 0:
            case = match.rules.value_aspects(match.state, 0)
            yield from beside(case, before)
            yield from solved(match)
            before = [case]
        seat = chance.choice(match.to_act)
        match.choose(seat, chance.choice(match.options(seat)))


def beside(case: Case, before: list[Case]) -> Iterator[Ground]:
    """Two cases each, so that the facts are means."""
    if before:
        contrast = Contrast([case, case], [before[0], case])
        yield from (contrast.ground(name) for name in contrast.means)


def solved(match: Match) -> Iterator[Ground]:
    seat = match.to_act[0]
    cases = list(match.rules.solved_aspects(match.state, seat, match.offered[seat]).values())
    for one, other in pairwise(cases):
        contrast = Contrast(one, other)
        yield from (contrast.ground(name) for name in contrast.means)
