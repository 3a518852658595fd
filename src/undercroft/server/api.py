"""The requests of docs/protocol.md. Each says who asks, finds the table, and answers with data."""

import asyncio
import json
from collections.abc import Sequence

from litestar import Controller, delete, get, post

from undercroft.engine.errors import UndercroftError
from undercroft.games import GAMES
from undercroft.server import queries
from undercroft.server.asking import Ask, Data, asker, body, guests_of, looker, registry_of
from undercroft.server.errors import Malformed, NotAllowed, WrongMoment
from undercroft.server.leaving import close, leave
from undercroft.server.protocol import Branch, NewTable, Watching, Welcome, Wish
from undercroft.server.registry import seat_for
from undercroft.server.rematch import rematch
from undercroft.server.replays import branch, record_for, replay
from undercroft.server.seats import Seat, free, person
from undercroft.server.table import Table, finish
from undercroft.server.watchers import check_not_removed, check_watcher, set_watching, set_welcome

LISTED = 50


class TablesApi(Controller):
    """Tables: finding, making, sitting down, starting."""

    path = "/api/tables"

    @get()
    async def listed(self, request: Ask) -> Data:
        guest, registry = await looker(request), registry_of(request)
        return {"tables": registry.listed(await registry.store.read(queries.open_tables(GAMES, LISTED)), guest)}

    @post(status_code=201)
    async def create(self, request: Ask) -> Data:
        guest, name = await asker(request)
        wanted: NewTable = await body(request, NewTable)
        table = await registry_of(request).create(guest, name, wanted)
        return table.to_data(guest)

    @get("/{table_id:str}")
    async def one(self, request: Ask, table_id: str) -> Data:
        guest = await looker(request)
        table = await registry_of(request).table(table_id)
        check_not_removed(table, guest)
        return table.to_data(guest)

    @post("/{table_id:str}/seats/{seat:int}", status_code=200)
    async def sit(self, request: Ask, table_id: str, seat: int) -> Data:
        guest, name = await asker(request)
        wish: Wish = await body(request, Wish)
        table = await registry_of(request).table(table_id)
        async with table.lock:
            check_not_removed(table, guest)
            found = wished(table, (guest, name), seat, wish, registry_of(request).config.bots)
            table.check_open()
            await table.put_seat(seat, found)
        return table.to_data(guest)

    @delete("/{table_id:str}", status_code=200)
    async def close(self, request: Ask, table_id: str) -> Data:
        guest, _ = await asker(request)
        table = await registry_of(request).table(table_id)
        await finish(close(table, guest))
        registry_of(request).forget(table)
        return {"id": table.id, "status": table.status}

    @post("/{table_id:str}/leave", status_code=200)
    async def leave(self, request: Ask, table_id: str) -> Data:
        guest, _ = await asker(request)
        table = await registry_of(request).table(table_id)
        await finish(leave(table, guest))
        return table.to_data(guest)

    @post("/{table_id:str}/start", status_code=200)
    async def start(self, request: Ask, table_id: str) -> Data:
        guest, _ = await asker(request)
        table = await registry_of(request).table(table_id)
        table.check_host(guest)
        await registry_of(request).start(table)
        return table.to_data(guest)

    @post("/{table_id:str}/rematch", status_code=200)
    async def rematch(self, request: Ask, table_id: str) -> Data:
        guest, name = await asker(request)
        table = await registry_of(request).table(table_id)
        made = await finish(rematch(registry_of(request), table, guest, name))
        return made.to_data(guest)

    @get("/{table_id:str}/replay")
    async def replay(self, request: Ask, table_id: str, move: int = 0) -> Data:
        guest = await looker(request)
        table = await registry_of(request).table(table_id)
        async with table.lock:  # nobody looks at a move that is not stored yet
            check_watcher(table, guest)
            return await asyncio.to_thread(replay, table, table.seat_of(guest), move)

    @get("/{table_id:str}/record")
    async def record(self, request: Ask, table_id: str) -> Data:
        guest = await looker(request)
        table = await registry_of(request).table(table_id)
        async with table.lock:
            check_watcher(table, guest)
            return await asyncio.to_thread(record_for, table, table.seat_of(guest))

    @post("/{table_id:str}/branch", status_code=201)
    async def branch(self, request: Ask, table_id: str) -> Data:
        guest, name = await asker(request)
        wanted: Branch = await body(request, Branch)
        table = await registry_of(request).table(table_id)
        async with table.lock:
            check_watcher(table, guest)
            made = await branch(registry_of(request), table, guest, name, wanted)
        return made.to_data(guest)

    @post("/{table_id:str}/watching", status_code=200)
    async def watching(self, request: Ask, table_id: str) -> Data:
        guest, _ = await asker(request)
        wanted: Watching = await body(request, Watching)
        table = await registry_of(request).table(table_id)
        await finish(set_watching(table, guest, wanted.watching))
        return table.to_data(guest)

    @post("/{table_id:str}/watchers/{watcher:str}", status_code=200)
    async def welcome(self, request: Ask, table_id: str, watcher: str) -> Data:
        guest, _ = await asker(request)
        wanted: Welcome = await body(request, Welcome)
        table = await registry_of(request).table(table_id)
        await finish(set_welcome(table, guest, watcher, wanted.welcome))
        return table.to_data(guest)


def wished(table: Table, who: tuple[str, str], seat: int, wish: Wish, added: Sequence[str]) -> Seat:
    """What a guest may do to a seat: take a free one, leave his own; the host may also seat bots."""
    guest, name = who
    if not 0 <= seat < len(table.seats):
        raise Malformed(f"This table has the seats 0 to {len(table.seats) - 1}.")
    there, own = table.seats[seat], table.seat_of(guest)
    if wish.kind == "me":
        if there.kind != "open" or own is not None:
            raise WrongMoment("That seat is taken, or you have one already.")
        return person(guest, name)
    if wish.kind == "open" and own == seat:
        return free()
    table.check_host(guest)
    if there.kind == "guest":
        raise NotAllowed("Somebody sits there; he has to leave himself.")
    return seat_for(wish, guest, name, seat, added)


@get("/api/my/tables")
async def mine(request: Ask) -> Data:
    """My tables, those that wait for me first."""
    guest, _ = await guests_of(request).known(request)
    registry = registry_of(request)
    data = registry.listed(await registry.store.read(queries.tables_of(guest, LISTED)), guest)
    return {"tables": sorted(data, key=lambda each: (not each["your_turn"], each["status"] == "over"))}


@get("/api/my/results")
async def my_results(request: Ask) -> Data:
    """By game: how many matches I have finished, and how many of them I have won."""
    guest = await looker(request)
    rows = await registry_of(request).store.read(queries.finished_of(guest)) if guest else []
    games: dict[str, dict[str, int]] = {}
    for row in rows:
        of_game = games.setdefault(row.game, {"played": 0, "won": 0})
        of_game["played"] += 1
        of_game["won"] += json.loads(row.summary)["result"]["places"][row.seat] == 1
    return {"games": games}


def refusal_body(problem: UndercroftError) -> Data:
    return {"kind": problem.kind, "message": str(problem), "rules": list(problem.rules)}
