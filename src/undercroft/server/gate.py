"""The gate: every open connection of the server, before it is a request or a socket, and after.

It bounds how many there are, how many come from one address, what they make us hold, and how long they may dawdle.
"""

import asyncio
from collections import Counter
from collections.abc import Collection
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Protocol, cast

from undercroft.server.addresses import household, plain
from undercroft.server.config import (
    ADDRESS_CONNECTIONS,
    BODY_TIME,
    HEAD_TIME,
    UNANSWERED,
    UNREAD_TIME,
    ServerConfig,
)
from undercroft.server.errors import Full, ServerRefusal, TooMany
from undercroft.server.limits import Purse

TICK = 2.0  # seconds between two looks for those who dawdle
NEVER = float("inf")


class Bounded(Protocol):
    """What the gate asks of a connection, be it for requests or a socket."""

    def cut(self) -> None: ...


class Visit:
    """One open connection."""

    __slots__ = ("address", "busy", "deadline", "held", "transport", "unread", "unread_since")

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address  # empty for a trusted proxy: it speaks for many
        self.busy = False  # with a whole request, or a socket; otherwise nothing is lost when it ends
        self.deadline = now + HEAD_TIME
        self.held = 0  # bytes of requests that are not answered yet
        self.unread = 0  # bytes that the other side did not take at the last look
        self.unread_since = now

    def await_head(self, now: float) -> None:
        self.busy, self.deadline = False, now + HEAD_TIME

    def await_body(self, now: float) -> None:
        self.deadline = now + BODY_TIME

    def be_served(self) -> None:
        self.busy, self.deadline = True, NEVER

    def cut(self) -> None:
        cast(Bounded, self.transport.get_protocol()).cut()

    def dawdles(self, now: float) -> bool:
        """It sends no whole request, or it does not take what we send."""
        size = self.transport.get_write_buffer_size()
        if not size or (size < self.unread and not self.transport.is_closing()):
            self.unread_since = now
        self.unread = size
        return now > self.deadline or (size > 0 and now - self.unread_since > UNREAD_TIME)


class Gate:
    """Who is in. When it is full, whoever has not asked for anything yet makes room."""

    def __init__(self, config: ServerConfig) -> None:
        self.most = config.connections
        self.limited = config.rates
        self.trusted = [ip_network(each) for each in config.trusted]
        self.visits: dict[asyncio.Transport, Visit] = {}
        self.addresses: Counter[str] = Counter()
        self.unanswered = Purse(UNANSWERED)
        self.timer: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.Transport, host: str) -> ServerRefusal | None:
        """Let a connection in; otherwise the refusal that it gets."""
        loop = asyncio.get_running_loop()
        visit = Visit(transport, "" if is_in(host, self.trusted) else household(host), loop.time())
        refusal = self.refusal(visit)
        self.visits[transport] = visit
        self.addresses[visit.address] += 1
        if self.timer is None:
            self.timer = loop.call_later(TICK, self.tick, loop)
        return refusal

    def refusal(self, visit: Visit) -> ServerRefusal | None:
        crowded = self.limited and visit.address and self.addresses[visit.address] >= ADDRESS_CONNECTIONS
        if crowded and not self.make_room(visit.address):
            return TooMany("Too many connections are open from your address. Close some and try again.")
        if len(self.visits) >= self.most and not self.make_room(None):
            return Full("The server is full. Try again in a moment.")
        return None

    def make_room(self, address: str | None) -> bool:
        """End the connection (of that address) that has waited longest without a request; whether there was one."""
        idle = [each for each in self.visits.values() if not each.busy and address in {None, each.address}]
        if not idle:
            return False
        first = min(idle, key=lambda each: each.deadline)
        self.leave(first.transport)
        first.cut()
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        visit = self.visits.pop(transport, None)
        if visit is not None:
            self.answered(visit)
            self.addresses -= Counter({visit.address: 1})

    def hold(self, visit: Visit, size: int) -> bool:
        """Whether so many more bytes of its request can be taken."""
        if not self.unanswered.take(size):
            return False
        visit.held += size
        return True

    def answered(self, visit: Visit) -> None:
        self.unanswered.give_back(visit.held)
        visit.held = 0

    def tick(self, loop: asyncio.AbstractEventLoop) -> None:
        """End all who dawdle, and look again as long as anybody is there."""
        now = loop.time()
        for visit in list(self.visits.values()):
            if visit.dawdles(now):
                visit.cut()
        self.timer = loop.call_later(TICK, self.tick, loop) if self.visits else None


def is_in(host: str, networks: Collection[IPv4Network | IPv6Network]) -> bool:
    try:
        address = plain(ip_address(host))
    except ValueError:
        return False
    return any(address in network for network in networks)
