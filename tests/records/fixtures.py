"""Recorded games as fixtures: `records/` in the folder of a game's tests.

In it stand `games.toml` (which games are recorded), their records (as `Match.save` writes them) and `expected.json`
(what each record must lead to). A further game adds a folder. `make.py` writes records and expectations.
"""

import json
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from undercroft.engine.match import Match

GAMES = Path(__file__).parents[1] / "games"
PLAN = "games.toml"
EXPECTED = "expected.json"
COMMAND = "python -m tests.records.make"

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Act:
    """Something that a seat does unasked, with so many entries before it at least."""

    after: int
    seat: int
    choice: str


@dataclass(frozen=True, slots=True)
class Planned:
    """One game of a `games.toml`: who plays it, and with which options and seed."""

    name: str
    players: int
    seed: int
    options: Data = field(default_factory=dict)
    bots: tuple[str, ...] = ("random",)  # dealt out to the seats in turn
    choices: tuple[str, ...] = ()  # in a game for one: what is chosen; bots finish what is left
    acts: tuple[Act, ...] = ()  # what somebody does unasked, in this order, each as soon as he can


def games() -> list[str]:
    """The games of which records are kept."""
    return sorted(game_of(path) for path in GAMES.glob(f"*/records/{PLAN}"))


def folder_of(game: str) -> Path:
    return GAMES / game / "records"


def game_of(path: Path) -> str:
    """The game that a file of such a folder belongs to."""
    return path.parent.parent.name


def planned(game: str) -> list[Planned]:
    words = tomllib.loads((folder_of(game) / PLAN).read_text("utf-8"))
    acts = [tuple([Act(**act) for act in each.pop("acts", ())]) for each in words["game"]]
    return [Planned(**each, acts=own) for each, own in zip(words["game"], acts, strict=True)]


def records(game: str = "*") -> list[Path]:
    return sorted(path for path in GAMES.glob(f"{game}/records/*.json") if path.name != EXPECTED)


def expected(game: str) -> Data:
    found: Data = json.loads((folder_of(game) / EXPECTED).read_text("utf-8"))
    return found


def outcome(match: Match) -> Data:
    """What a record leads to: its last link, which covers all before it, the final position and the result."""
    assert match.result is not None
    entries = match.record.to_data()["entries"]
    assert isinstance(entries, list)
    return {"entries": len(entries), "hash": entries[-1]["hash"], "digest": match.digest(), **match.result.to_data()}
