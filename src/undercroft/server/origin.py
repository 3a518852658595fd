"""Whose page speaks: sockets are for our own pages only, as a browser tells by `Origin`."""

import logging
from typing import Any

from litestar.connection import ASGIConnection

from undercroft.server.errors import NotAllowed

log = logging.getLogger("undercroft.server")

SCHEMES = {"ws": "http", "wss": "https"}


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A page of another site must not speak with our cookies. Scheme, host and port count; programs send none."""
    origin = connection.headers.get("origin")
    if not origin:
        return
    scheme, host = connection.scope["scheme"], connection.headers.get("host", "")
    if origin.lower() == f"{SCHEMES.get(scheme, scheme)}://{host}".lower():
        return
    if origin.lower() == f"https://{host}".lower():
        log.warning("a page came by https and its socket by http: is the proxy named with --trusted-proxy?")
    raise NotAllowed("This socket is for the server's own pages.")
