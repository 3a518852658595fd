"""Refusals of the server, with the kind that clients translate and the status that HTTP wants."""

from typing import ClassVar

from undercroft.engine.errors import UndercroftError


class ServerRefusal(UndercroftError):
    """Something the server will not do."""

    kind: ClassVar[str] = "refused"
    status: ClassVar[int] = 400


class NoGuest(ServerRefusal):
    """A name is needed first."""

    kind: ClassVar[str] = "no-guest"
    status: ClassVar[int] = 401


class NotAllowed(ServerRefusal):
    """Somebody else's table or seat."""

    kind: ClassVar[str] = "not-allowed"
    status: ClassVar[int] = 403


class DeadLink(ServerRefusal):
    """A personal link that leads nowhere any more."""

    kind: ClassVar[str] = "dead-link"
    status: ClassVar[int] = 403


class Unwelcome(NotAllowed):
    """Somebody who does not sit at a table wants to watch it, and its host does not want that."""


class Removed(Unwelcome):
    """The host has sent him away."""

    kind: ClassVar[str] = "removed"


class PlayersOnly(Unwelcome):
    """The host has closed the table to watchers."""

    kind: ClassVar[str] = "players-only"


class Muted(NotAllowed):
    """The host wants no chat of watchers."""

    kind: ClassVar[str] = "muted"


class NoSuchTable(ServerRefusal):
    """There is no table of that id."""

    kind: ClassVar[str] = "no-such-table"
    status: ClassVar[int] = 404


class NotFound(ServerRefusal):
    """There is nothing at that address."""

    kind: ClassVar[str] = "not-found"
    status: ClassVar[int] = 404


class WrongMoment(ServerRefusal):
    """The table is not in a state for this."""

    kind: ClassVar[str] = "wrong-moment"
    status: ClassVar[int] = 409


class TooMany(ServerRefusal):
    """A limit is reached."""

    kind: ClassVar[str] = "too-many"
    status: ClassVar[int] = 429


class NoReview(WrongMoment):
    """A match at which nobody can look back: it goes on, was played alone, or is too long."""

    kind: ClassVar[str] = "no-review"


class Reviewing(TooMany):
    """Another review of the same guest is being made."""

    kind: ClassVar[str] = "reviewing"


class ManyReviews(TooMany):
    """He has had as many as anybody gets in an hour."""

    kind: ClassVar[str] = "many-reviews"


class TooSlow(ServerRefusal):
    """There is too much to do at the moment."""

    kind: ClassVar[str] = "too-slow"
    status: ClassVar[int] = 503


class Damaged(ServerRefusal):
    """What is stored of a table does not make a match."""

    kind: ClassVar[str] = "damaged"
    status: ClassVar[int] = 409


class TooLarge(ServerRefusal):
    """More bytes than anybody needs."""

    kind: ClassVar[str] = "too-large"
    status: ClassVar[int] = 413


class Full(ServerRefusal):
    """As many people are here as the host allows."""

    kind: ClassVar[str] = "full"
    status: ClassVar[int] = 503


class DatabaseFails(ServerRefusal):
    """The database does not answer, or is not where it was."""

    kind: ClassVar[str] = "database-fails"
    status: ClassVar[int] = 503


class Malformed(ServerRefusal):
    """The message cannot be read."""

    kind: ClassVar[str] = "malformed"
