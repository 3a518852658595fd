"""The numbered rules: the same in every language, and every number that is cited anywhere leads to one."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.coverage import citations, defined
from undercroft.games import home
from undercroft.text import LANGUAGES
from undercroft.text.numbers import RULE, RULING, between, cited, meant
from undercroft.text.rule_search import search
from undercroft.text.rulebook import Part, Rule, Rulebook, Section, book_with, read_part, rulebook, rulebooks
from undercroft.text.rulebook_check import differences, flaws

ROOT = Path(__file__).parents[2]
SPECIFICATIONS = ROOT.parent / "shared" / "rules"
SEARCHES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "rule_searches.json").read_text(encoding="utf-8"))
HOMES = [name for name in undercroft.GAMES if home(name) == name and rulebook(name, "en").parts]

SMALL = """# Part

## First

- **XX-001** One, see XX-002.
- **XX-002** Two.

| a | b |
|---|---|
| 1 | 2 |

## Second

- **XX-003** Three. Ruling XX-R01: no.
"""


def book(text: str, lang: str = "en") -> Rulebook:
    return Rulebook("x", lang, (read_part("01-part", text),))


# ---- reading


def test_a_part_is_read_with_sections_rules_and_tables() -> None:
    assert read_part("01-part", SMALL) == Part(
        "01-part",
        "Part",
        (
            Section("First", (Rule("XX-001", "One, see XX-002."), Rule("XX-002", "Two.", (("a", "b"), ("1", "2"))))),
            Section("Second", (Rule("XX-003", "Three. Ruling XX-R01: no."),)),
        ),
    )


def test_a_rule_knows_its_section_and_a_ruling_the_rules_it_is_worked_into() -> None:
    small = book(SMALL)
    assert small.numbers == ("XX-001", "XX-002", "XX-003")
    assert small.section_of["XX-002"].title == "First"
    assert [rule.number for rule in small.naming("XX-R01")] == ["XX-003"]


def test_the_book_of_a_number_is_found_by_its_letters() -> None:
    for each in rulebooks("en"):
        assert book_with(each.numbers[0], "de") is rulebook(each.game, "de")
    assert book_with("ZZ-001", "en") is None


def test_a_part_of_a_game_is_told_by_the_rulebook_of_that_game() -> None:
    for name in undercroft.GAMES:
        assert rulebook(name, "en") is rulebook(home(name), "en") or rulebook(name, "en").game == home(name)


# ---- numbers


def test_a_range_cites_every_number_in_it() -> None:
    assert cited("TL-060 to TL-062, TL-070") == {"TL-060", "TL-061", "TL-062", "TL-070"}
    assert between("TL-062", "XX-064") == []
    assert between("TL-062", "TL-060") == []


@pytest.mark.parametrize(
    ("typed", "number"), [("TL-047", "TL-047"), ("tl47", "TL-047"), ("xx 7", "XX-007"), ("47", ""), ("TL-0471", "")]
)
def test_what_somebody_types_is_a_number_in_many_spellings(typed: str, number: str) -> None:
    assert meant(typed) == number


# ---- what does not hold together is found


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (SMALL + "A loose line.\n", "cannot read 'A loose line.'"),
        (SMALL + "- **XX-001** Again.\n", "XX-001 stands twice"),
        (SMALL.replace("see XX-002", "see XX-009"), "XX-001 refers to XX-009, which is missing"),
    ],
)
def test_flaws_of_a_rulebook_are_told(wrong: str, sentence: str) -> None:
    assert flaws(book(SMALL)) == []
    assert any(sentence in flaw for flaw in flaws(book(wrong)))


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (SMALL.replace("XX-003** Three", "XX-004** Three"), "rules"),
        (SMALL.replace("| 1 | 2 |\n", ""), "tables"),
        (SMALL.replace("see XX-002", "see below"), "references"),
        (SMALL.replace("XX-R01", "XX-R02"), "references"),
    ],
)
def test_differences_between_languages_are_told(other: str, what: str) -> None:
    assert differences(book(SMALL), [book(SMALL, "de")]) == []
    assert f"de: {what} differ from en" in differences(book(SMALL), [book(other, "de")])


# ---- every number that is cited leads somewhere


def every_rule() -> set[str]:
    return {number for each in rulebooks("en") for number in each.numbers}


def every_ruling() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "rulings").glob("*.md")]
    return {number for text in texts for number in re.findall(r"^- \*\*([A-Z]{2}-R\d{2})\*\*", text, re.MULTILINE)}


def is_ours(number: str) -> bool:
    return any(each.prefix == number[:2] for each in rulebooks("en"))


def files(folder: str, *endings: str) -> list[Path]:
    found = [path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in endings]
    return [path for path in found if "node_modules" not in path.parts and "generated" not in path.parts]


SOURCES = [
    *files("src", ".py", ".ftl", ".json", ".md"),
    *files("docs", ".md"),
    *files("web/src", ".ts", ".svelte", ".ftl"),
]


@pytest.mark.parametrize("folder", ["src", "docs", "web"])
def test_every_number_in_the_repository_is_defined(folder: str) -> None:
    """Rules in the rulebooks, rulings in docs/rulings; in the code's docstrings as well as in texts and documents."""
    rules, rulings = every_rule(), every_ruling()
    lost = []
    for path in SOURCES:
        if path.relative_to(ROOT).parts[0] == folder and "tests" not in path.parts:
            text = path.read_text(encoding="utf-8")
            wrong = {number for number in set(RULE.findall(text)) - rules if is_ours(number)}
            wrong |= {number for number in set(RULING.findall(text)) - rulings if is_ours(number)}
            lost += [f"{path.relative_to(ROOT)}: {number}" for number in sorted(wrong)]
    assert lost == []


@pytest.mark.parametrize("name", HOMES)
def test_every_rule_that_a_test_cites_is_defined(name: str) -> None:
    """A range may run over numbers that were left free; its ends may not be such."""
    own = rulebook(name, "en")
    gaps = set(between(own.numbers[0], own.numbers[-1])) - set(own.numbers)
    for path in files("tests", ".py", ".toml"):
        text = path.read_text(encoding="utf-8")
        assert not citations(text) & gaps & set(RULE.findall(text)), path


@pytest.mark.parametrize("name", HOMES)
def test_the_rulebook_defines_exactly_the_rules_of_the_specification(name: str) -> None:
    files = sorted(SPECIFICATIONS.glob(f"{name}*.md"))
    if not files:
        pytest.skip("specifications are no part of the repository, and not every game has one")
    specified = [number for path in files for number in defined(path.read_text(encoding="utf-8"))]
    assert list(rulebook(name, "en").numbers) == specified


# ---- searching


@pytest.mark.parametrize("example", SEARCHES, ids=lambda example: str(example["query"]))
def test_a_search_finds_the_best_first(example: dict[str, Any]) -> None:
    """The same examples hold in the browser: web/src/shell/tests/rulesearch.test.ts."""
    parts = [read_part(f"{index}", text) for index, text in enumerate(example["book"])]
    found = search(Rulebook("x", "en", tuple(parts)), example["query"])
    assert [rule.number for rule in found] == example["finds"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", HOMES)
def test_every_rule_is_found_by_its_number(name: str, lang: str) -> None:
    whole = rulebook(name, lang)
    for number in whole.numbers[::17]:
        assert RULE.fullmatch(number)
        assert search(whole, number)[0].number == number
