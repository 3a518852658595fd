"""The database: guests, tables, seats, moves, chat. SQLAlchemy Core; SQLite by default, others by URL later."""

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
    Column("status", String(8), nullable=False),
    Column("host", String(24), nullable=False),
    Column("key", LargeBinary),
    Column("start", Text),  # a position, where the match did not begin with set-up
    Column("summary", Text, nullable=False, default="{}"),  # round, waiting, result: for lists without a replay
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
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
    UniqueConstraint("table_id", "request", name="moves_once"),
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
)


def open_database(url: str) -> Engine:
    """The engine with all tables made; SQLite in WAL mode, so that a killed process loses nothing committed."""
    engine = create_engine(url, poolclass=QueuePool, pool_size=4)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    metadata.create_all(engine)
    return engine


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
