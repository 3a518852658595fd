"""Which entries of a record are in force: an undo takes one choice with it, a rewind everything since another one."""

from undercroft.engine.door import CHOICE, PUBLIC, REWIND, UNDO, Entry, bit_of
from undercroft.engine.errors import BrokenRecord


def step_back(entries: list[Entry], place: int) -> int:
    """The place before that one; before a rewind it is the last of the entries that stay."""
    return entries[place][2] - 1 if entries[place][0] == REWIND else place - 1


def in_effect(entries: list[Entry]) -> list[int]:
    """The places of the entries still in force, rewinds among them. Read from the end: what was rewound is left out."""
    kept: list[int] = []
    undone: dict[int, int] = {}
    place = len(entries) - 1
    while place >= 0:
        kind, who = entries[place][0], entries[place][1]
        if kind == UNDO:
            undone[who] = undone.get(who, 0) + 1
        elif kind == CHOICE and undone.get(who, 0):
            undone[who] -= 1
        else:
            kept.append(place)
        place = step_back(entries, place)
    kept.reverse()
    return kept


def played(entries: list[Entry]) -> list[int]:
    """The places of all that has to be played to come to the end with the same chance: what was rewound, too.

    Only choices that were undone are left out, with their undos: no chance ever answered to them.
    """
    gone: set[int] = set()
    open_choices: dict[int, list[int]] = {}
    for place, (kind, who, what, _) in enumerate(entries):
        if kind == CHOICE:
            open_choices.setdefault(who, []).append(place)
        elif kind == UNDO:
            gone.add(place)
            gone.add(last_of(open_choices, who, place + 1))
        elif kind == REWIND:
            open_choices = {}  # a rewind seals all that came before it
            if what >= place:
                raise BrokenRecord(f"Entry {place + 1} goes back to something that comes later.", place + 1)
    return [place for place in range(len(entries)) if place not in gone]


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


def seen(entries: list[Entry], viewer: int | None) -> list[Entry]:
    """The entries a viewer may see. A rewind counts what stays of these: the whole number would tell of hidden ones."""
    found: list[Entry] = []
    before: list[int] = []  # how many of the entries before each place are seen
    bit = bit_of(viewer)
    for entry in entries:
        before.append(len(found))
        if entry[3] & bit:
            found.append(entry if entry[0] != REWIND else (REWIND, entry[1], before[entry[2]], entry[3]))
    return found
