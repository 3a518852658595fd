"""The command that looks for citations without proof: where code cites a rule, and how it is broken."""

import ast
from pathlib import Path

import pytest

from tests.tools.breaks import RAISES, breaks
from tests.tools.broken_run import Citing
from tests.tools.citations import citing, explained, judge, rules_of
from tests.tools.sites import Site, sites
from undercroft.text.rulebook import rulebooks

GAME = '''"""A module (XX-900 to XX-999)."""

MOST = 3  # XX-001
ROWS = (
    ("a", 1),  # XX-002
    ("b", 2),  # XX-003 to XX-005
)


def limit(gold: int) -> bool:
    """Not more than that (XX-006 to XX-008)."""
    return gold <= MOST


def order() -> list[int]:
    """The first begins (XX-009)."""
    return [1, 2, 3]


class Step:
    """A step (XX-010)."""

    rules = ("XX-011",)

    def take(self) -> None:
        self.taken = True
'''


@pytest.fixture
def code(tmp_path: Path) -> dict[str, list[Site]]:
    (tmp_path / "game.py").write_text(GAME, encoding="utf-8")
    return sites(tmp_path)


def test_a_rule_is_looked_for_where_it_is_done(code: dict[str, list[Site]]) -> None:
    names = {rule: [site.name for site in places] for rule, places in code.items()}
    assert names == {
        "XX-001": ["MOST"],
        "XX-002": ["ROWS"],
        **{rule: ["limit"] for rule in ("XX-006", "XX-007", "XX-008")},
        "XX-009": ["order"],
        **{rule: ["take"] for rule in ("XX-010", "XX-011")},
    }


def broken(site: Site, what: str) -> str:
    """The source of the only break of that kind."""
    (found,) = [each for each in breaks(site) if what in each.what]
    return ast.unparse(found.tree)


@pytest.mark.parametrize(
    ("rule", "what", "words"),
    [
        ("XX-001", "number + 1", "MOST = 4"),
        ("XX-002", "row of line 5 dropped", "ROWS = (('b', 2),)"),
        ("XX-006", "does nothing", "return False"),
        ("XX-006", "answer negated", "return not gold <= MOST"),
        ("XX-006", "comparison changed", "return gold < MOST"),
        ("XX-009", "order reversed", "return [1, 2, 3][::-1]"),
        ("XX-009", "first entry dropped", "return [2, 3]"),
        ("XX-010", "effect dropped", "def take(self) -> None:\n        pass"),
        ("XX-010", RAISES, "raise RuntimeError('broken')"),
    ],
)
def test_one_small_change_at_a_time(code: dict[str, list[Site]], rule: str, what: str, words: str) -> None:
    assert words in broken(code[rule][0], what)
    assert words not in ast.unparse(ast.parse(GAME))


def test_a_rule_without_code_or_test_is_told(code: dict[str, list[Site]]) -> None:
    assert judge("XX-001", [], Citing(("t",), ()), 1).state == "no code cites it"
    assert judge("XX-001", code["XX-001"], Citing(), 1).state == "no test that passes cites it"


def test_tests_and_scenarios_are_found_by_the_rules_they_cite(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text('def test_it() -> None:\n    """XX-001 to XX-003."""\n', encoding="utf-8")
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "s.toml").write_text('rules = ["XX-002"]\n', encoding="utf-8")
    found = citing(tmp_path)
    test, scenario = f"{tmp_path}/test_a.py::test_it", f"{tmp_path}/scenarios/s.toml"
    assert found["XX-001"] == Citing((test,), ())
    assert found["XX-002"] == Citing((test,), (scenario,))


def test_only_rules_that_exist_are_explained() -> None:
    for book in rulebooks("en"):
        assert set(explained(book.game)) <= set(rules_of(book.game))
