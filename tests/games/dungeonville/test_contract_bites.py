"""The contract test must fail when a game breaks a promise: each sabotage here is one."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import undercroft
from undercroft.engine import chance, record, replay, steps, takeback, verify
from undercroft.engine.chance import Source
from undercroft.engine.door import PUBLIC, Door, may_see
from undercroft.engine.game import Game
from undercroft.engine.journal import REWIND, Entry, Journal, Snapshot
from undercroft.engine.match import Match
from undercroft.engine.testing.contract import check_contract
from undercroft.engine.testing.history import count_moves

pytestmark = pytest.mark.skipif(not steps.__file__.endswith(".py"), reason="compiled classes cannot be sabotaged")

dungeonville = undercroft.game("dungeonville", players=3)
BOOK = type(dungeonville.rules)


def broken(seed: int = 3) -> str:
    """The sentence with which the contract fails."""
    with pytest.raises(Exception) as failure:  # noqa: PT011  # any failure counts, its text is checked
        check_contract(dungeonville, seed)
    return f"{failure.type.__name__}: {failure.value}"


def test_a_view_that_shows_a_deed_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Any, s: Any, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        return view(self, s, viewer, True)

    view = BOOK.view
    monkeypatch.setattr(BOOK, "view", leaky)
    assert "can tell two worlds apart" in broken(8)


def test_a_deed_that_is_seen_between_two_decisions_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view is asked for while the rules are at work: it must hide then what it hides at a decision."""

    def leaky(self: Any, s: Any, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        at_work = bool(s.frames) and self.steps[s.frames[-1][0]].auto
        return view(self, s, viewer, all_seeing or at_work)

    view = BOOK.view
    monkeypatch.setattr(BOOK, "view", leaky)
    assert "between two decisions depends on what is hidden" in broken(8)


def test_news_with_too_large_an_audience_are_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def loud(self: Door, message: int, args: tuple[int, ...], audience: int = PUBLIC) -> None:
        tell(self, message, args, PUBLIC)

    tell = Door.tell
    monkeypatch.setattr(Door, "tell", loud)
    assert "can tell two worlds apart" in broken(8)


def test_a_view_that_is_shared_with_the_next_one_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def shared(self: Any, s: Any, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        return {**view(self, s, viewer, all_seeing), "house": house}

    view, house = BOOK.view, {"deeds": 0, "known": ["deed-crypt"]}
    monkeypatch.setattr(BOOK, "view", shared)
    assert "Two looks at the same match differ" in broken()


def test_imagining_the_truth_in_a_view_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def lazy(self: object, s: object, seat: int, source: Source) -> None:
        s.round += 1  # type: ignore[attr-defined]  # the state of the game

    monkeypatch.setattr(BOOK, "imagine", lazy)
    assert "can tell two worlds apart" in broken(8)


def test_a_hidden_fact_that_stays_in_an_imagined_world_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(self: Any, s: Any, seat: int, source: Source) -> None:
        before = s.lineups[:]
        imagine(self, s, seat, source)
        s.lineups = before

    imagine = BOOK.imagine
    monkeypatch.setattr(BOOK, "imagine", forgetful)
    assert "imagines depends on what is hidden from it: lineups." in broken(6)


def sharing(name: str) -> Callable[[object, object], object]:
    """A copy that shares one list with its original."""
    state = type(dungeonville.start(0).state)
    honest = state.copy

    def copy(self: object, door: object) -> object:
        twin = honest(self, door)  # type: ignore[arg-type]  # patched in for the real one
        setattr(twin, name, getattr(self, name))
        return twin

    return copy


@pytest.mark.parametrize("name", ["frames", "parties", "zones", "decks"])
def test_a_copy_that_shares_a_list_is_noticed(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(type(dungeonville.start(0).state), "copy", sharing(name))
    assert broken()


def test_a_choice_that_is_accepted_without_being_offered_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def trusting(self: Match, seat: int, choice: object, ticket: int | None = None, values: object = ()) -> None:
        return None

    monkeypatch.setattr(Match, "choose", trusting)
    assert "accepted although it was not offered" in broken(8)


def test_chance_beside_the_door_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def sneaky(self: Door, space: int, pool: tuple[int, ...], audience: int = PUBLIC) -> int:
        draw(self, space, pool, audience)
        return random.choice(pool)

    draw = Door.draw
    monkeypatch.setattr(Door, "draw", sneaky)
    assert broken()


def test_a_rewind_that_counts_hidden_entries_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def raw(journal: Journal, viewer: int | None) -> Journal:
        found = Journal()
        found.entries = [entry for entry in journal.entries if may_see(entry[3], viewer)]
        return found

    monkeypatch.setattr(record, "seen", raw)
    assert "can tell two worlds apart" in broken(8)


def test_a_rewind_to_a_secret_choice_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(entries: list[Entry], seat: int) -> int:
        own = [place for place, entry in enumerate(entries) if entry[:2] == (0, seat)]
        return own[-1] if own else -1

    monkeypatch.setattr(takeback, "last_public", careless)
    assert "betrays a secret choice" in broken(8)


def test_a_rewind_that_leaves_earlier_choices_free_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def unsealed(self: Door, seat: int, keep: int) -> None:
        self.journal.entries.append((REWIND, seat, keep, PUBLIC))
        self.journal.barrier = 0

    monkeypatch.setattr(Door, "rewind", unsealed)
    assert broken()


def test_an_undo_that_leaves_something_behind_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def untidy(match: Match, count: int, without: int = -1) -> Match:
        settled = settle(match, count, without)
        settled.state.round += 1  # type: ignore[attr-defined]  # the state of the game
        return settled

    settle = replay.settle
    monkeypatch.setattr(takeback, "settle", untidy)
    assert "leads elsewhere" in broken()


def test_a_load_that_forgets_the_last_choice_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(game: Game, data: object) -> Match:
        return (loaded := load(game, data)).at(max(0, count_moves(loaded) - 1))

    load = replay.load
    monkeypatch.setattr(replay, "load", forgetful)
    assert "Save and load lead to another state" in broken()


def test_a_look_back_at_the_wrong_move_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(match: Match, moves: int, watched: bool) -> Match:
        return at(match, moves - 1, watched)

    at = replay.at
    monkeypatch.setattr(replay, "at", late)
    assert "Replay reaches another state" in broken()


def test_a_snapshot_that_goes_on_with_the_match_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The state itself instead of a copy: everything that comes later changes it."""

    def lazy(match: Match) -> None:
        source = match.door.source.fork()
        match.journal.keep(Snapshot(match.journal, match.state, match.offered, source, 0))

    monkeypatch.setattr(replay, "keep_snapshot", lazy)
    assert broken()


def test_a_snapshot_with_other_news_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def deaf(match: Match) -> None:
        keep(match)
        del match.journal.snapshots[-1].events[3]

    keep = replay.keep_snapshot
    monkeypatch.setattr(replay, "keep_snapshot", deaf)
    assert "news" in broken()


def test_a_record_that_is_not_true_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A source that is not the one of the seed."""

    def other(seed: int | bytes) -> Source:
        return source_for(7 if isinstance(seed, int) else seed)

    source_for = chance.source_for
    monkeypatch.setattr(verify, "source_for", other)
    assert "The record of the match is not true" in broken()
