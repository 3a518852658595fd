"""Clocks: when each seat was asked, until when it may think, and who wants a bot in its place."""

from undercroft.server.house_clock import HouseClock

SCENE = 1.5  # seconds in which a browser has shown what happened in one beat, also a slow one
MOST = 30.0  # that are allowed for all that is still to be shown


class Clocks:
    """Belongs to one table and reads the clock of the house. Without a limit nobody is ever late."""

    def __init__(self, limit: int | None, house: HouseClock) -> None:
        self.limit = limit  # seconds for a decision
        self.house = house
        self.asked_at: dict[int, float] = {}  # replaced as a whole, so that what is being stored stays as it is
        self.wishes: dict[int, set[int]] = {}  # seats that others want a bot for, and who asked
        self.shown = 0.0  # when everybody has seen all that happened so far

    def note(self, asked: tuple[int, ...], now: float, scenes: int = 0) -> None:
        """A clock starts when its seat is asked and can have seen what led to the question; it stops with the answer.

        `scenes` are those that the last move has brought to everybody.
        """
        self.shown = min(max(self.shown, now) + scenes * SCENE, now + MOST)
        self.asked_at = {seat: self.asked_at.get(seat, self.shown) for seat in asked}
        self.wishes = {seat: wishes for seat, wishes in self.wishes.items() if seat in asked}

    def deadline(self, waiting: list[int]) -> float | None:
        """When the clock of those who are openly waited for runs out."""
        if self.limit is None or not waiting:
            return None
        now = self.house.read()
        return max(self.asked_at.get(seat, now) for seat in waiting) + float(self.limit)

    def has_run_out(self, waiting: list[int]) -> bool:
        deadline = self.deadline(waiting)
        return deadline is not None and self.house.read() >= deadline

    def told(self, waiting: list[int]) -> float | None:
        """The deadline by the machine's clock."""
        deadline = self.deadline(waiting)
        return None if deadline is None else self.house.time_of_day(deadline)
