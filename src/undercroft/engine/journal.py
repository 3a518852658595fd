"""The journal: all that has happened in a match, in order. Door and match write it, records are made from it."""

from typing import TYPE_CHECKING, Any, Final

from undercroft.engine.chance import Source

if TYPE_CHECKING:
    from undercroft.engine.state import State

# An entry of the record: kind, then (seat, code) of a choice, asked or unasked, (kind, outcome) of chance, drawn or
# measured, (seat, 0) of an undo, (seat, number of entries that stay) of a rewind; last, who may see it.
Entry = tuple[int, int, int, int]
CHOICE: Final = 0
CHANCE: Final = 1
UNDO: Final = 2
REWIND: Final = 3
MEASURED: Final = 4
UNASKED: Final = 5

# News for log and animation: a message of the game, its arguments, who may see it.
Event = tuple[int, tuple[int, ...], int]
REWOUND: Final = -1  # the one message of the engine itself: a seat has taken a choice back, with all that followed

# What an entry carries beside its four numbers: the values of a choice (a tuple), the evidence of a measured outcome
# (plain JSON data). By the place of the entry; few entries carry anything.
Beside = dict[int, object]

# An entry as programs store and send it: its four numbers and, where it carries something, that as the fifth.
Packed = tuple[Any, ...]

SPACING: Final = 512  # entries from one snapshot to the next; simulation pays for each, and most matches end before
MOST: Final = 64  # snapshots; with one more every second goes, and they lie twice as far apart from then on
NEVER: Final = 1 << 40


def is_move(entry: Entry) -> bool:
    """Whether a seat made it; the others are answers of chance."""
    return entry[0] != CHANCE and entry[0] != MEASURED


class Snapshot:
    """A match as it was when its journal had so many entries. Nobody changes it, so clones share it."""

    __slots__ = ("asked_in", "barrier", "events", "offered", "place", "reveals", "source", "state")

    def __init__(
        self, journal: "Journal", state: "State", offered: dict[int, list[int]], source: Source, reveals: int
    ) -> None:
        self.place = len(journal.entries)
        self.events = journal.events[:]
        self.barrier = journal.barrier
        self.asked_in = dict(journal.asked_in)
        self.state = state
        self.offered = offered
        self.source = source
        self.reveals = reveals


class Seen:
    """What one viewer may see of a journal, as far as it was read. Both lists of it only grow, or give way to others.

    So nothing is read twice: worlds are imagined again and again while the past of a match grows long.
    """

    __slots__ = ("before", "beside", "bit", "counted", "entries", "events", "heard", "read")

    def __init__(self, bit: int) -> None:
        self.bit = bit
        self.read: list[Entry] = []  # the list that was read, as it stands in the journal
        self.before: list[int] = []  # how many of the entries before each place are seen
        self.entries: list[Entry] = []
        self.beside: Beside = {}
        self.events: list[Event] = []  # the list that was read
        self.counted = 0  # events of it
        self.heard: list[Event] = []

    def read_on(self, journal: "Journal") -> None:
        self.read_entries(journal)
        self.read_events(journal.events)

    def read_entries(self, journal: "Journal") -> None:
        """A rewind counts what stays of the entries: the whole number would tell of hidden ones."""
        if self.read is not journal.entries:
            self.read, self.before, self.entries, self.beside = journal.entries, [], [], {}
        for place in range(len(self.before), len(self.read)):
            entry = self.read[place]
            self.before.append(len(self.entries))
            if entry[3] & self.bit:
                if place in journal.beside:
                    self.beside[len(self.entries)] = journal.beside[place]
                is_rewind = entry[0] == REWIND
                self.entries.append((REWIND, entry[1], self.before[entry[2]], entry[3]) if is_rewind else entry)

    def read_events(self, events: list[Event]) -> None:
        if self.events is not events:
            self.events, self.counted, self.heard = events, 0, []
        for place in range(self.counted, len(events)):
            if events[place][2] & self.bit:
                self.heard.append(events[place])
        self.counted = len(events)


class Journal:
    """Belongs to one match; imagined worlds share that of the one they were imagined from, and write nothing."""

    __slots__ = ("asked_in", "barrier", "beside", "due", "entries", "events", "seen", "snapshots", "spacing", "tickets")

    def __init__(self, past: "Journal | None" = None) -> None:
        """An empty one, or an equal one that goes its own way."""
        self.entries: list[Entry] = past.entries[:] if past else []
        self.events: list[Event] = past.events[:] if past else []
        self.beside: Beside = dict(past.beside) if past else {}
        self.barrier: int = past.barrier if past else 0  # choices before this entry can no longer be taken back
        # simultaneous choices behind the barrier -> the frame that asked
        self.asked_in: dict[int, tuple[int, int, int, int]] = dict(past.asked_in) if past else {}
        self.tickets: dict[int, tuple[int, int]] = {}  # seat -> entries counted, its decisions among them
        self.snapshots: list[Snapshot] = past.snapshots[:] if past else []
        self.spacing: int = past.spacing if past else SPACING
        self.due: int = past.due if past else SPACING  # with so many entries the next snapshot is taken
        self.seen: dict[int, Seen] = {}  # by the viewer's bit

    def write(self, entry: Entry, beside: object = None) -> None:
        if beside is not None:
            self.beside[len(self.entries)] = beside
        self.entries.append(entry)

    def seal(self) -> None:
        """Nothing before this can be taken back."""
        self.barrier = len(self.entries)
        if self.asked_in:
            self.asked_in = {}

    def seen_as(self, bit: int) -> Seen:
        """All that the viewer with that bit may see by now. Not to be changed."""
        found = self.seen.get(bit)
        if found is None:
            found = self.seen[bit] = Seen(bit)
        found.read_on(self)
        return found

    def values_at(self, place: int) -> tuple[int, ...]:
        """The numbers that the choice at that place carries."""
        found = self.beside.get(place)
        return tuple([each for each in found if isinstance(each, int)]) if isinstance(found, tuple) else ()

    def keep(self, snapshot: Snapshot) -> None:
        """Remember where the match stood; of very many snapshots every second one goes."""
        self.snapshots.append(snapshot)
        if len(self.snapshots) > MOST:
            self.snapshots = self.snapshots[::2]
            self.spacing *= 2
        self.due = snapshot.place + self.spacing

    def packed(self, first: int = 0) -> list[Packed]:
        """The entries from that place on, each with what it carries."""
        beside = self.beside
        places = range(first, len(self.entries))
        return [(*self.entries[i], beside[i]) if i in beside else self.entries[i] for i in places]

    def back_at(self, snapshot: Snapshot) -> "Journal":
        """The journal as it was at that snapshot."""
        copy = Journal()
        copy.entries = self.entries[: snapshot.place]
        copy.events = snapshot.events[:]
        copy.beside = {place: each for place, each in self.beside.items() if place < snapshot.place}
        copy.barrier = snapshot.barrier
        copy.asked_in = dict(snapshot.asked_in)
        copy.snapshots = [each for each in self.snapshots if each.place <= snapshot.place]
        copy.spacing = self.spacing
        copy.due = snapshot.place + self.spacing
        return copy


def unpacked(packed: list[Packed]) -> Journal:
    """A journal of entries that were stored or sent."""
    journal = Journal()
    for kind, who, what, audience, *beside in packed:
        carried = tuple(beside[0]) if beside and isinstance(beside[0], (list, tuple)) else beside[0] if beside else None
        journal.write((kind, who, what, audience), carried)
    return journal
