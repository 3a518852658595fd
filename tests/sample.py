"""The game that shared tests take as their example: the one whose folder in tests/games has a `sample.toml`."""

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

FILE: Final = "sample.toml"


class Sample(NamedTuple):
    """A game for 2 to 5 players with secrets, and what shared tests need to know of it."""

    name: str
    short: dict[str, Any]  # options of a short match
    begins: dict[str, Any]  # an option with which P1 begins
    other: dict[str, Any]  # another value than the default
    wrong: dict[str, Any]  # a value that does not exist
    rule: str  # that this option belongs to


def found() -> Sample:
    (path,) = (Path(__file__).parent / "games").glob(f"*/{FILE}")
    return Sample(path.parent.name, **tomllib.loads(path.read_text(encoding="utf-8")))


SAMPLE: Final = found()
