"""The house: the server with its database on a small file system, and what the system tells of its processes."""

import asyncio
import contextlib
import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from tests.server.harness import Closable, Server, is_healthy
from tests.soak.findings import Findings, Trouble
from tests.soak.ledger import Ledger

Result = TypeVar("Result")
SIZE = 256  # MB of the small file system
IDLE = 3.0  # seconds until a table that nobody looks at leaves memory
BACK = 30.0  # seconds within which a fault must be forgotten
MB = 1024 * 1024


class House:
    """One server after the other on the same database."""

    def __init__(self, folder: Path, small: Path | None) -> None:
        self.server = Server(folder, "--idle", str(IDLE))
        self.server.database = (small or folder) / "tables.db"
        self.small = small  # None: this machine does not let us mount one
        self.threads = ThreadPoolExecutor(96, "device")
        self.ledger = Ledger()
        self.findings = Findings()
        self.trouble = Trouble()
        self.opened: list[Closable] = []  # browsers, to be closed at last
        self.closing = asyncio.Event()  # people finish what they are about and go

    async def thread(self, work: Callable[[], Result]) -> Result:
        """In a thread of ours: those of asyncio are few, and some of ours wait long."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    @property
    def pid(self) -> int:
        """The server's process; 0 while it is down."""
        process = self.server.process
        return process.pid if process and process.poll() is None else 0

    async def start(self) -> None:
        await self.thread(self.server.start)

    async def kill(self) -> None:
        await self.thread(self.server.kill)

    async def stop(self) -> None:
        await self.thread(self.server.stop)

    def shut(self) -> None:
        """Nobody is left, and nothing stays open."""
        self.threads.shutdown(wait=True, cancel_futures=True)
        for each in self.opened:
            each.close()
        self.server.__exit__(None, None, None)

    async def is_well(self) -> bool:
        return await self.thread(lambda: is_healthy(self.server.port))

    async def recover(self, after: str) -> None:
        """Wait until the server is well again. Where it is not, that is found, and a new one takes its place."""
        try:
            async with asyncio.timeout(BACK):
                while self.pid and not await self.is_well():
                    await asyncio.sleep(0.1)
            if self.pid:
                return
            self.findings.add(f"The server ended by itself: {after}.")
        except TimeoutError:
            self.findings.add(f"{BACK:.0f} s after it was over the server was not well: {after}.")
        with contextlib.suppress(ProcessLookupError):
            await self.kill()
        await self.start()

    def workers(self) -> list[int]:
        """The processes in which bots think; multiprocessing has another one of its own."""
        return [each for each in self.server.workers if b"spawn_main" in command_of(each)]


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def memory_of(pid: int) -> float:
    """MB that the process holds; 0 when it is gone."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0


def files_of(pid: int) -> int:
    try:
        return len(os.listdir(f"/proc/{pid}/fd"))  # noqa: PTH208  # names are enough
    except OSError:
        return 0


@contextlib.contextmanager
def folders() -> Iterator[tuple[Path, Path | None]]:
    """A folder for the log, and a small file system for the database where the machine permits it."""
    with tempfile.TemporaryDirectory(prefix="undercroft-soak-") as place:
        folder, small = Path(place), Path(place) / "small"
        small.mkdir()
        mounted = can_mount(small)
        try:
            yield folder, small if mounted else None
        finally:
            if mounted:
                subprocess.run(["umount", "--lazy", small], check=True)


def can_mount(place: Path) -> bool:
    if os.geteuid() != 0:
        return False
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}m", "tmpfs", str(place)]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0
