"""The examples of the specification as scenario files, while the game is not offered yet.

Afterwards the folder is called `scenarios`, and tests/scenarios plays it like all others.
"""

from pathlib import Path

import pytest

from undercroft.scenarios import run_file

FILES = sorted(Path(__file__).parent.glob("examples/*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_example(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.games.is_playable", lambda _: True)
    for outcome in run_file(str(path)):
        assert outcome.ok, outcome.explanation
