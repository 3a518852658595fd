"""Snapshots: going back in a long match plays only what came since one of them, and leads to the same."""

import json
from random import Random

import pytest

from tests.engine.gaps_game import META, Alley, AlleyRules, Setting, Throwing, skittle_alley
from undercroft.engine import replay
from undercroft.engine.chance import fast_source
from undercroft.engine.game import Game
from undercroft.engine.journal import MOST, REWIND, SPACING
from undercroft.engine.match import Match
from undercroft.engine.state import Frame
from undercroft.engine.testing.history import count_moves
from undercroft.engine.verify import verify

TAKEN: list[int] = []


class CountedSetting(Setting):
    def take(self, s: Alley, f: Frame, seat: int, code: int) -> None:
        TAKEN.append(code)
        super().take(s, f, seat, code)


class CountedThrowing(Throwing):
    def take(self, s: Alley, f: Frame, seat: int, code: int) -> None:
        TAKEN.append(code)
        super().take(s, f, seat, code)


def counted_game() -> Game:
    rules = AlleyRules()
    rules.steps[0], rules.steps[2] = CountedSetting(), CountedThrowing()
    return Game(META, rules, "no content", 2, {"rounds": 500})


def play(match: Match, entries: int, chooser: Random, takes_back: float = 0.0) -> Match:
    """Random moves until there are so many entries, undos and rewinds among them."""
    while not match.over and len(match.journal.entries) < entries:
        able = [seat for seat in range(2) if match.can_undo(seat)]
        if able and chooser.random() < takes_back:
            match.undo(chooser.choice(able))
        elif match.can_rewind(0) and chooser.random() < takes_back / 4:
            match.rewind(0)
        else:
            seat = chooser.choice(match.to_act)
            match.choose(seat, chooser.choice(match.options(seat)).in_words())
    return match


def long_match(entries: int = 4000, takes_back: float = 0.0, spacing: int = SPACING) -> Match:
    match = counted_game().start(3)
    match.journal.spacing = match.journal.due = spacing
    return play(match, entries, Random(3), takes_back)


def takes(act: object) -> int:
    TAKEN.clear()
    assert callable(act)
    act()
    return len(TAKEN)


def pins_next(match: Match) -> Match:
    """Go on until somebody has set a pin that he could take back."""
    chooser = Random(1)
    while not match.can_undo(0):
        seat = chooser.choice(match.to_act)
        match.choose(seat, match.options(seat)[-1].in_words())
    return match


def test_an_undo_in_a_long_match_plays_little_again() -> None:
    match = pins_next(long_match())
    assert takes(lambda: match.undo(0)) <= 2 * SPACING


def test_a_rewind_in_a_long_match_plays_little_again() -> None:
    match = long_match()
    for _ in range(5):
        assert takes(lambda: match.rewind(1)) <= 2 * SPACING


def test_looking_back_plays_little_again() -> None:
    match = long_match(takes_back=0.2)
    for move in range(0, count_moves(match), 97):
        assert takes(lambda move=move: match.at(move)) <= most(match.at(move))


def most(past: Match) -> int:
    """What may be played again: a stretch between snapshots, and another for each rewind within it."""
    near = past.journal.entries[-2 * SPACING :]
    return (1 + sum(entry[0] == REWIND for entry in near)) * 2 * SPACING


@pytest.mark.parametrize("takes_back", [0.0, 0.2, 0.45])
def test_every_position_is_that_of_a_replay_from_the_start(takes_back: float) -> None:
    match = long_match(400, takes_back, 48)
    assert len(match.journal.snapshots) > 5
    for move in range(0, count_moves(match), 17):
        past = match.at(move)
        entries = past.journal.entries
        whole = replay.rebuild(match.game, entries, None, None, None, match.journal.beside)
        assert (past.digest(), past.offered) == (whole.digest(), whole.offered)
        assert past.journal.events == whole.journal.events
        assert (past.journal.barrier, past.door.reveals) == (whole.journal.barrier, whole.door.reveals)
        assert past.save() == rewritten(match, len(entries))
        assert [past.can_undo(seat) for seat in range(2)] == [whole.can_undo(seat) for seat in range(2)]


def rewritten(match: Match, count: int) -> str:
    """The saved match with its first so many entries only: each hash covers only what came before it."""
    data = json.loads(match.save())
    data["entries"] = data["entries"][:count]
    return json.dumps(data, ensure_ascii=False)


@pytest.mark.parametrize("seed", [5, bytes(range(32))])
def test_a_position_looked_back_at_goes_on_with_its_own_chance(seed: int | bytes) -> None:
    match = skittle_alley(2, rounds=200).start(seed)
    match.journal.spacing = match.journal.due = 40
    play(match, 600, Random(1), 0.2)
    for move in (40, 177, count_moves(match) - 60):
        past = match.at(move)
        count = len(past.journal.entries)
        for place in range(count, count + 60):
            if place >= len(past.journal.entries):
                replay_one(past, match, place)
        assert past.journal.entries[: count + 60] == match.journal.entries[: count + 60]


def replay_one(past: Match, match: Match, place: int) -> None:
    kind, seat, code, _ = match.journal.entries[place]
    if kind == 2:
        past.undo(seat)
    elif kind == 3:
        past.rewind(seat)
    else:
        past.push(seat, code, match.journal.values_at(place))


def test_a_loaded_match_has_snapshots_too_and_the_same_past() -> None:
    match = long_match(2700, 0.2)
    loaded = replay.load(match.game, json.loads(match.save()))
    assert len(loaded.journal.snapshots) >= 4
    for move in range(0, count_moves(match), 61):
        assert takes(lambda move=move: loaded.at(move)) <= most(loaded.at(move))
        assert loaded.at(move).digest() == match.at(move).digest()


def test_loading_many_rewinds_does_not_play_everything_for_each() -> None:
    match = long_match(2400)
    for _ in range(40):
        match.rewind(0)
    assert takes(lambda: replay.load(match.game, json.loads(match.save()))) <= 2400 + 40 * 2 * SPACING
    assert verify(match.game, json.loads(match.save())).true


def test_their_number_is_bounded_and_they_reach_over_the_whole_match() -> None:
    match = long_match(1500)
    match.journal.spacing = 1
    match.journal.due = 0
    chooser = Random(2)
    for _ in range(400):
        play(match, len(match.journal.entries) + 1, chooser)
        assert len(match.journal.snapshots) <= MOST
    places = [snapshot.place for snapshot in match.journal.snapshots]
    assert places == sorted(places)
    assert places[0] <= 2 * SPACING
    assert match.journal.spacing > 1
    assert match.at(300).digest() == long_match(1500).at(300).digest()


def test_clones_share_them_and_imagined_worlds_have_none() -> None:
    match = long_match(300, spacing=64)
    clone = match.clone()
    assert clone.journal.snapshots is not match.journal.snapshots
    assert all(mine is theirs for mine, theirs in zip(clone.journal.snapshots, match.journal.snapshots, strict=True))
    before = match.at(20).digest()
    play(clone, 600, Random(4), 0.3)
    clone.at(25)
    assert match.at(20).digest() == before
    assert match.imagine(0, fast_source(1)).journal.snapshots == []
