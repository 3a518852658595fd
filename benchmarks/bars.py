"""The bars we set ourselves, and where a figure stands against them."""

from collections.abc import Mapping
from dataclasses import dataclass

from benchmarks.catalog import Entry, figures, is_heavy

RATE, CLONE, VIEW = "decisions_per_second", "clone_us", "view_us"
UNDO, LOOK_BACK = "undo_us", "look_back_us"
BACK = {UNDO: 50_000.0, LOOK_BACK: 50_000.0}  # in a match of 5,000 entries

# (build, heavy game): decisions per second at least, the others in microseconds at most
BARS = {
    ("plain", False): {RATE: 100_000.0, CLONE: 5.0, VIEW: 30.0, **BACK},
    ("plain", True): {RATE: 50_000.0, CLONE: 10.0, VIEW: 30.0, **BACK},
    ("fast", False): {RATE: 300_000.0, CLONE: 2.0, VIEW: 30.0, **BACK},
    ("fast", True): {RATE: 150_000.0, CLONE: 5.0, VIEW: 30.0, **BACK},
}


@dataclass(frozen=True)
class Verdict:
    column: str
    bar: float
    value: float

    @property
    def missed_by(self) -> float:
        """Share of the bar that is lacking (rates) or too much (times); zero when met."""
        lack = self.bar - self.value if self.column == RATE else self.value - self.bar
        return max(0.0, lack / self.bar)

    def __str__(self) -> str:
        return f"missed by {100 * self.missed_by:.1f}%" if self.missed_by else "met"


def bars_of(entry: Entry) -> dict[str, float]:
    """Those of its weight, and those of the figures that it alone has, which are the same for both builds."""
    bars = BARS.get((entry.build, is_heavy(entry.game)), {})
    return {**bars, **{each.name: each.bar for each in figures(entry.game)}} if bars else {}


def verdicts(entry: Entry, medians: Mapping[str, float]) -> list[Verdict]:
    bars = bars_of(entry)
    return [Verdict(column, bar, medians[column]) for column, bar in bars.items() if column in medians]
