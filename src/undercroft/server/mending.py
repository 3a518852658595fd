"""What is stored, looked through table by table: which ones make a match, and how the others can be saved."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, select, update

from undercroft.engine.errors import BrokenRecord, UndercroftError
from undercroft.engine.facts import check_version
from undercroft.engine.game import Game
from undercroft.games import game_with
from undercroft.server import queries, schema
from undercroft.server.conditional import REVIEW
from undercroft.server.loading import bring_back
from undercroft.server.store import Store
from undercroft.server.summary import summarise

WHOLE, DAMAGED, FOREIGN = "whole", "damaged", "foreign"


class Patient(NamedTuple):
    """A table and what was found: how many of its moves make a match, the set-up not counted; -1: not even that."""

    table: str
    game: str
    state: str
    moves: int
    good: int
    reason: str = ""


def examine(store: Store) -> Iterator[Patient]:
    """Every table that has begun, one after the other."""
    with store.engine.connect() as connection:
        rows = connection.execute(select(schema.tables).where(schema.tables.c.key.is_not(None))).all()
    for found in rows:
        with store.engine.connect() as connection:
            yield examine_one(connection, queries.as_row(found))


def examine_one(connection: Connection, row: dict[str, Any]) -> Patient:
    texts = [each.entries for each in queries.move_rows(row["id"])(connection)]
    try:
        game = game_with(row["game"], row["players"], row["options"])
        check_version(game, row)
    except UndercroftError as other:  # of a package that is gone, or of other rules: they may come back
        return Patient(row["id"], row["game"], FOREIGN, len(texts) - 1, len(texts) - 1, str(other))
    try:
        bring_back(game, row, texts, None)
    except BrokenRecord as broken:
        return Patient(row["id"], row["game"], DAMAGED, len(texts) - 1, last_whole(game, row, texts), str(broken))
    return Patient(row["id"], row["game"], WHOLE, len(texts) - 1, len(texts) - 1)


def last_whole(game: Game, row: dict[str, Any], texts: list[str]) -> int:
    """The number of the last move up to which everything fits, found by halving."""
    good, bad = -1, len(texts) - 1
    while bad - good > 1:
        middle = (good + bad) // 2
        try:
            bring_back(game, row, texts[: middle + 1], None)
            good = middle
        except BrokenRecord:
            bad = middle
    return good


def misfits(store: Store, patient: Patient) -> list[dict[str, Any]]:
    """The stored moves of a table that make no match with those before them."""
    with store.engine.connect() as connection:
        rows = queries.move_rows(patient.table)(connection)
    return [dict(each._mapping) for each in rows if each.move > patient.good]  # noqa: SLF001  # SQLAlchemy's way


def mend(store: Store, patient: Patient) -> None:
    """Take away what does not fit, so that the match goes on from its last whole move."""
    moves = schema.moves.c
    with store.engine.begin() as connection:
        row = queries.as_row(queries.table_row(patient.table)(connection))
        connection.execute(delete(schema.moves).where((moves.table_id == patient.table) & (moves.move > patient.good)))
        for each in (schema.frozen, *REVIEW):  # of what the match was
            connection.execute(delete(each).where(each.c.table_id == patient.table))
        facts = facts_after(row, [each.entries for each in queries.move_rows(patient.table)(connection)])
        connection.execute(update(schema.tables).where(schema.tables.c.id == patient.table).values(**facts))


def facts_after(row: dict[str, Any], texts: list[str]) -> dict[str, Any]:
    """What the table's row says of the match that is left. Its clocks begin anew when it is loaded."""
    shown = summarise(bring_back(game_with(row["game"], row["players"], row["options"]), row, texts, None))
    status = "abandoned" if row["status"] == "abandoned" else shown.status
    return {
        "status": status, "summary": json.dumps(shown.told), "asked": json.dumps(shown.to_act),
        "asked_at": None, "takeback": None, "damaged": False,
    }  # fmt: skip


def flaws(store: Store) -> str:
    """What SQLite itself finds wrong with the file; empty: nothing."""
    with store.engine.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
    return "" if found == ["ok"] else "; ".join(found[:3])
