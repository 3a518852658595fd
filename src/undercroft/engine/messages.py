"""The kinds of news that a game can tell, by the number that stands in its events."""

from collections.abc import Sequence

from undercroft.engine.steps import Message


class Messages:
    """All messages of a game in one run of numbers; a game that is part of another one adds to those of its home."""

    def __init__(self, first: Sequence[Message] = ()) -> None:
        self.table: list[Message] = list(first)

    def add(self, name: str, *args: str) -> int:
        """Register a message with the names of its arguments; returns its number."""
        self.table.append(Message(name, *args))
        return len(self.table) - 1
