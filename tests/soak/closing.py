"""The end of a soak: the house grows quiet, is killed once more, and every table is looked at."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any, NamedTuple

import undercroft
from tests.server.browser import Refused
from tests.server.harness import is_alive
from tests.soak import checks
from tests.soak.device import DOWN, Device, GaveUp
from tests.soak.house import House, files_of, memory_of
from tests.soak.party import GAP, Evening
from tests.soak.player import Player, left
from undercroft.engine.verify import verify

REST = 40.0  # seconds in which memory and files must be back
MORE_MEMORY = 60.0  # MB that a server may keep that has seen everything
MORE_FILES = 24  # a pool of connections to the database, each with three files, and the pipes of bots' workers
LOOKS = 100  # tables that one stranger looks at; whoever wants to see more at once is refused
GOES_ON = 60.0  # seconds in which somebody must be asked at a table


class Size(NamedTuple):
    """What the server's process holds."""

    memory: float
    files: int


def size_of(house: House) -> Size:
    return Size(memory_of(house.pid), files_of(house.pid))


async def rest(house: House, fresh: Size) -> Size:
    """Nobody is there any more: wait until the server holds what it held at first, or for as long as we are patient."""
    deadline = monotonic() + REST
    while monotonic() < deadline and not is_back(size_of(house), fresh):
        await asyncio.sleep(0.5)
    size = size_of(house)
    if not is_back(size, fresh):
        house.findings.add(
            f"{REST:.0f} s after everybody had gone the server held {size.memory:.0f} MB and {size.files} files; "
            f"fresh it held {fresh.memory:.0f} MB and {fresh.files} files."
        )
    return size


def is_back(size: Size, fresh: Size) -> bool:
    return size.memory <= fresh.memory + MORE_MEMORY and size.files <= fresh.files + MORE_FILES


async def last_kill(house: House) -> None:
    """Killed once more: what was promised must be in the file, and no worker may outlive its server."""
    workers = house.server.workers
    await house.kill()
    for sentence in checks.broken_promises(house.ledger, checks.stored(house.server.database)):
        house.findings.add(sentence)
    for _ in range(100):
        if not any(is_alive(each) for each in workers):
            break
        await asyncio.sleep(0.1)
    else:
        house.findings.add("Workers outlive their server.")
    await house.start()


# ---- every table


async def visit(house: House, evenings: list[Evening], say: Callable[[str], None]) -> float:
    """Every table of the store can be loaded, and those of our people are as promised; the longest wait for one."""
    tables = checks.table_ids(house.server.database)
    waits: list[float] = []
    for first in range(0, len(tables), LOOKS):
        stranger = await Device(house, f"127.9.9.{1 + first // LOOKS % 250}").come("Visitor")
        waits += [await wait_for(stranger, table) for table in tables[first : first + LOOKS]]
    say(f"{len(waits)} tables were loaded, the slowest in {1000 * max(waits, default=0):.0f} ms")
    for evening in evenings:
        try:
            await check_evening(house, evening)
        except (GaveUp, Refused, AssertionError, *DOWN) as problem:
            house.findings.add(f"Table {evening.table} is stuck: {str(problem) or GAP}.")
    return max(waits, default=0.0)


async def wait_for(stranger: Device, table: str) -> float:
    begun = monotonic()
    try:
        await stranger.once(lambda browser: browser.get(f"/api/tables/{table}"))
    except Refused as refusal:
        stranger.house.findings.add(f"Table {table} cannot be loaded: {refusal.status} {refusal.kind}.")
    except DOWN as problem:
        stranger.house.findings.add(f"Table {table} cannot be loaded: {problem!r}.")
    return monotonic() - begun


async def check_evening(house: House, evening: Evening) -> None:
    """A running match goes on by a choice; then its people leave, and its record is complete."""
    whole = evening.whole
    found = await evening.seats[0].device.insist(lambda browser: browser.table({"id": evening.table}))
    if found["status"] == "playing":
        whole = False
        await go_on(evening)
        for seat in evening.seats:
            await seat.device.insist(lambda browser: left(browser, evening.table))
    record = await evening.seats[0].device.insist(lambda browser: browser.record({"id": evening.table}))
    check_record(house, evening, record, whole)


async def go_on(evening: Evening) -> None:
    """Whoever is asked first chooses, and the choice is accepted."""
    players = [Player(seat, seat.random) for seat in evening.seats]
    for player in players:
        await player.seat.come()
    deadline = monotonic() + GOES_ON
    try:
        while not any([await has_gone_on(player) for player in players]):
            if monotonic() > deadline:
                raise GaveUp(f"nobody could choose in {GOES_ON:.0f} s")
    finally:
        for player in players:
            await player.seat.close()


async def has_gone_on(player: Player) -> bool:
    await player.seat.listen(0.05)
    if player.is_asked_to_agree():
        await player.seat.ask("consent", agree=False)
    return player.is_over or bool(player.now["decision"] and await player.choose())


def check_record(house: House, evening: Evening, record: Any, whole: bool) -> None:
    verdict = verify(undercroft.game_of(record), record)
    if not verdict.true:
        house.findings.add(f"The record of table {evening.table} is not true: {verdict.reason}")
    for seat in evening.seats:
        place = seat.notes.you
        if place is None:
            continue
        recorded = [entry["choice"] for entry in record["entries"] if entry.get("seat") == place and "choice" in entry]
        wrong = checks.wrong_choices(house.ledger.chosen(evening.table, place), recorded, whole)
        if wrong:
            house.findings.add(f"At table {evening.table}, seat {place}: {wrong}.")
