"""Dungeon Lords at the terminal."""

from pathlib import Path

import pytest

import undercroft
from tests.cli.conftest import Answers, Told
from undercroft.cli.tournament import play_randomly

GAME = "dungeon_lords"
QUICK = ("play", GAME, "--seed", "3", "--bots", "random")
END = {"en": "The game is over. Two years are over", "de": "Das Spiel ist vorbei. Zwei Jahre sind vorbei"}
TOTAL = {"en": "Total", "de": "Summe"}


@pytest.mark.parametrize(("lang", "players"), [("en", "2"), ("de", "3"), ("en", "4")])
def test_a_whole_game_by_numbers(told: Told, answers: Answers, lang: str, players: str) -> None:
    answers("1\n" * 900)
    code, out, err = told(*QUICK, "--lang", lang, "--players", players)
    assert (code, err) == (0, "")
    assert END[lang] in out
    assert TOTAL[lang] in out
    assert " → " in out  # to whom the heroes of this round would go


def test_the_words_to_the_shell(told: Told, answers: Answers) -> None:
    answers("rules\n1\n1\nrules\ntable\n1\nsecrets\nlog\nquit\n")
    code, out, _ = told(*QUICK)
    assert code == 0
    assert "DL-060 to DL-062" in out
    assert "DL-090 to DL-093" in out
    assert "Your traps: nothing" in out
    assert "Combat cards: nothing" in out
    assert "Year 1, winter  [Orders]" in out


def test_what_was_chosen_stands_above_the_next_question(told: Told, answers: Answers) -> None:
    answers("1\n1\norder food\nquit\n")
    out = told(*QUICK)[1]
    assert out.count("1 Get food") == 1
    assert "Orders: Get food" in out


def test_the_list_of_games_and_the_settings(told: Told) -> None:
    assert GAME in told("games")[1]
    code, out, _ = told("games", GAME, "--lang", "de")
    assert code == 0
    assert "first_game = erstes Spiel" in out


def test_the_prices_of_all_places(told: Told) -> None:
    out = told("rules", GAME, "--phase", "places")[1]
    assert all(f"{number} " in out for number in range(1, 9))


@pytest.mark.parametrize(("lang", "sentence"), [("en", "The combat of year 1 is"), ("de", "Der Kampf des Jahres")])
def test_a_record_is_told_and_shown(told: Told, tmp_path: Path, lang: str, sentence: str) -> None:
    match = undercroft.game(GAME, 3).start(5)
    play_randomly(match, 5)
    path = tmp_path / "game.json"
    path.write_text(match.save(), encoding="utf-8")
    code, out, _ = told("replay", str(path), "--lang", lang)
    assert code == 0
    assert sentence in out
    for at in ("1", "40", "200"):
        assert told("replay", str(path), "--at", at, "--lang", lang)[0] == 0


def test_a_forbidden_order_is_explained_with_its_rule(told: Told, answers: Answers) -> None:
    answers("1\n1\norder food\norder food\nquit\n")
    out = told(*QUICK)[1]
    assert "You have already given that order. The three orders must be different. [DL-081]" in out


def test_the_minion_whose_order_is_carried_out_is_marked(told: Told, answers: Answers) -> None:
    answers("1\n" * 6 + "table\nquit\n")
    assert " ◄" in told(*QUICK)[1]
