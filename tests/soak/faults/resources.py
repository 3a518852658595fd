"""What a server needs and does not get: file descriptors, room on the disk, its database for itself."""

import asyncio
import contextlib
import resource
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import BinaryIO

from tests.server.harness import held_port, is_healthy
from tests.soak.device import Device
from tests.soak.faults.attacks import opened
from tests.soak.house import MB, files_of
from tests.soak.scene import Scene

SPARE = 6  # file descriptors that are left
READERS = 12
NOTICED = 10.0  # seconds in which the server must say that its database is gone


@contextlib.contextmanager
def limited(pid: int, kind: int, most: int) -> Iterator[None]:
    """The process may have no more of that, for the length of the block."""
    before = resource.prlimit(pid, kind)
    resource.prlimit(pid, kind, (most, before[1]))
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(pid, kind, before)


async def no_files(scene: Scene) -> None:
    """Strangers take the last file descriptors; others, connected already, ask for more than is open to read with."""
    pid = scene.house.pid
    readers = [await scene.stranger() for _ in range(READERS)]
    until = monotonic() + scene.random.uniform(3, 7)
    with limited(pid, resource.RLIMIT_NOFILE, files_of(pid) + SPARE):
        async with opened(scene, 120):
            await asyncio.gather(*(read_on(each, until) for each in readers))


async def read_on(reader: Device, until: float) -> None:
    while monotonic() < until:
        await reader.look("/api/my/tables")
        await asyncio.sleep(0.05)


async def disk_full(scene: Scene) -> None:
    small = scene.house.small
    if small is None:
        await no_growth(scene)
        return
    ballast = small / "ballast"
    try:
        await scene.house.thread(lambda: fill(ballast))
        await scene.last(3, 7)
    finally:
        ballast.unlink(missing_ok=True)


def fill(ballast: Path) -> None:
    """Write until nothing fits any more, not even half a page."""
    with ballast.open("wb", buffering=0) as file:
        for size in (MB, 4096, 1):
            while is_written(file, b"\0" * size):
                pass


def is_written(file: BinaryIO, block: bytes) -> bool:
    try:
        return bool(file.write(block))
    except OSError:  # no space left on device
        return False


async def no_growth(scene: Scene) -> None:
    """Where no file system can be mounted: no file of the server may grow."""
    database = scene.house.server.database
    sizes = [each.stat().st_size for each in database.parent.glob(f"{database.name}*")]
    with limited(scene.house.pid, resource.RLIMIT_FSIZE, max(sizes)):
        await scene.last(3, 7)


async def locked(scene: Scene) -> None:
    """Somebody else holds the lock of the database, for shorter or longer than the server waits for it."""
    other = sqlite3.connect(
        scene.house.server.database, timeout=10, isolation_level=None, check_same_thread=False, cached_statements=0
    )
    try:
        await scene.house.thread(lambda: other.execute("BEGIN EXCLUSIVE"))
        await scene.last(2, 9)
    except sqlite3.OperationalError as problem:
        scene.house.findings.add(f"The database could not be locked: {problem}.")
    finally:
        other.close()


async def removed(scene: Scene) -> None:
    """The file is moved away while the server runs. It must say so; then the host puts it back and restarts."""
    database = scene.house.server.database
    away = database.parent / "away"
    away.mkdir()
    for each in database.parent.glob(f"{database.name}*"):
        each.rename(away / each.name)
    try:
        async with asyncio.timeout(NOTICED):
            while await scene.house.is_well():
                await asyncio.sleep(0.2)
        await scene.last(1, 3)
    except TimeoutError:
        scene.house.findings.add("The database file was removed, and the server said that all was well.")
    finally:
        await scene.house.kill()
        put_back(away, database)
        await scene.house.start()


def put_back(away: Path, database: Path) -> None:
    for made_since in database.parent.glob(f"{database.name}*"):
        made_since.unlink()
    for each in away.iterdir():
        each.rename(database.parent / each.name)
    away.rmdir()


async def second_server(scene: Scene) -> None:
    """Somebody starts the server a second time on the same file: refused, in a sentence."""
    said = await scene.house.thread(lambda: start_beside(scene.house.server.database))
    if said is None:
        scene.house.findings.add("A second server on the same database was not refused.")
    elif "Traceback" in said or not said.strip():
        scene.house.findings.add("A second server on the same database was refused without a sentence.")


def start_beside(database: Path) -> str | None:
    """What it says when it refuses; None when it serves."""
    with held_port() as held, tempfile.TemporaryFile("w+") as heard:
        port = int(held.getsockname()[1])
        command = [sys.executable, "-m", "undercroft.cli", "serve", "--port", str(port), "--database", str(database)]
        second = subprocess.Popen(command, stdout=heard, stderr=heard, stdin=subprocess.DEVNULL)
        while second.poll() is None and not is_healthy(port):
            sleep(0.1)
        if second.poll() is None:
            second.terminate()
            second.wait()
            return None
        heard.seek(0)
        return heard.read()
