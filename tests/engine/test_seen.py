"""What a viewer may see is read once and read on: the same as if all of the past were read anew."""

from random import Random

import pytest

import undercroft
from undercroft.engine.door import bit_of
from undercroft.engine.in_effect import seen
from undercroft.engine.journal import REWIND, Entry, Journal
from undercroft.engine.match import Match


def read_anew(match: Match, viewer: int | None) -> tuple[list[Entry], list[object]]:
    """The entries and news of that viewer, plainly."""
    bit, entries, before = bit_of(viewer), list[Entry](), list[int]()
    for entry in match.journal.entries:
        before.append(len(entries))
        if entry[3] & bit:
            keep = before[entry[2]] if entry[0] == REWIND else entry[2]
            entries.append((entry[0], entry[1], keep, entry[3]))
    return entries, [event for event in match.journal.events if event[2] & bit]


def known(match: Match, viewer: int | None) -> tuple[list[Entry], list[object]]:
    found = seen(match.journal, viewer)
    return found.entries, list(found.events)


def check(match: Match) -> None:
    for viewer in (*range(match.game.players), None):
        assert known(match, viewer) == read_anew(match, viewer)
        assert match.heard(viewer) == read_anew(match, viewer)[1]


@pytest.mark.parametrize("game", undercroft.GAMES)
def test_what_is_seen_is_read_on_through_undos_and_rewinds(game: str) -> None:
    match, dice = undercroft.game(game, undercroft.meta(game).players[0]).start(3), Random(3)
    for _ in range(120):
        if match.over:
            break
        seat = dice.choice(match.to_act)
        match.choose(seat, dice.choice(match.options(seat)))
        if dice.random() < 0.3 and match.can_undo(seat):
            match.undo(seat)
        elif dice.random() < 0.05 and match.can_rewind(seat):
            match.rewind(seat)
        check(match)


def test_an_imagined_world_does_not_grow_with_the_match() -> None:
    """Whoever thinks in one keeps the past as it was."""
    match, dice = undercroft.game("torchlight", 2).start(1), Random(1)
    for _ in range(6):
        seat = dice.choice(match.to_act)
        match.choose(seat, dice.choice(match.options(seat)))
    before: Journal = seen(match.journal, 0)
    entries, events = before.entries[:], before.events[:]
    for _ in range(4):
        seat = dice.choice(match.to_act)
        match.choose(seat, dice.choice(match.options(seat)))
    assert (before.entries, before.events) == (entries, events)
    assert len(seen(match.journal, 0).entries) > len(entries)
