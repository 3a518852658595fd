"""What the stopwatch needs from an engine, and nothing that would slow it down."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

Random = Callable[[], float]
Probe = Callable[[], object]

NO_LIMIT = -1


class UnavailableError(Exception):
    """The subject cannot run in this interpreter; `package` is what is missing there."""

    def __init__(self, package: str, why: str) -> None:
        super().__init__(why)
        self.package = package


class Subject(Protocol):
    """One engine with one game. The loop over a game is its own, so that no wrapper is timed."""

    package: str

    def play(self, seed: int, random: Random, limit: int = NO_LIMIT, /) -> tuple[Any, int]:
        """Play at random to the end, or up to `limit` decisions; the state and the decisions made."""

    def probes(self, state: Any, random: Random) -> Mapping[str, Probe]:
        """The calls to time on a state, by the name of their column."""
