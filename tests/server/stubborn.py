"""Players who come back by themselves, however often the server is killed."""

import time
from collections.abc import Callable
from itertools import count
from random import Random
from threading import Event
from typing import Any, NamedTuple, TypeVar

from websockets.exceptions import WebSocketException

from tests.server.browser import Browser
from tests.server.harness import PATIENCE, Server
from tests.server.wire import Socket

DOWN = (OSError, EOFError, WebSocketException)  # what a client meets while the server is away
TRIES = 600
PAUSE = 0.05
REQUESTS = count(1)
Result = TypeVar("Result")


class Wish(NamedTuple):
    """A choice that is sent until it is answered."""

    id: str
    ticket: int
    choice: str


def insist(attempt: Callable[[], Result]) -> Result:
    """Try again until the server is there."""
    for _ in range(TRIES):
        try:
            return attempt()
        except DOWN:
            time.sleep(PAUSE)
    raise AssertionError("the server did not come back")


class Player:
    """One seat of one table, played at random."""

    def __init__(self, browser: Browser, table: Any) -> None:
        self.socket: Socket = insist(lambda: browser.socket(table))
        self.acked: list[Wish] = []
        self.wish: Wish | None = None
        self.returns = -1
        self.come_back()

    def come_back(self) -> None:
        insist(self.reconnect)
        self.returns += 1

    def reconnect(self) -> None:
        self.socket.close()
        self.socket.open()
        self.socket.hello()

    @property
    def done(self) -> bool:
        return self.socket.now["result"] is not None

    def step(self, random: Random) -> bool:
        """Answer if asked; whether anything was done."""
        try:
            heard = self.socket.drain()
            return self.answer(random) or heard
        except DOWN:
            self.come_back()
            return True

    def answer(self, random: Random) -> bool:
        decision = self.socket.now["decision"]
        if self.wish is None and decision:
            self.wish = Wish(f"w{next(REQUESTS)}", decision["ticket"], random.choice(self.socket.options()))
        if self.wish is None:
            return False
        wish = self.wish
        answer = self.socket.ask("choose", wish.id, ticket=wish.ticket, choice=wish.choice)
        if answer["type"] == "ack":
            self.acked.append(wish)
        else:
            assert answer["kind"] in {"not-your-decision", "game-over", "illegal-choice"}, answer
        self.wish = None
        return True


class Story:
    """One table from its first to its last move."""

    def __init__(self, server: Server, seats: tuple[str, ...], seed: int) -> None:
        self.random = Random(seed)
        self.seats = seats
        self.browsers = {place: Browser(server) for place, kind in enumerate(seats) if kind in {"me", "open"}}
        self.table: Any = None
        self.players: dict[int, Player] = {}

    def play(self) -> None:
        self.gather()
        quiet = time.monotonic()
        while not all(player.done for player in self.players.values()):
            if any([player.step(self.random) for player in self.players.values()]):
                quiet = time.monotonic()
            elif time.monotonic() - quiet > PATIENCE:
                raise AssertionError(f"table {self.table['id']} is stuck")
            else:
                time.sleep(0.005)

    def gather(self) -> None:
        """Names, table, seats, start. Whatever a crash has left undone is begun anew."""
        for place, browser in self.browsers.items():
            insist(lambda browser=browser, place=place: browser.named(f"P{place}"))  # type: ignore[misc]
        host = self.browsers[0]
        self.table = insist(lambda: host.new_table(*self.seats))
        for place in list(self.browsers)[1:]:
            insist(lambda place=place: self.sit(place))  # type: ignore[misc]
        insist(self.begin)
        self.players = {place: Player(browser, self.table) for place, browser in self.browsers.items()}

    def sit(self, place: int) -> None:
        if self.browsers[place].table(self.table)["you"] is None:
            self.browsers[place].sit(self.table, place)

    def begin(self) -> None:
        if self.browsers[0].table(self.table)["status"] == "open":
            self.browsers[0].begin(self.table)


def play_until(server: Server, seats: tuple[str, ...], seed: int, enough: Event, told: list[Story]) -> None:
    """One match after the other until it is enough; the last one is played to its end."""
    for number in range(500):
        if enough.is_set():
            return
        story = Story(server, seats, seed + number)
        told.append(story)
        story.play()
        for player in story.players.values():
            player.socket.close()
