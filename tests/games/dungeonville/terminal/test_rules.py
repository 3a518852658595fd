"""The rules in full on the command line: rulings, umlauts, long results."""

from tests.cli.conftest import Told
from undercroft.text.rulebook import rulebook

GAME = "dungeonville"


def first_words(number: str, lang: str) -> str:
    return f"{number}  {' '.join(rulebook(GAME, lang).rules[number].text.split()[:6])}"


def test_the_rules_that_a_ruling_was_worked_into(told: Told) -> None:
    assert first_words("DV-162", "en") in told("rules", "DV-R03", "--lang", "en")[1]


def test_umlauts_and_case_make_no_difference(told: Told) -> None:
    for typed in ("BLUTRÜNSTIG", "blutrunstig", "blutruenstig"):
        assert first_words("DV-008", "de") in told("rules", GAME, "--search", typed, "--lang", "de")[1]


def test_a_search_with_many_results_names_the_rest(told: Told) -> None:
    assert "Further rules with these words: DV-" in told("rules", GAME, "--search", "player", "--lang", "en")[1]
