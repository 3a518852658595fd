"""The worked examples of the specification (DT-E01 to DT-E81), played."""

from pathlib import Path

import pytest

from undercroft.scenarios import run_file

HERE = Path(__file__).parent / "scenarios"  # beside the others as soon as the game is offered


@pytest.mark.parametrize("path", sorted(HERE.glob("*.toml")), ids=lambda path: path.stem)
def test_scenario_holds(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.games.is_playable", lambda _: True)
    failed = [outcome.explanation for outcome in run_file(path) if not outcome.ok]
    assert not failed, "\n".join(failed)
