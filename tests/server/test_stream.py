"""A stream follows a match by what is new; what it tells is the same as if it had read everything again."""

import json
from random import Random
from typing import Any

import pytest

import undercroft
from tests.sample import SAMPLE
from tests.server.wire import patched
from undercroft.engine.door import bit_of, may_see
from undercroft.engine.journal import CHOICE, REWIND, UNDO
from undercroft.engine.match import Match
from undercroft.server.stream import Stream, changes

GAME = undercroft.game(SAMPLE.name, players=3)


def one_move(match: Match, chooser: Random) -> None:
    """A choice, an undo or a rewind."""
    seat = chooser.randrange(3)
    if chooser.random() < 0.05 and match.can_rewind(seat):
        match.rewind(seat)
    elif chooser.random() < 0.2 and match.can_undo(seat):
        match.undo(seat)
    else:
        seat = chooser.choice(match.to_act)
        match.choose(seat, chooser.choice(match.options(seat)))


class Reader:
    """Somebody who has only what was sent to him."""

    def __init__(self, viewer: int | None, match: Match) -> None:
        self.stream = Stream(viewer, match)
        self.story: list[Any] = self.stream.item(match, 0)["events"]
        self.now: Any = as_sent(self.stream.now(match))
        self.beats: list[tuple[int, Any, bool]] = []  # of the last message

    def follow(self, match: Match) -> None:
        told = as_sent(self.stream.follow(match))
        self.beats = []
        if told:
            now = self.now
            for beat in told.get("beats", []):
                now = patched(now, {key: each for key, each in beat.items() if key in {"view", "parts", "whole"}})
                self.beats.append((beat["told"], now["view"], beat.get("forced", False)))
            self.story = self.story[: told["item"]["from"]] + told["item"]["events"]
            self.now = patched(self.now, told["now"])


def as_sent(data: Any) -> Any:
    return json.loads(json.dumps(data))


def counted(match: Match, seat: int) -> int:
    """The ticket, from the whole record."""
    own = sum(kind == CHOICE and who == seat for kind, who, _, _ in match.journal.entries)
    back = sum(kind in (UNDO, REWIND) and may_see(audience, seat) for kind, _, _, audience in match.journal.entries)
    return own + back


@pytest.mark.parametrize("seed", range(4))
def test_what_is_sent_makes_the_whole_match(seed: int) -> None:
    """Whoever puts the changes together has the past and the present; whoever comes now is told the same."""
    match, chooser = GAME.start(bytes([seed] * 32)), Random(seed)
    readers = [Reader(viewer, match) for viewer in (0, 1, 2, None)]
    while not match.over:
        one_move(match, chooser)
        for reader in readers:
            reader.follow(match)
            viewer = reader.stream.viewer
            assert reader.story == match.events(viewer)
            fresh = Stream(viewer, match)
            assert (fresh.marks, fresh.heard) == (reader.stream.marks, reader.stream.heard)
            present, shown = as_sent(fresh.now(match)), ("view", "decision", "unasked")
            assert [present[key] for key in shown] == [reader.now[key] for key in shown]
        assert [match.ticket(seat) for seat in range(3)] == [counted(match, seat) for seat in range(3)]


@pytest.mark.parametrize("seed", range(2))
def test_beats_tell_what_was_seen_between_two_decisions(seed: int) -> None:
    """In their order, with the views of then; the last of them has none of its own where it shows the present phase."""
    match, chooser = GAME.start(bytes([seed] * 32)), Random(seed)
    match.watch()
    readers, most = [Reader(viewer, match) for viewer in (0, 1, 2, None)], 0
    while not match.over:
        one_move(match, chooser)
        for reader in readers:
            viewer = reader.stream.viewer
            reader.follow(match)
            heard = match.heard_beats(bit_of(viewer))
            seen = [(told, as_sent(match.view_of(beat, viewer)), beat.forced == viewer) for told, beat in heard]
            is_told = seen and heard[-1][1].told == len(match.journal.events)
            if is_told and heard[-1][1].state.phase == match.state.phase:
                last = seen.pop()
                seen += [(last[0], reader.beats[-1][1], True)] if last[2] else []
            assert reader.beats == seen
            most = max(most, len(seen))
    assert most > 3


def test_that_a_choice_was_forced_is_told_to_its_seat_alone() -> None:
    match, chooser = GAME.start(bytes(32)), Random(1)
    match.watch()
    readers = [Reader(viewer, match) for viewer in (0, 1, 2, None)]
    forced: dict[int | None, int] = {}
    while not match.over:
        one_move(match, chooser)
        for reader in readers:
            reader.follow(match)
            for _, _, was in reader.beats:
                forced[reader.stream.viewer] = forced.get(reader.stream.viewer, 0) + was
    assert forced.pop(None, 0) == 0
    assert sum(forced.values()) > 0


def test_changes_are_shorter_than_the_whole() -> None:
    match, chooser = GAME.start(bytes(32)), Random(1)
    stream, sent, whole = Stream(0, match), 0, 0
    while not match.over:
        one_move(match, chooser)
        told = stream.follow(match)
        sent += len(json.dumps(told["now"])) if told else 0
        whole += len(json.dumps(stream.now(match)))
    assert sent < whole / 2


def test_a_view_with_other_keys_is_sent_as_a_whole() -> None:
    assert changes({"a": 1, "b": 2}, {"a": 1}) == {"view": {"a": 1}, "whole": True}
    assert patched({"view": {"a": 1, "b": 2}}, {"view": {"a": 1}, "whole": True}) == {"view": {"a": 1}}


def test_of_lists_and_objects_only_what_changed_is_sent() -> None:
    before = {"a": [1, {"x": 2}, 3], "b": {"c": 1, "d": 2}, "e": [1], "f": 5}
    after = {"a": [1, {"x": 7}, 3], "b": {"c": 1, "d": 4}, "e": [1, 2], "f": 5}
    assert changes(before, after) == {"view": {"e": [1, 2]}, "parts": {"a": {"1": {"x": 7}}, "b": {"d": 4}}}
    assert patched({"view": before}, changes(before, after))["view"] == after


def test_whoever_has_heard_it_gets_only_the_rest() -> None:
    match, chooser = GAME.start(bytes(32)), Random(2)
    for _ in range(20):
        one_move(match, chooser)
    stream = Stream(1, match)
    last = len(stream.heard)
    assert stream.item_since(match, last, stream.marks[last])["events"] == []
    assert stream.item_since(match, 3, stream.marks[3])["from"] == 3
    assert stream.item_since(match, 3, stream.marks[3] + 1)["from"] == 0
    assert stream.item_since(match, last + 1, stream.marks[last])["from"] == 0


def test_a_stream_looks_only_at_what_is_new() -> None:
    """The news before the last look are not touched again: the work does not grow with the match."""
    match = GAME.start(1)
    stream = Stream(0, match)
    for place in range(len(match.journal.events)):
        match.journal.events[place] = (-99, (), -1)  # cannot be told any more
    seat = match.to_act[0]
    match.choose(seat, match.options(seat)[0])
    told = stream.follow(match)
    assert told is not None
    assert len(told["item"]["events"]) > 0
