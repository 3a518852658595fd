"""uvicorn's protocols with the bounds they lack: bytes of a request, time until it is whole, what waits on a socket."""

import asyncio
import json
from asyncio.transports import BaseTransport
from http import HTTPStatus
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from undercroft.server.config import HEAD, MESSAGE_FRAME, PIPELINED, PONGS, QUEUED, REQUEST, ServerConfig
from undercroft.server.errors import Full, Malformed, ServerRefusal, TooLarge
from undercroft.server.gate import Gate, Visit

LINE = "undercroft.line"  # among the extensions of a socket's scope


class BoundedConfig(uvicorn.Config):
    """uvicorn's settings, and the gate that all connections pass."""

    def __init__(self, app: Any, config: ServerConfig) -> None:
        super().__init__(
            app, host=config.host, port=config.port, log_config=None, access_log=False, server_header=False,
            http=BoundedHttp, ws=BoundedSocket, ws_max_size=MESSAGE_FRAME, timeout_graceful_shutdown=5,
            ws_per_message_deflate=False,  # what is sent is short, and compressing cost more than all else
            proxy_headers=bool(config.trusted), forwarded_allow_ips=list(config.trusted),
        )  # fmt: skip
        self.gate = Gate(config)


class BoundedHttp(HttpToolsProtocol):
    """A connection that sends requests."""

    visit: Visit
    serving: RequestResponseCycle | None = None  # `cycle` is the last of those that wait for an answer
    in_head = True
    begun = 0  # bytes that were held when the present request began
    next_begins = 0  # and when one would begin with what is read next
    reason: ServerRefusal | None = None  # why the parser was stopped

    @property
    def gate(self) -> Gate:
        return cast(BoundedConfig, self.config).gate

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        refusal = self.gate.enter(transport, self.client[0] if self.client else "")
        self.visit = self.gate.visits[transport]
        if refusal:
            self.turn_away(refusal)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        self.stop_answering()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.next_begins = self.visit.held
        if not self.gate.hold(self.visit, len(data)):
            self.turn_away(Full("The server has too much to read. Try again in a moment."))
            return
        super().data_received(data)
        self.check_size()

    def check_size(self) -> None:
        size, most = (self.visit.held - self.begun, HEAD) if self.in_head else (self.visit.held, REQUEST)
        if size > most and not self.transport.is_closing():
            self.turn_away(TooLarge(f"A request can have {HEAD} bytes of headers here, {REQUEST} in all."))

    def send_400_response(self, msg: str) -> None:
        """What uvicorn says when the parser stops."""
        self.turn_away(self.reason or Malformed(msg))

    def turn_away(self, refusal: ServerRefusal) -> None:
        """Refuse in words, unless an answer is on its way already, and end the connection."""
        if self.serving is None or self.serving.response_complete or not self.serving.response_started:
            body = json.dumps({"kind": refusal.kind, "message": str(refusal), "rules": []}).encode()
            status = f"HTTP/1.1 {refusal.status} {HTTPStatus(refusal.status).phrase}\r\n"
            head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
            self.transport.write((status + head).encode() + body)
        self.stop_answering()
        self.transport.close()

    def cut(self) -> None:
        """End it without a word: nobody would hear one."""
        self.stop_answering()
        self.transport.abort()

    def stop_answering(self) -> None:
        """Whoever still works on an answer must not write into a closed connection."""
        self.pipeline.clear()
        if self.serving is not None:
            self.serving.disconnected = True
            self.serving.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.serving = cycle
        super()._start_asgi_task(cycle, app)

    # ---- how far the request has come

    def on_message_begin(self) -> None:
        self.in_head, self.begun = True, self.next_begins
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.check_head()
        self.visit.await_body(self.loop.time())
        super().on_headers_complete()

    def check_head(self) -> None:
        """Raise what stops the parser; uvicorn then answers with the reason."""
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > HEAD:
            self.reason = TooLarge(f"The headers of a request can have {HEAD} bytes here.")
        elif len(self.pipeline) >= PIPELINED:
            self.reason = Malformed(f"{PIPELINED} requests can wait for an answer on one connection.")
        if self.reason:
            raise self.reason

    def on_message_complete(self) -> None:
        self.visit.be_served()
        self.next_begins = self.visit.held  # somewhere in what was read last; rather too late than too early
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.gate.answered(self.visit)
        if not (self.cycle.more_body or self.pipeline):
            self.visit.await_head(self.loop.time())
        super().on_response_complete()


class BoundedSocket(WebSocketsSansIOProtocol):
    """A connection that has become a socket. Whoever serves it is given a line on which a message goes out at once."""

    @property
    def gate(self) -> Gate:
        return cast(BoundedConfig, self.config).gate

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        visit = self.gate.visits[self.transport]
        self.gate.answered(visit)
        visit.be_served()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # refused
            cast("dict[str, Any]", self.scope["extensions"])[LINE] = self.send_now

    def send_now(self, message: bytes) -> bool:
        """Send a text if there is room for it; whether there was. Otherwise uvicorn's `send` waits or says why not."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        unreadable = not self.handshake_initiated  # uvicorn would wait for the rest of it
        if unreadable or self.queue.qsize() + len(self.frames) > QUEUED:
            self.cut()

    def handle_ping(self) -> None:
        """Browsers never ping, and answers are sent without asking whether there is room."""
        if self.transport.get_write_buffer_size() > PONGS:
            self.cut()
        else:
            super().handle_ping()

    def cut(self) -> None:
        """End it without a word: nobody would hear one."""
        self.disconnected = True
        self.writable.set()
        self.transport.abort()
