"""A worker as the server sees it: a process that answers one job at a time and can be ended at any moment."""

import asyncio
import multiprocessing
import os
import pickle
import socket
from contextlib import suppress
from multiprocessing.context import SpawnProcess
from signal import SIGKILL
from typing import Any

from undercroft.server.thinking import FAILED, REFUSED, SIZE, Task, Work, framed, serve


class WorkerLost(Exception):
    """The worker died, or could not be started; the job may have nothing to do with it."""


class JobFailed(Exception):
    """The job itself stumbled; the message is the name of the mistake and nothing more."""


class Worker:
    """Started when it is first needed, and again after its end."""

    def __init__(self) -> None:
        self.busy = False
        self.process: SpawnProcess | None = None
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def answer(self, work: Work, task: Task, share: float) -> Any:
        """What comes of the job. Whoever gives up waiting for it has to `end` the worker, which knows of no hurry."""
        try:
            how, what = pickle.loads(await self.exchange(framed(pickle.dumps((work, task, share)))))
        except (OSError, EOFError):  # an incomplete answer is an EOFError
            self.end()
            raise WorkerLost from None
        if how == REFUSED:
            raise what
        if how == FAILED:
            raise JobFailed(what)
        return what

    async def exchange(self, message: bytes) -> bytes:
        if self.process is None or not self.process.is_alive():
            self.end()
            await self.start()
        self.writer.write(message)
        await self.writer.drain()
        return await self.reader.readexactly(int.from_bytes(await self.reader.readexactly(SIZE)))

    async def start(self) -> None:
        here, there = socket.socketpair()
        with there:
            self.reader, self.writer = await asyncio.open_unix_connection(sock=here)
            process = multiprocessing.get_context("spawn").Process(target=serve, args=(there,))
            try:
                process.start()
            except OSError:  # no room for another process
                self.writer.transport.abort()
                raise
        self.process = process

    def end(self) -> None:
        """Whatever it does, and however it may have been stopped, it ends now, with all that it has started."""
        process, self.process = self.process, None
        if process is None:
            return
        self.writer.transport.abort()
        if process.is_alive() and process.pid is not None:
            with suppress(ProcessLookupError):  # so young that it has no group of its own yet
                os.killpg(process.pid, SIGKILL)
            process.kill()
