"""Closing the house: thinking ends first, or requests that wait for an answer would be cut off in the middle."""

import socket
import sys
from contextlib import suppress
from typing import Any

import uvicorn
from litestar import Litestar


class ClosingServer(uvicorn.Server):
    """Tells whoever waits for a bot, an adviser or a puzzle that nobody thinks any more, then waits for the rest."""

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        with suppress(KeyboardInterrupt):  # it has done what Ctrl-C is for
            super().run(sockets)
        if not self.started:
            sys.exit(1)  # it has said why

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        assert isinstance(app, Litestar)
        await app.state.registry.stop_thinking()
        await super().shutdown(sockets)
