"""`undercroft check`: scenario files from the command line."""

from pathlib import Path

import pytest

from tests.cli.conftest import Told
from undercroft.cli import check
from undercroft.engine.errors import BrokenScenario
from undercroft.scenarios import Outcome


def run_with(monkeypatch: pytest.MonkeyPatch, *outcomes: Outcome) -> None:
    monkeypatch.setattr(check, "run_file", lambda _: list(outcomes))


def test_scenarios_that_hold(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    run_with(monkeypatch, Outcome("a.toml", "The Street is free", True, "", ("TL-003",)))
    code, out, _ = told("check", "a.toml")
    assert code == 0
    assert "ok    a.toml: The Street is free" in out
    assert "1 of 1 scenarios hold." in out


def test_a_failure_is_explained(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    run_with(monkeypatch, Outcome("a.toml", "Title", False, "Expected 3, found 4.", ()))
    code, out, _ = told("check", "a.toml", "b.toml")
    assert code == 1
    assert "FAIL  a.toml: Title" in out
    assert "      Expected 3, found 4." in out


def test_a_broken_file_does_not_hide_the_others(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    def run_file(path: Path) -> list[Outcome]:
        if path.name == "bad.toml":
            raise BrokenScenario("bad.toml: this is no scenario.")
        return [Outcome("a.toml", "Title", True, "", ())]

    monkeypatch.setattr(check, "run_file", run_file)
    code, out, err = told("check", "bad.toml", "good.toml")
    assert code == 2
    assert "good.toml: Title" in out
    assert "no scenario" in err


def test_a_real_file(told: Told, tmp_path: Path) -> None:
    path = tmp_path / "scenario.toml"
    path.write_text("nonsense = 1", encoding="utf-8")
    assert told("check", str(path))[0] == 2
