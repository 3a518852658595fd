"""The server and the guests of the server's tests."""

from tests.server.conftest import house, mira, nothing_stays_open, otto, pair, server, table

__all__ = ["house", "mira", "nothing_stays_open", "otto", "pair", "server", "table"]
