"""`undercroft new` and `undercroft contract`: their arguments. What comes of them: tests/test_sixth_game.py."""

from pathlib import Path

import pytest

from tests.cli.conftest import Told
from undercroft.cli.new import prefix_of, title_of, written


def test_a_new_game_says_where_it_is_and_what_to_do(told: Told, tmp_path: Path) -> None:
    code, out, _ = told("new", "deep_well", "--in", str(tmp_path))
    assert code == 0
    assert f"Deep Well stands in {tmp_path / 'deep_well'}" in out
    assert "undercroft contract deep_well" in out


def test_nothing_of_the_example_is_left(tmp_path: Path) -> None:
    files = {str(path): text for path, text in written("deep_well")}
    assert "src/deep_well/rulebook/de/deep_well.md" in files
    assert "DW-003" in files["src/deep_well/rulebook/en/deep_well.md"]
    assert 'title="Deep Well"' in files["src/deep_well/meta.py"]
    assert "class DeepWell(State):" in files["src/deep_well/state.py"]
    left = [path for path, text in files.items() if "torchlight" in (path + text).lower() or "TL-" in text]
    assert left == []


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Deep Well", "is no name for a game"),
        ("2wells", "is no name for a game"),
        ("torchlight", "There is a game 'torchlight' already"),
        ("json", "There is a Python package 'json' already"),
        ("rich", "There is a Python package 'rich' already"),
    ],
)
def test_a_name_that_will_not_do(told: Told, tmp_path: Path, name: str, sentence: str) -> None:
    code, _, err = told("new", name, "--in", str(tmp_path))
    assert code == 2
    assert sentence in err
    assert list(tmp_path.iterdir()) in ([], [tmp_path / "state"])


def test_what_exists_is_not_written_over(told: Told, tmp_path: Path) -> None:
    (tmp_path / "deep_well").mkdir()
    assert "exists already" in told("new", "deep_well", "--in", str(tmp_path))[2]


@pytest.mark.parametrize(("name", "prefix"), [("deep_well", "DW"), ("wells", "WE"), ("x", "XX"), ("a_2", "AX")])
def test_rules_are_numbered_with_two_letters(name: str, prefix: str) -> None:
    assert prefix_of(name) == prefix
    assert title_of("deep_well_2") == "Deep Well 2"


def test_the_contract_of_one_of_our_games(told: Told) -> None:
    code, out, _ = told("contract", "torchlight", "--seeds", "1", "--players", "2,4")
    assert code == 0
    assert out == "Torchlight keeps the contract: 4 matches, and its texts are complete.\n"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("contract torchlight --players 7", "Torchlight is for 2, 3, 4 players, not 7"),
        ("contract torchlight --players two", "'two' is no list of numbers"),
        ("contract torchlight --seeds 0", "0 is too small"),
        ("contract nothing", "There is no game 'nothing'"),
    ],
)
def test_wrong_arguments_get_a_sentence(told: Told, line: str, sentence: str) -> None:
    code, _, err = told(*line.split())
    assert code == 2
    assert sentence in err
