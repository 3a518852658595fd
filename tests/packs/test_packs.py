"""A game's cards as a folder: written, changed, checked, played, and named in records."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.engine.content import VARIABLE, pack_hash, read_folder
from undercroft.packs.checking import check_files_of, check_folder
from undercroft.packs.exporting import export
from undercroft.packs.standard import lists_in, standard_pack

WITH_CARDS = [name for name in undercroft.GAMES if undercroft.content(name) and not undercroft.meta(name).part_of]
Change = Callable[[Any], object]


def changed(folder: Path, file: str, change: Change) -> None:
    path = folder / f"{file}.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")


def run(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "undercroft.cli", *words]
    surroundings = {key: value for key, value in os.environ.items() if key != VARIABLE} | more
    return subprocess.run(command, capture_output=True, text=True, check=False, env=surroundings)


def first_list(game: str) -> tuple[str, str]:
    """A file of a game and the list of named cards in it."""
    pack = standard_pack(game)
    return next((file, kind) for file in pack for kind, cards in lists_in(pack[file]).items() if "name" in cards[0])


@pytest.fixture(params=WITH_CARDS)
def exported(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, Path]:
    game = str(request.param)
    export(game, tmp_path / "cards", "Anna's copy")
    return game, tmp_path / "cards"


def test_an_exported_pack_is_the_standard_one(exported: tuple[str, Path]) -> None:
    game, folder = exported
    assert check_folder(game, folder) == []
    assert read_folder(folder) == standard_pack(game)
    assert pack_hash(read_folder(folder)) == undercroft.game(game, undercroft.meta(game).players[0]).content


MISTAKES: dict[str, tuple[Change, str]] = {
    "a card too few": (lambda cards: cards.pop(), "is missing"),
    "a card twice": (lambda cards: cards.append(cards[0]), "2 times"),
    "an id that is none": (lambda cards: cards[0].update(id="dragon-of-my-own"), "is not one of the game"),
    "no German name": (lambda cards: cards[0]["name"].pop("de"), "the text in 'de' is missing"),
    "a provenance that is none": (lambda cards: cards[0].update(provenance="grandma"), "is no provenance"),
    "a key that does nothing": (lambda cards: cards[0].update(colour_of_eyes="red"), "does nothing here"),
    "a name that is a number": (lambda cards: cards[0].update(name=7), "it must be {…}"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_each_mistake_gets_a_sentence_with_its_place(exported: tuple[str, Path], mistake: str) -> None:
    game, folder = exported
    change, words = MISTAKES[mistake]
    file, kind = first_list(game)
    changed(folder, file, lambda data: change(data[kind]))
    found = check_files_of(game, folder)
    assert any(words in each and each.startswith(f"{file}.json") for each in found), found


def test_files_that_are_missing_unreadable_or_too_many(exported: tuple[str, Path]) -> None:
    game, folder = exported
    file, _ = first_list(game)
    (folder / "extra.json").write_text("{}", encoding="utf-8")
    (folder / f"{file}.json").write_text('{\n"a": [1,\n}', encoding="utf-8")
    found = check_files_of(game, folder)
    assert any(f"{file}.json, line 3" in each for each in found)
    assert any("extra.json: the game has no such file" in each for each in found)
    (folder / f"{file}.json").unlink()
    assert f"{file}.json is missing." in check_files_of(game, folder)


def test_a_pack_without_its_page_or_for_another_game(exported: tuple[str, Path]) -> None:
    game, folder = exported
    (folder / "pack.json").write_text('{"game": "chess", "title": "x"}', encoding="utf-8")
    assert any(f"'game' must be '{game}'" in each for each in check_files_of(game, folder))
    (folder / "pack.json").unlink()
    assert any("pack.json is missing" in each for each in check_files_of(game, folder))
    assert "no content pack" in run("simulate", game, "--content", str(folder)).stderr


@pytest.fixture
def renamed(exported: tuple[str, Path]) -> tuple[str, Path]:
    """A pack in which one card has another name."""
    game, folder = exported
    file, kind = first_list(game)
    changed(folder, file, lambda data: data[kind][0]["name"].update(en="Corrected"))
    return game, folder


def test_a_whole_process_plays_a_changed_pack_and_its_records_name_it(
    renamed: tuple[str, Path], tmp_path: Path
) -> None:
    game, folder = renamed
    number = pack_hash(read_folder(folder))
    record = tmp_path / "record.json"
    players = undercroft.meta(game).players[0]
    made = f"import undercroft; print(undercroft.game('{game}', {players}).start(1).save())"
    surroundings = {**os.environ, VARIABLE: str(folder)}
    saved = subprocess.run([sys.executable, "-c", made], capture_output=True, text=True, check=True, env=surroundings)
    record.write_text(saved.stdout, encoding="utf-8")
    facts = json.loads(saved.stdout)["facts"]
    assert (facts["content"], facts["pack"]) == (number, "Anna's copy")
    with pytest.raises(undercroft.UndercroftError, match='content pack "Anna\'s copy"'):
        undercroft.load(saved.stdout)
    assert run("verify", str(record), "--content", str(folder)).returncode == 0
    refused = run("verify", str(record))
    assert refused.returncode != 0
    assert number in refused.stdout + refused.stderr


def test_workers_play_it_too(renamed: tuple[str, Path]) -> None:
    game, folder = renamed
    done = run("simulate", game, "--games", "2", "--processes", "2", "--content", str(folder))
    assert done.returncode == 0, done.stderr


def test_a_record_of_the_standard_pack_is_refused_under_another(renamed: tuple[str, Path], tmp_path: Path) -> None:
    game, folder = renamed
    record = tmp_path / "record.json"
    record.write_text(undercroft.game(game, undercroft.meta(game).players[0]).start(1).save(), encoding="utf-8")
    refused = run("verify", str(record), "--content", str(folder))
    assert refused.returncode != 0
    assert "the standard content pack" in refused.stdout + refused.stderr


def test_what_a_part_of_a_game_plays_is_that_games_pack() -> None:
    for part in [name for name in undercroft.GAMES if undercroft.meta(name).part_of]:
        refused = run("content", part)
        assert refused.returncode == 2
        assert "name that game" in refused.stderr


@pytest.mark.parametrize("page", [None, "{", "\udc80"])
def test_a_folder_in_the_environment_that_is_no_pack_gets_a_sentence(tmp_path: Path, page: str | None) -> None:
    if page is not None:
        (tmp_path / "pack.json").write_bytes(page.encode("utf-8", "surrogateescape"))
    refused = run("simulate", WITH_CARDS[0], "--games", "1", **{VARIABLE: str(tmp_path)})
    assert refused.returncode == 2
    assert "is no content pack" in refused.stderr
    assert "Traceback" not in refused.stderr
