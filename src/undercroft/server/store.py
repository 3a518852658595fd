"""The store: reads in threads, one writer that commits many waiting changes at once."""

import asyncio
import json
import queue
import secrets
import threading
from collections.abc import Callable
from time import time
from typing import Any

from sqlalchemy import Connection, Row, bindparam, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from undercroft.engine.door import Entry
from undercroft.server import schema
from undercroft.server.schema import open_database

Change = Callable[[Connection], Any]
Job = tuple[Change, asyncio.Future[Any], asyncio.AbstractEventLoop]

BATCH = 200


class Store:
    """Everything that must survive a crash. A change is done when the awaited call returns."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self.jobs: queue.Queue[Job | None] = queue.Queue()
        self.writer = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.writer.start()

    def close(self) -> None:
        self.jobs.put(None)
        self.writer.join()
        self.engine.dispose()

    # ---- the one writer

    async def write(self, change: Change) -> Any:
        """Hand a change to the writer; returns after its transaction is committed."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self.jobs.put((change, done, loop))
        return await done

    def write_all(self) -> None:
        while (job := self.jobs.get()) is not None:
            batch = [job]
            while len(batch) < BATCH and not self.jobs.empty():
                following = self.jobs.get()
                if following is None:
                    self.jobs.put(None)
                    break
                batch.append(following)
            self.commit(batch)

    def commit(self, batch: list[Job]) -> None:
        """All changes in one transaction. If one fails, the batch is done again, each in a transaction of its own."""
        answers: list[tuple[Any, Exception | None]]
        try:
            with self.engine.begin() as connection:
                answers = [(change(connection), None) for change, _, _ in batch]
        except Exception:  # found out below, change by change
            answers = [self.attempt(change) for change, _, _ in batch]
        for (_, done, loop), (answer, failure) in zip(batch, answers, strict=True):
            loop.call_soon_threadsafe(settle, done, answer, failure)

    def attempt(self, change: Change) -> tuple[Any, Exception | None]:
        try:
            with self.engine.begin() as connection:
                return change(connection), None
        except Exception as problem:  # handed to whoever waits for this change
            return None, problem

    async def read(self, question: Change) -> Any:
        def ask() -> Any:
            with self.engine.connect() as connection:
                return question(connection)

        return await asyncio.to_thread(ask)


def settle(done: asyncio.Future[Any], answer: Any, failure: Exception | None) -> None:
    if done.cancelled():
        return
    if failure is None:
        done.set_result(answer)
    else:
        done.set_exception(failure)


# Made once: building a statement costs more than SQLite needs to carry it out.
INSERT_MOVE = insert(schema.moves)
TOUCH_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("wanted"))
    .values(changed=bindparam("now"), status=bindparam("state"), summary=bindparam("told"))
)

# ---- changes and questions, each a function of a connection


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


def update_table(table_id: str, **values: Any) -> Change:
    return lambda connection: connection.execute(
        update(schema.tables).where(schema.tables.c.id == table_id).values(changed=time(), **values)
    )


def set_seat(table_id: str, seat: int, **values: Any) -> Change:
    found = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == seat)
    return lambda connection: connection.execute(update(schema.seats).where(found).values(**values))


def add_move(table_id: str, move: int, entries: list[Entry], request: str | None, summary: dict[str, Any]) -> Change:
    """One move, once: a second writer of the same move or request gets an IntegrityError."""

    def change(connection: Connection) -> None:
        row = {"table_id": table_id, "move": move, "entries": json.dumps(entries), "request": request, "at": time()}
        connection.execute(INSERT_MOVE, row)
        status = "over" if summary["result"] else "playing"
        values = {"now": time(), "state": status, "told": json.dumps(summary), "wanted": table_id}
        connection.execute(TOUCH_TABLE, values)

    return change


def begin(table_id: str, key: bytes, moves: list[list[Entry]], summary: dict[str, Any]) -> Change:
    """The key and the moves so far, all or nothing."""

    def change(connection: Connection) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(key=key))
        for move, entries in enumerate(moves):
            add_move(table_id, move, entries, None, summary)(connection)

    return change


def add_chat(table_id: str, seat: int | None, name: str, text: str, at: float) -> Change:
    row = {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": at}
    return lambda connection: connection.execute(insert(schema.chat).values(**row))


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


def chat_rows(table_id: str, most: int) -> Change:
    def question(connection: Connection) -> list[Row[Any]]:
        chosen = select(schema.chat).where(schema.chat.c.table_id == table_id)
        return list(reversed(connection.execute(chosen.order_by(schema.chat.c.id.desc()).limit(most)).all()))

    return question


def open_tables(most: int) -> Change:
    found = (schema.tables.c.status == "open") & schema.tables.c.public
    return lambda connection: (
        connection.execute(select(schema.tables.c.id).where(found).order_by(schema.tables.c.changed.desc()).limit(most))
        .scalars()
        .all()
    )


def tables_of(guest: str, most: int) -> Change:
    sits = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
    return lambda connection: (
        connection.execute(
            select(schema.tables.c.id)
            .where(schema.tables.c.id.in_(sits))
            .order_by(schema.tables.c.changed.desc())
            .limit(most)
        )
        .scalars()
        .all()
    )


def playing_tables() -> Change:
    return lambda connection: (
        connection.execute(select(schema.tables.c.id).where(schema.tables.c.status == "playing")).scalars().all()
    )


def unfinished_of(host: str) -> Change:
    found = (schema.tables.c.host == host) & (schema.tables.c.status != "over")
    return lambda connection: connection.execute(
        select(func.count()).select_from(schema.tables).where(found)
    ).scalar_one()
