"""Every rule is cited by the rule tests alone, without the scenarios."""

from pathlib import Path

from undercroft.coverage import uncited
from undercroft.text.rulebook import rulebook


def test_every_rule_is_cited_by_the_rule_tests_alone() -> None:
    numbers = rulebook("dungeonville", "en").numbers
    assert numbers == tuple(f"DV-{number:03d}" for number in range(1, 176))
    files = sorted(Path(__file__).parent.rglob("*.py"))
    assert uncited(numbers, [path.read_text(encoding="utf-8") for path in files]) == []
