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


class TooSlow(ServerRefusal):
    """There is too much to do at the moment."""

    kind: ClassVar[str] = "too-slow"
    status: ClassVar[int] = 503


class Malformed(ServerRefusal):
    """The message cannot be read."""

    kind: ClassVar[str] = "malformed"
