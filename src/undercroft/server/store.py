"""The store: reads in threads, one writer that commits many waiting changes at once."""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from undercroft.server.schema import open_database

Change = Callable[[Connection], Any]
Job = tuple[Change, asyncio.Future[Any], asyncio.AbstractEventLoop]

BATCH = 200


class Store:
    """Everything that must survive a crash. A change is done when the awaited call returns."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self.moves = 0  # stored since the start, for the metrics
        self.jobs: queue.Queue[Job | None] = queue.Queue()
        self.writer = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.writer.start()

    def close(self) -> None:
        self.jobs.put(None)
        self.writer.join()
        self.engine.dispose()

    # ---- the one writer

    async def write(self, change: Change) -> Any:
        """Hand a change to the writer; returns after its transaction is committed."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self.jobs.put((change, done, loop))
        return await done

    def write_all(self) -> None:
        while (job := self.jobs.get()) is not None:
            batch = [job]
            while len(batch) < BATCH and not self.jobs.empty():
                following = self.jobs.get()
                if following is None:
                    self.jobs.put(None)
                    break
                batch.append(following)
            self.commit(batch)

    def commit(self, batch: list[Job]) -> None:
        """All changes in one transaction. If one fails, the batch is done again, each in a transaction of its own."""
        answers: list[tuple[Any, Exception | None]]
        try:
            with self.engine.begin() as connection:
                answers = [(change(connection), None) for change, _, _ in batch]
        except Exception:  # found out below, change by change
            answers = [self.attempt(change) for change, _, _ in batch]
        for (_, done, loop), (answer, failure) in zip(batch, answers, strict=True):
            loop.call_soon_threadsafe(settle, done, answer, failure)

    def attempt(self, change: Change) -> tuple[Any, Exception | None]:
        try:
            with self.engine.begin() as connection:
                return change(connection), None
        except Exception as problem:  # handed to whoever waits for this change
            return None, problem

    async def read(self, question: Change) -> Any:
        def ask() -> Any:
            with self.engine.connect() as connection:
                return question(connection)

        return await asyncio.to_thread(ask)


def settle(done: asyncio.Future[Any], answer: Any, failure: Exception | None) -> None:
    if done.cancelled():
        return
    if failure is None:
        done.set_result(answer)
    else:
        done.set_exception(failure)
