"""Changes of a table that name what they expect to find: whoever knows less than the store changes nothing."""

from time import time
from typing import Any

from sqlalchemy import Connection, delete, func, update
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from undercroft.server import schema
from undercroft.server.store import Change

TABLE = schema.tables.c
SEAT = schema.seats.c
BELONGINGS = (schema.seats, schema.moves, schema.frozen, schema.chat, schema.requests, schema.removed)
REVIEW = (schema.reviews, schema.review_points)


class Outdated(Exception):
    """The store holds something else than the change expects."""


def expect(rows: int) -> None:
    """A condition that no row fulfils undoes the whole change."""
    if rows == 0:
        raise Outdated


def is_at(table_id: str, revision: int) -> Any:
    """The table as it was when it was read; tables of earlier versions have no revision."""
    return (TABLE.id == table_id) & (func.coalesce(TABLE.revision, 0) == revision)


def change_table(connection: Connection, table_id: str, revision: int, facts: dict[str, Any]) -> None:
    """Facts of a table, if nobody has changed it meanwhile. The next change has to know of this one."""
    changed = update(schema.tables).where(is_at(table_id, revision)).values(revision=revision + 1, **facts)
    expect(connection.execute(changed).rowcount)


def set_facts(table_id: str, revision: int, facts: dict[str, Any]) -> Change:
    return lambda connection: change_table(connection, table_id, revision, facts)


def set_seat(
    table_id: str, revision: int, seat: int, was: dict[str, Any], values: dict[str, Any], facts: dict[str, Any]
) -> Change:
    """Who sits there instead of whom, and what changes at the table with it."""

    def change(connection: Connection) -> None:
        change_table(connection, table_id, revision, {"changed": time(), **facts})
        there = (SEAT.table_id == table_id) & (SEAT.seat == seat)
        found = there & (SEAT.kind == was["kind"]) & SEAT.guest.is_not_distinct_from(was["guest"])
        expect(connection.execute(update(schema.seats).where(found).values(**values)).rowcount)

    return change


def set_takeback(table_id: str, revision: int, request: str | None, key: str | None) -> Change:
    """Who asks to take back; the message that said so is done once."""

    def change(connection: Connection) -> None:
        change_table(connection, table_id, revision, {"takeback": request})
        if key:
            once = sqlite_insert(schema.requests).values(table_id=table_id, request=key)
            connection.execute(once.on_conflict_do_nothing())

    return change


def set_rematch(table_id: str, revision: int, rematch: str, created: Change) -> Change:
    """Which table follows, and that it is made: both or nothing."""

    def change(connection: Connection) -> None:
        change_table(connection, table_id, revision, {"rematch": rematch})
        created(connection)

    return change


def remove_table(table_id: str, revision: int) -> Change:
    """A table that never began, or that was brought to look at, leaves nothing behind."""

    def change(connection: Connection) -> None:
        expect(connection.execute(delete(schema.tables).where(is_at(table_id, revision))).rowcount)
        for each in (*BELONGINGS, *REVIEW):
            connection.execute(delete(each).where(each.c.table_id == table_id))

    return change


# ---- guests


def add_guest(guest: str, name: str) -> Change:
    """A guest who was not there before."""
    new = sqlite_insert(schema.guests).values(id=guest, name=name, created=time()).on_conflict_do_nothing()
    return lambda connection: expect(connection.execute(new).rowcount)


def rename_guest(guest: str, was: str, name: str) -> Change:
    """Another name, here and on his seats, if he is still called as the asker believes."""

    def change(connection: Connection) -> None:
        found = (schema.guests.c.id == guest) & (schema.guests.c.name == was)
        expect(connection.execute(update(schema.guests).where(found).values(name=name)).rowcount)
        connection.execute(update(schema.seats).where(SEAT.guest == guest).values(name=name))

    return change
