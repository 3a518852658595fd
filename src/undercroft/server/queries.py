"""What is queries, as changes and questions for the store: each a function of a connection."""

import json
import secrets
from time import time
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from undercroft.engine.journal import Packed
from undercroft.server import schema
from undercroft.server.store import Change
from undercroft.server.summary import TableSummary

# Made once: building a statement costs more than SQLite needs to carry it out.
INSERT_MOVE = insert(schema.moves)
TOUCH_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("wanted"))
    .values(
        changed=bindparam("now"),
        status=bindparam("state"),
        summary=bindparam("told"),
        asked=bindparam("owing"),
        takeback=bindparam("request"),
    )
)


def secret_of(connection: Connection) -> str:
    """The secret that signs cookies, made once."""
    statement = sqlite_insert(schema.facts).values(name="secret", value=secrets.token_hex(32))
    connection.execute(statement.on_conflict_do_nothing())
    return str(connection.execute(select(schema.facts.c.value).where(schema.facts.c.name == "secret")).scalar_one())


def save_guest(guest: str, name: str) -> Change:
    def change(connection: Connection) -> None:
        statement = sqlite_insert(schema.guests).values(id=guest, name=name, created=time())
        connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_={"name": name}))
        connection.execute(update(schema.seats).where(schema.seats.c.guest == guest).values(name=name))

    return change


def guest_name(guest: str) -> Change:
    return lambda connection: connection.execute(
        select(schema.guests.c.name).where(schema.guests.c.id == guest)
    ).scalar_one_or_none()


def create_table(row: dict[str, Any], seats: list[dict[str, Any]]) -> Change:
    def change(connection: Connection) -> None:
        connection.execute(insert(schema.tables).values(**row))
        connection.execute(insert(schema.seats), seats)

    return change


def set_seat(table_id: str, seat: int, values: dict[str, Any], facts: dict[str, Any]) -> Change:
    """Who sits there, and what changes at the table with it."""

    def change(connection: Connection) -> None:
        found = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == seat)
        connection.execute(update(schema.seats).where(found).values(**values))
        connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(changed=time(), **facts))

    return change


def set_takeback(table_id: str, request: str | None, key: str | None) -> Change:
    """Who asks to take back; the message that said so is done once."""

    def change(connection: Connection) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(takeback=request))
        if key:
            once = sqlite_insert(schema.requests).values(table_id=table_id, request=key)
            connection.execute(once.on_conflict_do_nothing())

    return change


def remove_table(table_id: str) -> Change:
    """A table that never began leaves nothing behind."""

    def change(connection: Connection) -> None:
        for each in (schema.seats, schema.chat, schema.requests):
            connection.execute(delete(each).where(each.c.table_id == table_id))
        connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))

    return change


def add_move(
    table_id: str,
    move: int,
    entries: list[Packed],
    request: str | None,
    shown: TableSummary,
    *,
    takeback: str | None,
    at: float,
) -> Change:
    """One move, once: a second writer of the same move or request gets an IntegrityError."""

    def change(connection: Connection) -> None:
        row = {"table_id": table_id, "move": move, "entries": json.dumps(entries), "request": request, "at": at}
        connection.execute(INSERT_MOVE, row)
        told = {"state": shown.status, "told": json.dumps(shown.told), "owing": json.dumps(shown.to_act)}
        connection.execute(TOUCH_TABLE, {"now": at, "wanted": table_id, "request": takeback, **told})

    return change


def begin(table_id: str, key: bytes, moves: list[list[Packed]], shown: TableSummary, at: float) -> Change:
    """The key and the moves so far, all or nothing."""

    def change(connection: Connection) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(key=key))
        for move, entries in enumerate(moves):
            add_move(table_id, move, entries, None, shown, takeback=None, at=at)(connection)

    return change


def add_chat(table_id: str, line: dict[str, Any], request: str) -> Change:
    """One line of chat; False if that request has been said before."""

    def change(connection: Connection) -> bool:
        said = sqlite_insert(schema.chat).values(table_id=table_id, request=request, **line)
        return connection.execute(said.on_conflict_do_nothing()).rowcount > 0

    return change


def table_row(table_id: str) -> Change:
    return lambda connection: connection.execute(
        select(schema.tables).where(schema.tables.c.id == table_id)
    ).one_or_none()


def seat_rows(table_id: str) -> Change:
    return lambda connection: connection.execute(
        select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    ).all()


def move_rows(table_id: str) -> Change:
    return lambda connection: connection.execute(
        select(schema.moves).where(schema.moves.c.table_id == table_id).order_by(schema.moves.c.move)
    ).all()


def request_rows(table_id: str) -> Change:
    """The messages that were done without a move."""
    return lambda connection: (
        connection.execute(select(schema.requests.c.request).where(schema.requests.c.table_id == table_id))
        .scalars()
        .all()
    )


def chat_rows(table_id: str, most: int) -> Change:
    def question(connection: Connection) -> list[Row[Any]]:
        chosen = select(schema.chat).where(schema.chat.c.table_id == table_id)
        return list(reversed(connection.execute(chosen.order_by(schema.chat.c.id.desc()).limit(most)).all()))

    return question


# ---- lists


Listed = list[tuple[dict[str, Any], list[Any]]]  # rows of tables, each with those of its seats


def listed(found: Any, most: int) -> Change:
    """The newest tables of a kind with their seats, without their moves."""

    def question(connection: Connection) -> Listed:
        rows = connection.execute(
            select(schema.tables).where(found).order_by(schema.tables.c.changed.desc()).limit(most)
        ).all()
        sitting = select(schema.seats).where(schema.seats.c.table_id.in_([row.id for row in rows]))
        seats: dict[str, list[Any]] = {}
        for seat in connection.execute(sitting.order_by(schema.seats.c.seat)):
            seats.setdefault(seat.table_id, []).append(seat)
        return [(as_row(row), seats.get(row.id, [])) for row in rows]

    return question


def as_row(found: Row[Any]) -> dict[str, Any]:
    row = dict(found._mapping)  # noqa: SLF001  # SQLAlchemy's documented way to a dictionary
    row["advice"] = row.pop("planner")  # what the column was called first
    row["options"] = json.loads(row["options"])
    row["start"] = json.loads(row["start"]) if row["start"] else None
    return row


def open_tables(most: int) -> Change:
    return listed((schema.tables.c.status == "open") & schema.tables.c.public, most)


def tables_of(guest: str, most: int) -> Change:
    sits = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
    return listed(schema.tables.c.id.in_(sits), most)


def waiting_for_bots() -> Change:
    """The running matches in which a bot has to choose. Rows from before `asked` was kept may, too."""

    def question(connection: Connection) -> list[str]:
        pairs = select(schema.tables.c.id, schema.tables.c.asked, schema.seats.c.seat).where(
            (schema.tables.c.status == "playing")
            & (schema.seats.c.table_id == schema.tables.c.id)
            & (schema.seats.c.kind == "bot")
        )
        found = connection.execute(pairs).all()
        return list({row.id: 0 for row in found if row.asked is None or row.seat in json.loads(row.asked)})

    return question


def unfinished_of(host: str) -> Change:
    """Id and game of his tables that are not finished, the newest first."""
    found = (schema.tables.c.host == host) & schema.tables.c.status.in_(("open", "playing"))
    rows = select(schema.tables.c.id, schema.tables.c.game).where(found).order_by(schema.tables.c.changed.desc())
    return lambda connection: connection.execute(rows).all()
