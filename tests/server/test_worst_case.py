"""Everything at once: what the server holds in memory stays below the figure that docs/hosting.md promises."""

import contextlib
import re
import socket
from pathlib import Path

from tests.server.browser import Browser
from tests.server.harness import Server
from tests.server.raw import REQUEST, frame, line, memory, push, record_head, until, upgraded
from tests.server.test_unread import played
from undercroft.server.config import RECORD_BODY, ServerConfig

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
HELLO = frame(1, b'{"type": "hello", "last": 0}')


def promised() -> int:
    """Bytes, as the documentation says them."""
    (megabytes,) = re.findall(r"stays below \*\*(\d+) MB\*\*", HOSTING.read_text(encoding="utf-8"))
    return int(megabytes) * 1_000_000


def test_memory_stays_below_the_promise_whatever_comes(tmp_path: Path) -> None:
    """More connections than there may be, of all kinds, and none of them reads: as if from many addresses."""
    with Server(tmp_path, "--no-limits") as server, contextlib.ExitStack() as stack:
        mira, table = played(server)
        most = ServerConfig().connections
        seen = [memory(server)]
        for number in range(most // 2):
            attack = upgraded(server, table["id"], mira.cookie_line())
            stack.enter_context(attack)
            attack.sendall(HELLO * (1 + number % 12))
        seen.append(memory(server))
        for number in range(most):
            upload(stack.enter_context(line(server)), record_head(mira) if number % 3 == 0 else REQUEST)
            if number % 50 == 0:
                seen.append(memory(server))
        assert Browser(server).get("/health") == {"status": "ok"}
        seen.append(memory(server))
        assert max(seen) < promised()
        until("the outboxes are empty", lambda: server.metrics["undercroft_outbox_bytes"] == 0)
        assert '"level": "error"' not in server.log, server.log


def upload(connection: socket.socket, head: bytes) -> None:
    """A body that never ends, or headers that do not."""
    push(connection, head, len(head))
    if head is not REQUEST:
        push(connection, b" " * 50_000, RECORD_BODY // 2)
