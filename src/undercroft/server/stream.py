"""What one viewer receives, as numbered items without gaps. The numbers tell nothing of what others do in secret."""

from typing import Any

from undercroft.engine.door import CHANCE, CHOICE, Entry, Event, may_see
from undercroft.engine.match import Match
from undercroft.server.protocol import write

Viewer = int | None
Item = dict[str, Any]


class Stream:
    """The items of one viewer, made from the match alone: after a restart they are the same again."""

    __slots__ = ("heard", "items", "now", "seen", "viewer")

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.items: list[Item] = []
        self.heard: list[Event] = []
        self.seen = b""
        self.now: dict[str, Any] = {}

    def follow(self, match: Match) -> Item | None:
        """The item that tells of the last change, or None if this viewer must not notice any."""
        news = [event for event in match.door.events if may_see(event[2], self.viewer)]
        kept = common(self.heard, news)
        self.now = {"view": match.view(self.viewer), "decision": decision(match, self.viewer)}
        present = write(self.now)
        if kept == len(self.heard) == len(news) and present == self.seen:
            return None
        events = [match.event_to_data(message, args) for message, args, _ in news[kept:]]
        item = {"n": len(self.items) + 1, "retract": len(self.heard) - kept, "events": events}
        self.heard, self.seen = news, present
        self.items.append(item)
        return item


def common(one: list[Event], other: list[Event]) -> int:
    """How many events from the beginning are the same."""
    if one == other[: len(one)]:
        return len(one)
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return same


def decision(match: Match, viewer: Viewer) -> dict[str, object] | None:
    return match.decision(viewer) if viewer is not None and viewer in match.asked else None


def present(match: Match, stream: Stream) -> dict[str, Any]:
    """The `Now` of the protocol, without the clock; the stream must have followed the match."""
    result = match.result
    return {
        **stream.now,
        "can_undo": stream.viewer is not None and match.can_undo(stream.viewer),
        "result": result.to_data() if result else None,
    }


def from_the_start(first: Match, moves: list[list[Entry]], viewer: Viewer) -> Stream:
    """The stream of a viewer who comes late: the match is walked through once more for his eyes."""
    stream = Stream(viewer)
    stream.follow(first)
    for entries in moves:
        play(first, entries)
        stream.follow(first)
    return stream


def play(match: Match, entries: list[Entry]) -> None:
    """One stored move; what chance answered comes from the match's own source."""
    kind, seat, code, _ = entries[0]
    if kind == CHOICE:
        match.push(seat, code)
    elif kind != CHANCE:
        match.undo(seat)
