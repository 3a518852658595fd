"""Who is measured, in which interpreter, and which make target sets that up."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PLAIN = Path(".venv/bin/python")
FAST = Path(".venv-fast/bin/python")

SETUP_PLAIN = "make setup-dev"
SETUP_FAST = "make fast"
SETUP_PEERS = "make bench"

GAMES = ROOT / "tests" / "games"
PLAN = "bench.toml"  # in a game's folder of tests: how it is measured, if not as usual
SEATS = 3


@dataclass(frozen=True)
class Entry:
    """A subject of a run. `build` is "peer", "plain" or "fast"."""

    subject: str
    label: str
    build: str
    python: Path
    setup: str

    @property
    def game(self) -> str:
        return self.subject.split(":")[1] if ":" in self.subject else self.subject

    @property
    def key(self) -> str:
        return f"{self.build}/{self.subject}"


@dataclass(frozen=True)
class Pythons:
    """The interpreters of a run, relative to the repository unless absolute."""

    peers: Path = FAST
    plain: Path = PLAIN
    fast: Path = FAST


@dataclass(frozen=True)
class Figure:
    """A column that one game alone has: microseconds of a call on a position."""

    name: str
    title: str
    probe: str  # module:function, which makes the call from a match
    bar: float  # at most


@cache
def planned(game: str) -> dict[str, Any]:
    """`players` at the table; `heavy` for a game with bars of its own; `figures` that it alone has."""
    path = GAMES / game / PLAN
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def is_heavy(game: str) -> bool:
    return bool(planned(game).get("heavy", False))


def figures(game: str) -> list[Figure]:
    return [Figure(name, **facts) for name, facts in planned(game).get("figures", {}).items()]


def entries(games: list[str], pythons: Pythons) -> list[Entry]:
    return peers(pythons.peers) + [entry for game in games for entry in builds(game, pythons)]


def peers(python: Path) -> list[Entry]:
    return [
        Entry("catanatron", "Catanatron, Catan", "peer", python, SETUP_PEERS),
        Entry("openspiel:backgammon", "OpenSpiel, backgammon", "peer", python, SETUP_PEERS),
        Entry("openspiel:gin_rummy", "OpenSpiel, gin rummy", "peer", python, SETUP_PEERS),
    ]


def builds(game: str, pythons: Pythons) -> list[Entry]:
    """A game may carry its number of seats: `torchlight:4`."""
    name, _, players = game.partition(":")
    seats = players or str(planned(name).get("players", SEATS))
    subject = f"undercroft:{name}:{seats}"
    label = f"Undercroft, {name.replace('_', ' ')}, {seats} seats"
    return [
        Entry(subject, f"{label}, uncompiled", "plain", pythons.plain, SETUP_PLAIN),
        Entry(subject, f"{label}, compiled", "fast", pythons.fast, SETUP_FAST),
    ]
