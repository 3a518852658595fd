"""The Node side: its packages, installed on demand."""

import hashlib
import json
import shutil
import subprocess
from pathlib import Path

from benchmarks.rounds import last_line
from benchmarks.server.subjects import NODE_SIDE

LOCK, MARK = NODE_SIDE / "package-lock.json", NODE_SIDE / "node_modules" / ".packages"
COMMAND = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"]
NAMES = ("boardgame.io", "node-persist", "socket.io")


def missing() -> str:
    """Why boardgame.io cannot be measured; empty when it can, after an installation if need be."""
    if not (shutil.which("node") and shutil.which("npm")):
        return "boardgame.io is left out: there is no Node with npm on this machine; Node 20 brings both."
    try:
        install()
    except subprocess.CalledProcessError as problem:
        return f"boardgame.io is left out: `npm ci` in benchmarks/boardgameio failed: {last_line(problem.stderr)}"
    return ""


def install() -> None:
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if MARK.exists() and MARK.read_text() == wanted:
        return
    subprocess.run(COMMAND, cwd=NODE_SIDE, capture_output=True, text=True, check=True)
    MARK.write_text(wanted)


def versions() -> list[str]:
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return [f"Node {node.removeprefix('v')}", *(f"{name} {version_of(name)}" for name in NAMES)]


def version_of(name: str) -> str:
    facts: dict[str, str] = json.loads(Path(NODE_SIDE / "node_modules" / name / "package.json").read_text())
    return facts["version"]
