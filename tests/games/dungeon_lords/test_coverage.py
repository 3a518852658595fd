"""Every rule of both files of the specification is cited by a test or a scenario."""

from pathlib import Path

import pytest

from tests.games.dungeonville.test_coverage import texts
from undercroft.coverage import uncited

ROOT = Path(__file__).parents[3]
RULES = ROOT.parent / "shared" / "rules"
SCENARIOS = ROOT / "tests" / "scenarios" / "dungeon_lords"


@pytest.mark.skipif(not RULES.exists(), reason="the folder shared/rules with the specification is absent")
@pytest.mark.parametrize("half", ["building", "combat"])
def test_every_rule_is_cited(half: str) -> None:
    spec = (RULES / f"dungeon_lords_{half}.md").read_text(encoding="utf-8")
    assert len(uncited(spec, [])) > 100
    assert uncited(spec, texts(ROOT / "tests")) == []


def test_every_example_is_a_scenario() -> None:
    """DL-E01 to DL-E135; DL-E74 does not exist."""
    told = {path.stem for path in SCENARIOS.glob("dl-e*.toml")}
    missing = [f"dl-e{n:02d}" for n in range(1, 136) if n != 74 and not any(t.startswith(f"dl-e{n:02d}") for t in told)]
    assert missing == []
