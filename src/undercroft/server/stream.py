"""What one viewer receives, as numbered items without gaps. The numbers tell nothing of what others do in secret."""

from typing import Any

from undercroft.engine.door import may_see
from undercroft.engine.journal import Event, Packed, unpacked
from undercroft.engine.match import Match
from undercroft.engine.replay import repeat
from undercroft.server.protocol import write

ViewerSeat = int | None
Item = dict[str, Any]


class Stream:
    """The items of one viewer, made from the match alone: after a restart they are the same again."""

    __slots__ = ("followed", "heard", "items", "news", "now", "seen", "viewer")

    def __init__(self, viewer: ViewerSeat) -> None:
        self.viewer = viewer
        self.items: list[Item] = []
        self.heard: list[Event] = []
        self.news: list[Event] = []  # all news of the match, as it was followed last
        self.followed = 0  # how many of them
        self.seen = b""
        self.now: dict[str, Any] = {}

    def follow(self, match: Match, view: dict[str, object]) -> Item | None:
        """The item that tells of the last change, or None if this viewer must not notice any."""
        had = len(self.heard)
        fresh = self.listen(match.journal.events)
        retract = had + len(fresh) - len(self.heard)
        self.now = {"view": view, "decision": decision(match, self.viewer), "unasked": unasked(match, self.viewer)}
        present = write(self.now)
        if not (fresh or retract) and present == self.seen:
            return None
        self.seen = present
        events = [match.event_to_data(message, args) for message, args, _ in fresh]
        item = {"n": len(self.items) + 1, "retract": retract, "events": events}
        self.items.append(item)
        return item

    def listen(self, news: list[Event]) -> list[Event]:
        """What this viewer hears for the first time. News are only added, unless something was taken back.

        Then the match has another list, and what both have in common is kept.
        """
        if news is not self.news:
            audible = [event for event in news if may_see(event[2], self.viewer)]
            kept = common(self.heard, audible)
            fresh = audible[kept:]
            self.heard = audible
        else:
            fresh = [event for event in news[self.followed :] if may_see(event[2], self.viewer)]
            self.heard += fresh
        self.news, self.followed = news, len(news)
        return fresh


def common(one: list[Event], other: list[Event]) -> int:
    """How many events from the beginning are the same."""
    if one == other[: len(one)]:
        return len(one)
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return same


def decision(match: Match, viewer: ViewerSeat) -> dict[str, object] | None:
    return match.decision(viewer) if viewer is not None and viewer in match.offered else None


def unasked(match: Match, viewer: ViewerSeat) -> dict[str, object] | None:
    """What the viewer may do although nobody waits for it."""
    return None if viewer is None else match.unasked_decision(viewer)


def present(match: Match, stream: Stream) -> dict[str, Any]:
    """The `Now` of the protocol, without the clock; the stream must have followed the match."""
    result, seat = match.result, stream.viewer
    return {
        **stream.now,
        "can_undo": seat is not None and match.can_undo(seat),
        "can_rewind": seat is not None and match.can_rewind(seat),
        "result": result.to_data() if result else None,
    }


def from_the_start(first: Match, moves: list[list[Packed]], viewer: ViewerSeat) -> Stream:
    """The stream of a viewer who comes late: the match is walked through once more for his eyes."""
    stream = Stream(viewer)
    stream.follow(first, first.view(viewer))
    for entries in moves:
        repeat(first, unpacked(entries))
        stream.follow(first, first.view(viewer))
    return stream
