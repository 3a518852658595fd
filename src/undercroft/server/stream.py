"""What one viewer is told. Nothing in it changes with what others do in secret, not even that something is sent."""

import zlib
from typing import Any

from undercroft.engine.door import PUBLIC, bit_of, may_see
from undercroft.engine.journal import Event
from undercroft.engine.match import Match

ViewerSeat = int | None
Data = dict[str, Any]


class Stream:
    """The news of one viewer that hold, and the present as it was sent to him last.

    It is made from the match alone, so after a restart it is the same. A mark stands for all news up to a place:
    whoever has the same mark at the same place has heard the same, and needs only what follows.
    """

    __slots__ = ("decision", "followed", "heard", "marks", "news", "unasked", "view", "viewer")

    def __init__(self, viewer: ViewerSeat, match: Match) -> None:
        self.viewer = viewer
        self.heard: list[Event] = []
        self.marks: list[int] = [0]
        self.news: list[Event] = []  # all news of the match, as it was followed last
        self.followed = 0  # how many of them
        self.listen(match.journal.events)
        self.look(match)

    # ---- the past

    def listen(self, news: list[Event]) -> int:
        """Hear what is new; from which place on. News are only added, unless something was taken back.

        Then the match has another list, and what both have in common is kept.
        """
        kept = len(self.heard)
        fresh = [
            event for event in (news[self.followed :] if news is self.news else news) if may_see(event[2], self.viewer)
        ]
        if news is not self.news:
            kept = common(self.heard, fresh)
            fresh = fresh[kept:]
            del self.heard[kept:], self.marks[kept + 1 :]
        for event in fresh:
            self.heard.append(event)
            self.marks.append(zlib.crc32(repr(event).encode(), self.marks[-1]))
        self.news, self.followed = news, len(news)
        return kept

    def item(self, match: Match, first: int) -> Data:
        """The Item of the protocol: the news from that place on, in place of all that stood there before."""
        events = [match.event_to_data(message, args) for message, args, _ in self.heard[first:]]
        return {"from": first, "events": events, "mark": self.marks[-1]}

    def item_since(self, match: Match, last: int, mark: int) -> Data:
        """What somebody lacks who has heard so much; all of it if he has heard something else."""
        knows = last < len(self.marks) and self.marks[last] == mark
        return self.item(match, last if knows else 0)

    # ---- the present

    def look(self, match: Match) -> None:
        self.view = match.view(self.viewer)
        self.decision = decision(match, self.viewer)
        self.unasked = unasked(match, self.viewer)

    def now(self, match: Match) -> Data:
        """The Now of the protocol, without the clock."""
        return {"view": self.view, "decision": self.decision, "unasked": self.unasked, **able(match, self.viewer)}

    def follow(self, match: Match, watches: bool = True) -> Data | None:
        """The message of the last change, its Now without what is as it was; None if he must not notice any.

        Where he watches, with what he saw on the way there.
        """
        had, view, decision, unasked = len(self.heard), self.view, self.decision, self.unasked
        first = self.listen(match.journal.events)
        self.look(match)
        changed: Data = changes(view, self.view)
        if decision != self.decision:
            changed["decision"] = self.decision
        if unasked != self.unasked:
            changed["unasked"] = self.unasked
        if first == had == len(self.heard) and not changed:
            return None
        item = self.item(match, first)
        now = {**changed, **able(match, self.viewer)}
        beats = told_beats(match, self.viewer, view) if watches and match.beats else []
        return {"type": "item", "item": item, **({"beats": beats} if beats else {}), "now": now}


def told_beats(match: Match, viewer: ViewerSeat, view: Data, open_eyes: bool = False) -> list[Data]:
    """The Beats of the protocol: what he saw at each of them, as it differs from the one before.

    The last is now, unless another phase has begun since without a word. That his only choice was made for him he alone
    is told: it says what else he could have done.
    """
    found: list[Data] = []
    heard = match.heard_beats(PUBLIC if open_eyes else bit_of(viewer))
    for place, (told, beat) in enumerate(heard):
        forced: Data = {"forced": True} if beat.forced == viewer else {}
        is_past = beat.told < len(match.journal.events) or beat.state.phase != match.state.phase
        if place < len(heard) - 1 or is_past:
            seen = match.view_of(beat, viewer, open_eyes)
            found.append({"told": told, **changes(view, seen), **forced})
            view = seen
        elif forced:
            found.append({"told": told, **forced})
    return found


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


def able(match: Match, seat: ViewerSeat) -> Data:
    """What is short enough to be sent every time."""
    result = match.result
    return {
        "can_undo": seat is not None and match.can_undo(seat),
        "can_rewind": seat is not None and match.can_rewind(seat),
        "result": result.to_data() if result else None,
    }


def changes(before: Data, after: Data) -> Data:
    """What has changed in a view: `view` has whole values, `parts` single entries of lists and objects, by place."""
    if before.keys() != after.keys():
        return {"view": after, "whole": True}
    view: Data = {}
    parts: Data = {}
    for key, value in after.items():
        if value != before[key]:
            single = entries_changed(before[key], value)
            if single is None:
                view[key] = value
            else:
                parts[key] = single
    return {**({"view": view} if view else {}), **({"parts": parts} if parts else {})}


def entries_changed(before: object, after: object) -> Data | None:
    """The entries of a list of the same length, or of an object with the same keys, that are others now."""
    if isinstance(after, list) and isinstance(before, list) and len(before) == len(after):
        return {str(place): each for place, each in enumerate(after) if each != before[place]}
    if isinstance(after, dict) and isinstance(before, dict) and before.keys() == after.keys():
        return {key: each for key, each in after.items() if each != before[key]}
    return None
