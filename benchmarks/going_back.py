"""Going back in a long match of ours: an undo, and a look at an earlier position."""

from collections.abc import Mapping
from random import Random
from typing import Any

from benchmarks.measure import microseconds
from benchmarks.peers import imported
from benchmarks.subject import Probe

ENTRIES = 5_000
CHOICE, UNDO = 0, 2  # kinds of entries


def going_back(game: Any, seconds: float, seed: int) -> dict[str, float]:
    """Both columns, in microseconds."""
    return {name: microseconds(probe, seconds / 2) for name, probe in probes(long_match(game, seed), seed).items()}


def long_match(game: Any, seed: int) -> Any:
    """A match of that many entries in which somebody can take back a choice.

    No game is so long by itself. In this one every choice that was free to take back was made and taken back again and
    again before it was made for good.
    """
    match, free = played(game, seed)
    repeats = -(-(ENTRIES - len(match.journal.entries)) // (2 * len(free)))
    longer: list[Any] = []
    for place, entry in enumerate(match.journal.entries):
        if place in free:
            longer += [entry, (UNDO, entry[1], 0, entry[3])] * repeats
        longer.append(entry)
    source = imported("undercroft.engine.chance", "undercroft").source_for(seed)
    return imported("undercroft.engine.replay", "undercroft").rebuild(match.game, longer, source, seed, None)


def played(game: Any, seed: int) -> tuple[Any, set[int]]:
    """A random match up to its last free choice, and the places of all its free choices."""
    match, random = game.start(seed=seed), Random(seed)
    last, free = match, set[int]()
    while not match.over:
        seat, place = match.to_act[0], len(match.journal.entries)
        match.choose(seat, random.choice(match.options(seat)))
        if match.can_undo(seat):
            last = match.clone()
            free.add(place)
    return last, free


def probes(match: Any, seed: int) -> Mapping[str, Probe]:
    """Take back the last choice and make it again; look at any position."""
    random, entries = Random(seed), match.journal.entries
    seat = next(seat for seat in range(match.game.players) if match.can_undo(seat))
    code = [what for kind, who, what, _ in entries if (kind, who) == (CHOICE, seat)][-1]
    moves = sum(entry[0] in (CHOICE, UNDO) for entry in entries)

    def undo() -> None:
        match.undo(seat)
        match.push(seat, code)

    return {"undo_us": undo, "look_back_us": lambda: match.at(random.randrange(moves))}
