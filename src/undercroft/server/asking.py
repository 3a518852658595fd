"""What every request has in common: who asks, from where, how often, and what he sent."""

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie

from undercroft.server.addresses import address_of
from undercroft.server.errors import Malformed, TooMany
from undercroft.server.guests import COOKIE, YEAR, Guest, Guests
from undercroft.server.limits import Buckets
from undercroft.server.registry import TableRegistry

Ask = Request[Any, Any, Any]
Data = dict[str, Any]


def registry_of(request: Ask) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def guests_of(request: Ask) -> Guests:
    guests: Guests = request.app.state.guests
    return guests


def limit(request: Ask, kind: str, key: str, refusal: str) -> None:
    """Take one from that kind of buckets, or refuse with that sentence."""
    buckets: Buckets = request.app.state[kind]
    if request.app.state.config.rates and not buckets.take(key):
        raise TooMany(refusal)


async def asker(request: Ask) -> tuple[str, str]:
    """Who changes something: known, and not too fast."""
    guest, name = await guests_of(request).known(request)
    limit(request, "buckets", guest, "That was a lot at once. Wait a moment and try again.")
    return guest, name


async def looker(request: Ask) -> str | None:
    """Who looks at something, a guest or nobody: not too often, either. Nobody is known by his address."""
    guest = await guests_of(request).id_of(request)
    limit(request, "lookers", guest or address_of(request), "That was a lot to look at. Wait a moment and try again.")
    return guest


async def body(request: Ask, kind: Any) -> Any:
    """The body as that struct; what does not fit is refused with the place that is wrong."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise Malformed(f"The request cannot be read: {problem}.") from None


def signed_in(request: Ask, guest: Guest, **more: Any) -> Response[Data]:
    """Who he is from now on, with the cookie that says so."""
    answer = Response({"guest": {"id": guest.id, "name": guest.name}}, **more)
    token, secure = guests_of(request).token(guest), request.url.scheme == "https"
    answer.set_cookie(Cookie(COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure))
    return answer
