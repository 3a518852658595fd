"""The server and the guests of the server's tests."""

from tests.server.conftest import mira, nothing_stays_open, otto, pair, server, table

__all__ = ["mira", "nothing_stays_open", "otto", "pair", "server", "table"]
