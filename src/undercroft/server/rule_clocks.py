"""Clocks that the rules of a game set, measured: how much of each is used up, and when one runs out."""

from typing import Any, NamedTuple

from undercroft.engine.clocks import Clock

KEPT = 8  # clocks that stand still and are remembered, in case a move is taken back; those stopped last
Key = tuple[int, str, int]  # seat, name and number of a clock


class Due(NamedTuple):
    """A clock that runs, and when it has run out, by the clock of the house."""

    clock: Clock
    at: float


class RuleClocks:
    """Belongs to one table. Time that is used up does not come back, whatever is taken back."""

    def __init__(self) -> None:
        self.used: dict[Key, float] = {}
        self.since: dict[Key, float] = {}  # of those that run
        self.clocks: list[Clock] = []

    def note(self, clocks: list[Clock], now: float, shown: float) -> None:
        """The match has gone on: these clocks there are now. One starts when everybody has seen what led to it."""
        stopped = self.since
        self.used = {**self.used, **{key: self.used.get(key, 0.0) + max(0.0, now - at) for key, at in stopped.items()}}
        self.clocks = clocks
        running = [key_of(clock) for clock in clocks if clock.runs]
        self.since = {key: max(now, stopped.get(key, shown)) for key in running}
        self.forget(running)

    def forget(self, running: list[Key]) -> None:
        """A clock without a number begins anew; of the others only the last ones are remembered."""
        anew = [key for key in self.used if key[2] == 0 and key not in running]
        numbered = [key for key in self.used if key[2] and key not in running]
        for key in [*anew, *numbered[:-KEPT]]:
            del self.used[key]

    def due(self) -> Due | None:
        """The clock that runs out next."""
        found = [Due(clock, self.ends(key_of(clock), clock)) for clock in self.clocks if key_of(clock) in self.since]
        return min(found, key=lambda due: due.at, default=None)

    def ends(self, key: Key, clock: Clock) -> float:
        return self.since[key] + clock.seconds - self.used.get(key, 0.0)

    # ---- in the store

    def to_data(self) -> dict[str, Any]:
        """As plain JSON data; the clocks themselves follow from the match."""
        return {"used": rows(self.used), "since": rows(self.since)}

    def restore(self, data: Any, clocks: list[Clock]) -> None:
        """After a restart: the clock of the house has stood still meanwhile, so what runs goes on."""
        self.used, self.since = from_rows(data.get("used", [])), from_rows(data.get("since", []))
        self.clocks = clocks


def key_of(clock: Clock) -> Key:
    return clock.seat, clock.name, clock.number


def rows(times: dict[Key, float]) -> list[list[Any]]:
    return [[*key, time] for key, time in times.items()]


def from_rows(data: list[list[Any]]) -> dict[Key, float]:
    return {(seat, name, number): time for seat, name, number, time in data}
