"""A game of another package: found, checked, simulated and served without one edit in this repository."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.foreign import NAME, Installed, announce, install
from tests.server.browser import Browser
from tests.server.harness import OPENED, Server
from tests.server.play import play_on


@pytest.fixture(scope="module")
def sixth(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(tmp_path_factory.mktemp("elsewhere"))


def test_it_appears_among_the_games(sixth: Installed) -> None:
    listed = sixth.undercroft("games")
    assert (listed.returncode, listed.stderr) == (0, "")
    assert NAME in listed.stdout
    told = sixth.undercroft("games", NAME, "--view", "--lang", "en")
    assert "LanternBearersView" in told.stdout


def test_it_keeps_the_contract(sixth: Installed) -> None:
    told = sixth.undercroft("contract", NAME, "--seeds", "1")
    assert told.returncode == 0, told.stdout + told.stderr
    assert "Lantern Bearers keeps the contract" in told.stdout


def test_its_own_tests_pass(sixth: Installed) -> None:
    told = sixth.python("-m", "pytest", "-q", "-p", "no:cacheprovider", str(sixth.source.parent / "tests"))
    assert told.returncode == 0, told.stdout


def test_it_is_simulated_on_several_processes(sixth: Installed) -> None:
    line = ("simulate", NAME, "--games", "6", "--players", "2", "--bots", "greedy:worlds=2,random", "--processes", "2")
    told = sixth.undercroft(*line)
    assert told.returncode == 0, told.stderr
    assert f"{NAME}, 2 players, 6 games" in told.stdout


def test_it_is_played_at_the_terminal_on_the_board_of_any_game(sixth: Installed) -> None:
    told = sixth.undercroft("play", NAME, "--auto", "--seed", "3", "--lang", "de", "--bots", "random")
    assert told.returncode == 0, told.stderr
    assert "Das Spiel ist vorbei" in told.stdout or "vorbei" in told.stdout
    assert "Has bid" in told.stdout


def test_a_broken_promise_is_a_sentence_and_an_exit_code(tmp_path: Path) -> None:
    careless = install(tmp_path, "careless_bearers")
    view = careless.source / "careless_bearers" / "view.py"
    view.write_text(view.read_text("utf-8").replace("open_bids = all_seeing or", "open_bids = True or"), "utf-8")
    told = careless.undercroft("contract", "careless_bearers", "--seeds", "1", "--players", "3")
    assert told.returncode == 1
    assert "broken  " in told.stdout
    assert "can tell two worlds apart" in told.stdout
    assert "Traceback" not in told.stdout + told.stderr


# ---- served


@pytest.fixture(scope="module")
def house(sixth: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house"), "--no-limits", environment=sixth.environment) as running:
        yield running


@pytest.fixture(autouse=True)
def close_browsers() -> Iterator[None]:
    yield
    while OPENED:
        OPENED.pop().close()


def test_the_server_tells_of_it(house: Server) -> None:
    browser = Browser(house)
    shelf = {game["name"]: game for game in browser.get("/api/games")["games"]}
    assert list(shelf)[-1] == NAME
    assert (shelf[NAME]["built_in"], shelf[NAME]["playable"], shelf[NAME]["stage"]) == (False, True, "alpha")
    german = browser.request("GET", f"/api/games/{NAME}/text/de").body.decode()
    assert "step-bidding = Wie viel bietest du für die Fackel?" in german
    assert browser.get(f"/api/games/{NAME}/content") == {}


def test_a_whole_match_is_played_on_the_server(house: Server) -> None:
    mira = Browser(house).named("Mira")
    table = mira.new_table("me", "easy", "normal", game=NAME, options={"rounds": 3}, start=True)
    socket = mira.at(table)
    assert play_on([socket], Random(1)) >= 3
    assert socket.now["result"]["reason"] == "rounds"
    record = mira.record(table)
    assert record["facts"]["game"] == NAME


def test_tables_of_a_game_that_is_gone_are_not_listed(sixth: Installed, tmp_path: Path) -> None:
    """Its package was removed: the house stays open, and its other tables can be played."""
    with Server(tmp_path, environment=sixth.environment) as before:
        mira = Browser(before).named("Mira")
        mira.new_table("me", "open", game=NAME, public=True)
        kept, cookies = mira.new_table("me", "easy", start=True), mira.cookies
    with Server(tmp_path) as after:
        mira = Browser(after)
        mira.cookies = cookies
        assert [table["id"] for table in mira.get("/api/my/tables")["tables"]] == [kept["id"]]
        assert mira.get("/api/tables")["tables"] == []
        assert mira.new_table("me", "easy", start=True)["status"] == "playing"


# ---- games that cannot be used

UNFIT = {
    "an import that fails": ("import nowhere_to_be_found\n", "cannot be loaded: ModuleNotFoundError"),
    "no facts": ("", "cannot be loaded: AttributeError"),
    "facts of another kind": ("META = {'name': 'odd_game'}\n", "META is no Meta"),
    "another name": ("name='even_game'", "calls itself 'even_game'"),
    "a stage that does not exist": ("stage='ripe'", "has the stage 'ripe'. There are: planned"),
    "a part of nothing": ("part_of='nothing'", "is a part of 'nothing', which does not exist"),
}


def facts(change: str) -> str:
    fields = {"name": "'odd_game'", "title": "'Odd'", "designers": "()", "year": "1", "players": "(2,)"}
    fields |= {"options": "()", "version": "'1'", "stage": "'alpha'"}
    key, _, value = change.partition("=")
    written = ", ".join(f"{name}={text}" for name, text in {**fields, key: value}.items())
    return f"from undercroft.engine.game import Meta\nMETA = Meta({written})\n"


def brought(folder: Path, meta: str, name: str = "odd_game") -> Installed:
    """A package whose `meta.py` is that text."""
    (folder / "odd_game").mkdir()
    (folder / "odd_game" / "__init__.py").touch()
    (folder / "odd_game" / "meta.py").write_text(meta, encoding="utf-8")
    announce(folder, "odd_game", {"undercroft.games": {name: "odd_game"}})
    return Installed(name, folder)


@pytest.mark.parametrize(("meta", "sentence"), UNFIT.values(), ids=UNFIT)
def test_a_game_that_cannot_be_used_is_left_out_and_named(meta: str, sentence: str, tmp_path: Path) -> None:
    text = facts(meta) if "=" in meta and "META" not in meta else meta
    told = brought(tmp_path, text).undercroft("games")
    assert told.returncode == 0
    assert sentence in told.stderr
    assert "odd_game" not in told.stdout


def test_our_game_keeps_its_name(tmp_path: Path) -> None:
    told = brought(tmp_path, facts("name='torchlight'"), "torchlight").undercroft("games", "torchlight", "--lang", "en")
    assert "The Undercroft authors" in told.stdout
    told = Installed("torchlight", tmp_path).undercroft("doctor")
    assert told.returncode == 1
    assert "there is a game of that name already" in told.stdout


def test_rules_that_cannot_be_loaded_are_told_in_a_sentence(tmp_path: Path) -> None:
    odd = brought(tmp_path, facts("year=2"))
    (tmp_path / "odd_game" / "game.py").write_text("1 / 0\n", encoding="utf-8")
    told = odd.undercroft("simulate", "odd_game", "--games", "1")
    assert told.returncode == 2
    assert "The game 'odd_game' (odd_game.game) cannot be loaded: ZeroDivisionError" in told.stderr
    assert "Traceback" not in told.stderr


def test_a_game_in_the_making_stands_on_the_shelf(tmp_path: Path) -> None:
    odd = brought(tmp_path, facts("stage='planned'"))
    assert "odd_game" in odd.undercroft("games").stdout
    told = odd.undercroft("play", "odd_game")
    assert (told.returncode, told.stderr) == (2, "undercroft: Odd is in the making; it cannot be played yet.\n")
