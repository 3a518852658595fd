"""How much a search may spend: so many positions, so many seconds, whatever is used up first."""

from time import perf_counter


class Effort:
    """Counted in positions that were looked at; 0 means no limit. Part of it can be given to a part of the work."""

    __slots__ = ("begun", "positions", "seconds", "spent")

    def __init__(self, positions: int, seconds: float) -> None:
        self.positions = positions
        self.seconds = seconds
        self.spent = 0
        self.begun = perf_counter()

    def spend(self, positions: int = 1) -> None:
        self.spent += positions

    def used(self) -> float:
        """Which part of it is used up; 1 and more: all of it."""
        counted = self.spent / self.positions if self.positions else 0.0
        timed = (perf_counter() - self.begun) / self.seconds if self.seconds else 0.0
        return max(counted, timed)

    def part(self, share: float) -> "Effort":
        """A part of it, begun now."""
        return Effort(max(1, int(self.positions * share)) if self.positions else 0, self.seconds * share)
