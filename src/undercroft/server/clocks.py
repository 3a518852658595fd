"""Clocks: when each seat was asked, until when it may think, and who wants a bot in its place."""

import json
from collections.abc import Sequence
from typing import Any

from undercroft.engine.clocks import Clock
from undercroft.server.house_clock import HouseClock
from undercroft.server.rule_clocks import RuleClocks

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
        self.rules = RuleClocks()  # those that the rules of the game set

    def note(self, asked: tuple[int, ...], now: float, scenes: int = 0, rules: Sequence[Clock] = ()) -> None:
        """A clock starts when its seat is asked and can have seen what led to the question; it stops with the answer.

        `scenes` are those that the last move has brought to everybody.
        """
        self.shown = min(max(self.shown, now) + scenes * SCENE, now + MOST)
        self.asked_at = {seat: self.asked_at.get(seat, self.shown) for seat in asked}
        self.wishes = {seat: wishes for seat, wishes in self.wishes.items() if seat in asked}
        self.rules.note(list(rules), now, self.shown)

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
        """The next deadline by the machine's clock, that of the table or of the rules."""
        deadline, due = self.deadline(waiting), self.rules.due()
        found = [at for at in (deadline, due.at if due else None) if at is not None]
        return self.house.time_of_day(min(found)) if found else None

    # ---- in the store

    def stored(self) -> dict[str, Any]:
        """What is kept beside the match, so that no time is lost or won by a restart."""
        measured = {"rules": self.rules.to_data()} if self.rules.clocks or self.rules.used else {}
        return {**{str(seat): at for seat, at in self.asked_at.items()}, **measured}

    def restore(self, text: str | None, asked: tuple[int, ...], rules: list[Clock]) -> None:
        """Rows of earlier versions do not say since when somebody is asked: his clock begins now."""
        data = json.loads(text or "{}")
        self.rules.restore(data.pop("rules", {}), rules)
        self.asked_at = {int(seat): at for seat, at in data.items()}
        self.note(asked, self.house.read(), 0, rules)
