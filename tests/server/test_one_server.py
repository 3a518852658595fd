"""One server for one database file: a second one is refused when it starts."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.browser import Browser
from tests.server.harness import PATIENCE, Server, held_port
from undercroft.server.lock import lock_file


def second(database: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Another server at that database; it ends by itself when it is refused."""
    with held_port() as held:
        command = [sys.executable, "-m", "undercroft.cli", "serve", "--port", str(held.getsockname()[1])]
        return subprocess.run(
            [*command, "--database", database],
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )


@pytest.mark.parametrize("name", ["tables.db", "./tables.db", "linked.db", "sqlite:///tables.db"])
def test_a_second_server_is_refused_with_a_sentence_however_it_names_the_file(server: Server, name: str) -> None:
    folder = server.database.parent
    link = folder / "linked.db"
    if not link.exists():
        Path(link).symlink_to(server.database)
    refused = second(name, folder)
    assert refused.returncode == 2
    assert server.process is not None
    assert f"is served already, by process {server.process.pid}. Stop that server first" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert Browser(server).named("Mira").id  # the first one did not notice


def test_a_killed_server_leaves_no_lock_although_its_bots_may_still_think(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        mira = Browser(server).named("Mira")
        mira.new_table("me", "hard", "hard", "hard", start=True, options={"first_player": 2})
        server.kill()
        server.start()
        assert mira.get("/api/session")["guest"]["name"] == "Mira"


def test_only_files_are_locked(tmp_path: Path) -> None:
    assert lock_file("sqlite://") is lock_file("sqlite:///:memory:") is None
    assert lock_file("postgresql://host/tables") is None
    assert lock_file(f"sqlite:///file:{tmp_path}/tables.db?mode=rwc&uri=true") == tmp_path / "tables.db.lock"
