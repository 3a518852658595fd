"""A surrounding without the user's own files and language."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

import undercroft
from tests.sample import SAMPLE
from undercroft.cli.main import main
from undercroft.cli.tournament import play_randomly

Answers = Callable[[str], None]
Told = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def own_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """What the player will type."""
    return lambda script: monkeypatch.setattr("sys.stdin", StringIO(script))


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Told:
    """Run a command line; exit code, output, errors."""

    def run(*argv: str) -> tuple[int, str, str]:
        code = main(argv)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return code, out, err

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished random game with two players."""
    match = undercroft.game(SAMPLE.name, 2, **SAMPLE.short).start(5)
    play_randomly(match, 5)
    path = tmp_path / "game.json"
    path.write_text(match.save(), encoding="utf-8")
    return path
