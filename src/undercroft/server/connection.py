"""One open socket: whose it is, what it may still send, what waits to be sent to it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from undercroft.server.config import BURST, PACE
from undercroft.server.limits import Bucket
from undercroft.server.protocol import write

WAITING = 256  # messages; a client that takes no more is cut off and comes back


class Connection:
    """Messages to it are queued, so that a slow reader never holds up a table."""

    __slots__ = ("bucket", "greeted", "guest", "name", "outbox", "parting", "viewer")

    def __init__(self, guest: str, name: str, viewer: int | None) -> None:
        self.guest = guest
        self.name = name
        self.viewer = viewer
        self.greeted = False  # before `hello` nothing is done for it
        self.parting: tuple[int, str] = (1012, "come back")  # code and reason with which the server ends it
        self.bucket = Bucket(BURST, PACE)
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)

    def send(self, **message: Any) -> None:
        self.send_bytes(write(message))

    def send_bytes(self, message: bytes) -> None:
        """Queue it; where the queue is full the reader is gone or too slow, and the socket ends."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def dismiss(self, code: int, reason: str) -> None:
        self.parting = (code, reason)
        self.close()

    def close(self) -> None:
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is queued until `close`."""
        while (message := await self.outbox.get()) is not None:
            await send(message.decode())
