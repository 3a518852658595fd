"""A real server in a process of its own, which can be stopped and killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType
from typing import Protocol
from urllib.request import urlopen

PATIENCE = 60.0  # seconds until a test gives up waiting, on a busy machine, too; no test measures with it


class Closable(Protocol):
    """A browser or a socket."""

    def close(self) -> None: ...


OPENED: list[Closable] = []  # by the running test; closed after it


class Server:
    """`undercroft serve` on a free port of this machine, with a database that outlives it."""

    def __init__(
        self, folder: Path, *config: str, environment: dict[str, str] | None = None, files: int | None = None
    ) -> None:
        self.database = folder / "tables.db"
        self.log_file = folder / "server.log"
        self.config = config
        self.environment = environment  # None: that of the tests
        self.files = files  # that it may open; None: as many as the tests
        self.held, self.held_metrics = held_port(), held_port()
        self.port, self.metrics_port = (int(each.getsockname()[1]) for each in (self.held, self.held_metrics))
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Server":
        try:
            self.start()
        except BaseException:
            self.kill()  # nobody else would
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.stop()
        self.held.close()
        self.held_metrics.close()

    def start(self) -> None:
        """Start it and wait until it answers."""
        limits = ["prlimit", f"--nofile={self.files}"] if self.files else []  # it becomes the server, same process
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [*limits, *self.command], stdout=log, stderr=log, stdin=subprocess.DEVNULL, env=self.environment
            )
        self.await_health()

    @property
    def command(self) -> list[str]:
        return [
            sys.executable, "-m", "undercroft.cli", "serve", "--port", str(self.port),
            "--metrics", str(self.metrics_port), "--database", str(self.database), "--bot-pause", "0", *self.config,
        ]  # fmt: skip

    def await_health(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self.process is not None
            assert self.process.poll() is None, f"the server ended by itself:\n{self.log}"
            if is_healthy(self.port):
                return
            time.sleep(0.02)
        raise AssertionError(f"the server does not answer:\n{self.log}")

    def stop(self) -> None:
        """Ask it to end; a restart with warning."""
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        """End it in the middle of whatever it does (kill -9)."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(PATIENCE)
            raise
        finally:
            self.process = None

    @property
    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8")

    @property
    def metrics(self) -> dict[str, int]:
        """The numbers that only the host can see."""
        with urlopen(f"http://127.0.0.1:{self.metrics_port}/metrics", timeout=PATIENCE) as answer:
            return {name: int(value) for name, value in (line.split() for line in answer.read().decode().splitlines())}

    @property
    def workers(self) -> list[int]:
        """The processes it has started."""
        assert self.process is not None
        return [each for each in processes() if parent_of(each) == self.process.pid]

    def at_work(self) -> list[int]:
        """The same once there are some: they are started when somebody has to think for the first time."""
        for _ in range(int(PATIENCE * 10)):
            if workers := self.workers:
                return workers
            time.sleep(0.1)
        raise AssertionError("nobody thinks")


def held_port() -> socket.socket:
    """A free port that nobody else gets, not even between two starts: bound, but only the server listens on it."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


def is_healthy(port: int) -> bool:
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def processes() -> list[int]:
    return [int(each.name) for each in Path("/proc").iterdir() if each.name.isdecimal()]


def parent_of(process: int) -> int | None:
    """The parent of a living process; None for one that has ended, with all its threads: until then files stay open."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return None
    state, parent, threads = fields[0], int(fields[1]), int(fields[17])
    return None if state == "Z" and threads <= 1 else parent


def is_alive(process: int) -> bool:
    return parent_of(process) is not None and os.getpid() != process


def await_end(processes: list[int]) -> None:
    for _ in range(int(PATIENCE * 10)):
        if not any(is_alive(each) for each in processes):
            return
        time.sleep(0.1)
    raise AssertionError("workers outlive their server")
