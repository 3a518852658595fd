"""Limits: a bucket that fills slowly and is emptied by messages, slots that are given back, a purse of bytes."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from undercroft.server.errors import TooMany


class Bucket:
    """Holds `size` messages at most and gains `pace` a second."""

    __slots__ = ("level", "pace", "size", "then")

    def __init__(self, size: float, pace: float) -> None:
        self.size = size
        self.pace = pace
        self.level = size
        self.then = monotonic()

    def refill(self) -> float:
        now = monotonic()
        self.level = min(self.size, self.level + (now - self.then) * self.pace)
        self.then = now
        return self.level

    def take(self) -> bool:
        """Whether one more is allowed now."""
        if self.refill() < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket per key; where there are too many, the full ones and then the oldest are forgotten."""

    def __init__(self, size: float, pace: float, most: int = 10_000) -> None:
        self.size = size
        self.pace = pace
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        if key not in self.buckets and len(self.buckets) >= self.most:
            self.forget()
        return self.buckets.setdefault(key, Bucket(self.size, self.pace)).take()

    def forget(self) -> None:
        used = [(key, bucket) for key, bucket in self.buckets.items() if bucket.refill() < bucket.size]
        self.buckets = dict(used[-self.most // 2 :])


class Slots:
    """How many of something each key has at the same time; no more than `most`."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    @contextmanager
    def one(self, key: str, refusal: str) -> Iterator[None]:
        """One more for the length of the block, or TooMany."""
        if self.taken[key] >= self.most:
            raise TooMany(refusal)
        self.taken[key] += 1
        try:
            yield
        finally:
            self.taken[key] -= 1
            if not self.taken[key]:
                del self.taken[key]


class Purse:
    """Bytes that are held in memory for others, all together; no more than `most`."""

    __slots__ = ("held", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self.held = 0

    def take(self, size: int) -> bool:
        """Whether there is room for so many more; then they are taken."""
        if self.held + size > self.most:
            return False
        self.held += size
        return True

    def give_back(self, size: int) -> None:
        self.held -= size
