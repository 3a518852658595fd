"""Replay: a match from its entries. Loading, looking back and taking back are all this."""

import json
from typing import TYPE_CHECKING, Final

from undercroft.engine.chance import ScriptedSource, Source, source_for
from undercroft.engine.door import CHANCE, CHOICE, REWIND, REWOUND, Entry
from undercroft.engine.errors import BrokenRecord, ImpossibleChance, NobodyAsked
from undercroft.engine.facts import Seed, check_facts, seed_of
from undercroft.engine.in_effect import in_effect, last_public, played
from undercroft.engine.record import check_shape, entry_from_data

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.match import Match

# What rules may stumble over when they are given a position that no match ever comes to.
RULE_ERRORS: Final = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError, NobodyAsked)


def rebuild(
    game: "Game", entries: list[Entry], live: Source | None, seed: Seed, start: dict[str, object] | None
) -> "Match":
    """The match that those entries lead to; afterwards chance comes from the live source.

    What was rewound is played, too: the live source has answered to it, and goes on behind those answers.
    """
    places = played(entries)
    script = ScriptedSource([entries[i][1:3] for i in places if entries[i][0] == CHANCE], live)
    match = begin(game, script, seed, start)
    for place in places:
        if entries[place][0] == CHOICE:
            push_recorded(match, entries[place], place + 1)
        elif entries[place][0] == REWIND:
            rewind_recorded(match, entries, place)
    if script.at < len(script.script):
        raise BrokenRecord("The record holds more outcomes of chance than its choices ask for.", len(entries))
    if script.after is not None:
        match.door.source = script.after
    check_audiences(match, [entries[place] for place in places], places)
    door, reach = match.door, match.door.barrier
    door.barrier = places[reach - 1] + 1 if reach else 0
    door.asked_in = {places[i]: frame for i, frame in door.asked_in.items()}
    door.entries = entries[:]
    return match


def settle(game: "Game", kept: list[Entry], seed: Seed, start: dict[str, object] | None) -> "Match":
    """The position to which entries in force lead. What was rewound is not played; of a rewind its news remains."""
    match = begin(game, ScriptedSource([entry[1:3] for entry in kept if entry[0] == CHANCE]), seed, start)
    for number, entry in enumerate(kept, 1):
        if entry[0] == CHOICE:
            push_recorded(match, entry, number)
        elif entry[0] == REWIND:
            match.door.tell(REWOUND, (entry[1],))
    return match


def begin(game: "Game", source: Source, seed: Seed, start: dict[str, object] | None) -> "Match":
    return game.begin(source, seed) if start is None else game.begin_at(start, source, seed)


def rewind_recorded(match: "Match", entries: list[Entry], place: int) -> None:
    """Go back as the record says, if that seat could go back there."""
    _, seat, keep, _ = entries[place]
    if match.over or last_public(entries[:place], seat) != keep:
        raise BrokenRecord(f"Entry {place + 1}: P{seat + 1} could not go back to entry {keep + 1} there.", place + 1)
    go_back(match, entries, seat, keep)


def go_back(match: "Match", entries: list[Entry], seat: int, keep: int) -> None:
    """Become what those entries led to when there were only so many, and write that down."""
    kept = [entries[each] for each in in_effect(entries[:keep])]
    match.keep_from(settle(match.game, kept, match.seed, match.start))
    match.door.rewind(seat, keep)


def check_audiences(match: "Match", kept: list[Entry], places: list[int]) -> None:
    """What was shown to whom follows from the rules; a record cannot say otherwise."""
    if len(kept) != len(match.door.entries):
        raise BrokenRecord("The record breaks off in the middle: chance has not answered yet.", len(kept))
    for i, entry in enumerate(match.door.entries):
        if kept[i] != entry:
            number = places[i] + 1
            raise BrokenRecord(f"Entry {number} of the record was not for these eyes.", number)


def push_recorded(match: "Match", entry: Entry, number: int) -> None:
    seat, code = entry[1], entry[2]
    if code not in match.offered.get(seat, ()):
        text = match.rules.actions.table[code].text
        raise BrokenRecord(f"Entry {number}: P{seat + 1} could not choose '{text}' there.", number)
    try:
        match.push(seat, code)
    except ImpossibleChance as problem:
        raise BrokenRecord(f"After entry {number}: {problem}", number) from None


def load(game: "Game", data: object) -> "Match":
    """The match that was saved as this data."""
    facts, words = check_shape(data)
    check_facts(game, facts)
    seed = seed_of(facts, data)
    entries = [entry_from_data(game.rules, each, number) for number, each in enumerate(words, 1)]
    try:
        match = rebuild(game, entries, None if seed is None else source_for(seed), seed, facts.get("start"))
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


def at(match: "Match", moves: int) -> "Match":
    """The match as it was after that many choices, undos and rewinds."""
    kept: list[Entry] = []
    made = 0
    for entry in match.door.entries:
        if entry[0] != CHANCE:
            if made == moves:
                break
            made += 1
        kept.append(entry)
    if match.door.quiet or moves < 0 or made < moves:
        raise BrokenRecord(f"This match has no position after {moves} moves.")
    live = None if match.seed is None else source_for(match.seed)
    past = rebuild(match.game, kept, live, match.seed, match.start)
    if live is None:  # a chance of its own, or none without the key: it is not asked for what was recorded
        past.door.source, past.sealed = match.door.source.fork(), match.sealed
    return past
