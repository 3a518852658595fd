"""Guests: a name and a signed cookie. Nothing else is known of them."""

import secrets
from typing import Any, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection

from undercroft.server import links, queries
from undercroft.server.conditional import Outdated, add_guest, rename_guest
from undercroft.server.errors import NoGuest, WrongMoment
from undercroft.server.store import Store

COOKIE = "guest"
YEAR = 365 * 24 * 3600
LONGEST = 200  # characters of a cookie

Device = ASGIConnection[Any, Any, Any, Any]


class Guest(NamedTuple):
    """A person, with the generation of cookies that are his."""

    id: str
    name: str
    generation: int


class Guests:
    """Signs and reads cookies. A cookie counts while its generation does."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.cookies = URLSafeSerializer(secret, salt="guest")

    def token(self, guest: Guest) -> str:
        return str(self.cookies.dumps([guest.id, guest.generation]))

    def read(self, text: str | None) -> tuple[str, int] | None:
        """Id and generation of a cookie; one that we did not sign is nobody's. The first ones held only the id."""
        if not text or len(text) > LONGEST:
            return None
        try:
            held = self.cookies.loads(text)
        except BadSignature:
            return None
        guest, generation = (held, 0) if isinstance(held, str) else held
        return guest, generation

    async def find(self, connection: Device) -> Guest | None:
        """The guest of a request, if he is one and his device was not signed out."""
        held = self.read(connection.cookies.get(COOKIE))
        row = await self.store.read(queries.guest_row(held[0])) if held else None
        if held is None or row is None or (row.generation or 0) != held[1]:
            return None
        return as_guest(row)

    async def id_of(self, connection: Device) -> str | None:
        guest = await self.find(connection)
        return guest.id if guest else None

    async def known(self, connection: Device) -> tuple[str, str]:
        """Id and name, or a refusal."""
        guest = await self.find(connection)
        if guest is None:
            raise NoGuest("Choose a name first.")
        return guest.id, guest.name

    async def named(self, guest: Guest | None, name: str) -> Guest:
        """The guest with that name from now on; a new one if there is none."""
        change = rename_guest(guest.id, guest.name, name) if guest else None
        guest = guest or Guest(secrets.token_urlsafe(12), name, 0)
        try:
            await self.store.write(change or add_guest(guest.id, name))
        except Outdated:
            raise WrongMoment("Your name was changed in the same moment on another device. Look again.") from None
        return guest._replace(name=name)

    async def of_link(self, token: str) -> Guest:
        """Whose link it is; it can still be used."""
        return as_guest(await self.store.read(links.owner(token)))

    async def enter(self, token: str) -> Guest:
        """Whose link it was: it is used up now."""
        return as_guest(await self.store.write(links.use(token)))

    async def sign_out_others(self, guest: Guest) -> Guest:
        """The guest with a new generation of cookies: older ones, and links that nobody has used, count no more."""
        try:
            await self.store.write(links.withdraw(guest.id, guest.generation))
        except Outdated:
            raise WrongMoment("Another device has just done that, and signed out this one.") from None
        return guest._replace(generation=guest.generation + 1)


def as_guest(row: Any) -> Guest:
    return Guest(row.id, row.name, row.generation or 0)


def tidy(name: str) -> str:
    """A name in one line, without characters that cannot be seen."""
    shown = "".join(each for each in name if each.isprintable() or each.isspace())
    return " ".join(shown.split())
