"""Who you are: names, and one's other devices."""

import secrets
from time import time

from litestar import Controller, Response, get, post
from litestar.background_tasks import BackgroundTask

from undercroft.server import links
from undercroft.server.addresses import address_of
from undercroft.server.asking import (
    Ask,
    Data,
    asker,
    body,
    guests_of,
    limit,
    looker,
    registry_of,
    signed_in,
)
from undercroft.server.errors import Malformed, NoGuest
from undercroft.server.guests import tidy
from undercroft.server.protocol import NewName, Token


class SessionApi(Controller):
    """Guests and their devices."""

    path = "/api/session"

    @get()
    async def who(self, request: Ask) -> Data:
        guest = await guests_of(request).find(request)
        return {"guest": {"id": guest.id, "name": guest.name} if guest else None}

    @post(status_code=200)
    async def name(self, request: Ask) -> Response[Data]:
        wanted: NewName = await body(request, NewName)
        name = tidy(wanted.name)
        if not name:
            raise Malformed("A name needs at least one visible character.")
        guest = await guests_of(request).find(request)
        if guest is None:
            limit(request, "newcomers", address_of(request), "Too many new guests from here. Wait a few minutes.")
        else:
            await asker(request)
        guest = await guests_of(request).named(guest, name)
        registry_of(request).rename(guest.id, name)
        return signed_in(request, guest)

    @post("/link", status_code=200)
    async def link(self, request: Ask) -> Data:
        """A link for one device more. The token stands behind a #, which browsers tell to no server and no log."""
        guest, _ = await asker(request)
        token, now = secrets.token_urlsafe(18), time()
        await registry_of(request).store.write(links.add(guest, token, now))
        return {"path": f"/enter#{token}", "until": now + links.LIFE}

    @post("/link/owner", status_code=200)
    async def whose(self, request: Ask) -> Data:
        """Whose link it is, before anybody decides to use it."""
        asking = await looker(request)
        wanted: Token = await body(request, Token)
        guest = await guests_of(request).of_link(wanted.token)
        return {"name": guest.name, "you": guest.id == asking}

    @post("/enter", status_code=200)
    async def enter(self, request: Ask) -> Response[Data]:
        """The guest of the link is who uses this device from now on."""
        await looker(request)
        wanted: Token = await body(request, Token)
        return signed_in(request, await guests_of(request).enter(wanted.token))

    @post("/others", status_code=200)
    async def sign_out_others(self, request: Ask) -> Response[Data]:
        """All other devices of this guest are nobody's from now on, and his unused links lead nowhere."""
        await asker(request)
        guest = await guests_of(request).find(request)
        if guest is None:
            raise NoGuest("Choose a name first.")
        renewed = await guests_of(request).sign_out_others(guest)
        # After the answer, so that this device comes back to its tables with the new cookie.
        return signed_in(request, renewed, background=BackgroundTask(registry_of(request).call_back, guest.id))
