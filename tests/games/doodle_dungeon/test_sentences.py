"""Everything can be said in both languages, with nothing missing."""

from random import Random

import pytest

from tests.games.doodle_dungeon.play import doodle_dungeon
from tests.text.test_completeness import is_broken, play_and_tell
from undercroft.games import content
from undercroft.text import LANGUAGES, Texts
from undercroft.text.check import arguments, problems
from undercroft.text.content import named


def test_no_text_is_missing_and_both_languages_use_the_same_arguments() -> None:
    assert problems(doodle_dungeon()) == []


def test_ids_of_content_are_unique_in_the_whole_pack() -> None:
    ids = [card for _, card, _ in named(content("doodle_dungeon"))]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_news_uses_only_arguments_it_has(lang: str) -> None:
    used = arguments(Texts("doodle_dungeon", lang).bundle.source)
    for message in doodle_dungeon().rules.messages:
        assert used[f"news-{message.id}"] <= {arg.split("_")[0] for arg in message.args}, message.id


@pytest.mark.parametrize(
    ("lang", "players", "options"), [("en", 2, {"path_help": "legal"}), ("de", 3, {"junk_pick": "secret"})]
)
def test_a_random_game_is_told_without_leftovers(lang: str, players: int, options: dict[str, object]) -> None:
    texts = Texts("doodle_dungeon", lang)
    said = play_and_tell(doodle_dungeon(players, **options).start(3), texts, Random(3))
    assert [sentence for sentence in said if is_broken(sentence)] == []
    assert texts.bundle.problems == []
