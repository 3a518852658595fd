"""Which entries of a record are in force: an undo takes one choice with it, a rewind everything since another one."""

from undercroft.engine.door import PUBLIC, bit_of
from undercroft.engine.errors import BrokenRecord
from undercroft.engine.journal import CHOICE, REWIND, UNASKED, UNDO, Entry, Journal, Snapshot


def step_back(entries: list[Entry], place: int) -> int:
    """The place before that one; before a rewind it is the last of the entries that stay."""
    return entries[place][2] - 1 if entries[place][0] == REWIND else place - 1


def in_effect(entries: list[Entry]) -> list[int]:
    """The places of the entries still in force, rewinds among them."""
    return in_effect_since(entries, len(entries), [])[1]


def in_effect_since(entries: list[Entry], count: int, snapshots: list[Snapshot]) -> tuple[Snapshot | None, list[int]]:
    """The last snapshot of which everything is in force after so many entries, and the places in force since then.

    Read from the end: what was rewound is left out.
    """
    kept: list[int] = []
    undone: dict[int, int] = {}
    place, at = count - 1, len(snapshots) - 1
    while place >= 0:
        while at >= 0 and snapshots[at].place > place + 1:
            at -= 1  # jumped over by a rewind, or later than all this
        if at >= 0 and snapshots[at].place == place + 1 and not any(undone.values()):
            break
        kind, who = entries[place][0], entries[place][1]
        if kind == UNDO:
            undone[who] = undone.get(who, 0) + 1
        elif kind == CHOICE and undone.get(who, 0):
            undone[who] -= 1
        else:
            kept.append(place)
        place = step_back(entries, place)
    kept.reverse()
    return (snapshots[at] if place >= 0 else None), kept


def last_balanced(entries: list[Entry], count: int, snapshots: list[Snapshot]) -> Snapshot | None:
    """The last snapshot within so many entries such that no later one of them undoes what came before it."""
    undone: dict[int, int] = {}
    place = count
    for snapshot in reversed([each for each in snapshots if each.place <= count]):
        while place > snapshot.place:
            place -= 1
            kind, who = entries[place][0], entries[place][1]
            if kind == UNDO:
                undone[who] = undone.get(who, 0) + 1
            elif kind == CHOICE and undone.get(who, 0):
                undone[who] -= 1
        if not any(undone.values()):
            return snapshot
    return None


def undone_by(entries: list[Entry], first: int) -> dict[int, int]:
    """The choices from that place on that were undone, each with the place of its undo.

    They are all that need not be played to come to the end with the same chance: no chance ever answered to them. What
    was rewound must be.
    """
    gone: dict[int, int] = {}
    open_choices: dict[int, list[int]] = {}
    for place in range(first, len(entries)):
        kind, who, what, _ = entries[place]
        if kind == CHOICE:
            open_choices.setdefault(who, []).append(place)
        elif kind == UNDO:
            gone[last_of(open_choices, who, place + 1)] = place
        elif kind in (REWIND, UNASKED):
            open_choices = {}  # both seal all that came before them
            if kind == REWIND and what >= place:
                raise BrokenRecord(f"Entry {place + 1} goes back to something that comes later.", place + 1)
    return gone


def played(entries: list[Entry]) -> list[int]:
    """The places of all that has to be played to come to the end with the same chance: what was rewound, too."""
    gone = undone_by(entries, 0)
    return [place for place, entry in enumerate(entries) if place not in gone and entry[0] != UNDO]


def last_of(open_choices: dict[int, list[int]], seat: int, number: int) -> int:
    own = open_choices.get(seat)
    if not own:
        raise BrokenRecord(f"Entry {number} takes back a choice that P{seat + 1} did not make.", number)
    return own.pop()


def last_public(entries: list[Entry], seat: int) -> int:
    """The place of the last choice of that seat in force that everybody has seen; -1 if there is none."""
    undone = 0
    place = len(entries) - 1
    while place >= 0:
        kind, who, _, audience = entries[place]
        if who == seat and kind == UNDO:
            undone += 1
        elif who == seat and kind == CHOICE:
            if not undone and audience == PUBLIC:
                return place
            undone = max(0, undone - 1)
        place = step_back(entries, place)
    return -1


def seen(journal: Journal, viewer: int | None) -> Journal:
    """What a viewer may see, as a journal of its own."""
    known = journal.seen_as(bit_of(viewer))
    found = Journal()
    found.entries, found.beside, found.events = known.entries[:], dict(known.beside), known.heard[:]
    return found
