"""replay, review and verify."""

import json
from pathlib import Path

import pytest

import undercroft
from tests.cli.conftest import Told
from tests.sample import SAMPLE
from undercroft.engine import verify
from undercroft.text import LANGUAGES, shell

KINDS = ("FACTS", "CHAIN", "UNREADABLE", "CLOSED", "IMPOSSIBLE", "SEED", "UNDONE", "WRITTEN")


def test_replay_tells_the_whole_game(told: Told, record: Path) -> None:
    code, out, _ = told("replay", str(record))
    assert code == 0
    assert out.startswith(f"{undercroft.meta(SAMPLE.name).title}, 2 players")
    assert "P1 secretly owns" in out
    assert "Round 1 begins." in out
    assert "   1  " in out


def test_replay_in_german(told: Told, record: Path) -> None:
    code, out, _ = told("replay", str(record), "--lang", "de")
    assert code == 0
    assert "Runde 1 beginnt." in out


def test_a_seat_sees_its_own_secrets_only(told: Told, record: Path) -> None:
    out = told("replay", str(record), "--seat", "p1")[1]
    assert "P1 secretly owns" in out
    assert "P2 secretly owns" not in out
    assert "secretly" not in told("replay", str(record), "--seat", "spectator")[1]


def test_an_unfinished_game_is_told_without_secrets(told: Told, tmp_path: Path) -> None:
    path = tmp_path / "young.json"
    path.write_text(undercroft.game(SAMPLE.name, 3).start(1).save(), encoding="utf-8")
    out = told("replay", str(path))[1]
    assert "secretly" not in out
    assert "not finished" in out


def test_replay_tells_what_was_taken_back(told: Told, tmp_path: Path) -> None:
    match = undercroft.game(SAMPLE.name, 2, **SAMPLE.begins).start(2)
    while not (match.can_undo(0) and 0 in match.to_act):
        match.choose(match.to_act[0], match.options(match.to_act[0])[0])
    match.undo(0)
    path = tmp_path / "undone.json"
    path.write_text(match.save(), encoding="utf-8")
    assert "P1 takes back a choice." in told("replay", str(path), "--seat", "all")[1]


def test_replay_tells_once_who_went_back_by_consent(told: Told, tmp_path: Path) -> None:
    match = undercroft.game(SAMPLE.name, 2, **SAMPLE.begins).start(2)
    for _ in range(12):
        match.choose(match.to_act[0], match.options(match.to_act[0])[0])
    match.rewind(1)
    path = tmp_path / "rewound.json"
    path.write_text(match.save(), encoding="utf-8")
    for lang, sentence in (("en", "P2 takes back a choice, with"), ("de", "P2 nimmt eine Wahl zurück, mit")):
        assert told("replay", str(path), "--lang", lang)[1].count(sentence) == 1


@pytest.mark.parametrize("at", ["0", "1", "17"])
@pytest.mark.parametrize("seat", ["P2", "spectator", "all"])
def test_a_position_is_shown(told: Told, record: Path, at: str, seat: str) -> None:
    code, out, _ = told("replay", str(record), "--at", at, "--seat", seat)
    assert code == 0
    assert f"Position after {'one move' if at == '1' else f'{at} moves'}" in out
    assert "Goblin Camp" in out


def test_there_is_no_position_after_the_end(told: Told, record: Path) -> None:
    code, _, err = told("replay", str(record), "--at", "99999")
    assert code == 2
    assert "there is no position after" in err
    assert told("replay", str(record), "--seat", "P9")[0] == 2


def test_every_position_of_a_game_can_be_drawn(told: Told, record: Path) -> None:
    moves = undercroft.load(record.read_text(encoding="utf-8")).ticket(0)
    for at in range(0, moves, 3):
        for lang in ("en", "de"):
            assert told("replay", str(record), "--at", str(at), "--lang", lang)[0] == 0


def test_a_true_record(told: Told, record: Path) -> None:
    code, out, _ = told("verify", str(record))
    assert code == 0
    assert out.startswith("The record is true.")
    assert "played to its end" in out


def test_a_record_is_judged_in_german(told: Told, record: Path) -> None:
    assert "Das Spiel wurde zu Ende gespielt." in told("verify", str(record), "--lang", "de")[1]
    data = json.loads(record.read_text(encoding="utf-8"))
    data["entries"][20]["choice"] = "flee"
    record.write_text(json.dumps(data), encoding="utf-8")
    out = told("verify", str(record), "--lang", "de")[1]
    assert out.startswith("Die Aufzeichnung ist falsch (Eintrag 21): Er wurde geändert, verschoben oder eingeschoben")


def test_a_true_beginning_says_that_it_is_none(told: Told, tmp_path: Path) -> None:
    match = undercroft.game(SAMPLE.name, 2).start(bytes(32))
    data = json.loads(match.save())
    del data["key"]
    path = tmp_path / "young.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    code, out, _ = told("verify", str(path))
    assert code == 0
    assert "as far as it can be checked" in out
    assert "The game is not over." in out


@pytest.mark.parametrize("kind", [value for name, value in vars(verify).items() if name in KINDS])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_falsehood_has_a_sentence(lang: str, kind: str) -> None:
    assert shell(lang).has(f"verify-kind-{kind}")


def test_a_false_record_names_the_first_false_entry(told: Told, record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    data["entries"][12], data["entries"][13] = data["entries"][13], data["entries"][12]
    record.write_text(json.dumps(data), encoding="utf-8")
    code, out, _ = told("verify", str(record))
    assert code == 1
    assert "entry 13" in out


def test_false_facts(told: Told, record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    data["facts"]["seed"] = 6
    record.write_text(json.dumps(data), encoding="utf-8")
    code, out, _ = told("verify", str(record), "--lang", "de")
    assert code == 1
    assert "Angaben zum Spiel" in out


def test_review_shows_chances_turning_points_and_what_the_bot_would_have_done(told: Told, record: Path) -> None:
    for lang, words in (("en", ("Turning points", "The bot")), ("de", ("Wendepunkte", "Der Bot"))):
        code, out, _ = told("review", str(record), "--bot", "search:iterations=20", "--lang", lang, "--seat", "P1")
        assert code == 0
        assert all(word in out for word in words)
        assert out.count("100 %") >= 1  # the winner, in the end


def test_review_as_data_looks_at_the_choices_of_the_wanted_seat(told: Told, record: Path) -> None:
    data = json.loads(told("review", str(record), "--bot", "greedy:worlds=2", "--seat", "p2", "--json")[1])
    assert data["seats"] == [1]
    assert {point["seat"] for point in data["points"] if point["bot"]} == {1}
    assert set(data["turning"]) <= {point["move"] for point in data["points"]}


def test_review_refuses_a_game_that_goes_on_and_a_seat_that_is_not_there(
    told: Told, record: Path, tmp_path: Path
) -> None:
    path = tmp_path / "begun.json"
    path.write_text(undercroft.game(SAMPLE.name, 2).start(1).save(), encoding="utf-8")
    code, _, err = told("review", str(path))
    assert (code, "not finished" in err) == (2, True)
    assert told("review", str(record), "--seat", "P9")[0] == 2
