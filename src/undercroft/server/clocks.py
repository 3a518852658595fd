"""Clocks: when each seat was asked, until when it may think, and who wants a bot in its place."""

from time import time


class Clocks:
    """Belongs to one table. Without a limit nobody is ever late."""

    def __init__(self, limit: int | None) -> None:
        self.limit = limit  # seconds for a decision
        self.asked_at: dict[int, float] = {}
        self.wishes: dict[int, set[int]] = {}  # seats that others want a bot for, and who asked

    def note(self, asked: tuple[int, ...], now: float) -> None:
        """A clock starts when its seat is asked and stops when it has answered."""
        self.asked_at = {seat: self.asked_at.get(seat, now) for seat in asked}
        self.wishes = {seat: wishes for seat, wishes in self.wishes.items() if seat in asked}

    def deadline(self, waiting: list[int]) -> float | None:
        """When the clock of those who are openly waited for runs out."""
        if self.limit is None or not waiting:
            return None
        return max(self.asked_at.get(seat, time()) for seat in waiting) + float(self.limit)
