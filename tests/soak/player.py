"""What a person does at a table: mostly choose, and now and then everything else that the protocol permits."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from tests.server.browser import Browser
from tests.soak.seat import Seat

PAUSE = 0.35  # seconds between two acts of a person, on average: below what the limits permit
VAIN = 5
WORDS = ("Well played.", "Hm.", "Your turn!", "One moment, please.", "Nochmal?", "🐉")


class Player:
    """Plays one seat, or only watches, at random."""

    def __init__(self, seat: Seat, random: Random) -> None:
        self.seat, self.random = seat, random
        self.vain = 0  # choices in a row that were refused
        self.aside: tuple[tuple[float, Callable[[], Awaitable[Any]]], ...] = (
            (0.02, self.chat),
            (0.02, self.look_back),
            (0.01, self.look_around),
            (0.01, self.come_again),
        )

    @property
    def now(self) -> Any:
        return self.seat.notes.now

    @property
    def is_over(self) -> bool:
        return bool(self.now["result"])

    async def play(self, choices: int = 5000) -> None:
        """Until the match is over, everybody goes, or that many choices are made."""
        house = self.seat.house
        while choices and not self.is_over and not house.closing.is_set():
            choices -= await self.act()
            await self.seat.listen(self.random.uniform(0, 2 * PAUSE))

    async def watch(self) -> None:
        house = self.seat.house
        while not self.is_over and not house.closing.is_set():
            await self.something_else()
            await self.seat.listen(self.random.uniform(0.5, 1.5))

    async def act(self) -> bool:
        """One thing; whether it was a choice."""
        if self.is_asked_to_agree():
            await self.seat.ask("consent", agree=self.random.random() < 0.7)
        elif await self.something_else() or not self.now["decision"]:
            return False
        elif self.now["can_undo"] and self.random.random() < 0.1:
            await self.seat.ask("undo")
        elif self.now["can_rewind"] and not self.seat.notes.table["takeback"] and self.random.random() < 0.01:
            await self.seat.ask("takeback")
        elif self.random.random() < 0.02:
            await self.seat.ask("advise", topic="hint", ask="choice")
        else:
            return bool(await self.choose())
        return False

    async def choose(self) -> bool:
        decision = self.now["decision"]
        option = self.random.choice(decision["options"])
        values = [self.random.randint(each["least"], each["most"]) for each in option.get("numbers", ())]
        more: dict[str, Any] = {"values": values} if values else {}
        words = option["text"]
        answer = await self.seat.ask("choose", words, ticket=decision["ticket"], choice=words, **more)
        self.vain = 0 if answer["type"] == "ack" else self.vain + 1
        if self.vain >= VAIN:
            await self.look_anew(answer["kind"])
        return not self.vain

    async def look_anew(self, kind: str) -> None:
        """Refused again and again what one is shown as open: what one sees is not what the server knows."""
        house, self.vain = self.seat.house, 0
        house.findings.add(f"A choice that was shown as open was refused {VAIN} times ({kind}, {house.trouble.now()}).")
        await self.seat.reopen()

    def is_asked_to_agree(self) -> bool:
        asked, own = self.seat.notes.table["takeback"], self.seat.notes.you
        return bool(asked) and own in asked["needed"] and own not in asked["agreed"]

    # ---- beside the match

    async def something_else(self) -> bool:
        for share, act in self.aside:
            if self.random.random() < share:
                await act()
                return True
        return False

    async def chat(self) -> None:
        await self.seat.ask("chat", text=self.random.choice(WORDS))

    async def look_back(self) -> None:
        path = f"/api/tables/{self.seat.table}"
        seen = await self.seat.device.look(f"{path}/replay?move=0")
        if seen:
            await self.seat.device.look(f"{path}/replay?move={self.random.randint(0, seen['moves'])}")

    async def look_around(self) -> None:
        for path in ("/api/my/tables", "/api/tables", f"/api/tables/{self.seat.table}/record"):
            await self.seat.device.look(path)

    async def come_again(self) -> None:
        await self.seat.reopen()


async def leave(seat: Seat) -> None:
    await seat.device.insist(lambda browser: left(browser, seat.table))


def left(browser: Browser, table: str) -> None:
    """Leave a running match once, also when the answer to the first attempt was lost."""
    found = browser.get(f"/api/tables/{table}")
    if found["you"] is not None and found["status"] == "playing":
        browser.leave({"id": table})
