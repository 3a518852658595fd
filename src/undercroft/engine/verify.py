"""Is a record true? Deals the whole game again from its seed and compares entry by entry."""

from typing import TYPE_CHECKING, Any, Final

from undercroft.engine.chance import Measured, Pool, Source, source_for
from undercroft.engine.errors import BrokenRecord, CannotUndo, WrongValues
from undercroft.engine.facts import check_facts, seed_of
from undercroft.engine.journal import CHANCE, CHOICE, MEASURED, REWIND, UNASKED, UNDO, Journal
from undercroft.engine.record import check_shape, entry_from_data, entry_to_data, first_link, link
from undercroft.engine.replay import RULE_ERRORS, begin

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.match import Match


# What is wrong with a record, for programs; the reason says it in a sentence.
FACTS: Final = "facts"  # with its facts, its key or its shape
CHAIN: Final = "chain"  # an entry was changed, moved or slipped in: its hash does not fit
UNREADABLE: Final = "unreadable"  # an entry that means nothing
CLOSED: Final = "closed"  # a choice that was not open
IMPOSSIBLE: Final = "impossible"  # an outcome that could not come there, or one too many or too few
SEED: Final = "seed"  # an outcome that the seed does not give
UNDONE: Final = "undone"  # a choice was taken back that could not be
WRITTEN: Final = "written"  # the rules write this entry down otherwise, for other eyes for example


class Verdict:
    """What was found. `entry` counts from 1 and names the first false entry; 0 means the facts or the seed."""

    __slots__ = ("dealt", "entries", "entry", "kind", "measured", "over", "reason", "true")

    def __init__(self, true: bool, entry: int, kind: str, reason: str) -> None:
        self.true = true
        self.entry = entry
        self.kind = kind  # of what is wrong; empty for a true record
        self.reason = reason
        self.dealt = False  # whether chance itself could be checked: the seed is known
        self.over = False  # whether the game was played to its end
        self.entries = 0
        self.measured = 0  # outcomes that a device found: possible, but nobody can deal them again


class FalseEntryError(Exception):
    """Ends the check at the first entry that does not hold."""

    def __init__(self, entry: int, kind: str, reason: str) -> None:
        super().__init__(reason)
        self.entry = entry
        self.kind = kind


def verify(game: "Game", data: object) -> Verdict:
    """Check facts, seed, chain of hashes, every choice and every outcome of chance."""
    try:
        return check(game, data)
    except FalseEntryError as found:
        return Verdict(False, found.entry, found.kind, str(found))
    except BrokenRecord as broken:
        return Verdict(False, broken.entry, UNREADABLE if broken.entry else FACTS, str(broken))
    except RULE_ERRORS:
        return Verdict(False, 0, FACTS, "The position at which the record begins cannot be played.")


def check(game: "Game", data: object) -> Verdict:
    facts, words = check_shape(data)
    check_facts(game, facts)
    head = first_link(facts)
    if isinstance(data, dict) and data.get("hash") != head:
        raise BrokenRecord("The facts (game, options, seed or its commitment) were changed after the match began.")
    seed = seed_of(facts, data)
    journal, flaw = sound(game, head, words)
    live = Comparing(journal, None if seed is None else source_for(seed))
    match = follow(game, live, facts.get("start"), flaw)
    verdict = Verdict(True, 0, "", said_of(seed is not None, live.measured))
    verdict.dealt = seed is not None
    verdict.over = match.over
    verdict.entries = len(journal.entries)
    verdict.measured = live.measured
    return verdict


def said_of(dealt: bool, measured: int) -> str:
    """What was checked in a true record, and what could not be."""
    if dealt:
        said = "Every choice was legal and every outcome is the one the seed gives."
    else:
        said = "Every choice was legal. The seed is not published yet, so chance could not be checked."
    if measured:
        said += f" Outcomes that were measured and could not be dealt again: {measured}."
    return said


def sound(game: "Game", head: str, words: list[dict[str, Any]]) -> tuple[Journal, Exception | None]:
    """The entries up to the first that cannot be read or whose hash does not fit, and what is wrong with that one.

    Each hash covers its entry and the hash before it; the first of all covers the facts.
    """
    journal = Journal()
    for number, each in enumerate(words, 1):
        head = link(head, {key: value for key, value in each.items() if key != "hash"})
        if each.get("hash") != head:
            reason = f"Entry {number} was changed, moved or slipped in: its hash does not fit."
            return journal, FalseEntryError(number, CHAIN, reason)
        try:
            entry, beside = entry_from_data(game.rules, each, number)
        except BrokenRecord as broken:
            return journal, broken
        journal.write(entry, beside)
    return journal, None


class Comparing(Source):
    """Answers for chance with the recorded outcomes and names the first that the seed would not have given."""

    __slots__ = ("at", "journal", "live", "measured")

    def __init__(self, journal: Journal, live: Source | None) -> None:
        self.journal = journal
        self.live = live
        self.at = 0  # entries used up so far
        self.measured = 0  # outcomes among them that no seed gives

    def pick(self, kind: int, pool: Pool) -> int:
        if not self.is_next(CHANCE, kind):
            raise FalseEntryError(self.at + 1, IMPOSSIBLE, f"Entry {self.at + 1} should be an outcome of chance here.")
        outcome = self.next(pool)
        if self.live is not None and self.live.pick(kind, pool) != outcome:
            raise FalseEntryError(self.at, SEED, f"Entry {self.at}: the seed gives another outcome here.")
        return outcome

    def measure(self, kind: int, pool: Pool, question: tuple[int, ...]) -> Measured | None:
        if not self.is_next(MEASURED, kind):
            return None
        evidence = self.journal.beside[self.at]
        assert isinstance(evidence, dict)
        self.measured += 1
        return self.next(pool), evidence

    def is_next(self, entry_kind: int, kind: int) -> bool:
        entries = self.journal.entries
        return self.at < len(entries) and entries[self.at][:2] == (entry_kind, kind)

    def next(self, pool: Pool) -> int:
        outcome = self.journal.entries[self.at][2]
        self.at += 1
        if outcome not in pool:
            raise FalseEntryError(self.at, IMPOSSIBLE, f"Entry {self.at}: chance could not give this outcome here.")
        return outcome

    def fork(self) -> "Comparing":
        """Nobody plays on from a snapshot of what is being checked."""
        return self


def follow(game: "Game", live: Comparing, start: dict[str, object] | None, flaw: Exception | None) -> "Match":
    """Play the entries before the flaw: what is wrong with an earlier one counts more than the flaw itself."""
    try:
        match = play(game, live, start)
    except FalseEntryError as found:
        if flaw is None or found.entry <= len(live.journal.entries):
            raise
        raise flaw from None
    if flaw is not None:
        raise flaw
    return match


def play(game: "Game", live: Comparing, start: dict[str, object] | None) -> "Match":
    """Play the record, comparing what the rules write down with what stands there."""
    journal = live.journal
    match = begin(game, live, None, start)
    compare(match, journal, 0)
    while live.at < len(journal.entries):
        kind, seat, code, _ = journal.entries[live.at]
        first = live.at
        live.at += 1
        if kind in (CHOICE, UNASKED):
            choose(match, kind, seat, code, journal.values_at(first), live.at)
        elif kind in (UNDO, REWIND):
            take_back(match, kind, seat, live.at)
        else:
            reason = f"Entry {live.at} is an outcome of chance that nobody asked for."
            raise FalseEntryError(live.at, IMPOSSIBLE, reason)
        compare(match, journal, first)
    return match


def choose(match: "Match", kind: int, seat: int, code: int, values: tuple[int, ...], number: int) -> None:
    option = match.rules.actions.table[code]
    if code not in (match.offered.get(seat, ()) if kind == CHOICE else match.unasked_codes(seat)):
        raise FalseEntryError(number, CLOSED, f"Entry {number}: P{seat + 1} could not choose '{option.text}' there.")
    try:
        option.check(values)
    except WrongValues as refusal:
        raise FalseEntryError(number, CLOSED, f"Entry {number}: {refusal}") from None
    if kind == CHOICE:
        match.push(seat, code, values)
    else:
        match.act(seat, code, values)


def take_back(match: "Match", kind: int, seat: int, number: int) -> None:
    try:
        if kind == UNDO:
            match.undo(seat)
        else:
            match.rewind(seat)
    except CannotUndo as refusal:
        raise FalseEntryError(number, UNDONE, f"Entry {number}: {refusal}") from None


def compare(match: "Match", journal: Journal, first: int) -> None:
    """Audiences belong to the record, too: what was shown to whom."""
    own, entries = match.journal, journal.entries
    for place in range(first, len(own.entries)):
        if place >= len(entries) or entries[place] != own.entries[place]:
            due = entry_to_data(match.rules, own.entries[place], own.beside.get(place))
            raise FalseEntryError(place + 1, WRITTEN, f"Entry {place + 1} should read {due}.")
