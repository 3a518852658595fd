"""In a worker: what the server cannot do beside its other work. One job after the other, until the server is gone."""

import multiprocessing
import os
import pickle
import socket
import threading
from collections import OrderedDict
from collections.abc import Callable
from signal import SIGKILL
from typing import Any, Final, NamedTuple

from undercroft import bots
from undercroft.bots.registry import hurried
from undercroft.engine.errors import UndercroftError
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


Work = Callable[[Task, float], Any]  # the task, and the share of its usual time that it may take

SIZE: Final = 4  # bytes that tell how long the next message is
SAID, REFUSED, FAILED = "said", "refused", "failed"  # how a job ended
CACHE: OrderedDict[str, Match] = OrderedDict()  # the matches that were thought about last
CACHED: Final = 64


def serve(line: socket.socket) -> None:
    """The whole life of a worker. Its group is its own: Ctrl-C is for the server, and its helpers end with it."""
    os.setpgrp()
    threading.Thread(target=end_with_server, daemon=True).start()
    with line, line.makefile("rwb") as stream:
        while size := stream.read(SIZE):
            work, task, share = pickle.loads(stream.read(int.from_bytes(size)))
            stream.write(framed(answer_to(work, task, share)))
            stream.flush()


def end_with_server() -> None:
    """A server that was killed cannot end its workers, so they watch over it themselves."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os.killpg(0, SIGKILL)


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(SIZE) + message


def answer_to(work: Work, task: Task, share: float) -> bytes:
    """What comes of a job, ready to be sent. Of an unforeseen mistake only its name: its words could tell secrets."""
    try:
        return pickle.dumps((SAID, work(task, share)))
    except UndercroftError as refusal:
        return pickle.dumps((REFUSED, refusal))
    except Exception as problem:
        return pickle.dumps((FAILED, type(problem).__name__))


def match_of(task: Task) -> Match:
    """The match of a task; one that the worker remembers just so is not played again."""
    known = CACHE.pop(task.table, None)
    if known is None or known.journal.packed() != task.entries:
        played = game(task.game, task.players, **task.options)
        stored = unpacked(task.entries)
        known = rebuild(played, stored.entries, None, None, task.start, stored.beside)
    CACHE[task.table] = known
    if len(CACHE) > CACHED:
        CACHE.popitem(last=False)
    return known


def think(task: Task, share: float) -> str:
    """The bot's choice, as text. Where many wait it takes a share of its time only."""
    window = bots.SeatWindow(match_of(task), task.seat)
    return bots.make(hurried(task.bot, share), seed=task.seed).choose(window).text
