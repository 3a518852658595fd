"""Every rule of every rulebook is cited by a test or a scenario; `make citations` says whether rightly."""

import ast
from pathlib import Path

import pytest

import undercroft
from undercroft.coverage import citations, defined, docstrings, uncited
from undercroft.games import home
from undercroft.text.numbers import RANGE, between
from undercroft.text.rulebook import rulebook

TESTS = Path(__file__).parents[1]
HOMES = [name for name in undercroft.GAMES if home(name) == name and rulebook(name, "en").parts]
LONGEST = 20  # numbers in a range: who cites more at once has not looked at each
RULES = ["TL-001", "TL-002", "TL-003"]


def texts(folder: Path) -> list[str]:
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".toml")]
    return [path.read_text(encoding="utf-8") for path in files]


@pytest.mark.parametrize("name", HOMES)
def test_every_rule_is_cited(name: str) -> None:
    assert uncited(rulebook(name, "en").numbers, texts(TESTS)) == []


def test_nobody_cites_a_long_range() -> None:
    """A range counts every number in it, so it must be one that a single test can answer for."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(TESTS.rglob("test_*.py"))]
    cited = [(name, pair) for tree in trees for name, text in docstrings(tree).items() for pair in RANGE.findall(text)]
    assert [(name, pair) for name, pair in cited if len(between(*pair)) > LONGEST] == []


def test_rules_without_a_test_are_named_in_order() -> None:
    test = 'def test_two() -> None:\n    """TL-002: markers."""\n'
    assert uncited(RULES, [test]) == ["TL-001", "TL-003"]


def test_a_range_counts_every_number_in_it() -> None:
    test = 'def test_all() -> None:\n    """TL-001 to TL-003."""\n'
    assert uncited(RULES, [test]) == []


def test_only_the_beginning_of_a_line_defines() -> None:
    text = "- **TL-001** Two players.\n- **TL-003** Decks, see TL-999.\n- **TL-E01** An example.\n"
    assert defined(text) == ["TL-001", "TL-003"]


def test_comments_and_helpers_do_not_count() -> None:
    text = (
        '"""TL-001"""\n# TL-002\ndef helper() -> None:\n    """TL-003."""\ndef test_it() -> None:\n    x = "TL-002"\n'
    )
    assert citations(text) == set()


def test_only_the_rules_of_a_scenario_count() -> None:
    text = 'name = "TL-001"\nrules = ["TL-002"]\n[[steps]]\ntext = "TL-009"\nrules = ["TL-003"]\n'
    assert citations(text) == {"TL-002", "TL-003"}
