"""Promises about the past: replay, snapshots, verification, and outcomes that were measured."""

import json
from random import Random

from undercroft.engine import replay
from undercroft.engine.chance import Measured, Pool
from undercroft.engine.game import Game
from undercroft.engine.journal import CHOICE, MEASURED, REWIND, UNASKED, UNDO, is_move
from undercroft.engine.match import Match
from undercroft.engine.testing.demand import demand
from undercroft.engine.verify import verify

SPACING = 64  # entries from one snapshot to the next


class Device:
    """A measuring device for tests: answers every other question, with what it was asked as its evidence."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def __call__(self, kind: int, pool: Pool, question: tuple[int, ...]) -> Measured | None:
        if self.random.random() < 0.5:
            return None
        return self.random.choice(pool), {"asked": [*question], "by": "a device for tests"}


def begin(game: Game, seed: int) -> Match:
    """A match of the contract: where the rules measure, a device answers; snapshots lie close together."""
    match = game.start(seed)
    match.journal.spacing = match.journal.due = SPACING
    match.measure_with(Device(seed))
    return match


def check_history(game: Game, match: Match, seed: int) -> None:
    """Replay from the record reaches the same state, also half-way; the same seed gives the same game."""
    demand(match.at(count_moves(match)).digest() == match.digest(), "Replay reaches another state.")
    half = match.at(count_moves(match) // 2)
    rebuilt = replay.rebuild(game, half.journal.entries, None, None, None, half.journal.beside)
    demand(rebuilt.digest() == half.digest(), "Replay of half a record reaches another state.")
    demand(rebuilt.journal.events == half.journal.events, "Replay of half a record tells other news.")
    check_snapshots(game, match)
    check_verdict(game, match)
    again = begin(game, seed)
    for place in range(len(match.journal.entries)):
        repeat(again, match, place)
    same = again.save() == match.save() and again.digest() == match.digest()
    demand(same, "The same seed and choices give another game.")


def repeat(again: Match, match: Match, place: int) -> None:
    """The same move once more."""
    kind, seat, code, _ = match.journal.entries[place]
    values = match.journal.values_at(place)
    if kind == CHOICE:
        again.push(seat, code, values)
    elif kind == UNASKED:
        again.act(seat, code, values)
    elif kind == UNDO:
        again.undo(seat)
    elif kind == REWIND:
        again.rewind(seat)


def check_snapshots(game: Game, match: Match) -> None:
    """What was kept on the way is what a replay from the beginning leads to."""
    for snapshot in match.journal.snapshots:
        entries = match.journal.entries[: snapshot.place]
        rebuilt = replay.rebuild(game, entries, None, None, None, match.journal.beside)
        same = rebuilt.digest() == snapshot.state.digest() and rebuilt.offered == snapshot.offered
        demand(same, f"The snapshot after {snapshot.place} entries is not what a replay leads to.")
        demand(
            rebuilt.journal.events == snapshot.events, f"The snapshot after {snapshot.place} entries has other news."
        )


def check_verdict(game: Game, match: Match) -> None:
    """A true record is found true, and what was measured is counted."""
    verdict = verify(game, json.loads(match.save()))
    demand(verdict.true, f"The record of the match is not true: {verdict.reason}")
    measured = sum(entry[0] == MEASURED for entry in match.journal.entries)
    demand(verdict.measured == measured, f"{measured} outcomes were measured; {verdict.measured} were found.")


def count_moves(match: Match) -> int:
    return sum(is_move(entry) for entry in match.journal.entries)
