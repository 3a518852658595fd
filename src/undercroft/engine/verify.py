"""Is a record true? Deals the whole game again from its seed and compares entry by entry."""

from typing import TYPE_CHECKING, Any, Final

from undercroft.engine.chance import AskedSource, Pool, Source, source_for
from undercroft.engine.door import CHANCE, CHOICE, REWIND, UNDO, Entry
from undercroft.engine.errors import BrokenRecord, CannotUndo
from undercroft.engine.facts import check_facts, seed_of
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

    __slots__ = ("dealt", "entries", "entry", "kind", "over", "reason", "true")

    def __init__(self, true: bool, entry: int, kind: str, reason: str) -> None:
        self.true = true
        self.entry = entry
        self.kind = kind  # of what is wrong; empty for a true record
        self.reason = reason
        self.dealt = False  # whether chance itself could be checked: the seed is known
        self.over = False  # whether the game was played to its end
        self.entries = 0


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
    entries, flaw = sound(game, head, words)
    match = follow(game, entries, None if seed is None else source_for(seed), facts.get("start"), flaw)
    verdict = Verdict(True, 0, "", "Every choice was legal and every outcome is the one the seed gives.")
    if seed is None:
        verdict.reason = "Every choice was legal. The seed is not published yet, so chance could not be checked."
    verdict.dealt = seed is not None
    verdict.over = match.over
    verdict.entries = len(entries)
    return verdict


def sound(game: "Game", head: str, words: list[dict[str, Any]]) -> tuple[list[Entry], Exception | None]:
    """The entries up to the first that cannot be read or whose hash does not fit, and what is wrong with that one.

    Each hash covers its entry and the hash before it; the first of all covers the facts.
    """
    entries: list[Entry] = []
    for number, each in enumerate(words, 1):
        head = link(head, {key: value for key, value in each.items() if key != "hash"})
        if each.get("hash") != head:
            reason = f"Entry {number} was changed, moved or slipped in: its hash does not fit."
            return entries, FalseEntryError(number, CHAIN, reason)
        try:
            entries.append(entry_from_data(game.rules, each, number))
        except BrokenRecord as broken:
            return entries, broken
    return entries, None


class Comparing:
    """Answers for chance with the recorded outcomes and names the first that the seed would not have given."""

    __slots__ = ("at", "entries", "live")

    def __init__(self, entries: list[Entry], live: Source | None) -> None:
        self.entries = entries
        self.live = live
        self.at = 0  # entries used up so far

    def pick(self, kind: int, pool: Pool) -> int:
        if self.at >= len(self.entries) or self.entries[self.at][:2] != (CHANCE, kind):
            raise FalseEntryError(self.at + 1, IMPOSSIBLE, f"Entry {self.at + 1} should be an outcome of chance here.")
        outcome = self.entries[self.at][2]
        self.at += 1
        if outcome not in pool:
            raise FalseEntryError(self.at, IMPOSSIBLE, f"Entry {self.at}: chance could not give this outcome here.")
        if self.live is not None and self.live.pick(kind, pool) != outcome:
            raise FalseEntryError(self.at, SEED, f"Entry {self.at}: the seed gives another outcome here.")
        return outcome


def follow(
    game: "Game", entries: list[Entry], source: Source | None, start: dict[str, object] | None, flaw: Exception | None
) -> "Match":
    """Play the entries before the flaw: what is wrong with an earlier one counts more than the flaw itself."""
    try:
        match = play(game, entries, Comparing(entries, source), start)
    except FalseEntryError as found:
        if flaw is None or found.entry <= len(entries):
            raise
        raise flaw from None
    if flaw is not None:
        raise flaw
    return match


def play(game: "Game", entries: list[Entry], live: Comparing, start: dict[str, object] | None) -> "Match":
    """Play the record, comparing what the rules write down with what stands there."""
    match = begin(game, AskedSource(live.pick), None, start)
    compare(match, entries, 0)
    while live.at < len(entries):
        kind, seat, code, _ = entries[live.at]
        first = live.at
        live.at += 1
        if kind == CHOICE:
            if code not in match.offered.get(seat, ()):
                text = game.rules.actions.table[code].text
                reason = f"Entry {live.at}: P{seat + 1} could not choose '{text}' there."
                raise FalseEntryError(live.at, CLOSED, reason)
            match.push(seat, code)
        elif kind in (UNDO, REWIND):
            take_back(match, kind, seat, live.at)
        else:
            reason = f"Entry {live.at} is an outcome of chance that nobody asked for."
            raise FalseEntryError(live.at, IMPOSSIBLE, reason)
        compare(match, entries, first)
    return match


def take_back(match: "Match", kind: int, seat: int, number: int) -> None:
    try:
        if kind == UNDO:
            match.undo(seat)
        else:
            match.rewind(seat)
    except CannotUndo as refusal:
        raise FalseEntryError(number, UNDONE, f"Entry {number}: {refusal}") from None


def compare(match: "Match", entries: list[Entry], first: int) -> None:
    """Audiences belong to the record, too: what was shown to whom."""
    for place in range(first, len(match.door.entries)):
        if place >= len(entries) or entries[place] != match.door.entries[place]:
            due = entry_to_data(match.rules, match.door.entries[place])
            raise FalseEntryError(place + 1, WRITTEN, f"Entry {place + 1} should read {due}.")
