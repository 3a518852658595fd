"""Processes of a round: started, watched, ended by their own ids."""

import contextlib
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.catalog import ROOT
from benchmarks.rounds import last_line
from benchmarks.server.subjects import surroundings

START, END = 30.0, 10.0  # seconds within which a server must listen, or be gone


class Fallen(Exception):
    """A process of the benchmark did not do its part; the message is its last line."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(command: list[str], port: int, log: Path) -> Iterator[int]:
    """A server that listens on that port, for the length of the block; gives its process id."""
    with log.open("w") as out:
        process = subprocess.Popen(command, cwd=ROOT, env=surroundings(), stdout=out, stderr=out)
    try:
        wait_until_listening(process, port, log)
        yield process.pid
    finally:
        end(process)


def wait_until_listening(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = time.monotonic() + START
    while time.monotonic() < deadline and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.05)
    raise Fallen(f"the server does not listen: {last_line(log.read_text())}")


def end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(END)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def cpu_seconds(pid: int) -> float | None:
    """What a process and its children have used so far; None where the system has no /proc."""
    if not Path("/proc/self/stat").exists():
        return None
    return sum(own_seconds(each) for each in family(pid))


def busy_seconds() -> float | None:
    """What the whole machine has worked so far, stolen time included: everything but idling and waiting."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return None
    user, nice, system, _idle, _wait, *interrupts = map(int, stat.read_text().split("\n", 1)[0].split()[1:9])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


def own_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # gone in the meantime
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    found = [pid]
    for listing in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [each for child in listing.read_text().split() for each in family(int(child))]
    return found
