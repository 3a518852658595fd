"""What was wrong, in sentences; and how long people waited, by what went on meanwhile."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import monotonic

QUIET = "quiet"
AFTERMATH = 2.0  # seconds in which a fault that is over still explains a delay


class Findings:
    """Sentences, each once, with how often and when it was found first."""

    def __init__(self) -> None:
        self.began = monotonic()
        self.first: dict[str, float] = {}
        self.times: Counter[str] = Counter()

    def add(self, sentence: str) -> None:
        self.first.setdefault(sentence, monotonic() - self.began)
        self.times[sentence] += 1

    def lines(self) -> list[str]:
        return [told(sentence, self.times[sentence], when) for sentence, when in self.first.items()]


def told(sentence: str, times: int, when: float) -> str:
    often = f" ({times} times)" if times > 1 else ""
    return f"after {when:.0f} s: {sentence}{often}"


class Trouble:
    """Which fault goes on, and the delays of honest people under each."""

    def __init__(self) -> None:
        self.name = QUIET
        self.until = 0.0
        self.delays: dict[str, list[float]] = {}
        self.again: Counter[str] = Counter()  # how many of them came back meanwhile and sent the choice again
        self.lasted: Counter[str] = Counter()  # how often each fault happened
        self.partings: Counter[tuple[int, str]] = Counter()  # codes with which sockets were closed, and meanwhile what

    @contextmanager
    def called(self, name: str) -> Iterator[None]:
        self.name, self.until = name, 0.0
        self.lasted[name] += 1
        try:
            yield
        finally:
            self.until = monotonic() + AFTERMATH

    def now(self) -> str:
        if self.until and monotonic() > self.until:
            self.name, self.until = QUIET, 0.0
        return self.name

    def note(self, before: str, seconds: float, returns: int) -> None:
        """A delay counts for the fault that went on when it began, or for the one that came meanwhile."""
        cause = self.now() if before == QUIET else before
        self.delays.setdefault(cause, []).append(seconds)
        self.again[cause] += bool(returns)


def percentile(sorted_values: Sequence[float], share: float) -> float:
    """The value below which that share lies; 0 where there is none."""
    if not sorted_values:
        return 0.0
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]
