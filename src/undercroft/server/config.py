"""What a host may set, with defaults that fit one machine, and the limits that hold for everybody."""

from typing import Final, NamedTuple

NAME: Final = 24  # characters of a guest's name
CHAT: Final = 300
MESSAGE: Final = 4096  # bytes of one message on the socket
MESSAGE_FRAME: Final = 65_536  # bytes that are read of a message, so that a longer one can be refused in words
HEAD: Final = 16_384  # bytes of a request's first line and headers
BODY: Final = 16_384  # bytes of a request's body; the largest wish for a table has about 10,000
RECORD_BODY: Final = 1_000_000  # the same for a record; a long one has about 100,000
REQUEST: Final = 2_100_000  # bytes of a whole request as it comes over the wire, with the framing of its chunks
UNANSWERED: Final = 32_000_000  # bytes of all requests that are not answered yet
HEAD_TIME: Final = 10.0  # seconds until a request must have all its headers
BODY_TIME: Final = 60.0  # seconds after that until it must have its body
UNREAD_TIME: Final = 20.0  # seconds for which nothing of an answer or message was read
PIPELINED: Final = 16  # requests that wait for the answer to an earlier one of their connection
QUEUED: Final = 1024  # messages and fragments that one socket has sent and nobody has looked at yet
PONGS: Final = 100_000  # bytes that wait to be sent to a socket when it asks for an answer to a ping
ADDRESS_CONNECTIONS: Final = 128  # open connections from one address; of IPv6 from one network of 64 bits
ADDRESS_SOCKETS: Final = 96  # and how many of them are sockets at tables
GUEST_SOCKETS: Final = 24
OUTBOX: Final = 256_000  # bytes that may wait for one socket; a single message may be longer
OUTBOXES: Final = 64_000_000  # and for all sockets together
ADVICE_WAITING: Final = 4  # questions of one socket that advisers have not answered yet
RECORD: Final = 5000  # entries of a record that is sent in; a long match has about 500
BURST: Final = 40  # messages at once by one guest on all his sockets, then PACE a second
PACE: Final = 10.0
HELLOS: Final = 30  # and how many of them may be hellos, which cost most, then HELLO_PACE a second
HELLO_PACE: Final = 1.0
ADDRESS_REQUESTS: Final = 600  # requests at once from one address, then ADDRESS_PACE a second
ADDRESS_PACE: Final = 60.0
REQUESTS: Final = 60  # changing requests at once by one guest, then REQUEST_PACE a second
REQUEST_PACE: Final = 2.0
LOOKS: Final = 240  # looks at tables, replays and records at once by one guest or address, then LOOK_PACE a second
LOOK_PACE: Final = 12.0
NEWCOMERS: Final = 40  # new guests at once from one address, then NEWCOMER_PACE a second: 60 an hour
NEWCOMER_PACE: Final = 60 / 3600
IMPORTS: Final = 20  # records of one guest that are kept, the oldest goes for a new one; as many are checked an hour
REMOVED: Final = 100  # watchers whom the host of one table has sent away
OPEN_TABLES: Final = 12  # unfinished tables of one host
PUBLIC_TABLES: Final = 4  # of one host, that wait for players
SEED: Final = 999_999_999  # the highest seed of a puzzle; a date like 20261115 is one
PUZZLES: Final = 6  # unfinished puzzles of one guest; the oldest is given up for a new one
NEW_PUZZLES: Final = 12  # puzzles laid out at once for one guest, then NEW_PUZZLE_PACE a second
NEW_PUZZLE_PACE: Final = 0.25
ADVICE: Final = 40  # questions to advisers at once by one guest, then ADVICE_PACE a second
ADVICE_PACE: Final = 2.0
WAITING_JOBS: Final = 8  # questions and puzzles of one guest that wait for a worker
REVIEWS: Final = 12  # matches that are reviewed for one guest in an hour; one at a time
REVIEW_POSITIONS: Final = 1000  # choices of a match that is reviewed; a long one has about 400
REVIEW_LIMIT: Final = 10.0  # seconds for one of them; usual is half a second
REVIEW_LATE: Final = 5  # of them that may take longer and stay without a judgement
REVIEW_PIECE: Final = 100  # of them in one answer
CHAT_KEPT: Final = 100
TAKEN_BACK: Final = 500  # choices that one seat can take back in a match, and all together in a record that is sent in
ENTRIES: Final = 20_000  # of a match; the longest that were ever played here have about 1,000
CLOCKS: Final = (None, 30, 60, 120, 300, 86_400, 259_200)  # seconds per decision


class ServerConfig(NamedTuple):
    """How the server runs."""

    database: str = "sqlite:///undercroft.db"
    host: str = "127.0.0.1"
    port: int = 8765
    secret: str = ""  # signs cookies; empty: made once and kept in the database
    web: str = ""  # folder of the built client; empty: the one beside the package
    bot_pause: float = 0.7  # seconds a bot seems to think where people watch
    bot_limit: float = 8.0  # seconds after which a bot that does not answer is replaced by a quick one, for that choice
    bot_workers: int = 2
    bots: tuple[str, ...] = ()  # bots of others that people can play against, beside the levels
    puzzle_limit: float = 30.0  # seconds for laying out a new puzzle, and for an answer of an adviser who sees all
    idle: float = 600.0  # seconds after which a table that nobody looks at leaves memory
    idle_over: float = 60.0  # the same for a match that is over
    rates: bool = True  # limits of pace and number by guest and address; benchmarks on loopback switch them off
    connections: int = 1000  # open at the same time, of all addresses
    trusted: tuple[str, ...] = ()  # addresses and networks of proxies that tell the truth about who asks
    metrics: tuple[str, int] | None = None  # where numbers for the host are served
