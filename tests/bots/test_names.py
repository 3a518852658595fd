"""Bots by name, and the levels people choose from."""

import pytest

from undercroft.bots import LEVELS, NAMES, TEXTS, make
from undercroft.bots.search import Searcher
from undercroft.engine.errors import WrongOption


@pytest.mark.parametrize("name", [*NAMES, "search:iterations=200", "search:ms=500", "search:ms=500,processes=2"])
def test_every_name_makes_a_bot(name: str) -> None:
    make(name, seed=7)


def test_hard_thinks_at_most_a_second_and_a_half_unless_told_otherwise() -> None:
    usual, told = make("hard"), make("hard:iterations=200")
    assert isinstance(usual, Searcher)
    assert isinstance(told, Searcher)
    assert (usual.budget.iterations, usual.budget.ms) == (0, 1500)
    assert (told.budget.iterations, told.budget.ms) == (200, 0)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("lich", "There is no bot 'lich'. There are: easy, normal, hard"),
        ("", "There is no bot ''"),
        ("search:depth=3", "has no number 'depth'. It has: iterations, ms, processes"),
        ("random:ms=3", "It has: none"),
        ("search:ms=soon", "'ms=soon' is no setting of a bot"),
        ("search:ms=0", "'ms=0' is no setting"),
    ],
)
def test_a_wrong_name_is_answered_with_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(WrongOption, match=sentence):
        make(name)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_level_has_a_name_and_a_character_in_both_languages(language: str) -> None:
    wanted = {text for level in LEVELS for text in (level.name_id, level.character_id)}
    assert set(TEXTS[language]) == wanted
    assert all(TEXTS[language].values())
