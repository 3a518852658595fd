"""What others wait while somebody asks for much: the largest record that is let in, brought, looked at and greeted.

`python -m benchmarks.server.delays`. One table is played without a pause; beside everything that is asked stands the
longest time that a choice at that table took.
"""

import asyncio
import contextlib
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import uvloop
from websockets.asyncio.client import connect

import undercroft
from benchmarks.catalog import PLAIN
from benchmarks.server.load import keep_playing
from benchmarks.server.lobby import Lobby
from benchmarks.server.processes import free_port, running
from benchmarks.server.rounds import RESULTS
from benchmarks.server.seat import Tally
from benchmarks.server.subjects import subjects
from undercroft.server.config import TAKEN_BACK

TIMES = 5  # each thing is asked so often
CALM = 3.0  # seconds of play beside nothing
GAME, PLAYERS = "dungeon_lords", 4
LATE = 400  # entries before the first choice is taken back: then going back costs most
BAR = 50.0  # milliseconds that nobody shall wait longer than this


def largest_record() -> dict[str, Any]:
    """A match whose last choices that can be undone were taken back as often as a record may hold."""
    match, random = undercroft.game(GAME, players=PLAYERS).start(seed=b"largest-".ljust(32, b"-")), Random(1)
    left = TAKEN_BACK
    while not match.over:
        seat = match.to_act[0]
        choice = random.choice(match.options(seat))
        late = len(match.journal.entries) > LATE
        match.choose(seat, choice)
        while late and left and match.can_undo(seat):
            match.undo(seat)
            match.choose(seat, choice)
            left -= 1
    saved: dict[str, Any] = json.loads(match.save())
    return saved


class Others:
    """A table that is played without a pause, and how long its choices take."""

    def __init__(self, lobby: Lobby) -> None:
        self.tally = Tally(Random(1), 0.0)
        seats = [lobby.guest("P1"), lobby.guest("P2")]
        table = lobby.table(seats, "")
        self.tally.start.set()
        self.task = asyncio.ensure_future(keep_playing(lobby, seats, "", self.tally, table))

    async def beside(self, ask: Callable[[], Awaitable[object]]) -> dict[str, float]:
        """The longest and the usual time of a choice while that is asked, in milliseconds."""
        self.tally.latencies.clear()
        self.tally.recording = True
        for _ in range(TIMES):
            await ask()
            await asyncio.sleep(0.05)
        self.tally.recording = False
        found = sorted(self.tally.latencies)
        return {"longest": found[-1], "median": found[len(found) // 2], "choices": len(found)}


async def main(python: Path) -> dict[str, dict[str, float]]:
    record = largest_record()
    print(f"{len(record['entries'])} entries, {len(json.dumps(record)):,} bytes", flush=True)
    RESULTS.mkdir(exist_ok=True)
    port, metrics = free_port(), free_port()
    with tempfile.TemporaryDirectory(dir=RESULTS, prefix="delays-") as name:
        ours = next(each for each in subjects(0.0, "") if each.key == "ours")
        command = ours.server(python, port, metrics, Path(name))
        with running(command, port, Path(name) / "server.log"):
            return await measured(port, record)


async def measured(port: int, record: dict[str, Any]) -> dict[str, dict[str, float]]:
    lobby = Lobby(port)
    guest, others = lobby.guest("Record"), Others(lobby)
    await asyncio.sleep(1)

    async def bring() -> Any:
        return (await asyncio.to_thread(lobby.ask, "POST", "/api/records", guest, record))[0]

    async def get(path: str) -> Any:
        return (await asyncio.to_thread(lobby.ask, "GET", path, guest, None))[0]

    async def greet(table: str) -> None:
        address = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        cookie = {"cookie": f"guest={guest}"}
        async with connect(address, additional_headers=cookie, proxy=None, max_size=2**24) as socket:
            await socket.send('{"type": "hello", "last": 0, "beats": true}')
            await socket.recv()

    found = {"nothing": await others.beside(lambda: asyncio.sleep(CALM / TIMES))}
    found["a record is brought"] = await others.beside(bring)
    table = (await bring())["id"]
    last = (await get(f"/api/tables/{table}/replay"))["moves"]
    asked = {f"replay, move {move}": f"replay?move={move}" for move in (1, last // 2, last)}
    for name, path in (asked | {"the record is fetched": "record"}).items():
        found[name] = await others.beside(partial(get, f"/api/tables/{table}/{path}"))
    found["somebody comes"] = await others.beside(lambda: greet(table))
    others.task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await others.task
    return found


def show(found: dict[str, dict[str, float]]) -> None:
    print(f"{'beside':28}{'longest ms':>12}{'median ms':>12}{'choices':>10}")
    for name, each in found.items():
        print(f"{name:28}{each['longest']:12.1f}{each['median']:12.2f}{each['choices']:10.0f}")
    worst = max(each["longest"] for each in found.values())
    print(f"The longest is {'below' if worst < BAR else 'not below'} {BAR:g} ms. Where it is long beside nothing, too,")
    print("other programs were at work; ask again on a quiet machine.")


if __name__ == "__main__":
    show(uvloop.run(main(Path(sys.argv[1]) if len(sys.argv) > 1 else PLAIN)))
