"""Bots of one's own on the command line."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Told

STRANGERS = "tests.bots.strangers"
ROOT = Path(__file__).parents[2]


def simulate(told: Told, bots: str, *more: str) -> tuple[int, str, str]:
    return told("simulate", "torchlight", "--players", "2", "--games", "4", "--bots", bots, *more)


def test_a_bot_of_ones_own_plays_in_a_tournament(told: Told) -> None:
    code, out, _ = simulate(told, f"{STRANGERS}:First:place=2,greedy:worlds=2", "--processes", "2", "--rotate")
    assert code == 0
    assert f"{STRANGERS}:First:place=2" in out


def test_it_hears_the_news_in_a_tournament(told: Told) -> None:
    assert simulate(told, f"{STRANGERS}:Listener,random")[0] == 0


def test_it_plays_against_a_person(told: Told) -> None:
    code, out, _ = told("play", "torchlight", "--players", "2", "--auto", "--bots", f"{STRANGERS}:First", "--seed", "1")
    assert code == 0
    assert "tests.bots.strangers:First" in out


def test_one_that_stumbles_is_told_with_the_place(told: Told) -> None:
    code, _, err = simulate(told, f"{STRANGERS}:Stumbling,random", "--processes", "1")
    assert code == 2
    assert "The bot 'tests.bots.strangers:Stumbling' stumbles: IndexError" in err
    assert "strangers.py, line" in err


@pytest.mark.parametrize("command", ["simulate torchlight --bots", "play torchlight --bots", "serve --bot"])
def test_a_bot_that_does_not_exist_is_refused_before_anything_begins(told: Told, command: str) -> None:
    code, _, err = told(*command.split(), "nowhere:Bot")
    assert code == 2
    assert "There is no module 'nowhere' for the bot 'nowhere:Bot'" in err


def test_it_may_lie_in_the_folder_one_is_in(tmp_path: Path) -> None:
    text = "from undercroft.bots import Bot\n\n\nclass Last(Bot):\n    name = 'last'\n\n"
    text += "    def choose(self, window):\n        return window.options()[-1]\n"
    (tmp_path / "my_bots.py").write_text(text, encoding="utf-8")
    line = ["simulate", "torchlight", "--games", "4", "--bots", "my_bots:Last", "--processes", "2"]
    done = run(tmp_path, "-m", "undercroft.cli", *line)
    assert done.returncode == 0, done.stderr
    assert "my_bots:Last" in done.stdout


def test_the_bot_of_the_documentation_plays(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (code,) = [block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "class Patient" in block]
    assert code.count("\n") <= 32
    (tmp_path / "my_bots.py").write_text(code, encoding="utf-8")
    line = ["simulate", "torchlight", "--players", "2", "--games", "4", "--bots", "my_bots:Patient:worlds=2,random"]
    done = run(tmp_path, "-m", "undercroft.cli", *line)
    assert done.returncode == 0, done.stderr
    assert "my_bots:Patient:worlds=2" in done.stdout


def test_a_script_without_a_guard_is_told_what_it_lacks(tmp_path: Path) -> None:
    """Its workers read the script again, and would start workers themselves."""
    line = ["simulate", "torchlight", "--games", "600", "--processes", "2"]
    (tmp_path / "script.py").write_text(f"from undercroft.cli.main import main\nmain({line!r})\n", encoding="utf-8")
    done = run(tmp_path, "script.py")
    assert "your script needs `if __name__ == '__main__':`" in done.stderr
    assert "Traceback" not in done.stderr


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "XDG_STATE_HOME": str(folder / "state")}
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
