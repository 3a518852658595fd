"""A table in memory: one mailbox. A choice is checked, stored, and only then told to anybody."""

import asyncio
import json
from collections.abc import Callable
from time import time
from typing import Any

from sqlalchemy.exc import IntegrityError

from undercroft.engine.chance import KeyedSource
from undercroft.engine.door import Entry
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.server import store as stored
from undercroft.server.client import Client
from undercroft.server.errors import NotAllowed, WrongMoment
from undercroft.server.protocol import write
from undercroft.server.seats import Seat
from undercroft.server.store import Store
from undercroft.server.stream import Stream, Viewer, from_the_start, play, present

Act = Callable[[Match], None]


class Table:
    """Seats, match, streams and sockets of one table. Only its own methods change the match."""

    def __init__(self, store: Store, row: dict[str, Any], seats: list[Seat], game: Game) -> None:
        self.store = store
        self.row = row
        self.id: str = row["id"]
        self.seats = seats
        self.game = game
        self.match: Match | None = None
        self.moves: list[list[Entry]] = []  # without the set-up
        self.requests: set[str] = set()
        self.streams: dict[Viewer, Stream] = {}
        self.clients: set[Client] = set()
        self.chat: list[dict[str, Any]] = []
        self.lock = asyncio.Lock()
        self.asked_at: dict[int, float] = {}
        self.wishes: dict[int, set[int]] = {}  # seats that others want a bot for, and who asked
        self.changed: Callable[[Table], None] = lambda _: None  # told after every move: bots and clocks

    # ---- looking

    def seat_of(self, guest: str | None) -> Viewer:
        for place, seat in enumerate(self.seats):
            if guest is not None and seat.guest == guest:
                return place
        return None

    def to_data(self, guest: str | None) -> dict[str, Any]:
        """The Table of the protocol, for that guest's eyes."""
        you = self.seat_of(guest)
        summary = self.summary()
        asked = self.match is not None and you in self.match.asked
        return {
            **{key: self.row[key] for key in ("id", "game", "players", "options", "public", "clock", "created")},
            "status": self.status,
            "host": self.row["host"] == guest,
            "you": you,
            "your_turn": asked,
            "seats": [seat.to_data() for seat in self.seats],
            "here": [self.is_here(place) for place in range(len(self.seats))],
            **summary,
        }

    @property
    def status(self) -> str:
        if self.match is None:
            return "open"
        return "over" if self.match.over else "playing"

    def summary(self) -> dict[str, Any]:
        """What lists show without a match: whom it waits for in public, how far it is, how it ended."""
        if self.match is None:
            return {"waiting": [], "round": None, "result": None}
        view = self.match.view(None)
        result = self.match.result
        return {"waiting": view["waiting"], "round": view["round"], "result": result.to_data() if result else None}

    def has_free_seat(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)

    def is_here(self, place: int) -> bool:
        return self.seats[place].kind == "bot" or any(client.viewer == place for client in self.clients)

    def present(self, viewer: Viewer) -> dict[str, Any]:
        """The Now of the protocol."""
        if self.match is None:
            return {"view": None, "decision": None, "can_undo": False, "result": None, "deadline": None}
        return {**present(self.match, self.stream(viewer)), "deadline": self.deadline()}

    def deadline(self) -> float | None:
        """When the clock of those who are openly waited for runs out."""
        clock = self.row["clock"]
        if clock is None:
            return None
        waiting = self.summary()["waiting"]
        if not waiting:
            return None
        return max(self.asked_at.get(seat, time()) for seat in waiting) + float(clock)

    def stream(self, viewer: Viewer) -> Stream:
        """The stream of a viewer, walked through when he comes for the first time."""
        if viewer not in self.streams and self.match is not None:
            self.streams[viewer] = from_the_start(self.first(), self.moves, viewer)
        return self.streams.get(viewer, Stream(viewer))

    # ---- the match

    def first(self) -> Match:
        """The match before its first move."""
        source = KeyedSource(self.row["key"])
        if self.row["start"] is None:
            return self.game.begin(source, self.row["key"])
        return self.game.begin_at(self.row["start"], source, self.row["key"])

    def rebuild(self, moves: list[list[Entry]]) -> None:
        """Derive the match and everything else from the stored moves."""
        self.match = self.first()
        self.moves = moves
        self.streams = {}
        for entries in moves:
            play(self.match, entries)
        self.note_clocks()

    async def act(self, seat: int, request: str | None, act: Act) -> None:
        """Let a seat do something to the match. Returns when it is stored for good; a repeat does nothing."""
        await asyncio.shield(asyncio.ensure_future(self.act_now(seat, request, act)))

    async def act_now(self, seat: int, request: str | None, act: Act) -> None:
        key = f"{seat}:{request}" if request else None
        async with self.lock:
            if key in self.requests:
                return
            match = self.playing()
            before = len(match.door.entries)
            act(match)
            entries = match.door.entries[before:]
            await self.keep(entries, key)
            self.publish()
        self.changed(self)

    def playing(self) -> Match:
        if self.match is None:
            raise WrongMoment("This table has not begun yet.")
        return self.match

    async def keep(self, entries: list[Entry], key: str | None) -> None:
        """Store a move. If another process was faster, the match is read again and the move refused."""
        move = len(self.moves) + 1
        try:
            await self.store.write(stored.add_move(self.id, move, entries, key, self.summary()))
        except IntegrityError:
            await self.read_again()
            raise WrongMoment("The table has moved on; look again and choose anew.") from None
        except Exception:
            await self.read_again()
            raise
        self.moves.append(entries)
        if key:
            self.requests.add(key)
        self.note_clocks()

    async def read_again(self) -> None:
        rows = await self.store.read(stored.move_rows(self.id))
        self.requests = {row.request for row in rows if row.request}
        known = {viewer: len(stream.items) for viewer, stream in self.streams.items()}
        self.rebuild([as_entries(row.entries) for row in rows[1:]])
        for client in self.clients:
            self.welcome(client, known.get(client.viewer, 0))

    def note_clocks(self) -> None:
        """A clock starts when its seat is asked and stops when it has answered."""
        asked = self.match.to_act if self.match else ()
        self.asked_at = {seat: self.asked_at.get(seat, time()) for seat in asked}
        for seat in list(self.wishes):
            if seat not in asked:
                del self.wishes[seat]

    # ---- telling

    def publish(self) -> None:
        """Send every connected viewer what changed for him, and nothing where nothing did."""
        match = self.playing()
        for viewer, stream in self.streams.items():
            item = stream.follow(match)
            if item is None:
                continue
            watching = [client for client in self.clients if client.viewer == viewer]
            if watching:
                message = write({"type": "item", "item": item, "now": self.present(viewer)})
                for client in watching:
                    client.send_bytes(message)

    def tell_table(self) -> None:
        for client in self.clients:
            client.send(type="table", table=self.to_data(client.guest))

    def welcome(self, client: Client, last: int) -> None:
        stream = self.stream(client.viewer)
        client.send(
            type="welcome",
            table=self.to_data(client.guest),
            you=client.viewer,
            last=len(stream.items),
            items=stream.items[min(last, len(stream.items)) :],
            now=self.present(client.viewer),
            chat=self.chat,
        )

    # ---- seats

    def check_host(self, guest: str) -> None:
        if self.row["host"] != guest:
            raise NotAllowed("Only the host of this table can do that.")

    async def take_seat(self, place: int, seat: Seat) -> None:
        if self.match is not None:
            raise WrongMoment("The match has begun; seats are taken.")
        await self.put_seat(place, seat)

    async def put_seat(self, place: int, seat: Seat) -> None:
        await self.store.write(stored.set_seat(self.id, place, **seat.values()))
        self.seats[place] = seat
        for client in self.clients:
            self.look_again(client)
        self.tell_table()

    def look_again(self, client: Client) -> None:
        """Whoever sees with other eyes from now on gets their whole story: its numbers are not the old ones."""
        viewer = self.seat_of(client.guest)
        if viewer != client.viewer:
            client.viewer = viewer
            self.welcome(client, 0)


def as_entries(text: str) -> list[Entry]:
    return [(kind, who, what, audience) for kind, who, what, audience in json.loads(text)]
