"""games, rules, check, bench and doctor."""

from pathlib import Path

import pytest

from tests.cli.conftest import Told
from undercroft.cli import bench, doctor, selftest
from undercroft.games import SHELF, home
from undercroft.text.rulebook import rulebook
from undercroft.text.texts import Texts

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
    (tmp_path / "test_a.py").write_text(TEST, encoding="utf-8")
    line = ("rules", "torchlight", "--coverage", "--tests")
    code, out, _ = told(*line, str(tmp_path))
    assert code == 1
    assert "TL-002" in out
    assert "TL-001" not in out
    (tmp_path / "test_b.py").write_text(TEST.replace("TL-001", "TL-002 to TL-005"), encoding="utf-8")
    assert told(*line, str(tmp_path))[0] == 0
    assert told(*line, str(tmp_path / "nowhere"))[0] == 2
    (tmp_path / "test_c.py").write_text("def (", encoding="utf-8")
    assert told(*line, str(tmp_path))[0] == 2


# ---- rules in full


GAME = "torchlight"


def first_words(number: str, lang: str) -> str:
    return f"{number}  {' '.join(rulebook(GAME, lang).rules[number].text.split()[:6])}"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("typed", ["TL-002", "tl2"])
def test_a_rule_in_full_under_the_title_of_its_section(told: Told, typed: str, lang: str) -> None:
    code, out, _ = told("rules", typed, "--lang", lang)
    assert code == 0
    assert first_words("TL-002", lang) in out
    assert out.startswith(rulebook(GAME, lang).section_of["TL-002"].title)
    assert "TL-003" not in out


def test_a_range_of_rules_in_full(told: Told) -> None:
    out = told("rules", "TL-002..004", "--lang", "en")[1]
    assert all(first_words(f"TL-00{number}", "en") in out for number in (2, 3, 4))
    assert "TL-005" not in out


def test_rules_are_found_by_words(told: Told) -> None:
    code, out, _ = told("rules", GAME, "--search", "TORCH out", "--lang", "en")
    assert code == 0
    assert first_words("TL-004", "en") in out
    assert told("rules", GAME, "--search", "spaceship")[0] == 1


def test_a_section_and_the_whole_book(told: Told) -> None:
    section = told("rules", GAME, "--section", "end", "--lang", "en")[1]
    assert first_words("TL-005", "en") in section
    assert "TL-001  " not in section
    whole = told("rules", GAME, "--full", "--lang", "en")[1]
    assert all(f"{number}  " in whole for number in rulebook(GAME, "en").numbers)


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


def test_a_game_without_drawings_says_so(told: Told, tmp_path: Path) -> None:
    code, _, err = told("content", "torchlight", "--pictures", str(tmp_path / "drawn"))
    assert code == 2
    assert "has nothing to draw" in err
