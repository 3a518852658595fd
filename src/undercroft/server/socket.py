"""The table's socket: hello, then messages, each checked, limited and answered."""

import asyncio
import contextlib
from time import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from undercroft.engine.errors import UndercroftError
from undercroft.server import queries
from undercroft.server.config import CHAT_KEPT, MESSAGE
from undercroft.server.connection import Connection
from undercroft.server.errors import Malformed, NoGuest, NoSuchTable, NotAllowed, TooMany, WrongMoment
from undercroft.server.guests import Guests, tidy
from undercroft.server.leaving import replace
from undercroft.server.protocol import (
    Advise,
    Choose,
    Consent,
    Hello,
    Ping,
    Replace,
    Say,
    Takeback,
    Undo,
    read_message,
)
from undercroft.server.registry import TableRegistry
from undercroft.server.table import Table, finish
from undercroft.server.takebacks import ask, consent

Socket = WebSocket[Any, Any, Any]
CODES: dict[type[UndercroftError], int] = {
    Malformed: 4400,
    NoGuest: 4401,
    NotAllowed: 4403,
    NoSuchTable: 4404,
    TooMany: 4429,
}


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: str) -> None:
    """Accept only our own pages; then serve until one side has enough."""
    await socket.accept()
    try:
        check_origin(socket)
        guests: Guests = socket.app.state.guests
        registry: TableRegistry = socket.app.state.registry
        guest, name = await guests.known(socket)
        table = await registry.table(table_id)
        with table.held():
            await serve(socket, registry, table, Connection(guest, name, table.seat_of(guest)))
    except UndercroftError as problem:
        await socket.close(CODES.get(type(problem), 4400), reason(problem))
    except WebSocketDisconnect:
        pass


def reason(problem: UndercroftError) -> str:
    """A closing frame has room for 123 bytes."""
    return str(problem).encode()[:120].decode(errors="ignore")


def check_origin(socket: Socket) -> None:
    """A page of another site must not speak with our cookies."""
    origin = socket.headers.get("origin")
    if origin and origin.split("://", 1)[-1] != socket.headers.get("host"):
        raise NotAllowed("This socket is for the server's own pages.")


async def serve(socket: Socket, registry: TableRegistry, table: Table, client: Connection) -> None:
    """The reader and the writer of one socket; when one ends, the other does."""
    writer = asyncio.ensure_future(client.deliver(socket.send_text))
    reader = asyncio.ensure_future(read_all(socket, registry, table, client))
    try:
        await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        if reader.done():
            reader.result()
        else:
            await socket.close(*client.parting)
    finally:
        table.clients.discard(client)
        for task in (reader, writer):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        table.tell_table()


async def read_all(socket: Socket, registry: TableRegistry, table: Table, client: Connection) -> None:
    limited = registry.config.rates
    while True:
        text = await socket.receive_data(mode="text")
        if limited and not client.bucket.take():
            raise TooMany("Too many messages at once.")
        await answer(registry, table, client, read(text))


def read(text: str) -> Any:
    """A message of the protocol, or a refusal."""
    if len(text.encode()) > MESSAGE:
        raise Malformed(f"A message has {MESSAGE} bytes at most.")
    try:
        return read_message(text)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as problem:
        raise Malformed(f"The message cannot be read: {problem}.") from None


async def answer(registry: TableRegistry, table: Table, client: Connection, message: Any) -> None:
    """Do what the message wants, or say why not."""
    try:
        await act(registry, table, client, message)
    except NoSuchTable:
        raise  # there is nothing left to be answered about
    except TimeoutError:
        client.send(type="refused", id=message.id, kind="too-slow", message="The bot took too long.", rules=[])
    except UndercroftError as problem:
        client.send(type="refused", id=message.id, kind=problem.kind, message=str(problem), rules=list(problem.rules))


async def act(registry: TableRegistry, table: Table, client: Connection, message: Any) -> None:
    if isinstance(message, Ping):
        client.send(type="pong")
    elif isinstance(message, Hello):
        await hello(table, client, message)
    elif not client.greeted:
        raise WrongMoment("Say hello first: before that nobody knows what you have seen.")
    elif isinstance(message, Advise):
        said = await registry.advising.answer(table, client.guest, own_seat(client), message)
        client.send(type="advice", id=message.id, topic=message.topic, ask=message.ask, said=said)
    else:
        await (say(table, client, message) if isinstance(message, Say) else change(table, client, message))
        client.send(type="ack", id=message.id, last=len(table.stream(client.viewer).items))


async def hello(table: Table, client: Connection, message: Hello) -> None:
    async with table.lock:  # no move may slip in between the past and the present
        if table.status == "closed":
            raise NoSuchTable("The host has closed this table.")
        client.greeted = True
        client.viewer = table.seat_of(client.guest)  # he may have sat down since he came
        table.clients.add(client)
        table.welcome(client, message.last)
    table.tell_table()


def own_seat(client: Connection) -> int:
    if client.viewer is None:
        raise NotAllowed("You are watching; only players can do that.")
    return client.viewer


async def change(table: Table, client: Connection, message: Choose | Undo | Takeback | Consent | Replace) -> None:
    seat = own_seat(client)
    if isinstance(message, Choose):
        choice, ticket, values = message.choice, message.ticket, message.values
        await table.act(seat, message.id, lambda match: match.choose(seat, choice, ticket, values))
    elif isinstance(message, Undo):
        await table.act(seat, message.id, lambda match: match.undo(seat))
    elif isinstance(message, Takeback):
        await finish(ask(table, seat, message))
    elif isinstance(message, Consent):
        await finish(consent(table, seat, message))
    else:
        await finish(replace(table, seat, message.seat))


async def say(table: Table, client: Connection, message: Say) -> None:
    """Chat is stored, then shown to everybody at the table; a repeat is neither."""
    text = tidy(message.text)
    if not text:
        raise Malformed("There is nothing to read in that message.")
    line = {"seat": client.viewer, "name": client.name, "text": text, "at": time()}
    if not await table.store.write(queries.add_chat(table.id, line, f"{client.guest}:{message.id}")):
        return
    table.chat = [*table.chat, line][-CHAT_KEPT:]
    for each in table.clients:
        each.send(type="chat", chat=line)
