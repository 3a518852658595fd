"""One open socket: whose it is, and what waits to be sent to it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from undercroft.server.config import OUTBOX
from undercroft.server.limits import Purse
from undercroft.server.protocol import write

Line = Callable[[bytes], bool]  # sends a message at once if there is room for it; whether it has
TOO_SLOW = (4408, "You read more slowly than the table speaks. Come back.")


class Connection:
    """Messages go out at once where there is room, so that nobody has to be woken to send them.

    Otherwise they are queued, so that a slow reader never holds up a table. The queue is counted in bytes.
    """

    __slots__ = (
        "acts",
        "beats",
        "end",
        "greeted",
        "guest",
        "line",
        "name",
        "outbox",
        "parting",
        "purse",
        "questions",
        "viewer",
        "waiting",
    )

    def __init__(self, guest: str, name: str, viewer: int | None, purse: Purse, line: Line | None = None) -> None:
        self.guest = guest
        self.name = name
        self.viewer = viewer
        self.line = line
        self.acts = False  # what it wants is being done, and will be done to the end
        self.greeted = False  # before `hello` nothing is done for it
        self.beats = False  # whether it wants to see what lies between two decisions
        self.end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.parting: tuple[int, str] = (1012, "come back")  # code and reason with which the server ends it
        self.questions: set[asyncio.Future[None]] = set()  # to advisers, not answered yet
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.waiting = 0  # bytes: those in the outbox and the message that is being sent
        self.purse = purse  # of all sockets

    def send(self, **message: Any) -> None:
        self.send_bytes(write(message))

    def send_bytes(self, message: bytes) -> None:
        """Send or queue it; where there is no room the reader is gone or too slow, and the socket ends."""
        if self.end.done() or (not self.waiting and self.line is not None and self.line(message)):
            return
        if (self.waiting and self.waiting + len(message) > OUTBOX) or not self.purse.take(len(message)):
            self.dismiss(*TOO_SLOW)
            return
        self.waiting += len(message)
        self.outbox.put_nowait(message)

    def dismiss(self, code: int, reason: str) -> None:
        self.parting = (code, reason)
        self.close()

    def close(self) -> None:
        """Nothing more is sent; what waits is given up."""
        if not self.end.done():
            self.end.set_result(None)
        while not self.outbox.empty():
            self.let_go(self.outbox.get_nowait())

    def let_go(self, message: bytes) -> None:
        self.waiting -= len(message)
        self.purse.give_back(len(message))

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is queued until somebody cancels it."""
        while True:
            message = await self.outbox.get()
            try:
                await send(message.decode())
            finally:
                self.let_go(message)
