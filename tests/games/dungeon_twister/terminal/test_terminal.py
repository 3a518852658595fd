"""Dungeon Twister at the terminal."""

from pathlib import Path

import pytest

from tests.cli.conftest import Answers, Told
from tests.games.dungeon_twister.notation.written import T1, laid
from tests.games.dungeon_twister.test_invariants import LONGEST
from undercroft.cli.tournament import play_randomly
from undercroft.engine.chance import fast_source
from undercroft.games import game

GAME = "dungeon_twister"
QUICK = ("play", GAME, "--players", "2", "--seed", "3", "--bots", "random")
END = {"en": "The game is over.", "de": "Das Spiel ist vorbei."}
BECAUSE = {"en": "What for", "de": "Wofür"}
SHORT = ("--option", "beginner=on", "--option", "stall_cycles=2")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_by_numbers(told: Told, answers: Answers, lang: str) -> None:
    answers("1\n" * 4_000)
    code, out, err = told(*QUICK, *SHORT, "--lang", lang)
    assert (code, err) == (0, "")
    assert END[lang] in out
    assert BECAUSE[lang] in out
    assert "◆" in out
    assert "│" in out


def test_the_words_to_the_shell(told: Told, answers: Answers) -> None:
    answers("1\n1\n1\n1\ntable\nsecrets\nlog\nquit\n")
    code, out, _ = told(*QUICK, "--lang", "en")
    assert code == 0
    assert "Your combat cards: +0 +1 +2 +2 +3 +3 +4 +5 +6" in out
    assert "Behind your screen: " in out
    assert "░░" in out


def test_a_forbidden_card_is_explained_with_its_rule(told: Told, answers: Answers, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    position = laid(T1.replace("card=5", "card=0 highest=2") + "blue goblin 0,0\norange troll 20,0\n")
    path.write_text(game(GAME, 2).begin_at(position.to_data(), fast_source(1), 1).save(), "utf-8")
    answers("card 5\nquit\n")
    code, out, _ = told("play", "--load", str(path), "--lang", "en", "--bots", "random")
    assert code == 0
    assert "DT-055" in out


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Turn "), ("de", "Zug ")])
def test_a_record_is_told_and_shown(told: Told, tmp_path: Path, lang: str, sentence: str) -> None:
    match = game(GAME, 3, stall_cycles=2).start(5)
    play_randomly(match, 5)
    path = tmp_path / "game.json"
    path.write_text(match.save(), encoding="utf-8")
    assert len(match.record.to_data()["entries"]) < LONGEST  # type: ignore[arg-type]  # plain data
    for at in ("1", "60", "400"):
        assert told("replay", str(path), "--at", at, "--lang", lang)[0] == 0
    assert sentence in told("replay", str(path), "--at", "400", "--lang", lang)[1]
