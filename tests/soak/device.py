"""A person's device: requests that are sent again until the server is there, from an address of its own."""

import asyncio
import json
from collections.abc import Callable
from http.client import HTTPException
from time import monotonic
from typing import Any, TypeVar

from tests.server.browser import Browser, Refused
from tests.server.harness import OPENED
from tests.soak.house import House

Result = TypeVar("Result")
DOWN = (OSError, EOFError, HTTPException)
PATIENCE = 120.0  # seconds until a person gives up; longer than any fault and the start after it
PAUSE = 0.3
NOT_NOW = (429, 503)  # refusals that pass by themselves


class GaveUp(Exception):
    """Somebody tried for a long time; the message says what."""


class Device:
    """One guest with one browser."""

    def __init__(self, house: House, address: str) -> None:
        self.house = house
        self.address = address
        self.browser = Browser(house.server, address)
        OPENED.remove(self.browser)  # that list is for tests; the house has its own
        house.opened.append(self.browser)
        self.turn = asyncio.Lock()  # a browser does one thing at a time

    def twin(self) -> "Device":
        """A second window of the same guest."""
        other = Device(self.house, self.address)
        other.browser.cookies, other.browser.id = dict(self.browser.cookies), self.browser.id
        return other

    async def come(self, name: str) -> "Device":
        await self.insist(lambda browser: browser.named(name))
        return self

    @property
    def id(self) -> str:
        return self.browser.id

    async def once(self, act: Callable[[Browser], Result]) -> Result:
        """One attempt. What the server answers with 500 is a finding, whatever else happened."""
        async with self.turn:
            try:
                return await self.house.thread(lambda: act(self.browser))
            except Refused as refusal:
                self.note(refusal)
                raise
            except json.JSONDecodeError:
                self.house.findings.add(f"A request was answered without a sentence: {self.house.trouble.now()}.")
                raise ConnectionError("no answer that could be read") from None
            finally:
                self.browser.heard.clear()

    def note(self, refusal: Refused) -> None:
        self.house.ledger.refusals[refusal.kind] += 1
        if refusal.status == 500:
            self.house.findings.add(f"A request was answered with 500 while this went on: {self.house.trouble.now()}.")

    async def insist(self, act: Callable[[Browser], Result]) -> Result:
        """Try again while the server is away or says that it cannot now."""
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline:
            try:
                return await self.once(act)
            except Refused as refusal:
                if refusal.status not in NOT_NOW and refusal.status != 500:
                    raise
            except DOWN:
                pass
            await asyncio.sleep(PAUSE)
        raise GaveUp(f"A request was not done in {PATIENCE:.0f} s")

    async def look(self, path: str) -> Any:
        """A look whose answer nobody needs; a refusal is an answer, too."""
        try:
            return await self.once(lambda browser: browser.get(path))
        except (Refused, *DOWN):
            return None

    def leave_behind(self) -> None:
        self.browser.close()
