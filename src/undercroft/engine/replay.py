"""Replay: a match from its entries. Loading, looking back and taking back are all this.

A match keeps snapshots of itself every so many entries (journal.py), so that going back begins at one of them and not
at the set-up. Loading begins at the beginning.
"""

import json
from typing import TYPE_CHECKING, Final

from undercroft.engine.chance import Evidence, ScriptedSource, Source, source_for
from undercroft.engine.door import Door
from undercroft.engine.errors import BrokenRecord, ImpossibleChance, NobodyAsked, WrongValues
from undercroft.engine.facts import Seed, check_facts, seed_of
from undercroft.engine.in_effect import in_effect_since, last_balanced, last_public, undone_by
from undercroft.engine.journal import (
    CHOICE,
    MEASURED,
    NEVER,
    REWIND,
    REWOUND,
    UNASKED,
    Beside,
    Entry,
    Journal,
    Snapshot,
    is_move,
)
from undercroft.engine.record import check_shape, read_entries

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.match import Match

# What rules may stumble over when they are given a position that no match ever comes to.
RULE_ERRORS: Final = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError, NobodyAsked)
NOWHERE: Final = Door(ScriptedSource([]))  # where the state of a snapshot speaks: it never does


def rebuild(
    game: "Game",
    entries: list[Entry],
    live: Source | None,
    seed: Seed,
    start: dict[str, object] | None,
    beside: Beside | None = None,
) -> "Match":
    """The match that those entries lead to, from its beginning; afterwards chance comes from the live source.

    What was rewound is played, too: the live source has answered to it, and goes on behind those answers.
    """
    journal = Journal()
    journal.entries, journal.beside = entries, beside or {}
    script = scripted(journal, range(len(entries)), live)
    match = begin(game, script, seed, start)
    play_on(match, script, journal, 0)
    return match


def scripted(journal: Journal, places: "range | list[int]", live: Source | None) -> ScriptedSource:
    """The outcomes at those places of a journal, to be given again."""
    script: list[tuple[int, int]] = []
    measured: dict[int, Evidence] = {}
    for place in places:
        entry = journal.entries[place]
        if is_move(entry):
            continue
        if entry[0] == MEASURED:
            evidence = journal.beside[place]
            assert isinstance(evidence, dict)
            measured[len(script)] = evidence
        script.append(entry[1:3])
    return ScriptedSource(script, live, measured)


def play_on(match: "Match", script: ScriptedSource, journal: Journal, first: int) -> None:
    """Play what that journal holds beyond the match's own, from that place on; chance answers by the script.

    Undone choices and their undos are written down, but not played. While one is open the match stands where it never
    stood, so no snapshot is taken.
    """
    entries, own = journal.entries, match.journal
    gone, due, balanced = undone_by(entries, first), own.due, 0
    skipped = {*gone, *gone.values()}
    own.due = NEVER
    for place in range(first, len(entries)):
        if place in skipped:
            balanced = max(balanced, gone.get(place, 0))
        elif is_move(entries[place]):
            catch_up(own, journal, place, skipped)
            if place >= due and place > balanced:
                keep_snapshot(match)
                due, own.due = own.due, NEVER
            play_recorded(match, journal, place)
    own.due = due
    catch_up(own, journal, len(entries), skipped)
    check_all(match, script, entries)


def keep_snapshot(match: "Match") -> None:
    """Take a snapshot of the match as it waits; in a replay chance goes on from the live source."""
    live: Source | None = match.door.source
    if isinstance(live, ScriptedSource):
        live = live.after
    source = ScriptedSource([]) if live is None else live.fork()
    state = match.state.copy(NOWHERE)
    match.journal.keep(Snapshot(match.journal, state, match.offered, source, match.door.reveals))


def catch_up(own: Journal, journal: Journal, place: int, skipped: set[int]) -> None:
    """Write down the undone choices and undos before that place."""
    while (here := len(own.entries)) < place and here in skipped:
        own.write(journal.entries[here], journal.beside.get(here))


def play_recorded(match: "Match", journal: Journal, place: int) -> None:
    entry = journal.entries[place]
    if entry[0] == REWIND:
        rewind_recorded(match, entry, place + 1)
    else:
        push_recorded(match, entry, journal.values_at(place), place + 1)


def check_all(match: "Match", script: ScriptedSource, entries: list[Entry]) -> None:
    """Everything that was recorded has come up, and nothing else; the match goes on with the live source."""
    if script.at < len(script.script):
        raise BrokenRecord("The record holds more outcomes of chance than its choices ask for.", len(entries))
    if script.after is not None:
        match.door.source = script.after
    own = match.journal.entries
    if len(own) != len(entries):
        raise BrokenRecord("The record breaks off in the middle: chance has not answered yet.", len(entries))
    if own != entries:  # what was shown to whom follows from the rules; a record cannot say otherwise
        number = [mine == theirs for mine, theirs in zip(own, entries, strict=True)].index(False) + 1
        raise BrokenRecord(f"Entry {number} of the record was not for these eyes.", number)


def begin(game: "Game", source: Source, seed: Seed, start: dict[str, object] | None) -> "Match":
    return game.begin(source, seed) if start is None else game.begin_at(start, source, seed)


def resume(match: "Match", snapshot: Snapshot | None, source: Source) -> "Match":
    """The match as it was at that snapshot, None: at its beginning; chance comes from that source."""
    if snapshot is None:
        return begin(match.game, source, match.seed, match.start)
    door = Door(source, match.journal.back_at(snapshot))
    door.reveals = snapshot.reveals
    return match.like(snapshot.state.copy(door), door, snapshot.offered)


def settle(match: "Match", count: int, without: int = -1) -> "Match":
    """The position to which the first so many entries lead; one choice, given by its place, is left out.

    What was rewound is not played; of a rewind its news remains.
    """
    journal = match.journal
    usable = [each for each in journal.snapshots if without < 0 or each.place <= without]
    snapshot, places = in_effect_since(journal.entries, count, usable)
    settled = resume(match, snapshot, scripted(journal, places, None))
    settled.journal.due = NEVER
    for place in places:
        kind, seat, _, _ = journal.entries[place]
        if kind == REWIND:
            settled.door.tell(REWOUND, (seat,))
        elif kind in (CHOICE, UNASKED) and place != without:
            push_recorded(settled, journal.entries[place], journal.values_at(place), place + 1)
    return settled


def rewind_recorded(match: "Match", entry: Entry, number: int) -> None:
    """Go back as the record says, if that seat could go back there."""
    _, seat, keep, _ = entry
    if match.over or last_public(match.journal.entries, seat) != keep:
        raise BrokenRecord(f"Entry {number}: P{seat + 1} could not go back to entry {keep + 1} there.", number)
    go_back(match, seat, keep)


def go_back(match: "Match", seat: int, keep: int) -> None:
    """Become what the entries led to when there were only so many, and write that down."""
    match.keep_from(settle(match, keep))
    match.door.rewind(seat, keep)


def push_recorded(match: "Match", entry: Entry, values: tuple[int, ...], number: int) -> None:
    kind, seat, code, _ = entry
    option = match.rules.actions.table[code]
    if code not in (match.offered.get(seat, ()) if kind == CHOICE else match.unasked_codes(seat)):
        raise BrokenRecord(f"Entry {number}: P{seat + 1} could not choose '{option.text}' there.", number)
    try:
        if option.numbers or values:
            option.check(values)
        if kind == CHOICE:
            match.push(seat, code, values)
        else:
            match.act(seat, code, values)
    except (ImpossibleChance, WrongValues) as problem:
        raise BrokenRecord(f"After entry {number}: {problem}", number) from None


def load(game: "Game", data: object) -> "Match":
    """The match that was saved as this data."""
    facts, words = check_shape(data)
    check_facts(game, facts)
    seed = seed_of(facts, data)
    entries, beside = read_entries(game.rules, words)
    live = None if seed is None else source_for(seed)
    try:
        match = rebuild(game, entries, live, seed, facts.get("start"), beside)
    except ImpossibleChance as problem:
        raise BrokenRecord(f"The set-up of the record is not possible: {problem}") from None
    except RULE_ERRORS:
        raise BrokenRecord("The position at which the record begins cannot be played.") from None
    if seed is None:
        match.sealed = facts.get("commitment") or ""
    return match


def read(text: str | bytes | dict[str, object]) -> dict[str, object]:
    """The data of a record given as text or as data."""
    if isinstance(text, dict):
        return text
    try:
        data = json.loads(text, object_pairs_hook=said_once)
    except (ValueError, TypeError, RecursionError):
        raise BrokenRecord("This is not a record: it cannot be read as JSON.") from None
    if not isinstance(data, dict):
        raise BrokenRecord("This is not a record: it holds no JSON object.")
    return data


def said_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object that says everything once: of two values for one thing, others might read the other."""
    data = dict(pairs)
    if len(data) < len(pairs):
        raise ValueError("a key stands there twice")
    return data


def at(match: "Match", moves: int, watched: bool = False) -> "Match":
    """The match as it was after that many moves (choices, undos, rewinds), watched with the beats of the last one."""
    entries = match.journal.entries
    count = entries_after(entries, moves)
    if match.door.quiet or count < 0:
        raise BrokenRecord(f"This match has no position after {moves} moves.")
    snapshot = last_balanced(entries, count, match.journal.snapshots)
    script = scripted(match.journal, range(snapshot.place if snapshot else 0, count), live_at(match, snapshot))
    past = resume(match, snapshot, script)
    if watched:
        past.watch()
    journal = Journal()
    journal.entries, journal.beside = entries[:count], match.journal.beside
    play_on(past, script, journal, snapshot.place if snapshot else 0)
    if match.seed is None:  # a chance of its own, or none without the key: it is not asked for what was recorded
        past.door.source, past.sealed = match.door.source.fork(), match.sealed
    return past


def entries_after(entries: list[Entry], moves: int) -> int:
    """How many entries there were after that many moves; -1 where there were not so many."""
    made = 0
    for place, entry in enumerate(entries):
        if is_move(entry):
            if made == moves:
                return place
            made += 1
    return len(entries) if made == moves else -1


def live_at(match: "Match", snapshot: Snapshot | None) -> Source | None:
    """The source of a seeded match as it was then; None where there is nothing to go back to."""
    if match.seed is None:
        return None
    return source_for(match.seed) if snapshot is None else snapshot.source.fork()
