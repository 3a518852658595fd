"""Is a record true? Deals the whole game again from its seed and compares entry by entry."""

from typing import TYPE_CHECKING, Any

from undercroft.engine.chance import Source, source_for
from undercroft.engine.door import CHOICE, REWIND, UNDO, Entry
from undercroft.engine.errors import BrokenRecord, CannotUndo, UndercroftError
from undercroft.engine.record import check_shape, entry_from_data, entry_to_data, first_link, link
from undercroft.engine.replay import check_version, seed_of

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.match import Match


class Verdict:
    """What was found. `entry` counts from 1 and names the first false entry; 0 means the facts or the seed."""

    __slots__ = ("dealt", "entries", "entry", "over", "reason", "true")

    def __init__(self, true: bool, entry: int, reason: str) -> None:
        self.true = true
        self.entry = entry
        self.reason = reason
        self.dealt = False  # whether chance itself could be checked: the seed is known
        self.over = False  # whether the game was played to its end
        self.entries = 0


class FalseEntryError(Exception):
    """Ends the check at the first entry that does not hold."""

    def __init__(self, entry: int, reason: str) -> None:
        super().__init__(reason)
        self.entry = entry


def verify(game: "Game", data: object) -> Verdict:
    """Check facts, seed, chain of hashes, every choice and every outcome of chance."""
    try:
        return check(game, data)
    except FalseEntryError as found:
        return Verdict(False, found.entry, str(found))
    except BrokenRecord as broken:
        return Verdict(False, broken.entry, str(broken))


def check(game: "Game", data: object) -> Verdict:
    facts, words = check_shape(data)
    check_facts(game, facts, data)
    check_chain(facts, words)
    entries = [entry_from_data(game.rules, each, number) for number, each in enumerate(words, 1)]
    seed = seed_of(facts, data)
    live = Comparing(entries, None if seed is None else source_for(seed))
    match = follow(game, entries, live, facts.get("start"))
    verdict = Verdict(True, 0, "Every choice was legal and every outcome is the one the seed gives.")
    if seed is None:
        verdict.reason = "Every choice was legal. The seed is not published yet, so chance could not be checked."
    verdict.dealt = seed is not None
    verdict.over = match.over
    verdict.entries = len(entries)
    return verdict


def check_facts(game: "Game", facts: dict[str, Any], data: object) -> None:
    check_version(game, facts)
    if isinstance(data, dict) and data.get("hash") != first_link(facts):
        raise BrokenRecord("The facts (game, options, seed or its commitment) were changed after the match began.")


def check_chain(facts: dict[str, Any], words: list[dict[str, Any]]) -> None:
    """Each entry's hash covers the entry and the hash before it."""
    head = first_link(facts)
    for number, each in enumerate(words, 1):
        bare = {key: value for key, value in each.items() if key != "hash"}
        if each.get("hash") != link(head, bare):
            raise FalseEntryError(number, f"Entry {number} was changed, moved or slipped in: its hash does not fit.")
        head = str(each["hash"])


class Comparing(Source):
    """Answers with the recorded outcomes and names the first that the seed would not have given."""

    __slots__ = ("at", "entries", "live")

    def __init__(self, entries: list[Entry], live: Source | None) -> None:
        self.entries = entries
        self.live = live
        self.at = 0  # entries used up so far

    def pick(self, space: int, pool: tuple[int, ...]) -> int:
        if self.at >= len(self.entries) or self.entries[self.at][:2] != (1, space):
            raise FalseEntryError(self.at + 1, f"Entry {self.at + 1} should be an outcome of chance here.")
        outcome = self.entries[self.at][2]
        self.at += 1
        if outcome not in pool:
            raise FalseEntryError(self.at, f"Entry {self.at}: chance could not give this outcome here.")
        if self.live is not None and self.live.pick(space, pool) != outcome:
            raise FalseEntryError(self.at, f"Entry {self.at}: the seed gives another outcome here.")
        return outcome

    def below(self, bound: int) -> int:
        return self.pick(0, tuple(range(bound)))

    def fork(self) -> "Comparing":
        return Comparing(self.entries[self.at :], None if self.live is None else self.live.fork())


def follow(game: "Game", entries: list[Entry], live: Comparing, start: dict[str, object] | None) -> "Match":
    """Play the record, comparing what the rules write down with what stands there."""
    match = begin(game, live, start)
    compare(match, entries, 0)
    while live.at < len(entries):
        kind, seat, code, _ = entries[live.at]
        first = live.at
        live.at += 1
        if kind == CHOICE:
            if code not in match.asked.get(seat, ()):
                text = game.rules.choices.table[code].text
                raise FalseEntryError(live.at, f"Entry {live.at}: P{seat + 1} could not choose '{text}' there.")
            match.push(seat, code)
        elif kind in (UNDO, REWIND):
            take_back(match, kind, seat, live.at)
        else:
            raise FalseEntryError(live.at, f"Entry {live.at} is an outcome of chance that nobody asked for.")
        compare(match, entries, first)
    return match


def begin(game: "Game", live: Comparing, start: dict[str, object] | None) -> "Match":
    try:
        return game.begin(live, None) if start is None else game.begin_at(start, live, None)
    except (KeyError, TypeError, IndexError):
        raise FalseEntryError(0, "The position at which the record begins cannot be read.") from None


def take_back(match: "Match", kind: int, seat: int, number: int) -> None:
    try:
        if kind == UNDO:
            match.undo(seat)
        else:
            match.rewind(seat)
    except (CannotUndo, UndercroftError) as refusal:
        raise FalseEntryError(number, f"Entry {number}: {refusal}") from None


def compare(match: "Match", entries: list[Entry], first: int) -> None:
    """Audiences belong to the record, too: what was shown to whom."""
    for place in range(first, len(match.door.entries)):
        if place >= len(entries) or entries[place] != match.door.entries[place]:
            due = entry_to_data(match.rules, match.door.entries[place])
            raise FalseEntryError(place + 1, f"Entry {place + 1} should read {due}.")
