"""Everybody who is connected: how many sockets and messages one guest or one address may have."""

from contextlib import AbstractContextManager, nullcontext

from undercroft.server.config import (
    ADDRESS_SOCKETS,
    BURST,
    GUEST_SOCKETS,
    HELLO_PACE,
    HELLOS,
    OUTBOXES,
    PACE,
)
from undercroft.server.errors import TooMany
from undercroft.server.limits import Buckets, Purse, Slots


class Crowd:
    """Limits hold for a guest over all his sockets: a new socket is no new patience."""

    def __init__(self, limited: bool) -> None:
        self.limited = limited
        self.outboxes = Purse(OUTBOXES)
        self.addresses = Slots(ADDRESS_SOCKETS)
        self.guests = Slots(GUEST_SOCKETS)
        self.messages = Buckets(BURST, PACE)
        self.hellos = Buckets(HELLOS, HELLO_PACE)

    def from_there(self, address: str) -> AbstractContextManager[None]:
        refusal = f"{ADDRESS_SOCKETS} tables are open at your address; close one first."
        return self.addresses.one(address, refusal) if self.limited else nullcontext()

    def of_guest(self, guest: str) -> AbstractContextManager[None]:
        refusal = f"You have {GUEST_SOCKETS} tables open; close one first."
        return self.guests.one(guest, refusal) if self.limited else nullcontext()

    def check_pace(self, guest: str) -> None:
        if self.limited and not self.messages.take(guest):
            raise TooMany("Too many messages at once.")

    def check_hellos(self, guest: str) -> None:
        if self.limited and not self.hellos.take(guest):
            raise TooMany("You have asked for the whole table too often. Wait a moment.")
