"""Bytes on the wire, as no browser sends them, and what the server has to hold for them."""

import contextlib
import select
import socket
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.server.browser import Browser
from tests.server.harness import PATIENCE, Server
from undercroft.server.config import RECORD_BODY

REQUEST = b"GET /api/session HTTP/1.1\r\nHost: here\r\n"


@contextlib.contextmanager
def lines(server: Server, number: int) -> Iterator[list[socket.socket]]:
    """So many connections that nobody has said anything on."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(line(server)) for _ in range(number)]


def line(server: Server, room: int | None = None, source: str = "127.0.0.1") -> socket.socket:
    """A connection; with `room`, our side takes no more bytes than that before they are read."""
    connection = socket.socket()
    connection.bind((source, 0))
    if room:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    connection.settimeout(PATIENCE)
    connection.connect(("127.0.0.1", server.port))
    return connection


def push(connection: socket.socket, data: bytes, most: int) -> int:
    """Send it again and again until the server has enough of it; how many bytes it took, `most` if it never had."""
    sent = 0
    try:
        while sent < most:
            sent += connection.send(data)
    except OSError:
        pass
    return sent


def answer_on(connection: socket.socket) -> bytes:
    """All that comes until the server closes."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while chunk := connection.recv(65536):
            heard += chunk
    return heard


def record_head(browser: Browser) -> bytes:
    """A request with a record of the largest size, of which nothing has come yet."""
    return (
        f"POST /api/records HTTP/1.1\r\nHost: here\r\nCookie: {browser.cookie_line()}\r\n"
        f"X-CSRFToken: {browser.cookies['csrftoken']}\r\nContent-Length: {RECORD_BODY}\r\n\r\n"
    ).encode()


def is_closed(connection: socket.socket) -> bool:
    """Whether the server has ended it, without waiting for that."""
    connection.setblocking(False)
    try:
        return connection.recv(65536) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    finally:
        connection.settimeout(PATIENCE)


def upgraded(server: Server, table_id: str, cookies: str, source: str = "127.0.0.1") -> socket.socket:
    """A table's socket that is read only when a test wants it."""
    connection = line(server, 4096, source)
    key = b64encode(bytes(16)).decode()
    connection.sendall(
        f"GET /ws/tables/{table_id} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookies}\r\n\r\n".encode()
    )
    assert connection.recv(12) == b"HTTP/1.1 101"
    return connection


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame of the WebSocket protocol, masked with zeros: 0 continuation, 1 text, 9 ping."""
    assert len(data) < 126
    return bytes([kind | (0x80 if last else 0), 0x80 | len(data)]) + bytes(4) + data


def is_closing(connection: socket.socket) -> bool:
    """Whether anything, the end included, can be read without waiting."""
    return bool(select.select([connection], [], [], 0)[0])


def closing_code(connection: socket.socket) -> int:
    """The code of the closing frame that ends it; 1006 without one."""
    heard = answer_on(connection)
    place = heard.rfind(b"\x88")
    return int.from_bytes(heard[place + 2 : place + 4]) if place >= 0 else 1006


def memory(server: Server) -> int:
    """Bytes that the server's own process has in memory."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return 1024 * int(next(each for each in status.splitlines() if each.startswith("VmRSS")).split()[1])


def open_files(server: Server) -> int:
    assert server.process is not None
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def open_sockets(server: Server) -> int:
    """Of its open files those that are connections; how many of the database it holds open depends on the load."""
    assert server.process is not None
    files = Path(f"/proc/{server.process.pid}/fd").iterdir()
    return sum(target_of(each).startswith("socket:") for each in files)


def target_of(link: Path) -> str:
    """Where it leads; nowhere, if it has been closed meanwhile."""
    try:
        return str(link.readlink())
    except FileNotFoundError:
        return ""


def until(true: str, check: Callable[[], bool]) -> None:
    """Wait for something that the server does by itself."""
    deadline = time.monotonic() + 2 * PATIENCE
    while not check():
        assert time.monotonic() < deadline, f"this never came true: {true}"
        time.sleep(0.1)
