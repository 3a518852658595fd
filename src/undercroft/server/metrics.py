"""Numbers for the host, on an address of their own: they count secret choices, so players must not reach them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from undercroft.server.crowd import Crowd
from undercroft.server.registry import TableRegistry

QUESTION = 8192  # bytes
PATIENCE = 5.0  # seconds for one question and its answer


@asynccontextmanager
async def open_metrics(address: tuple[str, int] | None, registry: TableRegistry, crowd: Crowd) -> AsyncIterator[None]:
    """Serve them there as long as the block lasts; nowhere if there is no address."""
    if address is None:
        yield
        return
    server = await asyncio.start_server(partial(answer, registry, crowd), *address, limit=QUESTION)
    async with server:
        yield


def text(registry: TableRegistry, crowd: Crowd) -> str:
    """A few numbers in the text format of Prometheus."""
    numbers = {
        "choices_total": registry.store.moves,
        "tables_loaded": len(registry.tables),
        "sockets": sum(len(table.clients) for table in registry.tables.values()),
        "outbox_bytes": crowd.outboxes.held,
        **registry.jobs.numbers(),
    }
    return "".join(f"undercroft_{name} {number}\n" for name, number in numbers.items())


async def answer(
    registry: TableRegistry, crowd: Crowd, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """One question on a connection; whatever is asked, these numbers are the answer."""
    try:
        async with asyncio.timeout(PATIENCE):
            await reader.readuntil(b"\r\n\r\n")
            body = text(registry, crowd).encode()
            head = f"HTTP/1.1 200 OK\r\ncontent-type: text/plain; version=0.0.4\r\ncontent-length: {len(body)}\r\n"
            writer.write(f"{head}connection: close\r\n\r\n".encode() + body)
            await writer.drain()
    except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
        pass  # no question, or nobody who waits for the answer
    finally:
        writer.close()
