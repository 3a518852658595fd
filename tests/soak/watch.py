"""Looks at the server's process all the time, and tells how the soak goes."""

import asyncio
from collections.abc import Callable
from time import monotonic

from tests.soak.house import House, files_of, memory_of

EVERY = 0.25  # seconds between two looks
TELL = 10.0  # seconds between two lines of progress


class Watch:
    """The most that was ever needed."""

    def __init__(self, house: House, say: Callable[[str], None]) -> None:
        self.house, self.say = house, say
        self.began = monotonic()
        self.most_memory = self.most_files = 0.0
        self.memory_by: dict[str, float] = {}  # the most under each fault

    async def look(self) -> None:
        told = self.began
        while True:
            self.take()
            if monotonic() - told > TELL:
                told = monotonic()
                self.tell()
            await asyncio.sleep(EVERY)

    def take(self) -> None:
        memory, files, name = memory_of(self.house.pid), files_of(self.house.pid), self.house.trouble.now()
        self.most_memory, self.most_files = max(self.most_memory, memory), max(self.most_files, files)
        self.memory_by[name] = max(self.memory_by.get(name, 0.0), memory)

    def tell(self) -> None:
        house = self.house
        tables = len({each.table for each in house.ledger.kept})
        memory, files = memory_of(house.pid), files_of(house.pid)
        self.mark(
            f"{house.ledger.choices:,} choices acknowledged at {tables} tables; {memory:.0f} MB, {files} files; "
            f"{len(house.findings.first)} findings; now: {house.trouble.now()}"
        )

    def mark(self, line: str) -> None:
        self.say(f"[{monotonic() - self.began:4.0f} s] {line}")
