"""The requests of docs/protocol.md. Each says who asks, finds the table, and answers with data."""

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect

from undercroft.engine.errors import UndercroftError
from undercroft.server import queries
from undercroft.server.errors import Malformed, NotAllowed, TooMany, WrongMoment
from undercroft.server.guests import COOKIE, YEAR, Guests, tidy
from undercroft.server.leaving import close, leave
from undercroft.server.limits import Buckets
from undercroft.server.protocol import Branch, NewName, NewTable, Wish
from undercroft.server.registry import TableRegistry, seat_for
from undercroft.server.replays import branch, record_for, replay
from undercroft.server.seats import Seat, free, person
from undercroft.server.table import Table, finish

Ask = Request[Any, Any, Any]
Data = dict[str, Any]
LISTED = 50


def registry_of(request: Ask) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def guests_of(request: Ask) -> Guests:
    guests: Guests = request.app.state.guests
    return guests


async def asker(request: Ask) -> tuple[str, str]:
    """Who changes something: known, and not too fast."""
    guest, name = await guests_of(request).known(request)
    buckets: Buckets = request.app.state.buckets
    if request.app.state.config.rates and not buckets.take(guest):
        raise TooMany("That was a lot at once. Wait a moment and try again.")
    return guest, name


async def body(request: Ask, kind: Any) -> Any:
    """The body as that struct; what does not fit is refused with the place that is wrong."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise Malformed(f"The request cannot be read: {problem}.") from None


def signed_in(request: Ask, guest: str, answer: Response[Any]) -> Response[Any]:
    token = guests_of(request).cookies.dumps(guest)
    secure = request.url.scheme == "https"
    answer.set_cookie(Cookie(COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure))
    return answer


class SessionApi(Controller):
    """Guests and their devices."""

    path = "/api/session"

    @get()
    async def who(self, request: Ask) -> Data:
        guest = guests_of(request).id_of(request)
        name = await registry_of(request).store.read(queries.guest_name(guest)) if guest else None
        return {"guest": {"id": guest, "name": name} if name else None}

    @post(status_code=200)
    async def name(self, request: Ask) -> Response[Data]:
        wanted: NewName = await body(request, NewName)
        name = tidy(wanted.name)
        if not name:
            raise Malformed("A name needs at least one visible character.")
        address = request.client.host if request.client else "nobody"
        if request.app.state.config.rates and not request.app.state.newcomers.take(address):
            raise TooMany("Too many new names from here. Wait a minute.")
        guest = await guests_of(request).name_or_rename(request, name)
        registry_of(request).rename(guest, name)
        return signed_in(request, guest, Response({"guest": {"id": guest, "name": name}}))

    @post("/link", status_code=200)
    async def link(self, request: Ask) -> Data:
        guest, _ = await asker(request)
        return {"path": f"/enter/{guests_of(request).links.dumps(guest)}"}


@get("/enter/{token:str}")
async def enter(request: Ask, token: str) -> Response[Any]:
    """A personal link: this device is that guest from now on."""
    return signed_in(request, guests_of(request).from_link(token), Redirect("/"))


class TablesApi(Controller):
    """Tables: finding, making, sitting down, starting."""

    path = "/api/tables"

    @get()
    async def listed(self, request: Ask) -> Data:
        guest = guests_of(request).id_of(request)
        registry = registry_of(request)
        found = registry.listed(await registry.store.read(queries.open_tables(LISTED)), guest)
        return {"tables": [table for table in found if has_free_seat(table)]}

    @post(status_code=201)
    async def create(self, request: Ask) -> Data:
        guest, name = await asker(request)
        wanted: NewTable = await body(request, NewTable)
        table = await registry_of(request).create(guest, name, wanted)
        return table.to_data(guest)

    @get("/{table_id:str}")
    async def one(self, request: Ask, table_id: str) -> Data:
        table = await registry_of(request).table(table_id)
        return table.to_data(guests_of(request).id_of(request))

    @post("/{table_id:str}/seats/{seat:int}", status_code=200)
    async def sit(self, request: Ask, table_id: str, seat: int) -> Data:
        guest, name = await asker(request)
        wish: Wish = await body(request, Wish)
        table = await registry_of(request).table(table_id)
        async with table.lock:
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

    @get("/{table_id:str}/replay")
    async def replay(self, request: Ask, table_id: str, move: int = 0) -> Data:
        table = await registry_of(request).table(table_id)
        async with table.lock:  # nobody looks at a move that is not stored yet
            return replay(table, table.seat_of(guests_of(request).id_of(request)), move)

    @get("/{table_id:str}/record")
    async def record(self, request: Ask, table_id: str) -> Data:
        table = await registry_of(request).table(table_id)
        async with table.lock:
            return record_for(table, table.seat_of(guests_of(request).id_of(request)))

    @post("/{table_id:str}/branch", status_code=201)
    async def branch(self, request: Ask, table_id: str) -> Data:
        guest, name = await asker(request)
        wanted: Branch = await body(request, Branch)
        table = await registry_of(request).table(table_id)
        async with table.lock:
            made = await branch(registry_of(request), table, guest, name, wanted)
        return made.to_data(guest)


def has_free_seat(table: Data) -> bool:
    return any(seat["kind"] == "open" for seat in table["seats"])


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


def refusal_body(problem: UndercroftError) -> Data:
    return {"kind": problem.kind, "message": str(problem), "rules": list(problem.rules)}
