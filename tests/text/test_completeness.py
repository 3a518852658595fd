"""Every text exists in every language, with the same arguments, and can be said in every game."""

import random

import pytest

import undercroft
from tests.sample import SAMPLE
from undercroft.engine.match import Match
from undercroft.text import LANGUAGES, Seats, Texts, shell
from undercroft.text.bundle import Bundle
from undercroft.text.check import arguments, differences, problems, unfounded
from undercroft.text.content import named

GAMES_PER_TABLE = 6
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
TABLES = [(name, players) for name in undercroft.GAMES for players in undercroft.meta(name).players]


@pytest.mark.parametrize("name", undercroft.GAMES)
def test_no_text_is_missing_and_all_languages_use_the_same_arguments(name: str) -> None:
    assert problems(undercroft.game(name, undercroft.meta(name).players[0])) == []


def test_a_difference_between_languages_is_found() -> None:
    assert arguments("a = { $seat_is } { b }\nb = { $gold }")["a"] == {"seat", "gold"}
    english, german = Texts(SAMPLE.name, "en").bundle, shell("de")
    assert differences({"en": english, "de": german})


def test_news_without_a_rule_or_with_two_are_found() -> None:
    told = ["news-a", "news-b", "news-c"]
    english = Bundle("en", "news-a = A\n    .rule = TL-001\nnews-b = B\nnews-c = C\n    .rule = see there")
    german = Bundle("de", "news-a = A\n    .rule = TL-002\nnews-b = B\nnews-c = C")
    found = unfounded(told, {"en": english, "de": german})
    assert "news-a: .rule differs" in found
    assert [each for each in found if "has no" in each] == [
        f"{lang}: {name} has no .rule" for name in ("news-b", "news-c") for lang in ("en", "de")
    ]


@pytest.mark.parametrize("name", undercroft.GAMES)
def test_ids_of_content_are_unique_in_the_whole_pack(name: str) -> None:
    ids = [card for _, card, _ in named(undercroft.content(name))]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", undercroft.GAMES)
def test_every_kind_of_news_uses_only_arguments_it_has(name: str, lang: str) -> None:
    texts = Texts(name, lang)
    rules = undercroft.game(name, undercroft.meta(name).players[0]).rules
    used = arguments(texts.bundle.source)
    for message in rules.messages:
        has = {arg.split("_")[0] for arg in message.args}  # as `arguments` counts them
        assert used[f"news-{message.id}"] <= has, message.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whole_random_games_are_told_without_errors_or_leftovers(name: str, players: int, lang: str) -> None:
    texts = Texts(name, lang)
    for seed in range(GAMES_PER_TABLE):
        match = undercroft.game(name, players).start(seed)
        said = play_and_tell(match, texts, random.Random(seed))
        assert not [sentence for sentence in said if is_broken(sentence)]
    assert texts.bundle.problems == []


def play_and_tell(match: Match, texts: Texts, chance: random.Random) -> set[str]:
    """Everything that is said to each seat and to a spectator in one random game."""
    said: set[str] = set()
    players = match.game.players
    while not match.over:
        seat = chance.choice(match.to_act)
        decision = match.decision(seat)
        step, options, forbidden = str(decision["step"]), decision["options"], decision["forbidden"]
        assert isinstance(options, list)
        assert isinstance(forbidden, list)
        said |= {texts.option(each, Seats(NAMES, seat), step) for each in options + forbidden} | {
            texts.step(step, options, Seats(NAMES, seat))
        }
        reasons = {texts.why_not(each["rules"]) for each in forbidden}
        assert "" not in reasons, forbidden
        said |= reasons
        match.choose(seat, chance.choice(match.options(seat)))
    for viewer in (*range(players), None):
        said |= {texts.news(event, Seats(NAMES, viewer)) for event in match.events(viewer)}
    assert match.result is not None
    return said | {texts.reason(match.result, Seats(NAMES, viewer)) for viewer in (*range(players), None)}


def is_broken(sentence: str) -> bool:
    """Leftover placeholders, raw ids, doubled blanks or stops, an open bracket, a colon that announces nothing."""
    if sentence.count("(") != sentence.count(")") or sentence.endswith(":"):
        return True
    return any(mark in sentence for mark in ("{", "}", "$", "adv-", "item-", "_", "  ", "..", " .", " ,", "???"))
