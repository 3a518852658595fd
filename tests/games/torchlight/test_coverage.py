"""Every numbered rule is cited by a test, and both languages have the same rules."""

from importlib.resources import files
from pathlib import Path

from undercroft.coverage import defined, uncited

BOOK = files("undercroft.games.torchlight") / "rulebook"
ENGLISH, GERMAN = ((BOOK / lang / "torchlight.md").read_text(encoding="utf-8") for lang in ("en", "de"))


def test_every_rule_is_cited_by_a_test() -> None:
    tests = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("*.py"))]
    assert uncited(ENGLISH, []) == [f"TL-{number:03d}" for number in range(1, 6)]
    assert uncited(ENGLISH, tests) == []


def test_the_rules_are_the_same_in_both_languages() -> None:
    assert defined(ENGLISH) == defined(GERMAN)
