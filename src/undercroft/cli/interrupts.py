"""Ctrl-C at a moment that suits us.

Compiled rules take it for granted that nothing breaks into them: an interrupt in their midst can abort the whole
process without a word. So it waits until the engine has come to rest.
"""

import signal as signals
from collections.abc import Iterator
from contextlib import contextmanager
from signal import SIGINT, default_int_handler, getsignal, signal
from types import FrameType


@contextmanager
def held() -> Iterator[None]:
    """An interrupt inside this block is raised at its end. Where interrupts are handled otherwise, nothing changes."""
    if getsignal(SIGINT) is not default_int_handler:
        yield
        return
    noted: list[int] = []

    def note(number: int, _: FrameType | None) -> None:
        noted.append(number)

    signal(SIGINT, note)
    try:
        yield
    finally:
        signal(SIGINT, default_int_handler)
    if noted:
        raise KeyboardInterrupt


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes that start in this block never hear of an interrupt, not even while they start: it is ours alone."""
    if not hasattr(signals, "pthread_sigmask"):  # Windows
        yield
        return
    before = signals.pthread_sigmask(signals.SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        signals.pthread_sigmask(signals.SIG_SETMASK, before)
