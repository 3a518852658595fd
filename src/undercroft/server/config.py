"""What a host may set, with defaults that fit one machine, and the limits that hold for everybody."""

from typing import Final, NamedTuple

NAME: Final = 24  # characters of a guest's name
CHAT: Final = 300
MESSAGE: Final = 4096  # bytes of one message on the socket
BODY: Final = 1_000_000  # bytes of a request; a long record has about 100,000
RECORD: Final = 5000  # entries of a record that is sent in; a long match has about 500
BURST: Final = 20  # messages at once on one socket, then PACE a second
PACE: Final = 5.0
REQUESTS: Final = 60  # changing requests at once by one guest, then REQUEST_PACE a second
REQUEST_PACE: Final = 2.0
OPEN_TABLES: Final = 12  # unfinished tables of one host
SEED: Final = 999_999_999  # the highest seed of a puzzle; a date like 20261115 is one
PUZZLES: Final = 6  # unfinished puzzles of one guest; the oldest is given up for a new one
NEW_PUZZLES: Final = 12  # puzzles laid out at once for one guest, then NEW_PUZZLE_PACE a second
NEW_PUZZLE_PACE: Final = 0.25
ADVICE: Final = 40  # questions to advisers at once by one guest, then ADVICE_PACE a second
ADVICE_PACE: Final = 2.0
CHAT_KEPT: Final = 100
TAKEN_BACK: Final = 500  # undos and rewinds in a record that is sent in: each costs a walk through the match
CLOCKS: Final = (None, 30, 60, 120, 300, 86_400, 259_200)  # seconds per decision


class ServerConfig(NamedTuple):
    """How the server runs."""

    database: str = "sqlite:///undercroft.db"
    host: str = "127.0.0.1"
    port: int = 8765
    secret: str = ""  # signs cookies; empty: made once and kept in the database
    web: str = ""  # folder of the built client; empty: the one beside the package
    bot_pause: float = 0.7  # seconds a bot seems to think where people watch
    bot_limit: float = 8.0  # seconds after which a bot that does not answer is replaced by a random choice
    bot_workers: int = 2
    bots: tuple[str, ...] = ()  # bots of others that people can play against, beside the levels
    puzzle_limit: float = 30.0  # seconds for laying out a new puzzle, and for an answer of an adviser who sees all
    idle: float = 600.0  # seconds after which a table that nobody looks at leaves memory
    idle_over: float = 60.0  # the same for a match that is over
    rates: bool = True  # rate limits; benchmarks on loopback switch them off
