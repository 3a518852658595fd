"""Bots by name, and the levels people choose from."""

from pathlib import Path

import pytest

from tests.foreign import announce
from undercroft.bots import LEVELS, NAMES, TEXTS, make
from undercroft.bots.foreign import announced
from undercroft.bots.registry import hurried
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
    ("name", "share", "less"),
    [
        ("hard", 0.5, "search:ms=750"),
        ("hard", 1.0, "hard"),
        ("hard:processes=2", 0.1, "search:ms=150,processes=2"),
        ("search:ms=3", 0.1, "search:ms=1"),
        ("hard:iterations=400", 0.1, "hard:iterations=400"),
        ("normal", 0.1, "normal"),
        ("my_bots:Patient:ms=5", 0.1, "my_bots:Patient:ms=5"),
    ],
)
def test_a_bot_in_a_hurry_has_less_time_if_it_goes_by_time(name: str, share: float, less: str) -> None:
    assert hurried(name, share) == less


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


# ---- bots of others

STRANGERS = "tests.bots.strangers"


def test_the_class_of_somebody_else_is_a_bot() -> None:
    bot = make(f"{STRANGERS}:First", seed=3)
    assert (bot.name, bot.source.below(1000)) == ("first", make("random", seed=3).source.below(1000))
    assert getattr(make(f"{STRANGERS}:First:place=2"), "place", None) == 2


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere.at.all:Bot", "There is no module 'nowhere.at.all' for the bot 'nowhere.at.all:Bot'"),
        (f"{STRANGERS}:Lost", "The module 'tests.bots.strangers' has no 'Lost'"),
        (f"{STRANGERS}:", "The module 'tests.bots.strangers' has no ''"),
        (f"{STRANGERS}:NoBot", "NoBot is not a subclass of undercroft.bots.Bot"),
        (f"{STRANGERS}:NUMBER", "NUMBER is not a class"),
        (f"{STRANGERS}:misleading", "it gives a str, not an undercroft.bots.Bot"),
        (f"{STRANGERS}:Demanding", r"cannot be made with \(seed\): TypeError: .*patience"),
        (f"{STRANGERS}:First:speed=2", r"cannot be made with \(seed, speed\): TypeError: .*speed"),
        (f"{STRANGERS}:First:place=two", "'place=two' is no setting of a bot"),
        ("search:ms", "'ms' is no setting of a bot"),
    ],
)
def test_every_mistake_with_a_bot_of_ones_own_gets_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(WrongOption, match=sentence):
        make(name)


def test_a_module_that_breaks_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_bot.py").write_text("1 / 0\n", encoding="utf-8")
    (tmp_path / "needy_bot.py").write_text("import not_installed_anywhere\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(WrongOption, match="cannot be loaded: broken_bot: ZeroDivisionError"):
        make("broken_bot:Bot")
    with pytest.raises(WrongOption, match=r"cannot be loaded: needy_bot: ModuleNotFoundError: .*not_installed"):
        make("needy_bot:Bot")


def test_a_bot_that_a_package_announces_has_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    announce(tmp_path, "their_bots", {"undercroft.bots": {"first": f"{STRANGERS}:First", "greedy": "x:Y"}})
    monkeypatch.syspath_prepend(tmp_path)
    announced.cache_clear()
    try:
        assert getattr(make("first:place=1"), "place", None) == 1
        assert make("greedy").name == "greedy"  # ours keeps its name
        with pytest.raises(WrongOption, match=r"There are: easy, .*first"):
            make("second")
    finally:
        announced.cache_clear()
