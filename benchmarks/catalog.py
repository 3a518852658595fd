"""Who is measured, in which interpreter, and which make target sets that up."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAIN = Path(".venv/bin/python")
FAST = Path(".venv-fast/bin/python")

SETUP_PLAIN = "make setup-dev"
SETUP_FAST = "make fast"
SETUP_PEERS = "make bench"

PLAYERS = {
    "dungeonville": 3,
    "doodle_dungeon": 3,
    "dungeon_fighter": 3,
    "dungeon_lords": 3,
    "dungeon_twister": 2,
}
HEAVY = ("dungeon_lords", "dungeon_twister")


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


def entries(games: list[str], pythons: Pythons) -> list[Entry]:
    return peers(pythons.peers) + [entry for game in games for entry in builds(game, pythons)]


def peers(python: Path) -> list[Entry]:
    return [
        Entry("catanatron", "Catanatron, Catan", "peer", python, SETUP_PEERS),
        Entry("openspiel:backgammon", "OpenSpiel, backgammon", "peer", python, SETUP_PEERS),
        Entry("openspiel:gin_rummy", "OpenSpiel, gin rummy", "peer", python, SETUP_PEERS),
    ]


def builds(game: str, pythons: Pythons) -> list[Entry]:
    """A game may carry its number of seats: `dungeonville:4`."""
    name, _, players = game.partition(":")
    seats = players or str(PLAYERS.get(name, 3))
    subject = f"undercroft:{name}:{seats}"
    label = f"Undercroft, {name.replace('_', ' ')}, {seats} seats"
    return [
        Entry(subject, f"{label}, uncompiled", "plain", pythons.plain, SETUP_PLAIN),
        Entry(subject, f"{label}, compiled", "fast", pythons.fast, SETUP_FAST),
    ]
