"""What a fault is given: the house, chance, and people of bad manners from addresses of their own."""

import asyncio
from itertools import count
from random import Random

from tests.soak.device import Device
from tests.soak.house import House


class Scene:
    """One fault after the other happens here."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.random = Random(f"{seed} faults")
        self.strangers = count(1)
        self.going_on: list[asyncio.Task[None]] = []  # what nobody waits for any more

    def address(self) -> str:
        number = next(self.strangers)
        return f"127.{200 + number // 60_000}.{number // 250 % 240}.{1 + number % 250}"

    async def stranger(self) -> Device:
        return await Device(self.house, self.address()).come("Stranger")

    async def last(self, least: float, most: float) -> None:
        await asyncio.sleep(self.random.uniform(least, most))
