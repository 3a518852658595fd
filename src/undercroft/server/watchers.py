"""Watchers: guests at a table who do not sit there. Its host says what they may do, and may send one away."""

from hashlib import sha256
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from undercroft.server import schema
from undercroft.server.conditional import change_table, set_facts
from undercroft.server.config import REMOVED
from undercroft.server.errors import Muted, PlayersOnly, Removed, TooMany, Unwelcome, WrongMoment
from undercroft.server.parting import code_of
from undercroft.server.store import Change

if TYPE_CHECKING:
    from undercroft.server.table import Table

OPEN, MUTED, CLOSED = "open", "muted", "closed"  # what watchers may do: all, only watch, nothing


def watching_at(row: dict[str, Any]) -> str:
    return row["watching"] or OPEN


def belongs(table: "Table", guest: str | None) -> bool:
    return guest is not None and (table.seat_of(guest) is not None or table.row["host"] == guest)


def check_not_removed(table: "Table", guest: str | None) -> None:
    if guest in table.removed and not belongs(table, guest):
        raise Removed("The host has sent you away from this table. Find another one, or open one yourself.")


def check_watcher(table: "Table", guest: str | None) -> None:
    """Whether he may look on. Before the match everybody may who has the link, or nobody could sit down."""
    check_not_removed(table, guest)
    if watching_at(table.row) == CLOSED and table.status != "open" and not belongs(table, guest):
        raise PlayersOnly("The host has closed this table to watchers; only those who play see it.")


def check_speaker(table: "Table", guest: str) -> None:
    if watching_at(table.row) != OPEN and not belongs(table, guest):
        raise Muted("The host wants no chat from those who do not play here.")


def send_away(table: "Table") -> None:
    """End the sockets of those who may no longer look on."""
    for client in list(table.clients):
        try:
            check_watcher(table, client.guest)
        except Unwelcome as problem:
            client.dismiss(*code_of(problem, table.id))


# ---- the host's view of them


def sign_of(table_id: str, guest: str) -> str:
    """What a host calls a watcher by. It tells nothing of his id, and is another one at every table."""
    return sha256(f"{table_id}:{guest}".encode()).hexdigest()[:16]


def watchers_of(table: "Table") -> dict[str, tuple[str, str, bool]]:
    """By their signs: id, name, and whether they are welcome. Those who are there, and those who were sent away."""
    here = {each.guest: each.name for each in table.clients if not belongs(table, each.guest)}
    found = [(guest, name, True) for guest, name in here.items()]
    found += [(guest, name, False) for guest, name in table.removed.items()]
    return {sign_of(table.id, guest): (guest, name, welcome) for guest, name, welcome in found}


def watchers_data(table: "Table") -> list[dict[str, Any]]:
    return [{"id": sign, "name": name, "welcome": welcome} for sign, (_, name, welcome) in watchers_of(table).items()]


async def set_watching(table: "Table", host: str, watching: str) -> None:
    async with table.lock:
        table.check_host(host)
        await table.write(set_facts(table.id, table.row["revision"], {"watching": watching}))
        table.row["watching"] = watching
        send_away(table)
    table.tell_table()


async def set_welcome(table: "Table", host: str, sign: str, welcome: bool) -> None:
    """Send a watcher away for good, or let him come again."""
    async with table.lock:
        table.check_host(host)
        if sign not in watchers_of(table):
            raise WrongMoment("Whoever you mean does not watch here any more.")
        guest, name, _ = watchers_of(table)[sign]
        if not welcome and len(table.removed) >= REMOVED:
            raise TooMany(f"You have sent {REMOVED} people away. Close the table to watchers instead.")
        await table.write((let_in if welcome else remove)(table.id, table.row["revision"], guest, name))
        table.removed = {each: called for each, called in table.removed.items() if each != guest}
        table.removed |= {} if welcome else {guest: name}
        send_away(table)
    table.tell_table()


# ---- in the store


def remove(table_id: str, revision: int, guest: str, name: str) -> Change:
    def change(connection: Connection) -> None:
        change_table(connection, table_id, revision, {})
        gone = sqlite_insert(schema.removed).values(table_id=table_id, guest=guest, name=name)
        connection.execute(gone.on_conflict_do_nothing())

    return change


def let_in(table_id: str, revision: int, guest: str, _: str) -> Change:
    def change(connection: Connection) -> None:
        change_table(connection, table_id, revision, {})
        found = (schema.removed.c.table_id == table_id) & (schema.removed.c.guest == guest)
        connection.execute(delete(schema.removed).where(found))

    return change


def removed_rows(table_id: str) -> Change:
    found = select(schema.removed.c.guest, schema.removed.c.name).where(schema.removed.c.table_id == table_id)
    return lambda connection: connection.execute(found).all()
