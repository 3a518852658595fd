"""Processes that end or stand still: the server itself, and the workers in which bots think."""

import contextlib
import os
import signal
import subprocess

from tests.soak.scene import Scene


async def kill(scene: Scene) -> None:
    """Ended by kill -9 in the middle of whatever it does."""
    await scene.house.kill()
    await scene.last(0, 1)
    await scene.house.start()


async def restart(scene: Scene) -> None:
    """A restart with warning; it must not take for ever."""
    try:
        await scene.house.stop()
    except subprocess.TimeoutExpired:
        scene.house.findings.add("The server did not end when it was asked to.")
    await scene.house.start()


async def worker_stopped(scene: Scene) -> None:
    workers = scene.house.workers()
    if workers:
        await stand_still(scene, scene.random.choice(workers))


async def stand_still(scene: Scene, worker: int) -> None:
    """Stopped for some seconds, as by a machine that swaps; the server may have ended it meanwhile."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(worker, signal.SIGSTOP)
    try:
        await scene.last(4, 10)
    finally:
        if worker in scene.house.workers():
            os.kill(worker, signal.SIGCONT)


async def worker_killed(scene: Scene) -> None:
    workers = scene.house.workers()
    if workers:
        with contextlib.suppress(ProcessLookupError):
            os.kill(scene.random.choice(workers), signal.SIGKILL)
    await scene.last(1, 3)
