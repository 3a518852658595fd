"""Rate limits: a bucket that fills slowly and is emptied by messages."""

from time import monotonic


class Bucket:
    """Holds `size` messages at most and gains `pace` a second."""

    __slots__ = ("level", "pace", "size", "then")

    def __init__(self, size: float, pace: float) -> None:
        self.size = size
        self.pace = pace
        self.level = size
        self.then = monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = monotonic()
        self.level = min(self.size, self.level + (now - self.then) * self.pace)
        self.then = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket per key; forgets full ones when there are many."""

    def __init__(self, size: float, pace: float, most: int = 10_000) -> None:
        self.size = size
        self.pace = pace
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        if key not in self.buckets and len(self.buckets) >= self.most:
            self.buckets = {k: b for k, b in self.buckets.items() if b.level < b.size - 1}
        return self.buckets.setdefault(key, Bucket(self.size, self.pace)).take()
