"""A table's socket from the player's side: what it sent, what it got, and what follows from it."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.harness import OPENED, PATIENCE

NUMBERS = count(1)


class Socket:
    """Follows one table with the eyes of its guest."""

    def __init__(self, port: int, table_id: str, cookies: str, origin: str | None = None) -> None:
        self.port, self.table_id, self.cookies, self.origin = port, table_id, cookies, origin
        self.connection: ClientConnection | None = None
        self.raw: list[str] = []  # every message received
        self.items: list[Any] = []  # every item received
        self.story: list[Any] = []  # all news that hold, with those that were taken back gone
        self.mark = 0  # of the story
        self.beats: list[Any] = []  # all that were told
        self.nows: list[Any] = []  # the present after each item that came alone
        self.chat: list[Any] = []
        self.table: Any = None
        self.now: Any = None
        self.you: int | None = None
        self.acked: list[str] = []
        OPENED.append(self)
        self.open()

    # ---- the connection

    def open(self) -> None:
        self.stack = ExitStack()
        opened = connect(
            f"ws://127.0.0.1:{self.port}/ws/tables/{self.table_id}",
            additional_headers={"Cookie": self.cookies, **({"Origin": self.origin} if self.origin else {})},
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            max_size=None,
            compression=None,
            max_queue=None,  # a full queue would hold up the closing handshake
            ping_interval=None,
        )
        self.connection = self.stack.enter_context(opened)

    def close(self) -> None:
        if self.connection is not None:
            self.stack.close()
            self.connection = None

    def send(self, **message: Any) -> None:
        self.send_raw(json.dumps(message))

    def send_raw(self, message: str | bytes) -> None:
        assert self.connection is not None
        self.connection.send(message)

    def receive(self, timeout: float = PATIENCE) -> Any:
        """The next message, taken note of. TimeoutError when none comes."""
        assert self.connection is not None
        text = str(self.connection.recv(timeout))
        self.raw.append(text)
        message = json.loads(text)
        self.note(message)
        return message

    def next(self, kind: str) -> Any:
        return self.until(lambda message: message["type"] == kind)

    def until(self, wanted: Callable[[Any], bool]) -> Any:
        """The next message of that sort; what comes before it is taken note of."""
        for _ in range(10_000):
            message = self.receive()
            if wanted(message):
                return message
        raise AssertionError("10,000 messages and not the one that was expected")

    def drain(self) -> bool:
        """Take note of everything that has arrived; whether there was anything."""
        for taken in range(10_000):
            try:
                self.receive(0)
            except TimeoutError:
                return taken > 0
        raise AssertionError("messages without end")

    def closed_with(self) -> int:
        """The code with which the server ends this socket."""
        try:
            self.until(lambda _: False)
        except ConnectionClosed as end:
            self.close()
            return end.rcvd.code if end.rcvd else 1006
        raise AssertionError("the socket was not closed")

    # ---- what follows from the messages

    def note(self, message: Any) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.note_welcome(message)
        elif kind == "item":
            self.note_item(message["item"])
            self.beats += message.get("beats", [])
            self.acked += [message["ack"]] if "ack" in message else []
            self.now = patched(self.now, message["now"])
            self.nows.append((len(self.items), self.now))
        elif kind == "table":
            self.table = message["table"]
        elif kind == "chat":
            self.chat.append(message["chat"])
        elif kind == "ack":
            self.acked.append(message["id"])

    def note_welcome(self, message: Any) -> None:
        self.you = message["you"]
        self.note_item(message["item"])
        self.now, self.table, self.chat = message["now"], message["table"], message["chat"]
        self.nows.append((len(self.items), self.now))

    def note_item(self, item: Any) -> None:
        """News have no gaps, whatever else happens."""
        assert item["from"] <= len(self.story)
        self.items.append(item)
        self.story = self.story[: item["from"]] + item["events"]
        self.mark = item["mark"]

    # ---- the verbs of a player

    def hello(self, last: int | None = None) -> Any:
        """Say what one has heard; with `last` 0 one has forgotten everything."""
        known = {"last": len(self.story), "mark": self.mark} if last is None else {"last": last, "mark": 0}
        self.send(type="hello", **known, beats=True)
        return self.next("welcome")

    def options(self) -> list[str]:
        decision = (self.now or {}).get("decision") or {"options": []}
        return [option["text"] for option in decision["options"]]

    def choose(self, choice: str | None = None, request: str | None = None, ticket: int | None = None) -> Any:
        """Answer the present decision and wait for ack or refusal."""
        if ticket is None:
            ticket = self.now["decision"]["ticket"] if self.now["decision"] else 0
        return self.ask("choose", request, ticket=ticket, choice=choice or self.options()[0])

    def ask(self, kind: str, request: str | None = None, **more: Any) -> Any:
        """Send a message with an id and wait for the answer to it."""
        request = request or f"r{next(NUMBERS)}"
        self.send(type=kind, id=request, **more)
        answer = self.until(lambda message: request in (message.get("id"), message.get("ack")))
        return {"type": "ack", "id": request} if "ack" in answer else answer


def patched(now: Any, changed: Any) -> Any:
    """The present with what has changed, as docs/protocol.md says."""
    parts, whole = changed.get("parts", {}), changed.get("whole", False)
    view = {**({} if whole else now["view"]), **changed.get("view", {})}
    for key, entries in parts.items():
        view[key] = with_entries(view[key], entries)
    rest = {key: each for key, each in changed.items() if key not in {"view", "parts", "whole"}}
    return {**now, **rest, "view": view}


def with_entries(value: Any, entries: Any) -> Any:
    if isinstance(value, dict):
        return {**value, **entries}
    return [entries.get(str(place), each) for place, each in enumerate(value)]


Pair = tuple[Socket, Socket]
