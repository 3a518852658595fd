"""The database file: still the one that was opened? What goes into a removed file is lost at the next start."""

from pathlib import Path

from sqlalchemy import Engine

from undercroft.server.errors import DatabaseFails

Identity = tuple[int, int]  # device and number of a file


class DatabaseFile:
    """Remembers which file was opened. A database without a file (another one than SQLite) is always there."""

    def __init__(self, engine: Engine) -> None:
        name = engine.url.database if engine.dialect.name == "sqlite" else None
        self.path = Path(name) if name and name != ":memory:" else None
        self.opened = self.identity()

    def identity(self) -> Identity | None:
        try:
            found = self.path.stat() if self.path else None
        except OSError:
            return None
        return (found.st_dev, found.st_ino) if found else None

    def check(self) -> None:
        """DatabaseFails if the file is gone or another one is in its place."""
        if self.identity() != self.opened:
            raise DatabaseFails(
                "The database file is no longer where it was; nothing can be stored. The host has to put it back."
            )
