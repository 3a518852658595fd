"""How a socket ends: with a code of docs/protocol.md, written down where it is our fault, and never twice."""

import asyncio
import contextlib
import logging
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from undercroft.engine.errors import UndercroftError
from undercroft.server.errors import (
    Damaged,
    DatabaseFails,
    Malformed,
    NoGuest,
    NoSuchTable,
    NotAllowed,
    PlayersOnly,
    Removed,
    TooMany,
)

log = logging.getLogger("undercroft.server")

Socket = WebSocket[Any, Any, Any]
Code = tuple[int, str]
CODES: dict[type[UndercroftError], int] = {
    Malformed: 4400,
    NoGuest: 4401,
    NotAllowed: 4403,
    NoSuchTable: 4404,
    Damaged: 4409,
    TooMany: 4429,
    Removed: 4406,
    PlayersOnly: 4407,
    DatabaseFails: 4500,
}
FAILED = 4500
PATIENCE = 10.0  # seconds for a closing frame; who takes none of it is cut off without


async def part(socket: Socket, code: int, reason: str) -> None:
    """Close it, unless the other side was faster."""
    with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await socket.close(code, reason)


def code_of(problem: BaseException, table: str) -> Code:
    """Code and reason for whatever ended the socket; what is no refusal is logged."""
    if isinstance(problem, UndercroftError):
        return CODES.get(type(problem), 4400), short(str(problem))
    if isinstance(problem, SQLAlchemyError):
        log.error("database failed", extra={"table": table, "reason": cause(problem)})
    else:
        log.error("socket failed", exc_info=problem, extra={"table": table})
    return FAILED, "Something went wrong here. It is written down; come back."


def cause(problem: SQLAlchemyError) -> str:
    """What the database said, without the statement: its values are choices and keys."""
    return str(getattr(problem, "orig", None) or type(problem).__name__)


def short(reason: str) -> str:
    """A closing frame has room for 123 bytes."""
    return reason.encode()[:120].decode(errors="ignore")
