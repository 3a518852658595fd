"""Requests that change something carry a token that another site cannot know, and that fits one guest only."""

import hmac
import secrets
from http.cookies import SimpleCookie
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.server.guests import COOKIE as GUEST

COOKIE = "csrftoken"
HEADER = "x-csrftoken"
SAFE = ("GET", "HEAD", "OPTIONS")
NONCE = 32  # characters


class Csrf:
    """Cookie and header are the same token, signed together with the guest's own cookie (or with its absence)."""

    def __init__(self, app: ASGIApp, secret: str) -> None:
        self.app = app
        self.secret = secret.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        request: Request[Any, Any, Any] = Request(scope)
        if request.method not in SAFE and not self.permits(request):
            raise PermissionDeniedException("This needs the token of docs/protocol.md. Reload the page and try again.")
        await self.app(scope, receive, self.renewing(request, send))

    def permits(self, request: Request[Any, Any, Any]) -> bool:
        token, guest = request.cookies.get(COOKIE, ""), request.cookies.get(GUEST, "")
        return same(request.headers.get(HEADER, ""), token) and self.fits(token, guest)

    def fits(self, token: str, guest: str) -> bool:
        return same(token[NONCE:], self.signature(token[:NONCE], guest))

    def token_for(self, guest: str) -> str:
        nonce = secrets.token_hex(NONCE // 2)
        return nonce + self.signature(nonce, guest)

    def signature(self, nonce: str, guest: str) -> str:
        return hmac.new(self.secret, f"csrf {nonce} {guest}".encode(), "sha256").hexdigest()

    def renewing(self, request: Request[Any, Any, Any], send: Send) -> Send:
        """Whoever has no token that fits, or becomes another guest by this answer, gets a new one with it."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                guest = new_guest(headers) or request.cookies.get(GUEST, "")
                shared = request.url.path.startswith("/assets/")  # for everybody: a proxy may keep the answer
                if not shared and not self.fits(request.cookies.get(COOKIE, ""), guest):
                    secure = request.url.scheme == "https"
                    token = Cookie(COOKIE, value=self.token_for(guest), samesite="strict", secure=secure)
                    headers.add("set-cookie", token.to_header(header=""))
            await send(message)

        return sending


def new_guest(headers: MutableScopeHeaders) -> str | None:
    """The guest that an answer makes of whoever asked."""
    made = [line for line in headers.getall("set-cookie", []) if line.startswith(f"{GUEST}=")]
    return SimpleCookie(made[-1])[GUEST].value if made else None


def same(one: str, other: str) -> bool:
    """Without telling by time how much of it is right. What is not ASCII fits nothing."""
    return hmac.compare_digest(one.encode(), other.encode())
