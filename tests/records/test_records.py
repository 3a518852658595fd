"""Every recorded game runs again, choice by choice, to the same end; any change in one is noticed."""

import json
from pathlib import Path

import pytest

import undercroft
from tests.records.fixtures import COMMAND, Data, expected, game_of, games, outcome, planned, records
from tests.records.make import follow
from undercroft.cli.main import main
from undercroft.engine.errors import UndercroftError
from undercroft.engine.match import Match
from undercroft.engine.record import first_link, link
from undercroft.engine.replay import read
from undercroft.engine.verify import verify

pytestmark = pytest.mark.compiled
ALL = records()


def name_of(path: Path) -> str:
    return f"{game_of(path)}/{path.stem}"


def stale(data: Data) -> str:
    """Why a record cannot be true any more, and what to do; empty if it was made with these rules and cards."""
    facts, game = data["facts"], undercroft.game_of(data)
    if (facts["rules"], facts["content"], facts["options"]) == (game.meta.version, game.content, game.options):
        return ""
    return f"Rules version, content or options of {facts['game']} have changed: renew the records with `{COMMAND}`."


def replayed(text: str) -> Match:
    """The match of a record that is true, complete and written as `Match.save` writes it, byte for byte."""
    data = read(text)
    verdict = verify(undercroft.game_of(data), data)
    assert verdict.true, verdict.reason
    assert verdict.dealt
    assert verdict.over
    match = undercroft.load(text)
    assert match.save() == text
    return match


@pytest.mark.parametrize("path", ALL, ids=name_of)
def test_recorded_game_runs_again_to_the_same_end(path: Path) -> None:
    text = path.read_text("utf-8")
    assert stale(json.loads(text)) == ""
    assert outcome(replayed(text)) == expected(game_of(path))[path.stem], f"If that is meant, run `{COMMAND}`."


@pytest.mark.parametrize("path", ALL, ids=name_of)
def test_the_command_verify_accepts_it(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("verify", str(path), "--lang", "en")) == 0
    assert "The record is true." in capsys.readouterr().out


@pytest.mark.parametrize("game", games())
def test_records_plan_and_expectations_belong_together(game: str) -> None:
    """Nothing is forgotten in the folder, and nothing is missing; every record is of the game it stands for."""
    names = {plan.name for plan in planned(game)}
    assert names == {path.stem for path in records(game)} == set(expected(game))
    for path in records(game):
        assert json.loads(path.read_text("utf-8"))["facts"]["game"] == game


def test_every_game_has_records() -> None:
    assert games() == sorted(undercroft.GAMES)


# ---- strictness: no changed byte goes unnoticed

SMALLEST = min(ALL, key=lambda path: path.stat().st_size)
STRIDE = 1009  # in the larger ones every byte would take too long


def is_noticed(text: str, path: Path = SMALLEST) -> bool:
    try:
        found = outcome(replayed(text))
    except (AssertionError, UndercroftError):
        return True
    return bool(found != expected(game_of(path))[path.stem])


def with_another_byte(text: str, place: int) -> str:
    return text[:place] + ("1" if text[place] == "0" else "0") + text[place + 1 :]


def test_any_changed_byte_is_noticed() -> None:
    text = SMALLEST.read_text("utf-8")
    assert not is_noticed(text)
    for place in range(len(text)):
        assert is_noticed(with_another_byte(text, place)), f"byte {place}"


@pytest.mark.parametrize("path", ALL, ids=name_of)
def test_a_changed_byte_is_noticed_in_every_record(path: Path) -> None:
    text = path.read_text("utf-8")
    for place in range(0, len(text), STRIDE):
        assert is_noticed(with_another_byte(text, place), path), f"byte {place}"


def test_a_lost_or_added_byte_is_noticed() -> None:
    text = SMALLEST.read_text("utf-8")
    assert is_noticed(text[:-1])
    assert is_noticed(text + "\n")
    assert is_noticed(text.replace(", ", ",", 1))


def test_another_legal_game_with_a_true_chain_is_noticed() -> None:
    """The last link is written down apart from the record: a whole other game in its place does not pass."""
    data = json.loads(SMALLEST.read_text("utf-8"))
    match = undercroft.game_of(data).start(data["facts"]["seed"])
    while not match.over:
        match.choose(match.to_act[0], match.options(match.to_act[0])[-1])
    assert undercroft.load(match.save()).result is not None
    assert is_noticed(match.save())


def test_a_cut_record_with_a_true_chain_is_noticed() -> None:
    data = json.loads(SMALLEST.read_text("utf-8"))
    head = first_link(data["facts"])
    for entry in data["entries"]:
        head = link(head, {key: value for key, value in entry.items() if key != "hash"})
    assert head == data["entries"][-1]["hash"]
    del data["entries"][-1]
    assert verify(undercroft.game_of(data), data).true
    assert is_noticed(json.dumps(data, ensure_ascii=False))


# ---- renewing


def test_a_stale_record_says_how_to_renew_it() -> None:
    data = json.loads(SMALLEST.read_text("utf-8"))
    assert stale(data) == ""
    for key, old in (("rules", "0"), ("content", "0"), ("options", {})):
        assert COMMAND in stale({**data, "facts": {**data["facts"], key: old}})


def test_renewing_makes_the_recorded_choices_again() -> None:
    """Records do not depend on bots: a renewed one is the same game as long as its choices are legal."""
    text = SMALLEST.read_text("utf-8")
    data = json.loads(text)
    match = undercroft.game_of(data).start(data["facts"]["seed"])
    follow(match, data["entries"])
    assert match.save() == text
