"""A scripted player: one socket, random legal choices, and how long each took to be acknowledged."""

import asyncio
import json
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.json import Decoder
from websockets.asyncio.client import ClientConnection


class Option(Struct):
    text: str


class Decision(Struct):
    ticket: int
    options: list[Option]


class Now(Struct):
    result: Any
    decision: Decision | UnsetType | None = UNSET  # not said: it is as it was


class Message(Struct):
    """The parts of the server's messages that a player without window needs."""

    type: str
    id: str = ""
    message: str = ""
    ack: str = ""  # of an item that tells at the same time that the choice is stored
    now: Now | None = None


read = Decoder(Message).decode


@dataclass
class Tally:
    """What all seats count together."""

    random: Random
    pace: float
    recording: bool = False
    latencies: list[float] = field(default_factory=list)
    matches: int = 0
    refused: int = 0
    connections: int = 0
    ready: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))
    start: asyncio.Event = field(default_factory=asyncio.Event)


class Seat:
    """One socket at one table, until the match is over."""

    def __init__(self, socket: ClientConnection, tally: Tally) -> None:
        self.socket = socket
        self.tally = tally
        self.sent: dict[str, float] = {}  # when each choice without an answer was sent
        self.offered: Decision | None = None

    async def play(self) -> None:
        await self.socket.send('{"type": "hello", "last": 0}')
        async for text in self.socket:
            message = read(text)
            if message.type == "welcome":
                self.tally.ready.release()
                await self.tally.start.wait()
            if await self.is_over(message):
                return

    async def is_over(self, message: Message) -> bool:
        if message.type == "ack":
            self.confirmed(message.id)
        elif message.type == "refused":
            self.sent.pop(message.id, None)
            self.tally.refused += 1
            await self.choose(self.offered)
        elif message.now is not None:
            self.confirmed(message.ack)
            await self.follow(message.now)
            return message.now.result is not None
        return False

    def confirmed(self, request: str) -> None:
        sent = self.sent.pop(request, None)
        if sent is not None and self.tally.recording:
            self.tally.latencies.append(1000 * (time.perf_counter() - sent))

    async def follow(self, now: Now) -> None:
        """Answer a decision once, though several messages may show it."""
        if now.decision is UNSET:
            return
        before, self.offered = self.offered, now.decision
        if now.decision and (before is None or before.ticket != now.decision.ticket):
            if self.tally.pace:
                asyncio.get_running_loop().call_later(self.delay(), self.choose_later, now.decision)
            else:
                await self.choose(now.decision)

    def delay(self) -> float:
        return 2 * self.tally.pace * self.tally.random.random()

    def choose_later(self, decision: Decision) -> None:
        task = asyncio.ensure_future(self.choose(decision))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def choose(self, decision: Decision | None) -> None:
        if decision is None:
            return
        request = f"{decision.ticket}.{self.tally.refused}"
        choice = self.tally.random.choice(decision.options).text
        self.sent[request] = time.perf_counter()
        await self.socket.send(
            json.dumps({"type": "choose", "id": request, "ticket": decision.ticket, "choice": choice})
        )
