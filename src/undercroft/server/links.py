"""Personal links: each makes one more device the same guest, once, within a day, unless he withdraws it."""

from hashlib import sha256
from time import time
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from undercroft.server import schema
from undercroft.server.conditional import expect
from undercroft.server.errors import DeadLink
from undercroft.server.store import Change

LIFE = 24 * 3600  # seconds
KEPT = 5  # unused links of one guest; with one more the oldest goes

LINK = schema.links.c


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def add(guest: str, token: str, now: float) -> Change:
    def change(connection: Connection) -> None:
        connection.execute(insert(schema.links).values(hash=hashed(token), guest=guest, until=now + LIFE))
        newest = select(LINK.hash).where(LINK.guest == guest).order_by(LINK.until.desc()).limit(KEPT)
        older = (LINK.guest == guest) & LINK.hash.not_in(newest)
        connection.execute(delete(schema.links).where(older | (LINK.until <= now)))

    return change


def owner(token: str) -> Change:
    """The guest of a link that can be used. DeadLink for any other."""
    return lambda connection: guest_of(connection, select(LINK.guest).where(counts(token)))


def use(token: str) -> Change:
    """The same, and nobody can use it any more."""
    return lambda connection: guest_of(connection, delete(schema.links).where(counts(token)).returning(LINK.guest))


def counts(token: str) -> Any:
    return (LINK.hash == hashed(token)) & (LINK.until > time())


def guest_of(connection: Connection, found: Any) -> Row[Any]:
    guest = connection.execute(found).scalar_one_or_none()
    row = connection.execute(select(schema.guests).where(schema.guests.c.id == guest)).one_or_none()
    if row is None:
        raise DeadLink(
            "This personal link was used already, was withdrawn, or is older than a day. "
            "Make a new one on the device where you play."
        )
    return row


def withdraw(guest: str, generation: int) -> Change:
    """Cookies of that generation and all links of the guest count no more."""

    def change(connection: Connection) -> None:
        found = (schema.guests.c.id == guest) & (func.coalesce(schema.guests.c.generation, 0) == generation)
        renewed = update(schema.guests).where(found).values(generation=generation + 1)
        expect(connection.execute(renewed).rowcount)
        connection.execute(delete(schema.links).where(LINK.guest == guest))

    return change
