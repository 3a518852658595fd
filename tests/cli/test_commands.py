"""games, rules, check, bench and doctor."""

from pathlib import Path

import pytest

from tests.cli.conftest import Told
from undercroft.cli import bench, doctor, selftest
from undercroft.games import SHELF, home
from undercroft.text.texts import Texts

SPEC = "- **TL-001** The game is for 2 to 5 players.\n- **TL-002** Colours.\n"
TEST = 'def test_players() -> None:\n    """Two to five. TL-001"""\n'


def test_the_list_of_games(told: Told) -> None:
    code, out, _ = told("games")
    assert code == 0
    assert all(name in out for name in SHELF if home(name) == name)


@pytest.mark.parametrize(("lang", "word"), [("en", "How many times the torch"), ("de", "Wie oft um die Fackel")])
def test_one_game_in_detail(told: Told, lang: str, word: str) -> None:
    code, out, _ = told("games", "torchlight", "--lang", lang)
    assert code == 0
    assert word in out
    assert "--option rounds=3|5|9" in out


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_short_rules(told: Told, lang: str) -> None:
    code, out, _ = told("rules", "torchlight", "--lang", lang)
    assert code == 0
    assert all(Texts("torchlight", lang).rules(topic)[0] in out for topic in ("round", "end"))


def test_the_rules_of_one_phase(told: Told) -> None:
    out = told("rules", "torchlight", "--phase", "round")[1]
    assert "TL-002" in out
    assert "TL-005" not in out


def test_rules_that_no_test_cites(told: Told, tmp_path: Path) -> None:
    (tmp_path / "spec.md").write_text(SPEC, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text(TEST, encoding="utf-8")
    line = ("rules", "torchlight", "--coverage", "--spec", str(tmp_path / "spec.md"), "--tests")
    code, out, _ = told(*line, str(tmp_path / "tests"))
    assert code == 1
    assert "TL-002" in out
    assert "TL-001" not in out
    (tmp_path / "tests" / "test_b.py").write_text(TEST.replace("001", "002"), encoding="utf-8")
    assert told(*line, str(tmp_path / "tests"))[0] == 0
    assert told(*line, str(tmp_path / "nowhere"))[0] == 2
    (tmp_path / "tests" / "test_c.py").write_text("def (", encoding="utf-8")
    assert told(*line, str(tmp_path / "tests"))[0] == 2


def test_the_benchmark_runs_in_a_checkout(told: Told, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "benchmarks").mkdir()
    (tmp_path / "benchmarks" / "run.py").write_text("import sys\nsys.exit(len(sys.argv))", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert told("bench", "--quick", "--rounds", "2")[0] == 3


def test_without_a_checkout_the_benchmark_says_so(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "checkout", lambda: None)
    code, _, err = told("bench")
    assert code == 2
    assert "source checkout" in err


def test_the_doctor_finds_all_well(told: Told) -> None:
    code, out, _ = told("doctor")
    assert code == 0
    assert out.count("ok") >= len(doctor.CHECKS)
    assert "problem" not in out


def test_the_doctor_says_what_to_do(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: str) -> str:
        raise RuntimeError("no such luck")

    monkeypatch.setattr(selftest, "content_hash", broken)
    monkeypatch.setattr(selftest, "play_and_compare", lambda _: "a loaded game differs")
    code, out, _ = told("doctor")
    assert code == 1
    assert "problem  content: RuntimeError: no such luck" in out
    assert "Please report this" in out
