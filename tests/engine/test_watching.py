"""Beats: what a watched match keeps between two decisions, and that watching changes nothing."""

from itertools import pairwise
from random import Random

import undercroft
from tests.sample import SAMPLE
from undercroft.engine.door import NOBODY, PUBLIC, bit_of
from undercroft.engine.match import Match

GAME = undercroft.game(SAMPLE.name, players=3)


def played(match: Match, moves: int = 10_000) -> Match:
    chooser = Random(5)
    for _ in range(moves):
        if match.over:
            break
        seat = chooser.choice(match.to_act)
        match.choose(seat, chooser.choice(match.options(seat)))
    return match


def watched(seed: int = 7) -> Match:
    match = GAME.start(seed)
    match.watch()
    return match


def busiest(match: Match) -> Match:
    """That match as it was after the move with the most beats."""
    moves = sum(entry[0] != 1 for entry in match.journal.entries)
    return max((match.at(count, watched=True) for count in range(1, moves)), key=lambda each: len(each.beats))


def test_watching_changes_nothing() -> None:
    assert played(watched()).save() == played(GAME.start(7)).save()


def test_a_match_that_nobody_watches_keeps_no_beats() -> None:
    match = played(GAME.start(7), 40)
    assert match.beats == []
    assert played(watched(), 40).clone().beats == []


def test_beats_are_those_of_the_last_move_alone() -> None:
    match, before = watched(), 0
    for _ in range(60):
        played(match, 1)
        assert all(before < beat.told <= len(match.journal.events) for beat in match.beats)
        before = len(match.journal.events)


def test_at_the_last_beat_everything_has_been_told() -> None:
    then = busiest(played(GAME.start(7)))
    assert len(then.beats) > 3
    assert then.beats[-1].told == len(then.journal.events)
    assert [count for count, _ in then.heard_beats(PUBLIC)][-1] == then.beats[-1].told - then.door.told_before


def test_the_views_of_beats_go_from_the_one_decision_to_the_next() -> None:
    then = busiest(played(GAME.start(7)))
    views = [then.view_of(beat, 0) for beat in then.beats]
    assert all(view["step"] is None and view["to_act"] == [] for view in views)
    assert all(one != other for one, other in pairwise(views))
    present = {**then.view(0), "step": None, "to_act": []}
    assert views[-1] == present


def test_whoever_hears_nothing_in_a_beat_does_not_get_it() -> None:
    match = watched()
    for _ in range(200):
        played(match, 1)
        for viewer in (0, 1, 2, None):
            counts = [count for count, _ in match.heard_beats(bit_of(viewer))]
            assert counts == sorted(set(counts))
            assert 0 not in counts


def test_a_forced_choice_names_its_seat() -> None:
    match, found = watched(), set()
    for _ in range(400):
        played(match, 1)
        found |= {beat.forced for beat in match.beats}
    assert found > {NOBODY}
    assert found <= {NOBODY, 0, 1, 2}


def test_taking_back_forgets_the_beats() -> None:
    match = watched()
    while not (match.beats and match.can_rewind(0)):
        played(match, 1)
    match.rewind(0)
    assert match.beats == []
