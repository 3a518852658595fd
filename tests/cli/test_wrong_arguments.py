"""Whatever is wrong gets one sentence on standard error and exit code 2."""

import json
import socket
from pathlib import Path

import pytest

import undercroft
from tests.cli.conftest import Told

PUZZLES = next(name for name in undercroft.GAMES if undercroft.meta(name).puzzle)
WRONG = [
    ("", "required"),
    ("dance", "invalid choice"),
    ("play chess", "There is no game 'chess'"),
    ("play --players 9", "not 9"),
    ("play --players many", "not a whole number"),
    ("play --bots nobody", "There is no bot 'nobody'"),
    ("play --bots easy,,hard", "no list of bots"),
    ("play --bots=", "no list of bots"),
    ("play --bots hard:", "is no setting of a bot"),
    ("play --bots search:ms=" + "9" * 5000, "is no setting of a bot"),
    ("play --players " + "9" * 5000, "not a whole number"),
    ("play --seed " + "9" * 4000, "at most 4096 bits"),
    ("play --save .", "not the name of a file"),
    ("play --save nowhere/game.json", "there is no folder nowhere"),
    (f"play {PUZZLES} --players 3", "is for 1 player, not 3"),
    ("play --bots easy,normal,hard", "3 bots are named, but 2 seats"),
    ("play --bots search:speed=3", "speed"),
    ("play --lang fr", "invalid choice: 'fr'"),
    ("play --seed -3", "too small"),
    ("play torchlight --option rounds", "name=value"),
    ("play torchlight --option rounds=8", "can be 3, 5, 9"),
    ("play --option colour=red", "no option 'colour'"),
    ("play torchlight --option rounds=3 --option rounds=9", "'rounds' is given twice"),
    ("play --load missing.json", "missing.json: No such file"),
    ("play --load a.json --resume", "not allowed with"),
    ("play --resume", "no kept game"),
    ("play torchlight --load a.json", "leave out its name"),
    ("play --load a.json --players 3", "leave out its name"),
    ("games chess", "no game 'chess'"),
    ("simulate", "required"),
    ("simulate chess", "no game 'chess'"),
    ("simulate torchlight --games 0", "at least 1"),
    ("simulate torchlight --processes 0", "at least 1"),
    ("simulate torchlight --players 1", "not 1"),
    ("simulate torchlight --bots random,random", "2 bots are named, but 3 seats"),
    ("replay missing.json", "No such file"),
    ("check", "required"),
    ("check missing.toml", "missing.toml"),
    ("rules chess", "no game 'chess'"),
    ("rules torchlight --phase dancing", "no phase 'dancing'"),
    ("rules torchlight --coverage --tests missing", "missing: there is no such folder"),
    ("rules TL-999", "no rule TL-999"),
    ("rules ZZ-001", "no rule ZZ-001"),
    ("rules torchlight --section dancing", "no section 'dancing'"),
    ("bench --rounds 0", "at least 1"),
    ("bench --seconds nan", "seconds are not possible"),
    ("bench --seconds soon", "not a number of seconds"),
    ("bench --games chess", "no game 'chess'"),
    ("bench --games torchlight:9", "not 9"),
    ("serve --port x", "not a whole number"),
    ("serve --port 70000", "is no port"),
    ("serve --bot-workers 0", "at least 1"),
    ("serve --bot-pause -1", "seconds are not possible"),
    ("serve --web .", "has no index.html"),
    ("serve --connections 0", "at least 1"),
    ("serve --trusted-proxy nginx", "is no address like 127.0.0.1"),
    ("serve --trusted-proxy 10.0.0.1/8", "is no address like 127.0.0.1"),
    ("serve --metrics here", "is no address like 127.0.0.1:9465"),
    ("serve --metrics 127.0.0.1:70000", "is no address like 127.0.0.1:9465"),
    ("puzzle T9", "There is no puzzle 'T9'. There are T1, T2"),
    ("puzzle T1 --seed 3", "leave out its name"),
    ("puzzle --seed 3 --today", "leave out --seed or --today"),
    ("puzzle --seed -1", "too small"),
    ("puzzle --difficulty deadly", "can be easy, medium, hard; not 'deadly'"),
    ("puzzle --solve --hint", "not allowed with"),
    ("verify missing.json", "No such file"),
    ("doctor --now", "unrecognized"),
]


@pytest.mark.parametrize(("line", "sentence"), WRONG, ids=lambda text: text[:60])
def test_a_wrong_argument_gets_one_sentence(
    told: Told, line: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, err = told(*line.split())
    assert code == 2
    assert sentence in err
    assert len(err.strip().splitlines()) == 1


def test_a_port_that_is_taken_is_named_and_comes_last(told: Told, tmp_path: Path) -> None:
    """Somebody plays on this machine: what else is wrong with the line is said all the same."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "has no index.html" in told("serve", "--port", port, "--web", str(tmp_path))[2]
        code, _, err = told("serve", "--port", port)
    assert code == 2
    assert f"Cannot listen on 127.0.0.1:{port}" in err


BROKEN = {
    "empty": "",
    "not json": "{{{",
    "a list": "[]",
    "a number": "7",
    "empty object": "{}",
    "wrong format": '{"format": 99}',
    "no entries": '{"format": 1, "facts": {}}',
    "unknown game": '{"format": 1, "facts": {"game": "chess", "players": 2}, "entries": []}',
    "odd players": '{"format": 1, "facts": {"game": "torchlight", "players": []}, "entries": []}',
    "odd start": '{"format": 1, "facts": {"game": "torchlight", "players": 2, "start": 5}, "entries": []}',
    "deep": "[" * 100_000,
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
@pytest.mark.parametrize("command", ["replay", "review", "verify", "play --load"])
def test_a_broken_record_gets_one_sentence(told: Told, tmp_path: Path, command: str, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    code, out, err = told(*command.split(), str(path))
    assert code in (1, 2)
    assert len((out + err).strip().splitlines()) == 1


@pytest.mark.parametrize("command", ["replay", "verify", "play --load", "check"])
def test_a_file_that_is_no_text_gets_one_sentence(told: Told, tmp_path: Path, command: str) -> None:
    path = tmp_path / "noise.bin"
    path.write_bytes(bytes(range(256)))
    code, _, err = told(*command.split(), str(path))
    assert code == 2
    assert len(err.strip().splitlines()) == 1


def test_a_folder_is_no_record(told: Told, tmp_path: Path) -> None:
    assert told("replay", str(tmp_path))[0] == 2


def test_entries_that_do_not_fit_are_named(told: Told, record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    number = next(i for i, entry in enumerate(data["entries"]) if "choice" in entry)
    data["entries"][number]["choice"] = "flee"
    record.write_text(json.dumps(data), encoding="utf-8")
    code, _, err = told("replay", str(record))
    assert code == 2
    assert f"Entry {number + 1}" in err


def test_a_loaded_game_keeps_its_options(told: Told, record: Path) -> None:
    code, _, err = told("play", "--load", str(record), "--seed", "3")
    assert code == 2
    assert "leave out" in err
