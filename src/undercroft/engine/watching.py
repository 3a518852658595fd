"""Watching: what lies between two decisions, for those who look. A watched match copies its position at each beat.

A beat ends where an automatic step, a choice or a forced choice has told something. Matches that nobody watches, and
all imagined worlds, keep none.
"""

from undercroft.engine.door import NOBODY
from undercroft.engine.journal import Event
from undercroft.engine.state import State


class Beat:
    """How the match stood when so many news had been told, and whose only choice led to the last of them."""

    __slots__ = ("forced", "state", "told")

    def __init__(self, told: int, state: State, forced: int) -> None:
        self.told = told
        self.state = state
        self.forced = forced


def keep_beat(s: State, beats: list[Beat]) -> None:
    """Between two steps: keep the position if something was told since the last beat.

    A choice that was made for somebody waits for the news of it, which a later step may tell.
    """
    door = s.door
    told = len(door.journal.events)
    if told > door.told:
        door.told = told
        beats.append(Beat(told, s.copy(door), door.forced))
        door.forced = NOBODY


def heard_beats(beats: list[Beat], events: list[Event], first: int, bit: int) -> list[tuple[int, Beat]]:
    """The beats in which somebody with that bit heard something, each with how many of the news from `first` on.

    What happened without a word to him shows with the next thing he hears.
    """
    found: list[tuple[int, Beat]] = []
    heard = 0
    for beat in beats:
        fresh = len([event for event in events[first : beat.told] if event[2] & bit])
        first = max(first, beat.told)
        heard += fresh
        if fresh:
            found.append((heard, beat))
    return found
