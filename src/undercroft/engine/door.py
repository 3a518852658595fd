"""The door: all that rules may ask of the world outside the state. Chance comes in, news goes out."""

from typing import Final

from undercroft.engine.chance import Pool, Source

# An entry of the record: kind, then (seat, code) of a choice, (space, outcome) of chance, (seat, 0) of an undo;
# last, who may see it.
Entry = tuple[int, int, int, int]
CHOICE: Final = 0
CHANCE: Final = 1
UNDO: Final = 2

# A set of seats as bits. A spectator sees only what is PUBLIC.
Audience = int
PUBLIC: Final = -1

# News for log and animation: a message of the game, its arguments, who may see it.
Event = tuple[int, tuple[int, ...], int]


class Door:
    """Belongs to one match. Everything that passes it is written down with its audience."""

    __slots__ = ("barrier", "entries", "events", "quiet", "reveals", "source")

    def __init__(self, source: Source) -> None:
        self.source = source
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.barrier = 0  # choices before this entry can no longer be taken back
        self.reveals = 0  # how often something secret was shown
        self.quiet = False  # an imagined world keeps its past but writes no history of its own

    def draw(self, space: int, pool: Pool, audience: Audience = PUBLIC) -> int:
        """Let chance pick one outcome of the pool and write it down with who may see it."""
        outcome = self.source.pick(space, pool)
        if not self.quiet:
            self.entries.append((CHANCE, space, outcome, audience))
            self.barrier = len(self.entries)
        return outcome

    def tell(self, message: int, args: tuple[int, ...], audience: Audience = PUBLIC) -> None:
        """Announce what happened."""
        if not self.quiet:
            self.events.append((message, args, audience))

    def seal(self) -> None:
        """Something final happened: nothing before this can be taken back."""
        self.barrier = len(self.entries)

    def reveal(self) -> None:
        """Something secret is shown to others, which is final, too."""
        self.reveals += 1
        self.seal()

    def clone(self) -> "Door":
        copy = Door(self.source.fork())
        copy.barrier = self.barrier
        copy.reveals = self.reveals
        if self.quiet:
            copy.quiet = True
            copy.entries = self.entries
            copy.events = self.events
        else:
            copy.entries = self.entries[:]
            copy.events = self.events[:]
        return copy


def may_see(audience: Audience, viewer: int | None) -> bool:
    """Whether that seat (None: a spectator) is in the audience."""
    if viewer is None:
        return audience == PUBLIC
    return audience >> viewer & 1 == 1


def only(seat: int) -> Audience:
    return 1 << seat
