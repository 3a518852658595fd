"""The table's socket: hello, then messages, each checked, limited and answered."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from time import time
from typing import Any

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from undercroft.engine.errors import UndercroftError
from undercroft.server import queries
from undercroft.server.addresses import address_of
from undercroft.server.bounded import LINE
from undercroft.server.config import ADVICE_WAITING, CHAT_KEPT, MESSAGE
from undercroft.server.connection import Connection, Line
from undercroft.server.crowd import Crowd
from undercroft.server.errors import Malformed, NoSuchTable, NotAllowed, TooMany, Unwelcome, WrongMoment
from undercroft.server.guests import Guests, tidy
from undercroft.server.leaving import replace
from undercroft.server.origin import check_origin
from undercroft.server.parting import Socket, code_of, part
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
from undercroft.server.table import Table
from undercroft.server.takebacks import ask, consent
from undercroft.server.watchers import check_speaker, check_watcher, watchers_of

Presence = tuple[list[bool], set[str]]


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: str) -> None:
    """Accept only our own pages; then serve until one side has enough."""
    await socket.accept()
    try:
        check_origin(socket)
        await come_in(socket, table_id)
    except (WebSocketDisconnect, ClientDisconnected):
        pass
    except asyncio.CancelledError:  # the server ends, and waits for nobody any longer
        await part(socket, 1012, "come back")
    except Exception as problem:
        await part(socket, *code_of(problem, table_id))


async def come_in(socket: Socket, table_id: str) -> None:
    """Whoever may, and has not too many sockets open already."""
    guests: Guests = socket.app.state.guests
    registry: TableRegistry = socket.app.state.registry
    crowd: Crowd = socket.app.state.crowd
    with crowd.from_there(address_of(socket)):
        guest, name = await guests.known(socket)
        with crowd.of_guest(guest):
            table = await registry.table(table_id)
            check_watcher(table, guest)
            with table.held():
                client = Connection(guest, name, table.seat_of(guest), crowd.outboxes, line_of(socket))
                await serve(socket, registry, table, client)


def line_of(socket: Socket) -> Line | None:
    """Where our own server offers one; the test client, say, does not."""
    offered: Any = socket.scope.get("extensions") or {}
    line: Line | None = offered.get(LINE)
    return line


async def serve(socket: Socket, registry: TableRegistry, table: Table, client: Connection) -> None:
    """The reader and the writer of one socket; when one ends, the other does."""
    writer = asyncio.ensure_future(client.deliver(partial(send_to, socket)))
    reader = asyncio.ensure_future(read_all(socket, registry, table, client))
    try:
        await asyncio.wait({reader, writer, client.end}, return_when=asyncio.FIRST_COMPLETED)
        if client.end.done():
            await part(socket, *client.parting)
        else:
            (reader if reader.done() else writer).result()
    finally:
        here = presence(table)
        table.clients.discard(client)
        client.close()
        if client.acts:
            await let_finish(reader)
        await give_up(reader, writer, *client.questions)
        tell_presence(table, here)


async def send_to(socket: Socket, text: str) -> None:
    try:
        await socket.send_text(text)
    except RuntimeError:  # closed below us, after a message that was too long, say; the reader hears it, too
        raise WebSocketDisconnect(detail="closed") from None


async def let_finish(reader: asyncio.Future[None]) -> None:
    """What it does is done to the end; it then sees that the socket has ended."""
    await asyncio.wait({reader})


async def give_up(*tasks: asyncio.Future[None]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def presence(table: Table) -> Presence:
    """Which seats have somebody, and who watches."""
    return [table.is_here(place) for place in range(len(table.seats))], set(watchers_of(table))


def tell_presence(table: Table, before: Presence) -> None:
    """Somebody comes or goes: those are told for whom that changes anything. Watchers are told to the host alone."""
    seats, watching = presence(table)
    gone = [place for place, was_here in enumerate(before[0]) if was_here and not seats[place]]
    table.left_at |= dict.fromkeys(gone, time())
    if seats != before[0]:
        table.tell_table()
    elif watching != before[1]:
        table.tell_table(table.row["host"])


async def read_all(socket: Socket, registry: TableRegistry, table: Table, client: Connection) -> None:
    crowd: Crowd = socket.app.state.crowd
    while not client.end.done():
        text = await socket.receive_data(mode="text")
        crowd.check_pace(client.guest)
        message = read(text)
        if isinstance(message, Hello):
            crowd.check_hellos(client.guest)
        await answer(registry, table, client, message)


def read(text: str) -> Any:
    """A message of the protocol, or a refusal."""
    if len(text.encode()) > MESSAGE:
        raise Malformed(f"A message has {MESSAGE} bytes at most.")
    try:
        return read_message(text)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as problem:
        raise Malformed(f"The message cannot be read: {problem}.") from None


async def answer(registry: TableRegistry, table: Table, client: Connection, message: Any) -> None:
    """Not broken off in the middle, also when the socket is gone meanwhile."""
    client.acts = True
    try:
        await refusing(client, message, act(registry, table, client, message))
    finally:
        client.acts = False


async def refusing(client: Connection, message: Any, work: Coroutine[Any, Any, None]) -> None:
    """Do what the message wants, or say why not."""
    try:
        await work
    except (NoSuchTable, Unwelcome):
        raise  # there is nothing left to be answered about
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
        inquire(registry, table, client, message)
    else:
        told = await (say(table, client, message) if isinstance(message, Say) else change(table, client, message))
        if not told:
            client.send(type="ack", id=message.id)


def inquire(registry: TableRegistry, table: Table, client: Connection, message: Advise) -> None:
    """An adviser may take seconds. Meanwhile the socket listens on, and hears when it is closed."""
    if len(client.questions) >= ADVICE_WAITING:
        raise TooMany(f"{ADVICE_WAITING} questions of yours are not answered yet. Wait for an answer.")
    question = asyncio.ensure_future(refusing(client, message, advise(registry, table, client, message)))
    client.questions.add(question)
    question.add_done_callback(partial(settle, table, client))


def settle(table: Table, client: Connection, question: asyncio.Future[None]) -> None:
    client.questions.discard(question)
    if not question.cancelled() and (problem := question.exception()):
        client.dismiss(*code_of(problem, table.id))


async def advise(registry: TableRegistry, table: Table, client: Connection, message: Advise) -> None:
    said = await registry.advising.answer(table, client.guest, own_seat(client), message)
    client.send(type="advice", id=message.id, topic=message.topic, ask=message.ask, said=said)


async def hello(table: Table, client: Connection, message: Hello) -> None:
    async with table.lock:  # no move may slip in between the past and the present
        if table.status == "closed":
            raise NoSuchTable("The host has closed this table.")
        if table.has_left:
            client.close()  # it comes back to the table as it is stored
            return
        check_watcher(table, client.guest)
        here = presence(table)
        client.greeted, client.beats = True, message.beats
        client.viewer = table.seat_of(client.guest)  # he may have sat down since he came
        table.clients.add(client)
        table.welcome(client, message.last, message.mark)
    tell_presence(table, here)
    await asyncio.sleep(0)  # a welcome is long: it is sent before another one is written


def own_seat(client: Connection) -> int:
    if client.viewer is None:
        raise NotAllowed("You are watching; only players can do that.")
    return client.viewer


async def change(table: Table, client: Connection, message: Choose | Undo | Takeback | Consent | Replace) -> bool:
    """Do it; whether the news have told already that it is done."""
    seat = own_seat(client)
    if isinstance(message, Choose):
        choice, ticket, values = message.choice, message.ticket, message.values
        return await table.act(seat, message.id, lambda match: match.choose(seat, choice, ticket, values))
    if isinstance(message, Undo):
        return await table.act(seat, message.id, lambda match: table.undo(match, seat))
    if isinstance(message, Takeback):
        await ask(table, seat, message)
    elif isinstance(message, Consent):
        await consent(table, seat, message)
    else:
        await replace(table, seat, message.seat)
    return False


async def say(table: Table, client: Connection, message: Say) -> bool:
    """Chat is stored, then shown to everybody at the table; a repeat is neither."""
    text = tidy(message.text)
    if not text:
        raise Malformed("There is nothing to read in that message.")
    check_speaker(table, client.guest)
    line = {"seat": client.viewer, "name": client.name, "text": text, "at": time()}
    if not await table.store.write(queries.add_chat(table.id, line, f"{client.guest}:{message.id}")):
        return False
    table.chat = [*table.chat, line][-CHAT_KEPT:]
    for each in table.clients:
        each.send(type="chat", chat=line)
    return False
