"""What is stored, as changes and questions for the store: each a function of a connection."""

import json
import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from undercroft.server import schema
from undercroft.server.conditional import change_table
from undercroft.server.moves import Move, insert_moves
from undercroft.server.store import Change
from undercroft.server.summary import TableSummary


def secret_of(connection: Connection) -> str:
    """The secret that signs cookies, made once."""
    statement = sqlite_insert(schema.facts).values(name="secret", value=secrets.token_hex(32))
    connection.execute(statement.on_conflict_do_nothing())
    return str(connection.execute(select(schema.facts.c.value).where(schema.facts.c.name == "secret")).scalar_one())


def guest_row(guest: str) -> Change:
    return lambda connection: connection.execute(select(schema.guests).where(schema.guests.c.id == guest)).one_or_none()


def create_table(row: dict[str, Any], seats: list[dict[str, Any]]) -> Change:
    def change(connection: Connection) -> None:
        connection.execute(insert(schema.tables).values(**row))
        connection.execute(insert(schema.seats), seats)

    return change


def begin(
    table_id: str, revision: int, key: bytes, moves: list[Move], shown: TableSummary, asked_at: dict[str, Any]
) -> Change:
    """The key and the moves so far, all or nothing."""
    told = {"status": shown.status, "summary": json.dumps(shown.told), "asked": json.dumps(shown.to_act)}
    told["asked_at"] = json.dumps(asked_at)

    def change(connection: Connection) -> None:
        change_table(connection, table_id, revision, {"key": key, "changed": moves[-1].at, **told})
        insert_moves(connection, [(table_id, *move) for move in moves])

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


def frozen_row(table_id: str) -> Change:
    """The match as it was frozen last, as text; None if it never was."""
    return lambda connection: connection.execute(
        select(schema.frozen.c.data).where(schema.frozen.c.table_id == table_id)
    ).scalar_one_or_none()


def mark_damaged(table_id: str) -> Change:
    return lambda connection: connection.execute(
        update(schema.tables).where(schema.tables.c.id == table_id).values(damaged=True)
    )


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


def listed(found: Any, order: tuple[Any, ...], most: int) -> Change:
    """The first tables of a kind with their seats, without their moves."""

    def question(connection: Connection) -> Listed:
        rows = connection.execute(select(schema.tables).where(found).order_by(*order).limit(most)).all()
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
    row["rematch"] = json.loads(row["rematch"]) if row["rematch"] else None
    row["revision"] = row["revision"] or 0
    return row


def open_tables(games: Sequence[str], most: int) -> Change:
    """Public tables of these games with a free seat, the newest first. Full ones must not use up the list."""
    free = select(schema.seats.c.table_id).where(schema.seats.c.kind == "open")
    found = (schema.tables.c.status == "open") & schema.tables.c.public & schema.tables.c.game.in_(games)
    return listed(found & schema.tables.c.id.in_(free), (schema.tables.c.created.desc(),), most)


def tables_of(guest: str, most: int) -> Change:
    """Where he sits: what goes on before what is over, then by the last change that everybody may see."""
    sits = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
    order = (schema.tables.c.status == "over", schema.tables.c.changed.desc())
    return listed(schema.tables.c.id.in_(sits), order, most)


def finished_of(guest: str) -> Change:
    """What he has played to the end: the game, where he sat, and how it ended."""
    sits = (schema.seats.c.guest == guest) & (schema.seats.c.table_id == schema.tables.c.id)
    found = select(schema.tables.c.game, schema.tables.c.summary, schema.seats.c.seat)
    return lambda connection: connection.execute(found.where(sits & (schema.tables.c.status == "over"))).all()


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


def with_rule_clocks() -> Change:
    """The running matches in which a clock of the rules runs."""
    column = schema.tables.c
    playing = select(column.id, column.asked_at).where(column.status == "playing")

    def question(connection: Connection) -> list[str]:
        rows = connection.execute(playing).all()
        return [row.id for row in rows if json.loads(row.asked_at or "{}").get("rules", {}).get("since")]

    return question


def unfinished_of(host: str) -> Change:
    """His tables that are not finished, the newest first."""
    found = (schema.tables.c.host == host) & schema.tables.c.status.in_(("open", "playing"))
    columns = (schema.tables.c.id, schema.tables.c.game, schema.tables.c.public, schema.tables.c.status)
    rows = select(*columns).where(found).order_by(schema.tables.c.changed.desc())
    return lambda connection: connection.execute(rows).all()


def brought_by(guest: str) -> Change:
    """The records he has brought, the newest first."""
    record = select(schema.seats.c.table_id).where(schema.seats.c.kind == "record")
    found = (schema.tables.c.host == guest) & schema.tables.c.id.in_(record)
    rows = select(schema.tables.c.id, schema.tables.c.revision).where(found).order_by(schema.tables.c.created.desc())
    return lambda connection: connection.execute(rows).all()
