"""A recorded game, move by move, as somebody's window saw it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from undercroft.cli.interrupts import held
from undercroft.engine.journal import REWIND, UNDO, is_move
from undercroft.engine.match import Match


@dataclass(frozen=True)
class Viewer:
    """A seat, a spectator (None), or window that see everything."""

    seat: int | None
    all_seeing: bool

    def view(self, match: Match) -> dict[str, Any]:
        return match.rules.view(match.state, self.seat, self.all_seeing)

    def events(self, match: Match) -> list[dict[str, Any]]:
        if not self.all_seeing:
            return match.events(self.seat)
        return [match.event_to_data(message, args) for message, args, _ in match.journal.events]


@dataclass(frozen=True)
class Move:
    """What one move led to; number 0 is the set-up. `undone`: the seat that took a choice back."""

    number: int
    events: list[dict[str, Any]]
    undone: int | None


def moves_of(match: Match) -> int:
    """How many choices, undos and rewinds the record holds."""
    return sum(is_move(entry) for entry in match.journal.entries)


class Moves:
    """The moves of a match with the news each one brought."""

    def __init__(self, match: Match, viewer: Viewer) -> None:
        self.match = match
        self.viewer = viewer

    def __iter__(self) -> Iterator[Move]:
        entries = [entry for entry in self.match.journal.entries if is_move(entry)]
        heard = 0
        for number in range(len(entries) + 1):
            entry = entries[number - 1] if number else None
            with held():
                events = self.viewer.events(self.match.at(number))
            if entry and entry[0] == REWIND:
                heard = len(events) - 1  # all before its own news was told already
            undone = entry[1] if entry and entry[0] == UNDO and self.may_tell(entry[3]) else None
            if events[heard:] or undone is not None:
                yield Move(number, events[heard:], undone)
            heard = len(events)

    def may_tell(self, audience: int) -> bool:
        """Whether this viewer may know of an entry."""
        seat = self.viewer.seat
        return self.viewer.all_seeing or audience < 0 or (seat is not None and audience >> seat & 1 == 1)
