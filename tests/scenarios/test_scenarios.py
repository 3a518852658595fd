"""All scenario files are played, and those of the guide. What is said of broken ones: the tests of a game."""

import re
from pathlib import Path

import pytest

from undercroft.engine.errors import BrokenScenario
from undercroft.scenarios import run_file, run_text

ROOT = Path(__file__).parents[2]
FILES = sorted(ROOT.glob("tests/games/*/scenarios/*.toml"))
GUIDE = ROOT / "docs" / "scenarios.md"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    failed = [outcome.explanation for outcome in run_file(path) if not outcome.ok]
    assert not failed, "\n".join(failed)


def test_the_examples_of_the_guide_hold() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    complete = [block for block in blocks if "title" in block]
    assert len(complete) >= 2
    for block in complete:
        assert all(outcome.ok for outcome in run_text(block, "docs/scenarios.md"))


def test_missing_file_is_a_broken_scenario(tmp_path: Path) -> None:
    with pytest.raises(BrokenScenario, match=r"nowhere\.toml: The file cannot be read"):
        run_file(tmp_path / "nowhere.toml")
