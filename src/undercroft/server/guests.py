"""Guests: a name and a signed cookie. Nothing else is known of them."""

import secrets
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection

from undercroft.server import queries
from undercroft.server.errors import NoGuest, NotAllowed
from undercroft.server.store import Store

COOKIE = "guest"
YEAR = 365 * 24 * 3600


class Guests:
    """Signs and reads cookies and personal links."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.cookies = URLSafeSerializer(secret, salt="guest")
        self.links = URLSafeSerializer(secret, salt="link")

    def id_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The guest of a request; a cookie that we did not sign is nobody's."""
        return self.read(self.cookies, connection.cookies.get(COOKIE))

    def from_link(self, token: str) -> str:
        guest = self.read(self.links, token)
        if guest is None:
            raise NotAllowed("This personal link is not valid. Ask for a new one on the device where you play.")
        return guest

    def read(self, serializer: URLSafeSerializer, text: str | None) -> str | None:
        if not text or len(text) > 200:
            return None
        try:
            guest = serializer.loads(text)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, str]:
        """Id and name, or a refusal."""
        guest = self.id_of(connection)
        name = await self.store.read(queries.guest_name(guest)) if guest else None
        if guest is None or name is None:
            raise NoGuest("Choose a name first.")
        return guest, str(name)

    async def name_or_rename(self, connection: ASGIConnection[Any, Any, Any, Any], name: str) -> str:
        """The guest with that name from now on; a new one if the request has none."""
        guest = self.id_of(connection) or secrets.token_urlsafe(12)
        await self.store.write(queries.save_guest(guest, name))
        return guest


def tidy(name: str) -> str:
    """A name in one line, without characters that cannot be seen."""
    shown = "".join(each for each in name if each.isprintable() or each.isspace())
    return " ".join(shown.split())
