"""Numbers below zero have a minus sign in front, no hyphen, in everything that is written or said for players."""

from collections.abc import Iterator

from tests.text.test_brackets import messages, written
from undercroft.text.bundle import HYPHEN, LANGUAGES, Bundle

SAID = "a = { $points } points\nb = cell { $cell }, 2-3 times, { $rule }\n"


def hyphens(said: Iterator[str]) -> list[str]:
    return [text for text in said if HYPHEN.search(text)]


def test_a_number_below_zero_is_said_with_a_minus_sign() -> None:
    for lang in LANGUAGES:
        assert Bundle(lang, SAID).say("a", points=-3) == "\N{MINUS SIGN}3 points"


def test_cells_ranges_and_rules_keep_their_hyphens() -> None:
    assert Bundle("en", SAID).say("b", cell="(-1,2)", rule="XX-042") == "cell (-1,2), 2-3 times, XX-042"


def test_a_hyphen_before_a_number_is_found() -> None:
    assert hyphens(messages("a = -3 points\nb = 2-3\n")) == ["-3 points"]


# Texts of cards stand in packs, whose number would change; they are said through messages, and so with a minus sign.
def test_the_text_of_a_card_is_said_with_a_minus_sign() -> None:
    assert Bundle("en", "a = { $text }\n").say("a", text="-2 each.") == "\N{MINUS SIGN}2 each."


def test_no_message_has_a_hyphen_for_a_minus_sign() -> None:
    assert [hyphens(messages(path.read_text())) for path in written("*.ftl")] == [[]] * len(written("*.ftl"))


def test_no_rule_has_a_hyphen_for_a_minus_sign() -> None:
    files = written("rulebook/**/*.md")
    assert [hyphens(iter(path.read_text().split("\n"))) for path in files] == [[]] * len(files)
