"""The soak itself: people play, faults happen, the house closes, everything is checked."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from tests.soak import checks
from tests.soak.closing import Size, last_kill, rest, size_of, visit
from tests.soak.faults import FAULTS, bag
from tests.soak.house import House
from tests.soak.party import Party
from tests.soak.scene import Scene
from tests.soak.watch import Watch

CALM = 0.75  # of the time; after it no fault restarts the server, whose memory is looked at in the end
GAP = 2.0, 7.0  # seconds between two faults; shorter in a short soak
GOING = 180.0  # seconds in which everybody must have finished what he was about


class Options(NamedTuple):
    """What was asked for."""

    seconds: float
    seed: int
    parties: int
    faults: list[str]
    log: Path | None = None  # where to keep the server's log


class Outcome(NamedTuple):
    """What is told in the end."""

    house: House
    watch: Watch
    fresh: Size
    rested: Size
    tables: int
    slowest: float  # seconds until a table was loaded after the last kill


async def soak(options: Options, folder: Path, small: Path | None, say: Callable[[str], None]) -> Outcome:
    house = House(folder, small)
    watch = Watch(house, say)
    await house.start()
    try:
        return await play(house, watch, options)
    finally:
        house.shut()
        for sentence in (*checks.traces(house.server.log), *checks.strange_partings(house.trouble)):
            house.findings.add(sentence)


async def play(house: House, watch: Watch, options: Options) -> Outcome:
    fresh = size_of(house)
    looking = asyncio.create_task(watch.look())
    parties = [Party(house, number, options.seed) for number in range(options.parties)]
    meeting = [asyncio.create_task(party.meet()) for party in parties]
    await go_wrong(house, watch, options)
    await all_go(house, meeting)
    watch.mark("everybody has gone; the server rests")
    rested = await rest(house, fresh)
    looking.cancel()
    watch.mark("kill -9 once more; every table is looked at")
    await last_kill(house)
    evenings = [evening for party in parties for evening in party.evenings]
    slowest = await visit(house, evenings, watch.mark)
    return Outcome(house, watch, fresh, rested, len(evenings), slowest)


async def go_wrong(house: House, watch: Watch, options: Options) -> None:
    """One fault after the other until the time is up."""
    scene = Scene(house, options.seed)
    begun, waiting = monotonic(), list[str]()
    while (passed := monotonic() - begun) < options.seconds:
        calm = passed > CALM * options.seconds
        waiting = [name for name in waiting if not (calm and FAULTS[name].restarts)]
        waiting = waiting or bag(scene.random, options.faults, calm)
        await scene.last(min(GAP[0], options.seconds / 40), min(GAP[1], options.seconds / 15))
        if waiting:
            await happen(scene, watch, waiting.pop())


async def happen(scene: Scene, watch: Watch, name: str) -> None:
    house, begun = scene.house, monotonic()
    watch.mark(f"{name} …")
    with house.trouble.called(name):
        try:
            await FAULTS[name].happen(scene)
        except Exception as problem:  # whatever a fault meets is told, and the soak goes on
            house.findings.add(f"The fault could not be made: {name}: {problem!r}.")
        await house.recover(name)
    watch.mark(f"{name}: {monotonic() - begun:.1f} s")


async def all_go(house: House, meeting: list[asyncio.Task[None]]) -> None:
    house.closing.set()
    done, late = await asyncio.wait(meeting, timeout=GOING)
    if late:
        house.findings.add(f"{len(late)} parties did not come to an end in {GOING:.0f} s.")
    for task in late:
        task.cancel()
    for task in done:
        if problem := task.exception():
            house.findings.add(f"A party broke off: {problem!r}.")
