"""Every rule is cited by the rule tests alone, without the scenarios."""

from pathlib import Path

from tests.games.test_rule_coverage import texts
from undercroft.coverage import uncited
from undercroft.text.rulebook import rulebook


def test_every_rule_is_cited_by_the_rule_tests_alone() -> None:
    numbers = rulebook("dungeonville", "en").numbers
    assert numbers == tuple(f"DV-{number:03d}" for number in range(1, 176))
    assert uncited(numbers, texts(Path(__file__).parent)) == []
