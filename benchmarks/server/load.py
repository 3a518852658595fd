"""The load on our server, in one process: `python -m benchmarks.server.load '{"port", "tables", …}'`.

Every seat has a socket of its own and answers each decision with a random option of it. A match that is over is
followed by the next one. Prints a line when the measured time begins and one with the results.
"""

import asyncio
import json
import sys
import time
from random import Random
from typing import Any

import uvloop
from websockets.asyncio.client import connect

from benchmarks.server.lobby import Lobby, Seats
from benchmarks.server.seat import Seat, Tally


async def sit(port: int, table: str, guest: str, tally: Tally) -> None:
    address = f"ws://127.0.0.1:{port}/ws/tables/{table}"
    async with connect(address, additional_headers={"cookie": f"guest={guest}"}, proxy=None) as socket:
        await Seat(socket, tally).play()


async def keep_playing(lobby: Lobby, seats: Seats, bot: str, tally: Tally, table: str) -> None:
    """One match after the other at the place of one table."""
    while True:
        await asyncio.gather(*(sit(lobby.port, table, guest, tally) for guest in seats))
        tally.matches += tally.recording
        table = await asyncio.to_thread(lobby.table, seats, bot)


async def main(options: dict[str, Any]) -> None:
    lobby, bot = Lobby(options["port"]), options["bot"]
    tally = Tally(Random(options["seed"]), options["pace"])
    playing = []
    for number in range(options["tables"]):
        seats = [lobby.guest(f"P{place}-{number}") for place in range(1 if bot else 2)]
        table = lobby.table(seats, bot)
        tally.connections += len(seats)
        playing.append(asyncio.create_task(keep_playing(lobby, seats, bot, tally, table)))
    for _ in range(tally.connections):
        await asyncio.wait_for(tally.ready.acquire(), 60)
    await measure(tally, options["warmup"], options["seconds"], playing)


async def measure(tally: Tally, warmup: float, seconds: float, playing: list[asyncio.Task[None]]) -> None:
    tally.start.set()
    await asyncio.sleep(warmup)
    say({"phase": "begin"})
    begin = time.perf_counter()
    tally.recording = True
    await asyncio.sleep(seconds)
    tally.recording = False
    taken = time.perf_counter() - begin
    for task in playing:
        if task.done():
            task.result()  # a table that broke off is no result
    facts = {name: getattr(tally, name) for name in ("connections", "matches", "refused", "latencies")}
    say({"phase": "end", "seconds": taken, **facts})


def say(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    uvloop.run(main(json.loads(sys.argv[1])))
