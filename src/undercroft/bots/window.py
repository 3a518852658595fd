"""The window through which a bot sees a match: one seat's view, options and imagined worlds, nothing else."""

from collections.abc import Callable

from undercroft.engine.actions import Option
from undercroft.engine.chance import Source
from undercroft.engine.errors import NotYourDecision
from undercroft.engine.match import Match


class SeatWindow:
    """What one seat may know of a match. Nothing public here leads to the true state, chance or record."""

    __slots__ = ("_match", "players", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        if seat not in range(match.state.players):
            raise NotYourDecision(f"There is no seat {seat!r}: seats are 0 to {match.state.players - 1}.")
        self.seat = seat
        self.players = match.state.players
        self._match: Callable[[], Match] = lambda: match

    def view(self) -> dict[str, object]:
        """What the seat sees, as plain JSON data."""
        return self._match().view(self.seat)

    def options(self) -> list[Option]:
        """What the seat may choose now; nothing if it is not asked."""
        return self._match().options(self.seat)

    def decision(self) -> dict[str, object]:
        """The decision of the seat as plain JSON data."""
        return self._match().decision(self.seat)

    def events(self, since: int = 0) -> list[dict[str, object]]:
        """The news that the seat has heard, as plain JSON data, from that number on."""
        return self._match().events(self.seat, since)

    def imagine(self, source: Source) -> Match:
        """A world that looks the same from this seat; everything the seat cannot know is dealt anew by that source."""
        return self._match().imagine(self.seat, source)
