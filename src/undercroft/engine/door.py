"""The door: all that rules may ask of the world outside the state. Chance comes in, news goes out."""

from typing import Final

from undercroft.engine.chance import Pool, Source

# An entry of the record: kind, then (seat, code) of a choice, (kind, outcome) of chance, (seat, 0) of an undo,
# (seat, number of entries that stay) of a rewind; last, who may see it.
Entry = tuple[int, int, int, int]
CHOICE: Final = 0
CHANCE: Final = 1
UNDO: Final = 2
REWIND: Final = 3

# A set of seats as bits. A spectator sees only what is PUBLIC.
Audience = int
PUBLIC: Final = -1
SPECTATOR: Final = 1 << 30  # the bit that no seat has

# News for log and animation: a message of the game, its arguments, who may see it.
Event = tuple[int, tuple[int, ...], int]
REWOUND: Final = -1  # the one message of the engine itself: a seat has taken a choice back, with all that followed


class Door:
    """Belongs to one match. Everything that passes it is written down with its audience."""

    __slots__ = ("asked_in", "barrier", "entries", "events", "luck", "quiet", "reveals", "source", "tickets")

    def __init__(self, source: Source) -> None:
        self.source = source
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.barrier = 0  # choices before this entry can no longer be taken back
        self.asked_in: dict[int, tuple[int, int, int, int]] = {}  # choices behind the barrier -> the frame that asked
        self.reveals = 0  # how often something secret was shown
        self.tickets: dict[int, tuple[int, int]] = {}  # seat -> entries counted, its decisions among them
        self.luck = 0  # in an imagined world: a fingerprint of all chance that everybody has seen there
        self.quiet = False  # an imagined world keeps its past but writes no history of its own

    def draw(self, kind: int, pool: Pool, audience: Audience = PUBLIC) -> int:
        """Let chance pick one outcome of the pool and write it down with who may see it."""
        outcome = self.source.pick(kind, pool)
        if not self.quiet:
            self.entries.append((CHANCE, kind, outcome, audience))
            self.seal()
        elif audience == PUBLIC:
            self.luck = (self.luck * 641 + outcome + 1) % 4294967291
        return outcome

    def tell(self, message: int, args: tuple[int, ...], audience: Audience = PUBLIC) -> None:
        """Announce what happened."""
        if not self.quiet:
            self.events.append((message, args, audience))

    def seal(self) -> None:
        """Something final happened: nothing before this can be taken back."""
        self.barrier = len(self.entries)
        if self.asked_in:
            self.asked_in = {}

    def reveal(self) -> None:
        """Something secret is shown to others, which is final, too."""
        self.reveals += 1
        self.seal()

    def rewind(self, seat: int, keep: int) -> None:
        """Write down that a seat went back. What was seen meanwhile stays known: nothing before is free any more."""
        self.entries.append((REWIND, seat, keep, PUBLIC))
        self.seal()
        self.tell(REWOUND, (seat,))

    def clone(self) -> "Door":
        copy = Door(self.source.fork())
        copy.barrier = self.barrier
        copy.asked_in = dict(self.asked_in)
        copy.reveals = self.reveals
        if self.quiet:
            copy.quiet = True
            copy.luck = self.luck
            copy.entries = self.entries
            copy.events = self.events
        else:
            copy.entries = self.entries[:]
            copy.events = self.events[:]
        return copy


def bit_of(viewer: int | None) -> Audience:
    """The bit of that seat (None: a spectator) in an audience."""
    return SPECTATOR if viewer is None else 1 << viewer


def may_see(audience: Audience, viewer: int | None) -> bool:
    return audience & bit_of(viewer) != 0


def only(seat: int) -> Audience:
    return 1 << seat
