"""Guests who keep to the protocol and want far too much of it."""

import asyncio
import contextlib
import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection

import undercroft
from tests.sample import SAMPLE
from tests.server.browser import Refused
from tests.soak.device import DOWN, Device
from tests.soak.faults.attacks import HELLO, ROUGH, forget, socket
from tests.soak.scene import Scene
from tests.soak.seat import Notes, notes_of
from undercroft.engine.chance import KeyedSource
from undercroft.engine.game import Meta
from undercroft.games import GAMES, meta

UNDOS, LATE = 200, 150  # in the costly record, and after how many entries
TABLES = 12
PUZZLED = 20.0  # seconds
BOTS = ["hard"] * 4


async def undo_storm(scene: Scene) -> None:
    """Choose, undo, choose, undo, on one fresh socket after the other; the match stays, and must load at the end."""
    stranger = await scene.stranger()
    made = await stranger.insist(lambda browser: browser.new_table("me", "easy", options=SAMPLE.begins, start=True))
    until = monotonic() + scene.random.uniform(4, 8)
    while monotonic() < until:
        wire = await socket(stranger, made["id"])
        if wire is None:
            continue
        with contextlib.suppress(*ROUGH):
            await to_and_fro(scene, wire)
        wire.transport.abort()


async def to_and_fro(scene: Scene, wire: ClientConnection) -> None:
    """As many pairs as one socket is allowed at once."""
    notes = notes_of("")
    await wire.send(HELLO)
    for _ in range(18):
        await hear_present(wire, notes)
        now, request = notes.now, f"u{scene.random.random()}"
        if now["can_undo"]:
            await wire.send(json.dumps({"type": "undo", "id": request}))
        elif now["decision"]:
            words = {"ticket": now["decision"]["ticket"], "choice": now["decision"]["options"][0]["text"]}
            await wire.send(json.dumps({"type": "choose", "id": request, **words}))


async def hear_present(wire: ClientConnection, notes: Notes) -> None:
    async with asyncio.timeout(5):
        while "now" not in notes.take(str(await wire.recv())):
            pass


# ---- records


async def costly_record(scene: Scene) -> None:
    """A true record, late in which one choice is taken back again and again; six guests send it at once."""
    body = await made_elsewhere()
    strangers = [await scene.stranger() for _ in range(6)]
    await asyncio.gather(*(send_in(each, body) for each in strangers))


async def send_in(stranger: Device, body: bytes) -> None:
    with contextlib.suppress(Refused, *DOWN):
        answer = await stranger.once(lambda browser: browser.post_bytes("/api/records", body))
        if answer.status == 500:
            stranger.house.findings.add("A costly record was answered with 500.")


@cache
def made_elsewhere() -> "asyncio.Future[bytes]":
    """Made once, in a process of its own: making it costs as much as reading it, and we measure delays."""
    pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
    made = asyncio.ensure_future(asyncio.get_running_loop().run_in_executor(pool, record_with_undos))
    made.add_done_callback(lambda _: pool.shutdown(wait=False))
    return made


def record_with_undos() -> bytes:
    random, key = Random(5), bytes(range(32))
    match = undercroft.game(SAMPLE.name, 2, **SAMPLE.short).begin(KeyedSource(key), key)
    left = UNDOS
    while not match.over:
        seat = match.to_act[0]
        match.choose(seat, random.choice(match.options(seat)))
        if left and len(match.journal.entries) > LATE and match.can_undo(seat):
            match.undo(seat)
            left -= 1
    return match.save().encode()


# ---- bots and puzzles


async def hard_bots(scene: Scene) -> None:
    """One guest lets four hard bots play at each of twelve tables."""
    stranger = await scene.stranger()
    tables: list[Any] = []
    with contextlib.suppress(Refused):
        for _ in range(TABLES):
            tables.append(await stranger.insist(lambda browser: browser.new_table(*BOTS, start=True)))
    await scene.last(4, 9)
    for table in tables:
        await forget(stranger, table["id"])


async def many_puzzles(scene: Scene) -> None:
    """Four guests want six new puzzles each, of the kind that takes longest; what comes of the last nobody awaits."""
    puzzles = [meta(name) for name in GAMES if meta(name).puzzle]
    for stranger in [await scene.stranger() for _ in range(4)]:
        for _ in range(6):
            wish = lay_out(stranger.twin(), scene.random.choice(puzzles), scene.random.randrange(10**9))
            scene.going_on.append(asyncio.create_task(wish))
    await asyncio.wait(scene.going_on, timeout=PUZZLED)


async def lay_out(stranger: Device, puzzle: Meta, seed: int) -> None:
    options = {each.name: each.values[-1] for each in puzzle.options}
    wanted = {"game": puzzle.name, "players": 1, "seats": [{"kind": "me"}], "seed": seed, "options": options}
    with contextlib.suppress(Refused, *DOWN):
        await stranger.once(lambda browser: browser.post("/api/tables", wanted))
