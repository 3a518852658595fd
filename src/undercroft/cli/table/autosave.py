"""The files a game at the terminal leaves behind, so that nothing is lost."""

import json
import os
from collections.abc import Sequence
from pathlib import Path

from undercroft.cli.arguments import load_match, read_record
from undercroft.cli.parser import Refusal
from undercroft.engine.match import Match

PRESENT, PREVIOUS = "autosave.json", "previous.json"


def state_folder() -> Path:
    """Where programs of this user keep their state."""
    given = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(given) if given else Path.home() / ".local" / "state") / "undercroft"


def write(path: Path, match: Match, bots: Sequence[str]) -> None:
    """The record and who plays, in one step: a crash leaves the old file whole."""
    if path.is_dir() or "\0" in str(path):
        raise Refusal(f"{path}: that is not the name of a file.")
    if not path.parent.is_dir():
        raise Refusal(f"{path}: there is no folder {path.parent}.")
    data = json.loads(match.save())
    data["table"] = {"bots": list(bots)}
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    fresh.replace(path)


def load(path: Path) -> tuple[Match, list[str]]:
    """The match in a file and the bots that played in it; none if the file does not say."""
    match = load_match(path)
    table = read_record(path).get("table")
    bots = table.get("bots") if isinstance(table, dict) else None
    return match, [str(bot) for bot in bots] if isinstance(bots, list) else []


class Autosave:
    """Keeps the present game in the state folder; the one before it survives as `previous`."""

    def __init__(self, bots: Sequence[str], fresh: bool) -> None:
        self.path = state_folder() / PRESENT
        self.bots = bots
        self.works = True
        if fresh and self.path.exists():
            self.path.replace(self.path.with_name(PREVIOUS))

    def keep(self, match: Match) -> None:
        """A full disk or a forbidden folder must not end the game."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write(self.path, match, self.bots)
        except OSError:
            self.works = False


def kept() -> Path:
    path = state_folder() / PRESENT
    if not path.exists():
        raise Refusal("There is no kept game to go on with; start one with 'undercroft play'.")
    return path
