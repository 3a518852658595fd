"""The store: reads in threads, one writer that commits many waiting changes at once."""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection

from undercroft.server.database_file import DatabaseFile
from undercroft.server.house_clock import carried_on
from undercroft.server.lock import DatabaseLock
from undercroft.server.schema import open_database

Change = Callable[[Connection], Any]
Pending = tuple[Change, asyncio.Future[Any], asyncio.AbstractEventLoop]
Outcome = tuple[Any, Exception | None]

BATCH = 200


class Shared:
    """A change without an answer that costs less when it is carried out together with others of its kind."""

    __slots__ = ()

    def __call__(self, connection: Connection) -> None:
        self.together(connection, [self])

    @staticmethod
    def together(connection: Connection, changes: list[Any]) -> None:
        """All of them, or an exception."""
        raise NotImplementedError


class Store:
    """Everything that must survive a crash. A change is done when the awaited call returns."""

    def __init__(self, url: str) -> None:
        self.lock = DatabaseLock(url)  # before anything is read or changed
        self.engine = open_database(url)
        self.file = DatabaseFile(self.engine)
        self.house = carried_on(self.engine)
        self.moves = 0  # stored since the start, for the metrics
        self.pending: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.writer.start()

    def close(self) -> None:
        self.pending.put(None)
        self.writer.join()
        self.engine.dispose()
        self.lock.release()

    # ---- the one writer

    async def write(self, change: Change) -> Any:
        """Hand a change to the writer; returns after its transaction is committed."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self.pending.put((change, done, loop))
        return await done

    def write_all(self) -> None:
        while (first := self.pending.get()) is not None:
            batch = [first]
            while len(batch) < BATCH and not self.pending.empty():
                following = self.pending.get()
                if following is None:
                    self.pending.put(None)
                    break
                batch.append(following)
            self.commit(batch)

    def commit(self, batch: list[Pending]) -> None:
        """All changes in one transaction. If one fails, the batch is done again, each in a transaction of its own."""
        outcomes: list[Outcome]
        try:
            with self.begin() as connection:
                outcomes = [(answer, None) for answer in carry_out(connection, [change for change, _, _ in batch])]
        except Exception:  # found out below, change by change
            outcomes = [self.attempt(change) for change, _, _ in batch]
        settle_all(batch, outcomes)

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction in the file that was opened; after the commit it must still be in its place."""
        self.file.check()
        with self.engine.begin() as connection:
            yield connection
        self.file.check()

    def attempt(self, change: Change) -> Outcome:
        try:
            with self.begin() as connection:
                return change(connection), None
        except Exception as problem:  # handed to whoever waits for this change
            return None, problem

    async def read(self, question: Change) -> Any:
        def ask() -> Any:
            self.file.check()  # a new connection would make a new, empty file
            with self.engine.connect() as connection:
                return question(connection)

        return await asyncio.to_thread(ask)


def carry_out(connection: Connection, changes: list[Change]) -> list[Any]:
    """The answers to all of them. What is shared comes first: no change of a batch waits for another one of it."""
    shared: dict[type[Shared], list[Any]] = {}
    for change in changes:
        if isinstance(change, Shared):
            shared.setdefault(type(change), []).append(change)
    for kind, alike in shared.items():
        kind.together(connection, alike)
    return [None if isinstance(change, Shared) else change(connection) for change in changes]


def settle_all(batch: list[Pending], outcomes: list[Outcome]) -> None:
    """Tell those who wait, all of a loop at once: each telling interrupts what the loop does."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Outcome]]] = {}
    for (_, done, loop), outcome in zip(batch, outcomes, strict=True):
        loops.setdefault(loop, []).append((done, outcome))
    for loop, settled in loops.items():
        loop.call_soon_threadsafe(settle, settled)


def settle(settled: list[tuple[asyncio.Future[Any], Outcome]]) -> None:
    for done, (answer, failure) in settled:
        if done.cancelled():
            continue
        if failure is None:
            done.set_result(answer)
        else:
            done.set_exception(failure)
