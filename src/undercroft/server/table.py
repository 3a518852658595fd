"""A table in memory: one mailbox. A choice is checked, queries, and only then told to anybody."""

import asyncio
import contextlib
import json
from collections.abc import Callable, Coroutine, Iterator
from time import monotonic, time
from typing import Any

from sqlalchemy.exc import IntegrityError

from undercroft.engine.chance import KeyedSource
from undercroft.engine.game import Game
from undercroft.engine.journal import Packed, unpacked
from undercroft.engine.match import Match
from undercroft.engine.replay import repeat
from undercroft.server import queries, takebacks
from undercroft.server.clocks import Clocks
from undercroft.server.connection import Connection
from undercroft.server.errors import NoSuchTable, NotAllowed, WrongMoment
from undercroft.server.protocol import write
from undercroft.server.seats import Seat
from undercroft.server.store import Store
from undercroft.server.stream import Stream, ViewerSeat, from_the_start, present
from undercroft.server.summary import OPEN, seat_of, summarise, table_data

Act = Callable[[Match], None]
Move = tuple[list[Packed], float]  # what was queries, and when


class Table:
    """Seats, match, streams and sockets of one table. Only its own methods change the match."""

    def __init__(self, store: Store, row: dict[str, Any], seats: list[Seat], game: Game) -> None:
        self.store = store
        self.row = row
        self.id: str = row["id"]
        self.seats = seats
        self.game = game
        self.match: Match | None = None
        self.summary = OPEN
        self.moves: list[list[Packed]] = []  # without the set-up
        self.requests: set[str] = set()
        self.streams: dict[ViewerSeat, Stream] = {}
        self.clients: set[Connection] = set()
        self.chat: list[dict[str, Any]] = []
        self.lock = asyncio.Lock()
        self.clocks = Clocks(row["clock"])
        self.takeback: takebacks.Request | None = None
        self.refused: set[int] = set()  # seats that may not ask again to take back before the match goes on
        self.holds = 0  # sockets that are open, welcomed or not
        self.touched = monotonic()
        self.changed: Callable[[Table], None] = lambda _: None  # told when bots may have to think

    # ---- looking

    def seat_of(self, guest: str | None) -> ViewerSeat:
        return seat_of(self.seats, guest)

    def to_data(self, guest: str | None) -> dict[str, Any]:
        """The Table of the protocol, for that guest's eyes."""
        here = [self.is_here(place) for place in range(len(self.seats))]
        data = table_data(self.row, self.seats, self.summary, guest)
        return {**data, "here": here, "takeback": takebacks.request_data(self)}

    @property
    def status(self) -> str:
        return self.summary.status

    def has_free_seat(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)

    def has_people(self) -> bool:
        return any(seat.kind == "guest" for seat in self.seats)

    def is_here(self, place: int) -> bool:
        return self.seats[place].kind == "bot" or any(client.viewer == place for client in self.clients)

    def present(self, viewer: ViewerSeat) -> dict[str, Any]:
        """The Now of the protocol."""
        if self.match is None:
            nothing = {"can_undo": False, "can_rewind": False, "result": None, "deadline": None}
            return {"view": None, "decision": None, "unasked": None, **nothing}
        return {**present(self.match, self.stream(viewer)), "deadline": self.deadline()}

    def deadline(self) -> float | None:
        return self.clocks.deadline(self.summary.told["to_act"])

    def stream(self, viewer: ViewerSeat) -> Stream:
        """The stream of a viewer, walked through when he comes for the first time."""
        if viewer not in self.streams and self.match is not None:
            self.streams[viewer] = from_the_start(self.first(), self.moves, viewer)
        return self.streams.get(viewer, Stream(viewer))

    def bots_to_act(self) -> list[int]:
        """The bots that have to choose now; while somebody asks to take back, they wait for the answer."""
        if self.status != "playing" or self.takeback is not None:
            return []
        return [seat for seat in self.summary.to_act if self.seats[seat].kind == "bot"]

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """As long as somebody holds it, it stays in memory."""
        self.holds += 1
        try:
            yield
        finally:
            self.holds -= 1
            self.touched = monotonic()

    # ---- the match

    def first(self) -> Match:
        """The match before its first move."""
        source = KeyedSource(self.row["key"])
        if self.row["start"] is None:
            return self.game.begin(source, self.row["key"])
        return self.game.begin_at(self.row["start"], source, self.row["key"])

    def rebuild(self, began: float, moves: list[Move]) -> None:
        """Derive the match and everything else from the stored moves, the clocks from their times."""
        self.match = match = self.first()
        self.moves = [entries for entries, _ in moves]
        self.streams = {}
        self.clocks = Clocks(self.row["clock"])
        self.clocks.note(match.to_act, began)
        for entries, at in moves:
            repeat(match, unpacked(entries))
            self.clocks.note(match.to_act, at)
        self.summary = summarise(match)
        if self.row["status"] == "abandoned":
            self.summary = self.summary._replace(status="abandoned")

    async def act(self, seat: int, request: str | None, act: Act) -> None:
        """Let a seat do something to the match. Returns when it is stored for good; a repeat does nothing."""
        await finish(self.act_now(f"{seat}:{request}" if request else None, act))

    async def act_now(self, key: str | None, act: Act) -> None:
        async with self.lock:
            if key in self.requests:
                return
            await self.move(act, key)
        self.changed(self)

    def playing(self) -> Match:
        if self.match is None:
            raise WrongMoment("This table has not begun yet.")
        return self.match

    async def move(self, act: Act, key: str | None) -> None:
        """Under the lock: one move, done, stored and told."""
        match = self.playing()
        if self.status == "abandoned":
            raise WrongMoment("Everybody has left this table; nothing happens here any more.")
        before = len(match.journal.entries)
        act(match)
        asked = self.takeback
        await self.keep(match.journal.packed(before), key)
        self.publish()
        if self.takeback is not asked:
            self.tell_table()

    async def keep(self, entries: list[Packed], key: str | None) -> None:
        """Store a move. If another process was faster, the match is read again and the move refused."""
        shown, now = summarise(self.playing()), time()
        asked = self.takeback is not None or bool(self.refused)
        overtaken = asked and takebacks.overtakes(self, entries, shown.view)
        request = None if overtaken else self.takeback
        try:
            text, number = request.to_text() if request else None, len(self.moves) + 1
            await self.store.write(queries.add_move(self.id, number, entries, key, shown, takeback=text, at=now))
        except IntegrityError:
            self.takeback = None  # the match has gone on elsewhere
            await self.read_again()
            raise WrongMoment("The table has moved on; look again and choose anew.") from None
        except Exception:
            await self.read_again()
            raise
        self.moves.append(entries)
        self.store.moves += 1
        if key:
            self.requests.add(key)
        if overtaken:
            self.takeback, self.refused = None, set()
        self.summary = shown
        self.clocks.note(shown.to_act, now)

    async def read_again(self) -> None:
        rows = await self.store.read(queries.move_rows(self.id))
        self.requests |= {row.request for row in rows if row.request}
        known = {viewer: len(stream.items) for viewer, stream in self.streams.items()}
        self.rebuild(rows[0].at, as_moves(rows[1:]))
        for client in self.clients:
            self.welcome(client, known.get(client.viewer, 0))

    async def set_takeback(self, request: takebacks.Request | None, key: str | None) -> None:
        """Under the lock: store who asks to take back and who agrees, then tell it."""
        await self.store.write(queries.set_takeback(self.id, request.to_text() if request else None, key))
        self.takeback = request
        if key:
            self.requests.add(key)
        self.tell_table()

    # ---- telling

    def publish(self) -> None:
        """Send every connected viewer what changed for him, and nothing where nothing did."""
        match = self.playing()
        for viewer, stream in self.streams.items():
            item = stream.follow(match, self.summary.view if viewer is None else match.view(viewer))
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

    def welcome(self, client: Connection, last: int) -> None:
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

    def check_open(self) -> None:
        """Under the lock: the host may have closed the table, or begun, since somebody found it."""
        if self.status == "closed":
            raise NoSuchTable("The host has closed this table.")
        if self.match is not None:
            raise WrongMoment("The match has begun; seats are taken.")

    async def put_seat(self, place: int, seat: Seat, **facts: Any) -> None:
        """Under the lock: somebody else sits there from now on; facts of the table may change with it."""
        await self.store.write(queries.set_seat(self.id, place, seat.values(), facts))
        self.seats[place] = seat
        self.row |= facts
        self.summary = self.summary._replace(status=facts.get("status", self.summary.status))
        for client in self.clients:
            self.look_again(client)
        self.tell_table()

    def look_again(self, client: Connection) -> None:
        """Whoever sees with other eyes from now on gets their whole story: its numbers are not the old ones."""
        viewer = self.seat_of(client.guest)
        if viewer != client.viewer:
            client.viewer = viewer
            self.welcome(client, 0)


async def finish(work: Coroutine[Any, Any, None]) -> None:
    """Do it to the end, also when the socket that wanted it is gone meanwhile."""
    await asyncio.shield(asyncio.ensure_future(work))


def as_moves(rows: list[Any]) -> list[Move]:
    return [(as_entries(row.entries), row.at) for row in rows]


def as_entries(text: str) -> list[Packed]:
    return [tuple(each) for each in json.loads(text)]
