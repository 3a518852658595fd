"""games, rules, check, bench and doctor."""

from pathlib import Path

import pytest

from tests.cli.conftest import Told
from undercroft.cli import bench, doctor, selftest
from undercroft.text.rulebook import rulebook
from undercroft.text.texts import Texts

TEST = 'def test_players() -> None:\n    """Two to five. DV-001"""\n'


def test_the_list_of_games(told: Told) -> None:
    code, out, _ = told("games")
    assert code == 0
    assert "dungeonville" in out
    assert "2-5" in out


@pytest.mark.parametrize(("lang", "word"), [("en", "Points to win"), ("de", "Punkte zum Sieg")])
def test_one_game_in_detail(told: Told, lang: str, word: str) -> None:
    code, out, _ = told("games", "dungeonville", "--lang", lang)
    assert code == 0
    assert word in out
    assert "--option goal=7|9|10" in out


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_short_rules(told: Told, lang: str) -> None:
    code, out, _ = told("rules", "dungeonville", "--lang", lang)
    assert code == 0
    assert all(Texts("dungeonville", lang).rules(topic)[0] in out for topic in ("goal", "battle", "claims"))


def test_the_rules_of_one_phase(told: Told) -> None:
    out = told("rules", "dungeonville", "--phase", "sending")[1]
    assert "DV-053" in out
    assert "DV-025" not in out


def test_rules_that_no_test_cites(told: Told, tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(TEST, encoding="utf-8")
    line = ("rules", "dungeonville", "--coverage", "--tests")
    code, out, _ = told(*line, str(tmp_path))
    assert code == 1
    assert "DV-002" in out
    assert "DV-001" not in out
    (tmp_path / "test_b.py").write_text(TEST.replace("DV-001", "DV-002 to DV-175"), encoding="utf-8")
    assert told(*line, str(tmp_path))[0] == 0
    assert told(*line, str(tmp_path / "nowhere"))[0] == 2
    (tmp_path / "test_c.py").write_text("def (", encoding="utf-8")
    assert told(*line, str(tmp_path))[0] == 2


# ---- rules in full


def first_words(number: str, lang: str) -> str:
    book = rulebook("dungeonville", lang)
    return f"{number}  {' '.join(book.rules[number].text.split()[:6])}"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("typed", ["DV-047", "dv47"])
def test_a_rule_in_full_under_the_title_of_its_section(told: Told, typed: str, lang: str) -> None:
    code, out, _ = told("rules", typed, "--lang", lang)
    assert code == 0
    assert first_words("DV-047", lang) in out
    assert out.startswith(rulebook("dungeonville", lang).section_of["DV-047"].title)
    assert "DV-048" not in out


def test_a_range_of_rules_in_full(told: Told) -> None:
    out = told("rules", "DV-047..050", "--lang", "en")[1]
    assert all(first_words(f"DV-{number:03d}", "en") in out for number in range(47, 51))
    assert "DV-051  " not in out


def test_the_rules_that_a_ruling_was_worked_into(told: Told) -> None:
    out = told("rules", "DV-R03", "--lang", "en")[1]
    assert first_words("DV-162", "en") in out


def test_rules_are_found_by_words(told: Told) -> None:
    code, out, _ = told("rules", "dungeonville", "--search", "BLUTRÜNSTIG", "--lang", "de")
    assert code == 0
    assert first_words("DV-008", "de") in out
    assert told("rules", "dungeonville", "--search", "spaceship")[0] == 1


def test_a_search_with_many_results_names_the_rest(told: Told) -> None:
    out = told("rules", "dungeonville", "--search", "player", "--lang", "en")[1]
    assert "Further rules with these words: DV-" in out


def test_a_section_and_the_whole_book(told: Told) -> None:
    section = told("rules", "dungeonville", "--section", "neutral", "--lang", "en")[1]
    assert first_words("DV-142", "en") in section
    assert "DV-001  " not in section
    whole = told("rules", "dungeonville", "--full", "--lang", "en")[1]
    assert all(f"{number}  " in whole for number in rulebook("dungeonville", "en").numbers)


def test_a_table_stands_under_its_rule(told: Told) -> None:
    out = told("rules", "DL-204", "--lang", "en")[1]
    assert "Mushroom bed" in out


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
