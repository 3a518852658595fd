"""The registry of all tables: makes them, brings them back after a crash, forgets those that nobody looks at."""

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic, time
from typing import Any, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from undercroft.engine.errors import BrokenRecord, UndercroftError
from undercroft.engine.facts import check_version
from undercroft.engine.game import Game
from undercroft.engine.journal import Packed, is_move
from undercroft.engine.match import Match
from undercroft.games import GAMES, game_with, meta
from undercroft.server import house_clock, queries
from undercroft.server.advising import Advising
from undercroft.server.bot_turns import BotTurns
from undercroft.server.conditional import Outdated, remove_table
from undercroft.server.config import CHAT_KEPT, CLOCKS, IMPORTS, OPEN_TABLES, PUBLIC_TABLES, PUZZLES, ServerConfig
from undercroft.server.errors import Damaged, NoSuchTable, TooMany, WrongMoment
from undercroft.server.jobs import Jobs
from undercroft.server.leaving import close_all, give_up
from undercroft.server.loading import begin, bring_back
from undercroft.server.moves import Move
from undercroft.server.permits import wanted_advice
from undercroft.server.protocol import NewTable, Wish
from undercroft.server.puzzles import Puzzles, wanted_seed
from undercroft.server.reviews import Reviews
from undercroft.server.seats import Seat, bot, free, person
from undercroft.server.store import Change, Store
from undercroft.server.summary import remembered, summarise, table_data
from undercroft.server.table import Table, finish
from undercroft.server.takebacks import from_text
from undercroft.server.timekeeper import Timekeeper
from undercroft.server.watchers import removed_rows, send_away

log = logging.getLogger("undercroft.server")

DAMAGED = (
    "What is stored of this table does not make a match any more. Whoever runs this server can mend it up to its last "
    "whole move with 'undercroft doctor'."
)
RETRIES = (0.1, 1.0, 2.0, 5.0, 15.0, 60.0, 300.0)  # seconds before each try to bring back a table that had to go
SWEEP = 30.0  # seconds between two looks for idle tables, at most
KEEP_TIME = 10.0  # seconds of its clocks that a killed server forgets, at most


Keep = Callable[[str, Change], Awaitable[None]]  # stores the table of that id, together with something else


class Terms(NamedTuple):
    """On what terms a table is played."""

    public: bool = False
    clock: int | None = None
    start: dict[str, object] | None = None
    seed: int | None = None
    advice: bool | None = None


class TableRegistry:
    """Knows every table that is in memory, and where to find the others."""

    def __init__(self, config: ServerConfig, store: Store) -> None:
        self.config = config
        self.store = store
        self.jobs = Jobs(config)
        self.bots = BotTurns(config, self.jobs)
        self.timekeeper = Timekeeper()
        self.puzzles = Puzzles(config, self.jobs)
        self.advising = Advising(config, self.jobs)
        self.reviews = Reviews(config, self.jobs, store, self.table)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.chores: list[asyncio.Task[None]] = []
        self.errands: set[asyncio.Task[None]] = set()  # that end by themselves

    def open(self) -> None:
        """Begin the work behind the scenes; the server answers meanwhile."""
        chores = (self.wake(), self.reviews.wake(), self.sweep(), self.keep_time())
        self.chores = [asyncio.ensure_future(each) for each in chores]

    async def close(self) -> None:
        for chore in (*self.chores, *self.errands):
            chore.cancel()
        await asyncio.gather(*self.chores, *self.errands, return_exceptions=True)
        await self.stop_thinking()
        await self.note_time()

    async def stop_thinking(self) -> None:
        """Nobody waits for an answer any more that takes a while; the server can end."""
        await self.timekeeper.close()
        await self.bots.close()
        await self.reviews.close()
        await self.jobs.close()

    async def keep_time(self) -> None:
        """Again and again: where the clock of the house stands, so that a killed server goes on from there."""
        while True:
            await asyncio.sleep(KEEP_TIME)
            await self.note_time()

    async def note_time(self) -> None:
        try:
            await self.store.write(house_clock.keep(self.store.house.read()))
        except SQLAlchemyError as problem:  # the players only gain time by it
            log.warning("the clock is not kept", extra={"reason": type(problem).__name__})

    async def wake(self) -> None:
        """After a restart, tables that wait for a bot, or where a clock of the rules runs, go on by themselves."""
        waiting = await self.store.read(queries.waiting_for_bots())
        for table_id in [*waiting, *await self.store.read(queries.with_rule_clocks())]:
            try:
                self.go_on(await self.table(table_id))
            except Exception:  # one table that cannot be read must not close the house
                log.exception("table cannot be brought back", extra={"table": table_id})

    async def sweep(self) -> None:
        """Again and again: tables that nobody has looked at for a while leave memory. The store has all of them."""
        while True:
            await asyncio.sleep(max(0.1, min(SWEEP, self.config.idle / 4)))
            for table in [each for each in self.tables.values() if self.is_idle(each)]:
                del self.tables[table.id]

    def is_idle(self, table: Table) -> bool:
        """Nobody is connected, no bot has to choose, no clock of the rules runs, and so for some time."""
        if table.holds or table.lock.locked() or table.bots_to_act() or self.bots.think_at(table):
            return False
        if self.timekeeper.waits_at(table):
            return False
        lasting = table.status in {"open", "playing"}
        patience = self.config.idle if lasting else min(self.config.idle, self.config.idle_over)
        return monotonic() - table.touched > patience

    def go_on(self, table: Table) -> None:
        """Something has happened there: bots may have to think, and other clocks run."""
        self.bots.play(table)
        self.timekeeper.watch(table)

    # ---- finding and making tables

    async def table(self, table_id: str) -> Table:
        """The table of that id, read from the store when it is not in memory."""
        if table_id not in self.tables:
            await self.fetch(table_id)
        table = self.tables[table_id]
        table.touched = monotonic()
        return table

    async def fetch(self, table_id: str) -> None:
        """Load it once, however many ask at the same time."""
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id not in self.tables:
                    table = await self.load(table_id)
                    self.tables[table_id] = table
                    self.go_on(table)
            finally:
                self.loading.pop(table_id, None)

    def listed(self, found: queries.Listed, guest: str | None) -> list[dict[str, Any]]:
        """Tables for a list: those in memory as they are, the others as the store knows them, without loading them."""
        data: list[dict[str, Any]] = []
        for row, seats in found:
            if row["game"] not in GAMES:  # it came from a package that is gone
                continue
            table = self.tables.get(row["id"])
            if table is None:
                data.append(table_data(row, as_seats(seats), remembered(row), guest))
            else:
                data.append(table.to_data(guest))
        return data

    def forget(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]

    def let_go(self, table: Table) -> None:
        """A table leaves memory that may not be what is stored; who looks at it comes back to what is."""
        self.forget(table)
        for client in list(table.clients):
            client.dismiss(1012, "The table is read again; come back.")
        if table.status == "playing":
            self.errands.add(errand := asyncio.ensure_future(self.bring_back(table)))
            errand.add_done_callback(self.errands.discard)

    async def bring_back(self, table: Table) -> None:
        """Its bots go on at the stored one, when they have thought to the end and the store answers again."""
        for pause in RETRIES:
            await asyncio.sleep(pause)
            while self.bots.think_at(table):
                await asyncio.sleep(0.1)
            with contextlib.suppress(UndercroftError, SQLAlchemyError):  # logged where it happened
                self.go_on(await self.table(table.id))
                return

    def rename(self, guest: str, name: str) -> None:
        """Tables that are loaded learn a guest's new name, too."""
        for table in self.tables.values():
            place = table.seat_of(guest)
            if place is not None and table.seats[place].name != name:
                table.seats[place].name = name
                table.tell_table()

    def call_back(self, guest: str) -> None:
        """All sockets of a guest end; those whose cookie still counts come back."""
        for table in self.tables.values():
            for client in [each for each in table.clients if each.guest == guest]:
                client.dismiss(1012, "come back")

    async def load(self, table_id: str) -> Table:
        found = await self.store.read(queries.table_row(table_id))
        if found is None:
            raise NoSuchTable("There is no such table. Perhaps the link is incomplete.")
        row = queries.as_row(found)
        played = game_with(row["game"], row["players"], row["options"])
        check_version(played, row)
        table = self.placed(row, as_seats(await self.store.read(queries.seat_rows(table_id))), played)
        rows = await self.store.read(queries.move_rows(table_id))
        if rows:
            await self.take_up(table, rows)
        table.removed = {each.guest: each.name for each in await self.store.read(removed_rows(table_id))}
        table.chat = [chat_data(each) for each in await self.store.read(queries.chat_rows(table_id, CHAT_KEPT))]
        return table

    async def take_up(self, table: Table, rows: list[Any]) -> None:
        """The match of a table, with all that is known of it beside the moves."""
        table.requests = {each.request for each in rows if each.request}
        table.requests |= set(await self.store.read(queries.request_rows(table.id)))
        frozen = await self.store.read(queries.frozen_row(table.id))
        texts = [each.entries for each in rows]
        try:
            match = await asyncio.to_thread(bring_back, table.game, table.row, texts, frozen)
        except BrokenRecord as broken:
            log.error("table is damaged", extra={"table": table.id, "reason": str(broken)})
            await self.store.write(queries.mark_damaged(table.id))
            raise Damaged(DAMAGED) from None
        table.take_up(match, len(rows) - 1)
        table.takeback = from_text(table.row["takeback"])
        table.clocks.restore(table.row["asked_at"], match.to_act, match.clocks)

    def placed(self, row: dict[str, Any], seats: list[Seat], played: Game) -> Table:
        """A table that knows whom to tell what happens at it."""
        table = Table(self.store, row, seats, played)
        table.changed, table.leaves = self.go_on, self.let_go
        return table

    async def create(self, guest: str, name: str, wanted: NewTable) -> Table:
        """A new table with the seats the host wished for."""
        if wanted.clock not in CLOCKS:
            raise WrongMoment(
                f"A clock can be one of these numbers of seconds: {', '.join(map(str, CLOCKS[1:]))}, or none."
            )
        played = game_with(wanted.game, wanted.players, dict(wanted.options))
        seed = wanted_seed(played, wanted.seed)
        if len(wanted.seats) != wanted.players:
            raise WrongMoment(f"{wanted.players} seats are needed, {len(wanted.seats)} are given.")
        added = self.config.bots
        seats = [seat_for(wish, guest, name, place, added) for place, wish in enumerate(wanted.seats)]
        if sum(seat.kind == "guest" for seat in seats) > 1:
            raise WrongMoment("You can sit on one seat only.")
        position = None if seed is None else await self.puzzles.lay_out(guest, played, seed)
        advice = wanted_advice(played, wanted.advice)
        table = await self.insert(guest, played, seats, Terms(wanted.public, wanted.clock, position, seed, advice))
        if wanted.start:
            await self.start(table)
        return table

    async def insert(self, host: str, played: Game, seats: list[Seat], terms: Terms, keep: Keep | None = None) -> Table:
        await self.make_room(host, played, terms)
        now = time()
        row: dict[str, Any] = {
            "id": secrets.token_urlsafe(9), "game": played.meta.name, "players": played.players,
            "options": played.options, "status": "open", "host": host, "key": None, "takeback": None, "created": now,
            "changed": now, "rules": played.meta.version, "content": played.content, "revision": 0,
            "watching": None, "rematch": None, **terms._asdict(),
        }  # fmt: skip
        start = json.dumps(terms.start) if terms.start else None
        written = {**row, "options": json.dumps(row["options"]), "start": start}
        rows = [seat.to_row(row["id"], place) for place, seat in enumerate(seats)]
        created = queries.create_table({**written, "summary": "{}", "asked": "[]"}, rows)
        await (keep(row["id"], created) if keep else self.store.write(created))
        self.tables[row["id"]] = self.placed(row, seats, played)
        return self.tables[row["id"]]

    async def make_room(self, host: str, played: Game, terms: Terms) -> None:
        """A host has a limited number of unfinished tables. Of puzzles, which wait for nobody, the oldest goes."""
        unfinished = await self.store.read(queries.unfinished_of(host))
        puzzles = [each.id for each in unfinished if each.game in GAMES and meta(each.game).puzzle]
        if not played.meta.puzzle:
            if len(unfinished) - len(puzzles) >= OPEN_TABLES:
                raise TooMany(f"You have {OPEN_TABLES} unfinished tables. Finish one of them first.")
            if terms.public and sum(each.public and each.status == "open" for each in unfinished) >= PUBLIC_TABLES:
                raise TooMany(
                    f"You have {PUBLIC_TABLES} public tables that wait for players. Start or close one first."
                )
            return
        for table_id in puzzles[PUZZLES - 1 :]:
            with contextlib.suppress(BrokenRecord):  # of older rules: nobody can go on with it
                table = await self.table(table_id)
                await finish(give_up(table))
                if table.status == "closed":
                    self.forget(table)

    async def start(self, table: Table) -> None:
        """Deal: the key is drawn and stored before anybody sees a card."""
        async with table.lock:
            if table.match is not None:
                raise WrongMoment("This match has begun already.")
            table.check_open()
            if table.has_free_seat():
                raise WrongMoment("There are free seats. Wait for players or give them to bots.")
            await self.deal(table)
            send_away(table)
            for client in table.clients:
                table.welcome(client)
        self.go_on(table)

    async def deal(self, table: Table) -> None:
        row = {**table.row, "key": secrets.token_bytes(32)}
        match = await asyncio.to_thread(begin, table.game, row)
        shown, now = summarise(match), self.store.house.read()
        table.clocks.note(match.to_act, now, 0, match.clocks)
        dealt, since = [Move(0, match.journal.packed(), None, time(), now)], table.clocks.stored()
        await table.write(queries.begin(table.id, table.row["revision"], row["key"], dealt, shown, since))
        table.row["key"] = row["key"]
        table.take_up(match, 0)

    async def keep_record(self, guest: str, match: Match) -> Table:
        """A finished match from elsewhere, as a table one can look at."""
        await self.drop_oldest_records(guest)
        seats = [Seat("record", None, f"P{place + 1}", None) for place in range(match.game.players)]
        table = await self.insert(guest, match.game, seats, Terms(start=match.start))
        table.row["key"] = match.seed
        shown, at, now = summarise(match), time(), self.store.house.read()
        moves = enumerate(split_moves(match.journal.packed()))
        stored = [Move(number, entries, None, at, now) for number, entries in moves]
        await table.write(queries.begin(table.id, table.row["revision"], table.row["key"], stored, shown, {}))
        table.take_up(match, len(stored) - 1)
        return table

    async def drop_oldest_records(self, guest: str) -> None:
        """One more record finds room: of those that he has brought the oldest go."""
        for row in (await self.store.read(queries.brought_by(guest)))[IMPORTS - 1 :]:
            with contextlib.suppress(Outdated):  # gone already
                await self.store.write(remove_table(row.id, row.revision or 0))
            if table := self.tables.pop(row.id, None):
                close_all(table)


def split_moves(entries: list[Packed]) -> list[list[Packed]]:
    """The set-up, then every choice or undo with what chance answered to it."""
    moves: list[list[Packed]] = [[]]
    for entry in entries:
        if is_move(entry):
            moves.append([])
        moves[-1].append(entry)
    return moves


def seat_for(wish: Wish, guest: str, name: str, place: int, added: Sequence[str]) -> Seat:
    if wish.kind == "me":
        return person(guest, name)
    return free() if wish.kind == "open" else bot(wish.level, place, added)


def as_seats(rows: list[Any]) -> list[Seat]:
    return [Seat(each.kind, each.guest, each.name, each.level) for each in rows]


def chat_data(row: Any) -> dict[str, Any]:
    return {"seat": row.seat, "name": row.name, "text": row.text, "at": row.at}
