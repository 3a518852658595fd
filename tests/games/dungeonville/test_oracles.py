"""Several Oracles, and one with nobody to copy: DV-148, DV-152 and the ruling DV-R30."""

from typing import Any

import pytest

from tests.games.dungeonville.play import lay, line_ups, seat, told, visit
from undercroft.engine.testing.table import PlayTable
from undercroft.text import Seats, Texts

NAMES = {"en": ("Cassandra Maybe", "The Blind Seer"), "de": ("Kassandra Vielleicht", "Der blinde Seher")}


def two_oracles() -> PlayTable:
    """Rank 24 chooses first, then rank 32."""
    return visit("crypt", seat(32, 24, 50, 52), "crypt-e1")


def copies(table: PlayTable) -> list[Any]:
    options: Any = table.match.decision(0)["options"]
    return [option for option in options if option["label"] == "copy"]


def test_every_option_says_which_oracle_copies() -> None:
    """DV-152, DV-148: lowest rank first; the second may copy the first."""
    table = two_oracles()
    assert [option["args"] for option in copies(table)] == [
        {"adventurer": "adv-50", "oracle": "adv-24"},
        {"adventurer": "adv-52", "oracle": "adv-24"},
    ]
    table.plays("P1", "copy adv-50")
    assert {option["args"]["oracle"] for option in copies(table)} == {"adv-32"}
    assert [option["args"]["adventurer"] for option in copies(table)] == ["adv-24", "adv-50", "adv-52"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_both_languages_name_the_oracle_that_copies(lang: str) -> None:
    """DV-152: in the options before, in the news after."""
    texts, seats, (first, second) = Texts("dungeonville", lang), Seats(["Anna", "Ben"], 0), NAMES[lang]
    table = two_oracles()
    assert all(first in texts.option(option, seats, "oracle") for option in copies(table))
    table.plays("P1", "copy adv-50")
    assert all(second in texts.option(option, seats, "oracle").split("(")[0] for option in copies(table))
    news = [texts.news(event, seats) for event in table.match.events(0) if event["id"] == "oracle"]
    assert len(news) == 1
    assert news[0].startswith(first)


def test_an_oracle_with_nobody_to_copy_has_no_letter() -> None:
    """DV-148, ruling DV-R30: the only member with a letter stayed at home; nobody is asked, no room kills."""
    table = line_ups(seat(24, 32, 40, 2), seat(58, 59, 60), options={"reserve": "stays_home"}).chance("crypt-a1")
    lay(lay(table, "P1", 24, 32, 40), "P2", 58, 59, 60)
    assert table.truth("visit.letters") == {"adv-24": None, "adv-32": None, "adv-40": None}
    assert (told(table, "oracle"), told(table, "died"), table.step()) == ([], [], "take")
