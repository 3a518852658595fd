"""A party: people who meet, play one match after the other, look back at it, and are other people the next evening."""

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any, NamedTuple

from tests.sample import SAMPLE
from tests.server.browser import Browser, Refused
from tests.soak.device import Device, GaveUp
from tests.soak.house import House
from tests.soak.player import Player, leave
from tests.soak.seat import Seat
from undercroft.games import GAMES, meta

LEVELS = ("easy", "easy", "normal", "normal", "hard")
GAP = "the items that somebody has are not those that the server counts"


class Evening(NamedTuple):
    """One match of the party, as it is checked at the end."""

    table: str
    seats: list[Seat]  # of the players
    whole: bool  # whether every seat stays with its person to the end


class Party:
    """The people of one corner of the house."""

    def __init__(self, house: House, number: int, seed: int) -> None:
        self.house, self.number = house, number
        self.random = Random(f"{seed} party {number}")
        self.evenings: list[Evening] = []
        self.people: list[Device] = []

    async def meet(self) -> None:
        """Evening after evening until the house closes."""
        while not self.house.closing.is_set():
            try:
                await self.evening()
            except GaveUp as problem:
                self.house.findings.add(f"{problem} ({self.house.trouble.now()}).")
            except Refused as refusal:
                self.house.findings.add(f"An honest request was refused: {refusal.status} {refusal.kind}.")
            except AssertionError as problem:  # the notes of a socket do not add up
                self.house.findings.add(f"Messages do not fit together: {str(problem) or GAP}.")

    async def evening(self) -> None:
        people, bots = self.random.choice(((1, 1), (1, 2), (2, 0), (2, 0), (2, 1), (3, 0), (3, 1)))
        self.people = [await self.come(f"P{self.number}-{place}") for place in range(people)]
        game = self.game(people + bots)
        table = await self.gather(game, bots)
        players = [await self.sit(device, table) for device in self.people]
        self.evenings.append(Evening(table, [each.seat for each in players], True))
        watcher = await self.sit(await self.come(f"W{self.number}"), table) if self.random.random() < 0.4 else None
        await together([each.play() for each in players] + ([watcher.watch()] if watcher else []))
        if players[0].is_over:
            await self.afterwards(table, players[0])
        await self.go([*players, *([watcher] if watcher else [])])

    async def come(self, name: str) -> Device:
        random = self.random
        address = f"127.{10 + self.number}.{random.randint(0, 255)}.{random.randint(1, 254)}"
        return await Device(self.house, address).come(name)

    def game(self, players: int) -> dict[str, Any]:
        """Mostly the game of the shared tests, also a short one; now and then any other of the shelf."""
        if self.random.random() < 0.75:
            return {"game": SAMPLE.name, "options": SAMPLE.short if self.random.random() < 0.5 else {}}
        names = [name for name in GAMES if players in meta(name).players]
        return {"game": self.random.choice(names), "options": {}}

    async def gather(self, game: dict[str, Any], bots: int) -> str:
        """The table, with everybody at it and the match begun."""
        levels = [self.random.choice(LEVELS) for _ in range(bots)]
        seats = ["me", *["open"] * (len(self.people) - 1), *levels]
        public = self.random.random() < 0.5
        made = await self.people[0].insist(lambda browser: browser.new_table(*seats, public=public, **game))
        for place, device in enumerate(self.people[1:], 1):
            await device.insist(lambda browser, place=place: take_seat(browser, made, place))  # type: ignore[misc]
        await self.people[0].insist(lambda browser: begin(browser, made))
        return str(made["id"])

    async def sit(self, device: Device, table: str) -> Player:
        random = Random(self.random.random())
        player = Player(Seat(device, table, random), random)
        await player.seat.come()
        return player

    async def afterwards(self, table: str, host: Player) -> None:
        """Look back, keep the record as a match to look at, play on from a position."""
        for _ in range(3):
            await host.look_back()
        device = self.people[0]
        record = await device.look(f"/api/tables/{table}/record")
        if record and self.random.random() < 0.5:
            await self.try_out(device, lambda browser: browser.post("/api/records", record))
        if self.random.random() < 0.3:
            made = await self.try_out(device, lambda browser: browser.branch({"id": table}, 5))
            if made:
                await self.play_on(device, str(made["id"]))

    async def try_out(self, device: Device, act: Any) -> Any:
        """What has bounds of its own: a refusal is an answer."""
        try:
            return await device.insist(act)
        except Refused:
            return None

    async def play_on(self, device: Device, table: str) -> None:
        player = await self.sit(device, table)
        self.evenings.append(Evening(table, [player.seat], False))
        await player.play(choices=8)
        await player.seat.close()
        await leave(player.seat)

    async def go(self, players: list[Player]) -> None:
        for each in players:
            await each.seat.close()
            each.seat.device.leave_behind()


async def together(acts: list[Coroutine[Any, Any, None]]) -> None:
    """All at once; when one gives up, the others have nobody to play with."""
    try:
        async with asyncio.TaskGroup() as group:
            for act in acts:
                group.create_task(act)
    except BaseExceptionGroup as problems:
        raise problems.exceptions[0] from None


def take_seat(browser: Browser, table: Any, place: int) -> None:
    if browser.table(table)["you"] is None:
        browser.sit(table, place)


def begin(browser: Browser, table: Any) -> None:
    if browser.table(table)["status"] == "open":
        browser.begin(table)
