"""Work for workers, good and bad. They find it by its name, so it stands in a module."""

import os
import subprocess
import time
from pathlib import Path
from signal import SIGKILL, SIGSTOP

from undercroft.engine.errors import WrongOption
from undercroft.server.thinking import Task

FOREVER = 600.0


def task(bot: str = "") -> Task:
    return Task("table", "torchlight", 2, {}, None, [], 0, bot, 1)


def who(_: Task, __: float) -> int:
    """The process that does it."""
    return os.getpid()


def share(_: Task, given: float) -> float:
    return given


def sleep(_: Task, __: float) -> None:
    time.sleep(FOREVER)


def employ(given: Task, __: float) -> None:
    """Starts a helper, writes down where the task says who that is, and never ends."""
    helper = subprocess.Popen(["sleep", str(FOREVER)])
    Path(given.bot).write_text(str(helper.pid), encoding="utf-8")
    time.sleep(FOREVER)


def die(_: Task, __: float) -> None:
    os.kill(os.getpid(), SIGKILL)


def die_once(given: Task, __: float) -> int:
    """The first worker that is asked dies; it leaves a mark where the task says."""
    mark = Path(given.bot)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), SIGKILL)
    return os.getpid()


def stop(_: Task, __: float) -> None:
    os.kill(os.getpid(), SIGSTOP)


def stumble(_: Task, __: float) -> None:
    raise LookupError("the deed is the crypt")


def refuse(_: Task, __: float) -> None:
    raise WrongOption("Not so.")


def riddle(_: Task, __: float) -> object:
    """An answer that cannot be sent."""
    return lambda: None
