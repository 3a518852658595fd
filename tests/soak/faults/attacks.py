"""Strangers with bad manners on the wire."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.browser import Refused
from tests.server.garbage import garbage_message, garbage_request
from tests.soak.device import Device
from tests.soak.house import MB
from tests.soak.scene import Scene

ROUGH = (OSError, EOFError, TimeoutError, WebSocketException)  # what a stranger meets who is thrown out
SENT = 64 * 1024
HELLO = json.dumps({"type": "hello", "last": 0})
OPENING = 10.0  # seconds a stranger waits at the door


# ---- plain connections


@contextlib.asynccontextmanager
async def opened(scene: Scene, number: int) -> AsyncIterator[None]:
    """That many connections on which a request has begun and does not go on."""
    found = await asyncio.gather(*(half_request(scene) for _ in range(number)))
    try:
        yield
    finally:
        for writer in found:
            if writer:
                writer.transport.abort()


async def half_request(scene: Scene) -> asyncio.StreamWriter | None:
    try:
        async with asyncio.timeout(OPENING):
            _, writer = await asyncio.open_connection(
                "127.0.0.1", scene.house.server.port, local_addr=(scene.address(), 0)
            )
            writer.write(b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le")
            await writer.drain()
            return writer
    except ROUGH:
        return None


async def half_open(scene: Scene) -> None:
    async with opened(scene, 400):
        await scene.last(3, 8)


async def huge_headers(scene: Scene) -> None:
    """A header line that does not end, up to 128 MB of it."""
    writer = await half_request(scene)
    if writer is None:
        return
    try:
        async with asyncio.timeout(10):
            for _ in range(128 * MB // SENT):
                writer.write(b"x" * SENT)
                await writer.drain()
    except ROUGH:
        return
    finally:
        writer.transport.abort()


# ---- sockets


async def any_table(device: Device) -> str:
    """A table of a stranger alone with bots."""
    made = await device.insist(lambda browser: browser.new_table("me", "easy", start=True))
    return str(made["id"])


async def socket(device: Device, table: str) -> ClientConnection | None:
    """A socket that takes little at a time; None where the server has had enough of them."""
    try:
        return await connect(
            f"ws://127.0.0.1:{device.house.server.port}/ws/tables/{table}",
            additional_headers={"Cookie": device.browser.cookie_line()}, local_addr=(device.address, 0),
            open_timeout=OPENING, close_timeout=0.1, max_queue=1, ping_interval=None, compression=None, proxy=None,
        )  # fmt: skip
    except ROUGH:
        return None


async def deaf(scene: Scene) -> None:
    """Eighty sockets that ask and do not read."""
    strangers = [await scene.stranger() for _ in range(8)]
    table = await any_table(strangers[0])
    found = await asyncio.gather(*(socket(each, table) for each in strangers for _ in range(10)))
    sockets = [each for each in found if each]
    try:
        await asyncio.gather(*(ask_on(each, 40) for each in sockets))
        await scene.last(1, 3)
    finally:
        for each in sockets:
            each.transport.abort()
        await forget(strangers[0], table)


async def ask_on(wire: ClientConnection, hellos: int) -> None:
    """Hello after hello, at the pace that the limits permit."""
    with contextlib.suppress(*ROUGH):
        async with asyncio.timeout(8):
            for number in range(hellos):
                await wire.send(HELLO)
                await asyncio.sleep(0 if number < 15 else 0.25)


async def hellos(scene: Scene) -> None:
    """One guest says hello some thousand times, on one socket after the other."""
    stranger = await scene.stranger()
    table = await any_table(stranger)
    await asyncio.gather(*(greet_again(stranger, table) for _ in range(4)))
    await forget(stranger, table)


async def greet_again(stranger: Device, table: str) -> None:
    for _ in range(25):
        wire = await socket(stranger, table)
        if wire is None:
            continue
        with contextlib.suppress(*ROUGH):
            for _ in range(19):
                await wire.send(HELLO)
        wire.transport.abort()


async def malformed(scene: Scene) -> None:
    """Garbage on sockets and in requests: refused each time, never answered with 500."""
    stranger = await scene.stranger()
    table = await any_table(stranger)
    await asyncio.gather(
        bad_messages(scene, stranger, table), scene.house.thread(lambda: bad_requests(scene, stranger))
    )
    await forget(stranger, table)


async def bad_messages(scene: Scene, stranger: Device, table: str) -> None:
    for _ in range(150):
        wire = await socket(stranger, table)
        if wire is None:
            continue
        with contextlib.suppress(*ROUGH):
            await wire.send(HELLO)
            await wire.send(garbage_message(scene.random, None))
            await wire.send(garbage_message(scene.random, None))
        wire.transport.abort()


def bad_requests(scene: Scene, stranger: Device) -> None:
    for _ in range(150):
        with contextlib.suppress(OSError):
            answer = garbage_request(scene.random, stranger.browser, ("x", "y"))
            if answer.status == 500:
                scene.house.findings.add(f"A garbage request was answered with 500: {answer.body[:200]!r}.")


async def forget(stranger: Device, table: str) -> Any:
    """The stranger's match is given up, so that its bots do not play on for nobody."""
    with contextlib.suppress(Refused):
        return await stranger.insist(lambda browser: browser.leave({"id": table}))
