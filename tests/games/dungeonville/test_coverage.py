"""Every rule of the specification is cited by a test or a scenario."""

from pathlib import Path

import pytest

from undercroft.coverage import citations, uncited

ROOT = Path(__file__).parents[3]
SPECIFICATION = ROOT.parent / "shared" / "rules" / "dungeonville.md"
SPEC = "- **DV-001** Two players.\n- **DV-002** Markers.\n- **DV-003** Decks, see DV-999.\n- **DV-E01** An example.\n"


def texts(folder: Path) -> list[str]:
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".toml")]
    return [path.read_text(encoding="utf-8") for path in files]


@pytest.mark.skipif(not SPECIFICATION.exists(), reason="the folder shared/rules with the specification is absent")
def test_every_rule_is_cited() -> None:
    spec = SPECIFICATION.read_text(encoding="utf-8")
    assert uncited(spec, []) == [f"DV-{number:03d}" for number in range(1, 176)]
    assert uncited(spec, texts(ROOT / "tests")) == []


@pytest.mark.skipif(not SPECIFICATION.exists(), reason="the folder shared/rules with the specification is absent")
def test_every_rule_is_cited_by_the_rule_tests_alone() -> None:
    assert uncited(SPECIFICATION.read_text(encoding="utf-8"), texts(Path(__file__).parent)) == []


def test_rules_without_a_test_are_named_in_order() -> None:
    test = 'def test_two() -> None:\n    """DV-002: markers."""\n'
    assert uncited(SPEC, [test]) == ["DV-001", "DV-003"]


def test_comments_and_helpers_do_not_count() -> None:
    text = (
        '"""DV-001"""\n# DV-002\ndef helper() -> None:\n    """DV-003."""\ndef test_it() -> None:\n    x = "DV-002"\n'
    )
    assert citations(text) == set()


def test_only_the_rules_of_a_scenario_count() -> None:
    text = 'name = "DV-001"\nrules = ["DV-002"]\n[[steps]]\ntext = "DV-009"\nrules = ["DV-003"]\n'
    assert citations(text) == {"DV-002", "DV-003"}
