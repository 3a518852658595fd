"""The database: guests, tables, moves, chat, reviews. SQLAlchemy Core; SQLite by default, others by URL later."""

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    create_engine,
    event,
    inspect,
)
from sqlalchemy.pool import QueuePool

metadata = MetaData()

facts = Table("facts", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("generation", Integer),  # of his cookies; older ones are nobody's
)

# Personal links that nobody has used yet, as hashes: who reads the database cannot enter with them.
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(24), nullable=False, index=True),
    Column("until", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Integer),
    Column("rules", String(20), nullable=False),  # a match is only true with the rules and cards it began with
    Column("content", String(20), nullable=False),
    Column("status", String(12), nullable=False),
    Column("host", String(24), nullable=False),
    Column("key", LargeBinary),
    Column("start", Text),  # a position, where the match did not begin with set-up
    Column("seed", Integer),  # of a puzzle: whoever has it can lay out the same one
    Column("planner", Boolean, key="advice"),  # the host's wish; empty: see permits.py
    Column("summary", Text, nullable=False, default="{}"),  # round, to_act, result: for lists without a replay
    Column("asked", Text),  # all seats that owe a choice, covert ones too: never shown to anybody
    Column("asked_at", Text),  # since when each of them is asked
    Column("damaged", Boolean),  # what is stored makes no match any more; `undercroft doctor` mends it
    Column("takeback", Text),  # who asks to take back, and who has agreed
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),  # the last change that everybody may see: it orders lists
    Column("revision", Integer),  # counts all changes; each names the one it knows
    Column("watching", String(8)),  # what those may do who do not sit here; empty: watch and talk
    Column("rematch", Text),  # the table that follows, and the seat that wanted it
    Index("tables_open", "status", "public"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(24)),
    Column("name", String(40), nullable=False),
    Column("level", String(20)),
    Index("seats_of", "guest"),
)

# One row per move: the choice or undo with all that chance answered. Move 0 is the set-up. The primary key is what
# makes a move happen once, whoever tries to write it.
moves = Table(
    "moves",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("move", Integer, primary_key=True),
    Column("entries", Text, nullable=False),
    Column("request", String(64)),
    Column("at", Float, nullable=False),
    Column("clock", Float),  # the same by the clock of the house
    UniqueConstraint("table_id", "request", name="moves_once"),
)

# The match as it was frozen last, so that not all moves have to be played to bring it back. Only saves time.
frozen = Table(
    "frozen", metadata, Column("table_id", String(16), primary_key=True), Column("data", Text, nullable=False)
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", String(24), nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", Float, nullable=False),
    Column("request", String(64)),
    Index("chat_once", "table_id", "request", unique=True),
)

# Guests whom a host has sent away from his table.
removed = Table(
    "removed",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
)

# Messages that were done without a move, so that a repeat does nothing.
requests = Table(
    "requests",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("request", String(64), primary_key=True),
)

# Reviews of finished matches, and what is known of each choice so far.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("seats", Text, nullable=False),  # whose choices a bot looks at
    Column("positions", Integer, nullable=False),
    Column("state", String(12), nullable=False, index=True),
    Column("at", Float, nullable=False),
)
review_points = Table(
    "review_points",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("move", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)


def open_database(url: str) -> Engine:
    """The engine with all tables made; SQLite in WAL mode, so that a killed process loses nothing committed."""
    engine = create_engine(url, poolclass=QueuePool, pool_size=4)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    metadata.create_all(engine)
    add_what_is_new(engine)
    return engine


def add_what_is_new(engine: Engine) -> None:
    """A database of an earlier version gets the columns and indexes it lacks; they are empty in its rows."""
    known = inspect(engine)
    there = {(table, column["name"]) for table in metadata.tables for column in known.get_columns(table)}
    columns = [column for table in metadata.sorted_tables for column in table.columns]
    with engine.begin() as connection:
        for column in columns:
            if (column.table.name, column.name) not in there:
                kind = column.type.compile(engine.dialect)
                connection.exec_driver_sql(f"ALTER TABLE {column.table.name} ADD COLUMN {column.name} {kind}")
        for index in [index for table in metadata.sorted_tables for index in table.indexes]:
            index.create(connection, checkfirst=True)


def begin_sqlite(connection: Connection) -> None:
    """Python's driver begins no transaction before a savepoint, which would then commit by itself."""
    connection.exec_driver_sql("BEGIN")


def prepare_sqlite(connection: object, _: object) -> None:
    connection.isolation_level = None  # type: ignore[attr-defined]  # a DBAPI connection; see begin_sqlite
    cursor = connection.cursor()  # type: ignore[attr-defined]  # a DBAPI connection
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
