"""The door: all that rules may ask of the world outside the state. Chance comes in, news goes out."""

from typing import TYPE_CHECKING, Final

from undercroft.engine.chance import Pool, Source
from undercroft.engine.journal import CHANCE, MEASURED, REWIND, REWOUND, Journal

if TYPE_CHECKING:
    from undercroft.engine.watching import Beat

NOBODY: Final = -1

# A set of seats as bits. A spectator sees only what is PUBLIC.
Audience = int
PUBLIC: Final = -1
SPECTATOR: Final = 1 << 30  # the bit that no seat has


class Door:
    """Belongs to one match. Everything that passes it is written into the journal with its audience."""

    __slots__ = (
        "beats",
        "final",
        "forced",
        "journal",
        "luck",
        "quiet",
        "reveals",
        "source",
        "told",
        "told_before",
        "values",
    )

    def __init__(self, source: Source, journal: Journal | None = None) -> None:
        self.source = source
        self.journal = Journal() if journal is None else journal
        self.reveals = 0  # how often something secret was shown
        self.values: tuple[int, ...] = ()  # the numbers that the choice being made carries
        self.luck = 0  # in an imagined world: a fingerprint of all chance that everybody has seen there
        self.final = True  # whether anything is final: not in a puzzle, where all can be taken back
        self.quiet = False  # an imagined world keeps its past but writes no history of its own
        self.beats: list[Beat] | None = None  # of the last move, where somebody watches (watching.py)
        self.told_before = 0  # news before the move whose beats are kept
        self.told = 0  # news up to the last beat
        self.forced = NOBODY  # whose only choice was made for him since then

    def draw(self, kind: int, pool: Pool, audience: Audience = PUBLIC) -> int:
        """Let chance pick one outcome of the pool and write it down with who may see it."""
        outcome = self.source.pick(kind, pool)
        if not self.quiet:
            journal = self.journal
            journal.entries.append((CHANCE, kind, outcome, audience))
            journal.seal()
        elif audience == PUBLIC:
            self.luck = (self.luck * 641 + outcome + 1) % 4294967291
        return outcome

    def measure(self, kind: int, pool: Pool, question: tuple[int, ...] = (), audience: Audience = PUBLIC) -> int:
        """Let a measuring device find out which outcome of the pool it is, and write that down with its evidence.

        Where there is no device, as in every imagined world, or where it has no answer, the outcome is drawn.
        """
        found = None if self.quiet else self.source.measure(kind, pool, question)
        if found is None:
            return self.draw(kind, pool, audience)
        outcome, evidence = found
        self.journal.write((MEASURED, kind, outcome, audience), evidence)
        self.journal.seal()
        return outcome

    def tell(self, message: int, args: tuple[int, ...], audience: Audience = PUBLIC) -> None:
        """Announce what happened."""
        if not self.quiet:
            self.journal.events.append((message, args, audience))

    def seal(self) -> None:
        """Something final happened: nothing before this can be taken back."""
        if self.final and not self.quiet:
            self.journal.seal()

    def reveal(self) -> None:
        """Something secret is shown to others, which is final, too."""
        self.reveals += 1
        self.seal()

    def watch(self) -> None:
        """From now on the beats of a move are kept; those of the last one are forgotten."""
        self.beats = []
        self.forced = NOBODY
        self.told_before = self.told = len(self.journal.events)

    def rewind(self, seat: int, keep: int) -> None:
        """Write down that a seat went back. What was seen meanwhile stays known: nothing before is free any more."""
        self.journal.write((REWIND, seat, keep, PUBLIC))
        self.journal.seal()
        self.tell(REWOUND, (seat,))

    def clone(self) -> "Door":
        copy = Door(self.source.fork(), self.journal if self.quiet else Journal(self.journal))
        copy.reveals = self.reveals
        copy.quiet = self.quiet
        copy.luck = self.luck
        return copy


def bit_of(viewer: int | None) -> Audience:
    """The bit of that seat (None: a spectator) in an audience."""
    return SPECTATOR if viewer is None else 1 << viewer


def may_see(audience: Audience, viewer: int | None) -> bool:
    return audience & bit_of(viewer) != 0


def only(seat: int) -> Audience:
    return 1 << seat
