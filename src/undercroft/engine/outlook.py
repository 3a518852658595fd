"""What a game has found out about a choice by a search of its own."""

from typing import Final

Key = tuple[object, ...]  # whatever tells the positions of a game apart, as far as their seat can


class Outlook:
    """Values of options, how often each was looked into, and the line of play that begins with the best of them."""

    __slots__ = ("line", "values", "visits")

    def __init__(self, values: dict[int, float], visits: dict[int, int], line: dict[Key, int]) -> None:
        self.values = values  # option to value, from 0 to 1
        self.visits = visits
        self.line = line  # what to choose in the positions that the best line comes to


NO_OUTLOOK: Final = Outlook({}, {}, {})
