"""Games at the terminal, driven by what a player would type."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Answers, Told
from undercroft.cli.table import autosave
from undercroft.cli.table.session import Session

QUICK = ("play", "dungeonville", "--seed", "3", "--bots", "random", "--option", "round_cap=8")
END = {"en": "The game is over.", "de": "Das Spiel ist vorbei."}
SCORE = {"en": "in the death zone +", "de": "in der Todeszone +"}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("players", ["2", "3", "5"])
def test_a_whole_game_by_numbers(told: Told, answers: Answers, lang: str, players: str) -> None:
    answers("1\n" * 3000)
    code, out, err = told(*QUICK, "--lang", lang, "--players", players)
    assert (code, err) == (0, "")
    assert END[lang] in out
    assert out.count(SCORE[lang]) == int(players)
    assert str(autosave.state_folder()) in "".join(out.split())


def test_the_words_to_the_shell(told: Told, answers: Answers) -> None:
    answers("?\nrules\nhint\ntable\ndeed\nlog\nundo\nsave\nblah\n99\n\nquit\n")
    code, out, _ = told(*QUICK)
    assert code == 0
    assert "the rules of the present phase" in out
    assert "DV-035, DV-036, DV-048" in out
    assert "would choose:" in out
    assert "Your deed: the" in out
    assert "comes to town." in out
    assert "That can no longer be taken back" in out
    assert "Save where?" in out
    assert "“blah” is none of the choices" in out
    assert "“99” is none of the choices" in out
    assert "play --resume" in out


@pytest.mark.parametrize(
    ("typed", "lang", "found"),
    [
        ("rules DV-047", "en", "DV-047  After every hire"),
        ("dv-047", "de", "DV-047  Nach jedem Anheuern"),
        ("regeln blutrunstig", "de", "DV-008  Den Sehenden Stein"),
        ("rules spaceship", "en", "There is no rule “spaceship”"),
    ],
)
def test_a_cited_rule_can_be_read_in_full(told: Told, answers: Answers, typed: str, lang: str, found: str) -> None:
    answers(f"{typed}\nquit\n")
    assert found in told(*QUICK, "--lang", lang)[1]


def test_a_hint_explains_its_numbers(told: Told, answers: Answers) -> None:
    answers("tipp zahlen\nende\n")
    out = told(*QUICK, "--lang", "de")[1]
    assert "Ein Bot (search) würde wählen:" in out
    assert re.search(r" 0,\d\d +\d+\xa0%\n", out)
    assert "von 0 (verloren) bis 1 (gewonnen)" in out


def test_a_hint_says_why_and_keeps_its_numbers_until_they_are_asked_for(told: Told, answers: Answers) -> None:
    answers("tipp\nende\n")
    out = told(*QUICK, "--lang", "de")[1]
    assert re.search(r"erglichen mit „|Einen einzelnen Grund", out)
    assert "tipp zahlen" in out
    assert "von 0 (verloren) bis 1 (gewonnen)" not in out


def test_german_words_to_the_shell(told: Told, answers: Answers) -> None:
    answers("hilfe\nregeln\ntipp\ntisch\nbesitz\nverlauf\nzurück\nspeichern\nende\n")
    code, out, _ = told(*QUICK, "--lang", "de")
    assert code == 0
    assert "Deine Besitzkarte:" in out
    assert "würde wählen:" in out
    assert "Wohin speichern?" in out


def test_a_choice_by_its_short_text(told: Told, answers: Answers) -> None:
    answers("hire\nHIRE   adv-61\nquit\n")
    code, out, _ = told(*QUICK)
    assert code == 0
    assert "could mean several choices" in out


def test_undo_takes_a_choice_back(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first fighter of a line-up is laid, taken back and offered again."""
    offered: list[list[str]] = []

    def read(session: Session) -> str:
        decision = session.decision()
        if decision["step"] != "line-up" or len(offered) > 2:
            return "1"
        offered.append([option["text"] for option in decision["options"]])
        return ("1", "undo", "quit")[len(offered) - 1]

    monkeypatch.setattr(Session, "read", read)
    code, out, _ = told("play", "dungeonville", "--players", "5", "--bots", "random", "--seed", "4")
    assert code == 0
    assert "Taken back." in out
    assert offered[0] == offered[2] != offered[1]


def test_a_rash_announcement_must_be_made_twice(told: Told, answers: Answers) -> None:
    answers("claim\n1\nclaim\nclaim\nquit\n")
    code, out, _ = told(*QUICK)
    assert code == 0
    assert out.count("Choose it once more") == 2
    assert out.count("You announce victory") == 1


def test_a_game_goes_on_after_the_input_ends(told: Told, answers: Answers) -> None:
    answers("1\n1\n")
    assert told(*QUICK)[0] == 0
    answers("1\n" * 3000)
    code, out, _ = told("play", "--resume")
    assert code == 0
    assert "goes on where it stopped" in out
    assert "(random)" in out
    assert "The game is over." in out


def test_a_saved_game_can_be_loaded(told: Told, answers: Answers, tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    answers(f"1\nsave {path}\nsave {tmp_path}\nquit\n")
    code, out, _ = told(*QUICK)
    assert code == 0
    assert "that is not the name of a file" in " ".join(out.split())
    answers("1\n" * 3000)
    code, out, _ = told("play", "--load", str(path), "--bots", "random", "--save", str(tmp_path / "end.json"))
    assert code == 0
    assert told("verify", str(tmp_path / "end.json"))[0] == 0


def test_a_new_game_does_not_destroy_the_kept_one(told: Told, answers: Answers) -> None:
    for _ in range(2):
        answers("1\nquit\n")
        told(*QUICK)
    kept = [path.name for path in autosave.state_folder().iterdir()]
    assert sorted(kept) == ["autosave.json", "previous.json"]


def test_a_game_that_cannot_be_kept_can_still_be_played(told: Told, answers: Answers, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where the folder should be", encoding="utf-8")
    answers("1\n1\nquit\n")
    code, out, _ = told(*QUICK)
    assert code == 0
    assert "could not be kept" in out


def test_a_demo_plays_by_itself(told: Told, answers: Answers) -> None:
    answers("")
    code, out, _ = told(*QUICK, "--auto")
    assert code == 0
    assert "The game is over." in out


def test_an_interrupted_game_is_kept(
    told: Told, answers: Answers, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    code, out, _ = told(*QUICK)
    assert code == 130
    assert "--resume" in out
    assert autosave.kept().exists()


@pytest.mark.parametrize("seed", ["3", "4", "5", "6"])
def test_secrets_of_others_are_never_shown(told: Told, answers: Answers, seed: str) -> None:
    answers("1\ndeed\ntable\nlog\n" * 800)
    _, out, _ = told(*QUICK[:1], "--seed", seed, *QUICK[3:], "--players", "4")
    for name in ("Agatha", "Balthasar", "Cordula"):
        assert f"{name} secretly owns" not in out
        assert f"{name} sees that" not in out


def test_the_kept_file_is_a_true_record(told: Told, answers: Answers) -> None:
    answers("1\n" * 3000)
    told(*QUICK)
    path = autosave.kept()
    assert json.loads(path.read_text(encoding="utf-8"))["table"] == {"bots": ["random", "random"]}
    assert told("verify", str(path))[0] == 0
