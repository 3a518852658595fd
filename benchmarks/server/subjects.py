"""Who is measured: which server, which load, and what each of them does."""

import json
from dataclasses import dataclass
from pathlib import Path

from benchmarks.catalog import ROOT
from benchmarks.rounds import environment

NODE_SIDE = ROOT / "benchmarks" / "boardgameio"
OURS, PEER = "undercroft", "boardgame.io"


@dataclass(frozen=True)
class Load:
    """The same for every subject of a run. `pace` is added by the subject."""

    tables: int
    seconds: float
    warmup: float
    seed: int


@dataclass(frozen=True)
class Subject:
    """One server under one kind of load. Pace 0: every choice at once; else the mean seconds before each."""

    key: str
    label: str
    system: str
    pace: float = 0.0
    bot: str = ""

    def is_peer(self) -> bool:
        return self.system == PEER

    def server(self, python: Path, port: int, metrics: int, folder: Path) -> list[str]:
        if self.is_peer():
            return ["node", str(NODE_SIDE / "server.js"), str(port), str(folder / "matches")]
        database = ["--database", str(folder / "tables.db")]
        command = [str(beside(python, "undercroft")), "serve", "--port", str(port), *database]
        return [*command, "--metrics", str(metrics), "--no-limits", "--bot-pause", "0"]

    def load(self, python: Path, port: int, load: Load) -> list[str]:
        options = json.dumps(vars(load) | {"port": port, "pace": self.pace, "bot": self.bot})
        if self.is_peer():
            return ["node", str(NODE_SIDE / "load.js"), options]
        return [str(ROOT / python), "-m", "benchmarks.server.load", options]


def beside(python: Path, name: str) -> Path:
    return (ROOT / python).parent / name


def surroundings() -> dict[str, str]:
    """No proxy stands between two processes of this machine."""
    return {name: value for name, value in environment().items() if not name.lower().endswith("_proxy")}


def subjects(pace: float, bot: str) -> list[Subject]:
    calm = f"every {pace:g} s"
    return [
        Subject("peer", "boardgame.io, tic-tac-toe", PEER),
        Subject("ours", "Undercroft, dungeonville", OURS),
        Subject("peer-calm", f"boardgame.io, {calm}", PEER, pace),
        Subject("ours-calm", f"Undercroft, {calm}", OURS, pace),
        Subject("ours-bots", f"Undercroft, against {bot} bots", OURS, 0.0, bot),
    ]


def yardstick(subject: Subject) -> str:
    """The key of the subject that bears the same load on the other server; none where there is no such."""
    return {"ours": "peer", "ours-calm": "peer-calm"}.get(subject.key, "")
