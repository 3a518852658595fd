"""A socket ends once, whoever is faster."""

import asyncio
from typing import Any, cast

import pytest
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from undercroft.server.parting import Socket, part, short
from undercroft.server.socket import send_to


class Gone:
    """A socket that is closed already; what it says to that depends on how."""

    def __init__(self, problem: Exception) -> None:
        self.problem = problem

    async def close(self, *_: Any) -> None:
        raise self.problem

    async def send_text(self, _: str) -> None:
        raise self.problem


@pytest.mark.parametrize("problem", [RuntimeError("after close"), ClientDisconnected(), WebSocketDisconnect(detail="")])
def test_closing_what_is_closed_does_nothing(problem: Exception) -> None:
    asyncio.run(part(cast(Socket, Gone(problem)), 4404, "There is no such table."))


def test_sending_into_a_closed_socket_is_a_farewell_and_no_failure() -> None:
    with pytest.raises(WebSocketDisconnect):
        asyncio.run(send_to(cast(Socket, Gone(RuntimeError("after close"))), "late"))


def test_a_reason_fits_into_a_closing_frame() -> None:
    assert short("ä" * 100) == "ä" * 60
