"""Bots in processes of their own, with a hard time limit. They go through the same door as people."""

import asyncio
import multiprocessing
import os
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

from undercroft import bots
from undercroft.engine.journal import Packed, unpacked
from undercroft.engine.match import Match
from undercroft.engine.replay import rebuild
from undercroft.games import game


class Task(NamedTuple):
    """What a worker needs: the match as its record, who thinks, and how."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    start: dict[str, object] | None
    entries: list[Packed]
    seat: int
    bot: str
    seed: int


CACHE: OrderedDict[str, Match] = OrderedDict()  # in a worker: the matches it thought about last
CACHED = 64


def end_with_server() -> None:
    """In a worker: a server that was killed cannot end its workers, so they watch over it themselves."""
    threading.Thread(target=wait_for_server, daemon=True).start()


def wait_for_server() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def match_of(task: Task) -> Match:
    """The match of a task; where the worker knows its beginning, only the rest is played."""
    known = CACHE.pop(task.table, None)
    if known is None or known.journal.packed() != task.entries:
        played = game(task.game, task.players, **task.options)
        stored = unpacked(task.entries)
        known = rebuild(played, stored.entries, None, None, task.start, stored.beside)
    CACHE[task.table] = known
    if len(CACHE) > CACHED:
        CACHE.popitem(last=False)
    return known


def think(task: Task) -> str:
    """The bot's choice, as text."""
    window = bots.SeatWindow(match_of(task), task.seat)
    return bots.make(task.bot, seed=task.seed).choose(window).text


class BotPool:
    """A few single-process pools; a table always thinks in the same one, which remembers its match."""

    def __init__(self, workers: int, limit: float) -> None:
        self.limit = limit
        self.pools = [self.pool() for _ in range(max(1, workers))]

    def pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=end_with_server)

    async def run(self, work: Any, task: Task) -> Any:
        """The worker's answer, or TimeoutError; a worker that hangs is ended and replaced."""
        place = sum(task.table.encode()) % len(self.pools)
        pool = self.pools[place]
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, work, task), self.limit + queue_allowance(pool))
        except (TimeoutError, BrokenProcessPool):
            self.replace(place, pool)
            raise TimeoutError(f"bot '{task.bot}' did not answer in time") from None

    def replace(self, place: int, pool: ProcessPoolExecutor) -> None:
        if self.pools[place] is pool:
            self.pools[place] = self.pool()
            end(pool)

    def close(self) -> None:
        for pool in self.pools:
            end(pool)


def queue_allowance(pool: ProcessPoolExecutor) -> float:
    """Others may be ahead in this worker: their time is not this bot's fault."""
    return 2.0 * len(pool._pending_work_items)  # noqa: SLF001  # the executor has no public count of its queue


def end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())  # noqa: SLF001  # the executor cannot end a running call
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
