"""Moves on their way into the store: all that wait are written by two statements, however many they are.

SQLite takes the rows as one JSON text, so that neither Python nor the event loop is asked in between.
"""

from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from undercroft.engine.frozen import Frozen
from undercroft.engine.journal import Packed
from undercroft.server import schema
from undercroft.server.conditional import expect
from undercroft.server.protocol import write
from undercroft.server.store import Shared
from undercroft.server.summary import TableSummary

INSERT = """
INSERT INTO moves (table_id, move, entries, request, at, clock)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
FROM json_each(?)
"""
TOUCH = """
UPDATE tables
SET revision = json_extract(value, '$[1]') + 1, changed = coalesce(json_extract(value, '$[2]'), changed),
    status = json_extract(value, '$[3]'), summary = json_extract(value, '$[4]'), asked = json_extract(value, '$[5]'),
    takeback = json_extract(value, '$[6]'), asked_at = json_extract(value, '$[7]')
FROM json_each(?)
WHERE tables.id = json_extract(value, '$[0]') AND coalesce(tables.revision, 0) = json_extract(value, '$[1]')
"""


class Move(NamedTuple):
    """One move as it is stored."""

    number: int
    entries: list[Packed]
    request: str | None
    at: float
    clock: float  # of the house


class After(NamedTuple):
    """What a move changes at its table."""

    shown: TableSummary
    public: bool  # whether everybody notices it
    takeback: str | None  # who asks to take back, and who has agreed
    asked_at: dict[str, Any]  # since when each seat is asked, by the clock of the house; what clocks of rules measure
    frozen: Frozen | None


class AddMove(Shared):
    """One move, once: a second writer of the same move or request gets an IntegrityError."""

    __slots__ = ("after", "known", "move", "table_id")

    def __init__(self, table_id: str, revision: int, move: Move, after: After) -> None:
        self.table_id = table_id
        self.known = revision
        self.move = move
        self.after = after

    def touched(self) -> list[Any]:
        """A secret move must not be noticed in any list, so it does not count as a change of the table."""
        shown, public, takeback, asked_at, _ = self.after
        now = self.move.at if public else None
        return [self.table_id, self.known, now, shown.status, shown.told, shown.to_act, takeback, asked_at]

    @staticmethod
    def together(connection: Connection, changes: list[Any]) -> None:
        met = connection.exec_driver_sql(TOUCH, (as_text([each.touched() for each in changes]),)).rowcount
        expect(met == len(changes))
        insert_moves(connection, [(each.table_id, *each.move) for each in changes])
        for each in changes:
            if each.after.frozen:
                keep_frozen(connection, each.table_id, each.after.frozen)


def insert_moves(connection: Connection, rows: list[tuple[Any, ...]]) -> None:
    connection.exec_driver_sql(INSERT, (as_text(rows),))


def as_text(data: Any) -> str:
    return write(data).decode()


def keep_frozen(connection: Connection, table_id: str, frozen: Frozen) -> None:
    """The match as it was frozen last; what was frozen before is not needed any more."""
    data = as_text(frozen)
    statement = sqlite_insert(schema.frozen).values(table_id=table_id, data=data)
    connection.execute(statement.on_conflict_do_update(index_elements=["table_id"], set_={"data": data}))
