"""One person's socket at one table. It comes back by itself, and what it sends is sent until it is answered."""

import asyncio
import json
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.harness import OPENED
from tests.server.wire import Socket
from tests.soak.device import PATIENCE, Device, GaveUp
from tests.soak.ledger import Promise

ANSWER = 30.0  # seconds in which a message must be answered in quiet times; then the socket is opened anew
FIRST_WAIT, LONGEST_WAIT = 0.5, 5.0  # seconds before one comes back
DROPPED = 1006  # closed without a word
DOWN = (OSError, EOFError, TimeoutError, WebSocketException)
PARTED = (4401, 4403, 4404)  # coming back would not help


class Notes(Socket):
    """What follows from the messages, without a connection of its own."""

    said: dict[str, Any]  # the message that would have been sent

    def open(self) -> None:
        self.connection = None

    def send(self, **message: Any) -> None:
        self.said = message

    def next(self, kind: str) -> Any:
        return None

    def greeting(self) -> dict[str, Any]:
        """The hello of somebody who has heard what is noted here."""
        self.hello()
        return self.said

    def take(self, text: str) -> Any:
        message = json.loads(text)
        self.note(message)
        del self.nows[:-1]
        return message


def notes_of(table: str) -> Notes:
    notes = Notes(0, table, "")
    OPENED.remove(notes)  # that list is for tests
    return notes


class Seat:
    """A player or a watcher."""

    def __init__(self, device: Device, table: str, random: Random) -> None:
        self.device, self.table, self.random = device, table, random
        self.house = device.house
        self.notes = notes_of(table)
        self.wire: ClientConnection | None = None
        self.came = 0  # how often the socket was opened

    # ---- coming and going

    async def come(self) -> None:
        """Open the socket and say hello, again and again until the server is there; as patiently as a browser."""
        deadline, most = monotonic() + PATIENCE, FIRST_WAIT
        while monotonic() < deadline:
            try:
                return await self.open()
            except ConnectionClosed as end:
                self.parted(end)
            except DOWN:
                pass
            await self.close()
            await asyncio.sleep(most * self.random.uniform(0.5, 1))
            most = min(LONGEST_WAIT, 2 * most)
        raise GaveUp(f"Nobody could come back to a table in {PATIENCE:.0f} s")

    async def open(self) -> None:
        self.wire = await connect(
            f"ws://127.0.0.1:{self.house.server.port}/ws/tables/{self.table}",
            additional_headers={"Cookie": self.device.browser.cookie_line()},
            local_addr=(self.device.address, 0), open_timeout=ANSWER, close_timeout=2, max_size=None,
            ping_interval=None, compression=None, proxy=None,
        )  # fmt: skip
        await self.send(**self.notes.greeting())
        await self.until(lambda message: message["type"] == "welcome")
        self.came += 1

    async def close(self) -> None:
        if self.wire is not None:
            await self.wire.close()
            self.wire = None

    def parted(self, end: ConnectionClosed) -> None:
        """The server has closed the socket: how is counted, and what cannot be mended by coming back ends it."""
        code = end.rcvd.code if end.rcvd else DROPPED
        self.house.trouble.partings[code, self.house.trouble.now()] += 1
        if code in PARTED:
            raise GaveUp(f"A socket was closed for good with {code}")

    async def reopen(self) -> None:
        await self.close()
        await asyncio.sleep(FIRST_WAIT * self.random.uniform(0.5, 1))
        await self.come()

    # ---- talking

    async def send(self, **message: Any) -> None:
        assert self.wire is not None
        await self.wire.send(json.dumps(message))

    async def until(self, wanted: Callable[[Any], bool]) -> Any:
        """The next message of that sort; what comes before is taken note of."""
        async with asyncio.timeout(ANSWER):
            while not wanted(message := await self.hear()):
                pass
            return message

    async def hear(self) -> Any:
        assert self.wire is not None
        return self.notes.take(str(await self.wire.recv()))

    async def listen(self, seconds: float) -> None:
        """Take note of what comes in that time."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    await self.hear()
        except TimeoutError:
            return
        except ConnectionClosed as end:
            self.parted(end)
            await self.reopen()

    async def ask(self, kind: str, words: str = "", **more: Any) -> Any:
        """Send a message with an id until it is answered; the ledger keeps what the answer was."""
        ledger, trouble, begun = self.house.ledger, self.house.trouble, monotonic()
        promise = Promise(self.table, self.notes.you, self.device.id, ledger.fresh_id(), kind, words)
        cause, came = trouble.now(), self.came
        ledger.begin(promise)
        answer = await self.insist({"type": kind, "id": promise.id, **more})
        ledger.end(promise, answer)
        if kind == "choose":
            trouble.note(cause, monotonic() - begun, self.came - came)
        return answer

    async def insist(self, message: dict[str, Any]) -> Any:
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline:
            try:
                await self.send(**message)
                return await self.answer_to(message["id"])
            except TimeoutError:
                self.house.findings.add(
                    f"No answer to '{message['type']}' in {ANSWER:.0f} s: {self.house.trouble.now()}."
                )
            except ConnectionClosed as end:
                self.parted(end)
            except DOWN:
                pass
            await self.reopen()
        raise GaveUp(f"No answer to '{message['type']}' in {PATIENCE:.0f} s, however often it was sent")

    async def answer_to(self, request: str) -> Any:
        """Ack, advice or refusal; news may tell at the same time that what they came of is stored."""
        answer = await self.until(lambda message: request in {message.get("id"), message.get("ack")})
        return {"type": "ack"} if "ack" in answer else answer
