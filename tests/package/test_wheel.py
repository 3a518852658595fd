"""The built package in an environment of its own, far from the checkout: it brings the client and serves it."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

import undercroft
from tests.server.harness import held_port

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0

pytestmark = pytest.mark.wheel


@pytest.fixture(scope="module")
def clean(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with the wheel, what it needs to serve, and nothing of this checkout."""
    folder = tmp_path_factory.mktemp("clean")
    run(str(ROOT / "scripts" / "wheel"), "pure", str(folder))
    run(sys.executable, "-m", "venv", str(folder / "venv"))
    pip = [str(folder / "venv/bin/python"), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    run(*pip, "--require-hashes", "-r", str(ROOT / "requirements/run.lock"))
    run(*pip, "--no-deps", str(next(folder.glob("undercroft-*.whl"))))
    return folder


def run(*command: str, cwd: Path | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, env=plain_environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def plain_environment() -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}


@pytest.fixture(scope="module")
def served(clean: Path) -> Iterator[str]:
    """The address of `undercroft serve`, started outside the checkout."""
    held = held_port()
    port = held.getsockname()[1]
    command = [str(clean / "venv/bin/undercroft"), "serve", "--port", str(port), "--database", "tables.db"]
    with (clean / "log").open("w") as log:
        server = subprocess.Popen(command, cwd=clean, env=plain_environment(), stdout=log, stderr=log)
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for(address)
        yield address
    finally:
        server.terminate()
        server.wait(timeout=20)
        held.close()


def wait_for(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            get(f"{address}/health")
        except (URLError, ConnectionError):
            time.sleep(0.2)
        else:
            return
    raise AssertionError("The server of the installed package did not open.")


def get(address: str) -> str:
    with urlopen(address, timeout=10) as reply:
        return str(reply.read().decode())


def own_games() -> list[str]:
    """Games, without what is a part of one."""
    return [name for name in undercroft.GAMES if not undercroft.meta(name).part_of]


def test_the_command_knows_its_version_and_its_games(clean: Path) -> None:
    command = str(clean / "venv/bin/undercroft")
    assert run(command, "--version", cwd=clean).split() == ["undercroft", undercroft.__version__]
    assert all(
        name in run(command, "games", cwd=clean) for name in undercroft.GAMES if not undercroft.meta(name).part_of
    )


def test_a_game_is_simulated_with_its_texts_and_content(clean: Path) -> None:
    command = str(clean / "venv/bin/undercroft")
    for name in undercroft.GAMES:
        meta = undercroft.meta(name)
        run(command, "simulate", name, "--players", str(meta.players[0]), "--games", "1", cwd=clean)
        assert run(command, "rules", name, "--lang", "de", cwd=clean).strip()


def test_the_client_is_served(served: str) -> None:
    page = get(served)
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    assert scripts
    assert "import" in get(served + scripts[0])


def test_the_shelf_is_served(served: str) -> None:
    offered = {game["name"] for game in json.loads(get(f"{served}/api/games"))["games"]}
    assert offered >= set(own_games())
