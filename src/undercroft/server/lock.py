"""One server for one SQLite file: what two of them hold in memory would contradict each other."""

import fcntl
import os
from pathlib import Path

from sqlalchemy import make_url

from undercroft.engine.errors import UndercroftError


class DatabaseTaken(UndercroftError):
    """Another process serves this database, or nobody can find out."""

    kind = "database-taken"


class DatabaseLock:
    """Held until `release`, or until the process ends in whatever way. Its file stays; only the lock on it counts.

    The lock belongs to the process, not to the open file: bots that think in processes of their own do not inherit it,
    so it never outlives the server. Within one process it keeps nobody out.
    """

    def __init__(self, url: str) -> None:
        path = lock_file(url)
        self.file = None if path is None else take(path)

    def release(self) -> None:
        if self.file is not None:
            os.close(self.file)
            self.file = None


def lock_file(url: str) -> Path | None:
    """Beside the database itself, however it is named: a link to it has the same lock. None for what is no file."""
    found = make_url(url)
    name = found.database
    if found.get_backend_name() != "sqlite" or not name or ":memory:" in name:
        return None
    path = Path(name.removeprefix("file:").partition("?")[0]).resolve()
    return path.with_name(path.name + ".lock")


def take(path: Path) -> int:
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise DatabaseTaken(f"The database cannot be used: {path} cannot be written ({problem.strerror}).") from None
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        holder = os.read(file, 20).decode(errors="replace").strip()
        os.close(file)
        raise DatabaseTaken(
            f"The database {path.with_suffix('')} is served already, by process {holder or 'unknown'}. "
            "Stop that server first, or name another file with --database."
        ) from None
    os.ftruncate(file, 0)
    os.pwrite(file, f"{os.getpid()}\n".encode(), 0)
    return file
