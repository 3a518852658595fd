"""The record is the game: facts, then an append-only list of entries, chained by hashes."""

import json
from hashlib import sha256
from typing import Any, Final

from undercroft.engine.actions import NUMBERS
from undercroft.engine.door import PUBLIC
from undercroft.engine.errors import BrokenRecord, UnknownChoice, brief
from undercroft.engine.in_effect import seen
from undercroft.engine.journal import CHANCE, CHOICE, MEASURED, REWIND, UNASKED, UNDO, Beside, Entry, Journal
from undercroft.engine.json_shape import is_plain
from undercroft.engine.measuring import is_evidence
from undercroft.engine.steps import Rules

FORMAT: Final = 1


def canonical(data: object) -> bytes:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def link(previous: str, entry: dict[str, object]) -> str:
    """The hash of an entry covers all before it."""
    return sha256(previous.encode() + canonical(entry)).hexdigest()[:32]


def first_link(facts: dict[str, Any]) -> str:
    return sha256(canonical(facts)).hexdigest()[:32]


def seats_in(audience: int) -> list[int]:
    return [seat for seat in range(audience.bit_length()) if audience >> seat & 1]


def entry_to_data(rules: Rules[Any], entry: Entry, beside: object = None) -> dict[str, object]:
    """An entry in words: ids instead of numbers; with what it carries beside them."""
    kind, who, what, audience = entry
    data: dict[str, object]
    if kind == UNDO:
        data = {"undo": who}
    elif kind == REWIND:
        data = {"rewind": who, "keep": what}
    elif kind in (CHOICE, UNASKED):
        data = {"seat" if kind == CHOICE else "unasked": who, "choice": rules.actions.table[what].text}
        if isinstance(beside, tuple):
            data["values"] = list(beside)
    else:
        asked = rules.chance_kinds[who]
        data = {"chance" if kind == CHANCE else "measured": asked.name, "outcome": asked.outcomes[what]}
        if kind == MEASURED:
            data["evidence"] = copied(beside)
    if audience != PUBLIC:
        data["to"] = seats_in(audience)
    return data


def copied(evidence: object) -> object:
    """Evidence belongs to whoever asked for it."""
    return json.loads(json.dumps(evidence))


def read_entries(rules: Rules[Any], words: list[dict[str, Any]]) -> tuple[list[Entry], Beside]:
    """All entries of a record, and what they carry."""
    entries: list[Entry] = []
    beside: Beside = {}
    for each in words:
        entry, carried = entry_from_data(rules, each, len(entries) + 1)
        if carried is not None:
            beside[len(entries)] = carried
        entries.append(entry)
    return entries, beside


def entry_from_data(rules: Rules[Any], data: dict[str, object], number: int) -> tuple[Entry, object]:
    """The entry that those words mean, and what it carries; there is one way to write it."""
    try:
        entry, beside = meant(rules, data), carried_in(data)
    except (TypeError, UnknownChoice) as problem:
        raise BrokenRecord(f"Entry {number} of the record cannot be read: {problem}", number) from None
    due = entry_to_data(rules, entry, beside)
    if {key: value for key, value in data.items() if key != "hash"} != due:
        raise BrokenRecord(f"Entry {number} of the record should read {brief(due)}.", number)
    return entry, beside


def meant(rules: Rules[Any], data: dict[str, object]) -> Entry:
    audience = audience_from(data)
    if "undo" in data:
        return (UNDO, seat_in(data["undo"]), 0, audience)
    if "rewind" in data:
        return (REWIND, seat_in(data["rewind"]), count_in(data.get("keep")), audience)
    if "choice" in data:
        kind, who = (UNASKED, "unasked") if "unasked" in data else (CHOICE, "seat")
        return (kind, seat_in(data.get(who)), rules.actions.parse(str(data["choice"])).code, audience)
    kind, key = (MEASURED, "measured") if "measured" in data else (CHANCE, "chance")
    chance = place_in(data, key, tuple([each.name for each in rules.chance_kinds]))
    return (kind, chance, place_in(data, "outcome", rules.chance_kinds[chance].outcomes), audience)


def carried_in(data: dict[str, object]) -> object:
    """The values of a choice, the evidence of a measured outcome, or None."""
    if "measured" in data:
        evidence = data.get("evidence")
        if not is_evidence(evidence):
            raise TypeError("a measured outcome has evidence: a short object.")
        return evidence
    values = data.get("values")
    if values is None:
        return None
    if not isinstance(values, list) or not 0 < len(values) <= NUMBERS or not all([is_value(each) for each in values]):
        raise TypeError(f"{brief(values)} are no values.")
    return tuple(values)


def is_value(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value.bit_length() < 48


def audience_from(data: dict[str, object]) -> int:
    seats = data.get("to")
    if seats is None:
        return PUBLIC
    if not isinstance(seats, list):
        raise TypeError("'to' lists seats.")
    return sum({1 << seat_in(seat) for seat in seats})


def seat_in(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 64:
        raise TypeError(f"{brief(value)} is no seat.")
    return value


def count_in(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1 << 32:
        raise TypeError(f"{brief(value)} is no number of entries.")
    return value


def place_in(data: dict[str, object], key: str, known: tuple[str, ...]) -> int:
    name = data.get(key)
    if not isinstance(name, str) or name not in known:
        raise TypeError(f"'{key}' cannot be {brief(name)} there.")
    return known.index(name)


class Record:
    """Facts (game, options, seats, versions, seed) and entries of a match."""

    def __init__(self, rules: Rules[Any], facts: dict[str, object], journal: Journal) -> None:
        self.rules = rules
        self.facts = facts
        self.journal = journal

    def to_data(self) -> dict[str, object]:
        """The whole record with its chain of hashes."""
        return {
            "format": FORMAT,
            "facts": self.facts,
            "hash": first_link(self.facts),
            "entries": self.chained(),
        }

    def seen_by(self, viewer: int | None) -> list[dict[str, object]]:
        """The entries that seat (None: a spectator) may see. Those it may not see leave no gap."""
        found = seen(self.journal, viewer)
        return [entry_to_data(self.rules, each, found.beside.get(i)) for i, each in enumerate(found.entries)]

    def chained(self) -> list[dict[str, object]]:
        head = first_link(self.facts)
        chained = []
        for place, entry in enumerate(self.journal.entries):
            data = entry_to_data(self.rules, entry, self.journal.beside.get(place))
            head = link(head, data)
            data["hash"] = head
            chained.append(data)
        return chained


def check_shape(data: object) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Facts and entries of something that claims to be a record."""
    if not isinstance(data, dict):
        raise BrokenRecord("A record is a JSON object with 'format', 'facts' and 'entries'.")
    if not is_plain(data):
        raise BrokenRecord("This is not a record: it is nested too deep or holds what cannot be written down again.")
    if data.get("format") != FORMAT:
        raise BrokenRecord(f"This is record format {brief(data.get('format'))}; this version reads format {FORMAT}.")
    facts, entries = data.get("facts"), data.get("entries")
    if not isinstance(facts, dict) or not isinstance(entries, list):
        raise BrokenRecord("The record lacks 'facts' or 'entries'.")
    for number, entry in enumerate(entries, 1):
        if not isinstance(entry, dict):
            raise BrokenRecord(f"Entry {number} of the record is not an object.", number)
    return facts, entries
