"""Moves that wait together are stored together; one that cannot be stored takes no other with it."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select

from undercroft.server import schema
from undercroft.server.conditional import Outdated
from undercroft.server.moves import AddMove, After, Move
from undercroft.server.store import Store
from undercroft.server.summary import TableSummary

TABLES = ("one", "two", "three")
ROW: dict[str, Any] = {
    "game": "torchlight", "players": 2, "options": "{}", "public": False, "rules": "1", "content": "1",
    "status": "open", "host": "mira", "summary": "{}", "created": 1.0, "changed": 1.0, "revision": 4,
}  # fmt: skip


def add_move(table: str, known: int, public: bool = True) -> AddMove:
    shown = TableSummary("playing", (1,), {"to_act": [1], "round": 2, "result": None})
    move = Move(1, [(0, 0, 7, -1), (1, 2, 3, -1, {"seen": "é"})], "0:a", 9.5, 2.25)
    return AddMove(table, known, move, After(shown, public, None, {"1": 2.25}, None))


def stored(path: Path, *changes: AddMove) -> tuple[list[Any], list[Any], list[Any]]:
    """What becomes of changes that are carried out in one batch; then the moves and the tables."""
    store = Store(f"sqlite:///{path}/tables.db")
    with store.engine.begin() as connection:
        connection.execute(insert(schema.tables), [{"id": each, **ROW} for each in TABLES])
    outcomes = asyncio.run(written(store, changes))
    with store.engine.connect() as connection:
        moves = list(connection.execute(select(schema.moves).order_by(schema.moves.c.table_id)).all())
        tables = list(connection.execute(select(schema.tables).order_by(schema.tables.c.id)).all())
    store.close()
    return outcomes, moves, tables


async def written(store: Store, changes: tuple[AddMove, ...]) -> list[Any]:
    loop = asyncio.get_running_loop()
    batch = [(change, loop.create_future(), loop) for change in changes]
    await asyncio.to_thread(store.commit, list(batch))
    return await asyncio.gather(*[done for _, done, _ in batch], return_exceptions=True)


def test_all_moves_of_a_batch_are_stored_as_they_are(tmp_path: Path) -> None:
    outcomes, moves, tables = stored(tmp_path, *[add_move(each, 4) for each in TABLES])
    assert outcomes == [None, None, None]
    assert [each.table_id for each in moves] == sorted(TABLES)
    assert tuple(moves[0])[1:] == (1, '[[0,0,7,-1],[1,2,3,-1,{"seen":"é"}]]', "0:a", 9.5, 2.25)
    found = tables[0]
    assert (found.status, found.asked, found.asked_at, found.revision) == ("playing", "[1]", '{"1":2.25}', 5)
    assert found.summary == '{"to_act":[1],"round":2,"result":null}'


def test_an_outdated_move_is_refused_alone(tmp_path: Path) -> None:
    outcomes, moves, _ = stored(tmp_path, add_move("one", 4), add_move("two", 3), add_move("three", 4))
    assert [type(each) for each in outcomes] == [type(None), Outdated, type(None)]
    assert [each.table_id for each in moves] == ["one", "three"]


def test_a_secret_move_does_not_touch_the_order_of_lists(tmp_path: Path) -> None:
    _, _, tables = stored(tmp_path, add_move("one", 4, public=False), add_move("two", 4))
    assert {each.id: each.changed for each in tables} == {"one": 1.0, "two": 9.5, "three": 1.0}
