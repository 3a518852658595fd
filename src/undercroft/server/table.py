"""A table in memory: one mailbox. A choice is checked, stored, and only then told to anybody."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from time import monotonic, time
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from undercroft.engine.door import PUBLIC, SPECTATOR
from undercroft.engine.errors import UndercroftError
from undercroft.engine.game import Game
from undercroft.engine.journal import REWIND, UNDO, Packed
from undercroft.engine.match import Match
from undercroft.server import takebacks, watchers
from undercroft.server.clocks import Clocks
from undercroft.server.conditional import Outdated, set_seat, set_takeback
from undercroft.server.config import ENTRIES, TAKEN_BACK
from undercroft.server.connection import Connection
from undercroft.server.errors import DatabaseFails, NoSuchTable, NotAllowed, TooMany, WrongMoment
from undercroft.server.loading import frozen_after
from undercroft.server.moves import AddMove, After, Move
from undercroft.server.parting import cause
from undercroft.server.protocol import write
from undercroft.server.seats import Seat
from undercroft.server.store import Change, Store
from undercroft.server.stream import Stream, ViewerSeat
from undercroft.server.summary import OPEN, seat_of, summarise, table_data

log = logging.getLogger("undercroft.server")

T = TypeVar("T")
Act = Callable[[Match], None]
Done = tuple[int, str]  # whose request, and its id
NOTHING = {
    "view": None, "decision": None, "unasked": None,
    "can_undo": False, "can_rewind": False, "result": None, "deadline": None,
}  # fmt: skip
NO_NEWS: dict[str, Any] = {"from": 0, "events": [], "mark": 0}


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
        self.moves = 0  # stored, without the set-up
        self.frozen_at = 0  # entries that the match had when it was frozen last
        self.taken_back: Counter[int] = Counter()  # choices that each seat has taken back
        self.requests: set[str] = set()
        self.streams: dict[ViewerSeat, Stream] = {}  # of those who look
        self.clients: set[Connection] = set()
        self.chat: list[dict[str, Any]] = []
        self.lock = asyncio.Lock()
        self.clocks = Clocks(row["clock"], store.house)
        self.takeback: takebacks.Request | None = None
        self.left_at: dict[int, float] = {}  # when the last device of a seat went
        self.removed: dict[str, str] = {}  # guests whom the host has sent away, and their names
        self.refused: set[int] = set()  # seats that may not ask again to take back before the match goes on
        self.holds = 0  # sockets that are open, welcomed or not
        self.touched = monotonic()
        self.has_left = False  # memory: what is here may not be what is stored
        self.changed: Callable[[Table], None] = lambda _: None  # told when bots may have to think
        self.leaves: Callable[[Table], None] = lambda _: None  # told when it must not be used any more

    # ---- looking

    def seat_of(self, guest: str | None) -> ViewerSeat:
        return seat_of(self.seats, guest)

    def to_data(self, guest: str | None) -> dict[str, Any]:
        """The Table of the protocol, for that guest's eyes."""
        here = [self.is_here(place) for place in range(len(self.seats))]
        data = table_data(self.row, self.seats, self.summary, guest)
        told = {"here": here, "away": self.away(here), "takeback": takebacks.request_data(self)}
        return {**data, **told, "watchers": watchers.watchers_data(self) if data["host"] else []}

    @property
    def status(self) -> str:
        return self.summary.status

    def has_free_seat(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)

    def has_people(self) -> bool:
        return any(seat.kind == "guest" for seat in self.seats)

    def is_here(self, place: int) -> bool:
        return self.seats[place].kind == "bot" or any(client.viewer == place for client in self.clients)

    def away(self, here: list[bool]) -> list[float | None]:
        """Since when each seat has nobody; unknown where nobody was there since the table is in memory."""
        return [None if is_here else self.left_at.get(place) for place, is_here in enumerate(here)]

    def present(self, stream: Stream | None) -> dict[str, Any]:
        """The Now of the protocol."""
        if self.match is None or stream is None:
            return NOTHING
        return {**stream.now(self.match), "deadline": self.deadline()}

    def deadline(self) -> float | None:
        return self.clocks.told(self.summary.told["to_act"])

    def stream(self, viewer: ViewerSeat) -> Stream | None:
        """What that viewer is told; None before the match begins."""
        if viewer not in self.streams and self.match is not None:
            self.streams[viewer] = Stream(viewer, self.match)
        return self.streams.get(viewer)

    def bots_to_act(self) -> list[int]:
        """The bots that have to choose now; while somebody asks to take back, they wait for the answer."""
        if self.status != "playing" or self.takeback is not None or self.has_left:
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

    def take_up(self, match: Match, moves: int) -> None:
        """Go on with a match that was begun or brought back from the store."""
        self.match, self.moves = match, moves
        self.summary = summarise(match)
        self.frozen_at = match.journal.snapshots[0].place if match.journal.snapshots else 0
        self.taken_back = Counter(entry[1] for entry in match.journal.entries if entry[0] in (UNDO, REWIND))
        if self.row["status"] == "abandoned":
            self.summary = self.summary._replace(status="abandoned")

    async def act(self, seat: int, request: str | None, act: Act) -> bool:
        """Let a seat do something to the match. Returns when it is stored for good; a repeat does nothing.

        Whether the seat was told with the news that its request is done. It must not be broken off in the middle.
        """
        key = f"{seat}:{request}" if request else None
        async with self.lock:
            if key in self.requests:
                return False
            told = await self.move(act, key, (seat, request) if request else None)
        self.changed(self)
        return told

    def playing(self) -> Match:
        if self.match is None:
            raise WrongMoment("This table has not begun yet.")
        return self.match

    async def move(self, act: Act, key: str | None, done: Done | None = None) -> bool:
        """Under the lock: one move, done, stored and told; whether `done` was told with it."""
        match = self.playing()
        self.check_movable(match)
        before, asked = len(match.journal.entries), self.takeback
        seen = match.view(None) if may_be_secret(match) else None
        match.watch(self.is_timed(match) or any(client.beats for client in self.clients))
        with self.kept_whole():
            act(match)
        await self.keep(match.journal.packed(before), key, seen)
        told = self.publish(done)
        if self.takeback is not asked:
            self.tell_table()
        return told

    def check_movable(self, match: Match) -> None:
        self.check_current()
        if self.status == "abandoned":
            raise WrongMoment("Everybody has left this table; nothing happens here any more.")
        if len(match.journal.entries) >= ENTRIES:
            raise TooMany(f"This match has {ENTRIES} entries; a longer one cannot be played here.")

    @contextlib.contextmanager
    def kept_whole(self) -> Iterator[None]:
        """A refusal changes nothing; after any other failure nobody knows what the match is like."""
        try:
            yield
        except UndercroftError:
            raise
        except Exception:
            self.leave_memory()
            raise

    def is_timed(self, match: Match) -> bool:
        """Whether anybody's time is measured here, for the table or for the rules."""
        return self.clocks.limit is not None or bool(match.clocks)

    def undo(self, match: Match, seat: int) -> None:
        self.check_taken_back(seat)
        match.undo(seat)

    def check_taken_back(self, seat: int) -> None:
        if self.taken_back[seat] >= TAKEN_BACK:
            raise TooMany(f"You have taken back {TAKEN_BACK} choices in this match. From now on your choices stand.")

    async def keep(self, entries: list[Packed], key: str | None, seen: dict[str, Any] | None) -> None:
        """Store a move, with what a spectator saw before it where it could be a secret one."""
        match, now = self.playing(), self.store.house.read()
        shown, frozen = summarise(match), frozen_after(match, self.frozen_at)
        public = takebacks.is_public(entries, seen, match)
        request = None if public or self.takeback is None else self.takeback.to_text()
        scenes = len(match.heard_beats(SPECTATOR)) if self.is_timed(match) else 0
        self.clocks.note(shown.to_act, now, scenes, match.clocks)
        after = After(shown, public, request, self.clocks.stored(), frozen)
        move = Move(self.moves + 1, entries, key, time(), now)
        await self.write(AddMove(self.id, self.row["revision"], move, after))
        self.moves += 1
        self.store.moves += 1
        self.summary = shown
        self.frozen_at = frozen["place"] if frozen else self.frozen_at
        if entries[0][0] in (UNDO, REWIND):
            self.taken_back[entries[0][1]] += 1
        if key:
            self.requests.add(key)
        if public:
            self.takeback, self.refused = None, set()

    async def write(self, change: Change) -> None:
        """Under the lock: store a change that names our revision. Where that fails only the store knows the truth."""
        self.check_current()
        try:
            await self.store.write(change)
        except (IntegrityError, Outdated):
            self.leave_memory()
            raise WrongMoment("The table has moved on; look again and choose anew.") from None
        except SQLAlchemyError as problem:
            log.error("not stored", extra={"table": self.id, "reason": cause(problem)})
            self.leave_memory()
            raise DatabaseFails("This could not be stored, so nothing was done. Try again in a moment.") from None
        except Exception:
            self.leave_memory()
            raise
        self.row["revision"] += 1

    def check_current(self) -> None:
        if self.has_left:
            raise WrongMoment("The table was read again meanwhile; look again and choose anew.")

    def leave_memory(self) -> None:
        """Nothing is done here any more; whoever looks comes back and finds the table as it is stored."""
        self.has_left = True
        self.leaves(self)

    async def set_takeback(self, request: takebacks.Request | None, key: str | None) -> None:
        """Under the lock: store who asks to take back and who agrees, then tell it."""
        text = request.to_text() if request else None
        await self.write(set_takeback(self.id, self.row["revision"], text, key))
        self.takeback = request
        if key:
            self.requests.add(key)
        self.tell_table()

    # ---- telling

    def publish(self, done: Done | None) -> bool:
        """Send everybody who looks what changed for him, and nothing where nothing did.

        To the seat whose request is done that is told with it: one message less. Whether it was.
        """
        match, told = self.playing(), False
        self.streams = {client.viewer: stream for client in self.clients if (stream := self.stream(client.viewer))}
        watching = {client.viewer for client in self.clients if client.beats}
        for viewer, stream in self.streams.items():
            message = stream.follow(match, viewer in watching)
            if message is None:
                continue
            message["now"]["deadline"] = self.deadline()
            if done is not None and done[0] == viewer:
                message["ack"], told = done[1], True
            self.send_to(viewer, write(message))
        return told

    def send_to(self, viewer: ViewerSeat, message: bytes) -> None:
        for client in self.clients:
            if client.viewer == viewer:
                client.send_bytes(message)

    def tell_table(self, guest: str | None = None) -> None:
        """Tell everybody, or that guest alone, what the table is like now."""
        for client in self.clients:
            if guest is None or client.guest == guest:
                client.send(type="table", table=self.to_data(client.guest))

    def welcome(self, client: Connection, last: int = 0, mark: int = 0) -> None:
        """All that a client lacks who has heard so many news."""
        stream = self.stream(client.viewer)
        item = stream.item_since(self.playing(), last, mark) if stream else NO_NEWS
        now, table = self.present(stream), self.to_data(client.guest)
        client.send(type="welcome", table=table, you=client.viewer, item=item, now=now, chat=self.chat)

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
        was = self.seats[place].values()
        await self.write(set_seat(self.id, self.row["revision"], place, was, seat.values(), facts))
        self.seats[place] = seat
        self.left_at.pop(place, None)
        self.row |= facts
        self.summary = self.summary._replace(status=facts.get("status", self.summary.status))
        watchers.send_away(self)
        for client in self.clients:
            self.look_again(client)
        self.tell_table()

    def look_again(self, client: Connection) -> None:
        """Whoever sees with other eyes from now on gets their whole story: its numbers are not the old ones."""
        viewer = self.seat_of(client.guest)
        if viewer != client.viewer:
            client.viewer = viewer
            self.welcome(client)


def may_be_secret(match: Match) -> bool:
    """Whether a move now could be one that not everybody notices: a secret choice, or the undo of one."""
    journal = match.journal
    return not match.over and (match.step().secret or any(e[3] != PUBLIC for e in journal.entries[journal.barrier :]))


async def finish(work: Coroutine[Any, Any, T]) -> T:
    """Do it to the end, also when the socket that wanted it is gone meanwhile."""
    return await asyncio.shield(asyncio.ensure_future(work))
