"""A stream follows a match by what is new; what it tells is the same as if it had read everything again."""

from random import Random
from typing import Any

import pytest

import undercroft
from tests.sample import SAMPLE
from undercroft.engine.door import may_see
from undercroft.engine.journal import CHOICE, REWIND, UNDO
from undercroft.engine.match import Match
from undercroft.server.registry import split_moves
from undercroft.server.stream import Stream, from_the_start

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


def story(stream: Stream) -> list[Any]:
    told: list[Any] = []
    for item in stream.items:
        del told[len(told) - item["retract"] :]
        told += item["events"]
    return told


def counted(match: Match, seat: int) -> int:
    """The ticket, from the whole record."""
    own = sum(kind == CHOICE and who == seat for kind, who, _, _ in match.journal.entries)
    back = sum(kind in (UNDO, REWIND) and may_see(audience, seat) for kind, _, _, audience in match.journal.entries)
    return own + back


@pytest.mark.parametrize("seed", range(4))
def test_items_and_tickets_are_those_of_the_whole_match(seed: int) -> None:
    match, chooser = GAME.start(bytes([seed] * 32)), Random(seed)
    streams = [Stream(viewer) for viewer in (0, 1, 2, None)]
    for stream in streams:
        stream.follow(match, match.view(stream.viewer))
    while not match.over:
        one_move(match, chooser)
        for stream in streams:
            stream.follow(match, match.view(stream.viewer))
            assert story(stream) == match.events(stream.viewer)
        assert [match.ticket(seat) for seat in range(3)] == [counted(match, seat) for seat in range(3)]
    _, *moves = split_moves(match.journal.packed())
    for stream in streams:
        again = from_the_start(GAME.start(bytes([seed] * 32)), moves, stream.viewer)
        assert again.items == stream.items


def test_a_stream_looks_only_at_what_is_new() -> None:
    """The news before the last look are not touched again: the work does not grow with the match."""
    match, stream = GAME.start(1), Stream(0)
    stream.follow(match, match.view(0))
    for place in range(len(match.journal.events)):
        match.journal.events[place] = (-99, (), -1)  # cannot be told any more
    seat = match.to_act[0]
    match.choose(seat, match.options(seat)[0])
    item = stream.follow(match, match.view(0))
    assert item is not None
    assert (item["retract"], len(item["events"]) > 0) == (0, True)
