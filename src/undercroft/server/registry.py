"""The registry of all tables: makes them, brings them back after a crash, forgets those that nobody looks at."""

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Sequence
from time import monotonic, time
from typing import Any, NamedTuple

from undercroft.engine.errors import BrokenRecord
from undercroft.engine.facts import check_version
from undercroft.engine.game import Game
from undercroft.engine.journal import Packed, is_move
from undercroft.engine.match import Match
from undercroft.games import GAMES, game_with, meta
from undercroft.server import queries
from undercroft.server.advising import Advising
from undercroft.server.bot_turns import BotTurns
from undercroft.server.config import CHAT_KEPT, CLOCKS, OPEN_TABLES, PUZZLES, ServerConfig
from undercroft.server.errors import NoSuchTable, TooMany, WrongMoment
from undercroft.server.leaving import give_up
from undercroft.server.permits import wanted_advice
from undercroft.server.protocol import NewTable, Wish
from undercroft.server.puzzles import Puzzles, wanted_seed
from undercroft.server.seats import Seat, bot, free, person
from undercroft.server.store import Store
from undercroft.server.summary import remembered, summarise, table_data
from undercroft.server.table import Table, as_moves, finish
from undercroft.server.takebacks import from_text

log = logging.getLogger("undercroft.server")

SWEEP = 30.0  # seconds between two looks for idle tables, at most


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
        self.bots = BotTurns(config)
        self.puzzles = Puzzles(config)
        self.advising = Advising(config, self.bots.pool)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.chores: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin the work behind the scenes; the server answers meanwhile."""
        self.chores = [asyncio.ensure_future(self.wake()), asyncio.ensure_future(self.sweep())]

    async def close(self) -> None:
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        self.puzzles.close()
        self.advising.close()
        await self.bots.close()

    async def wake(self) -> None:
        """After a restart, tables that wait for a bot go on by themselves."""
        for table_id in await self.store.read(queries.waiting_for_bots()):
            try:
                self.bots.play(await self.table(table_id))
            except Exception:  # one table that cannot be read must not close the house
                log.exception("table cannot be brought back", extra={"table": table_id})

    async def sweep(self) -> None:
        """Again and again: tables that nobody has looked at for a while leave memory. The store has all of them."""
        while True:
            await asyncio.sleep(max(0.1, min(SWEEP, self.config.idle / 4)))
            for table in [each for each in self.tables.values() if self.is_idle(each)]:
                del self.tables[table.id]

    def is_idle(self, table: Table) -> bool:
        """Nobody is connected, no bot has to choose, nothing is being done, and so for some time."""
        if table.holds or table.lock.locked() or table.bots_to_act() or self.bots.think_at(table):
            return False
        lasting = table.status in {"open", "playing"}
        patience = self.config.idle if lasting else min(self.config.idle, self.config.idle_over)
        return monotonic() - table.touched > patience

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
                    self.tables.setdefault(table_id, await self.load(table_id))
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
        self.tables.pop(table.id, None)

    def rename(self, guest: str, name: str) -> None:
        """Tables that are loaded learn a guest's new name, too."""
        for table in self.tables.values():
            place = table.seat_of(guest)
            if place is not None and table.seats[place].name != name:
                table.seats[place].name = name
                table.tell_table()

    async def load(self, table_id: str) -> Table:
        found = await self.store.read(queries.table_row(table_id))
        if found is None:
            raise NoSuchTable("There is no such table. Perhaps the link is incomplete.")
        row = queries.as_row(found)
        played = game_with(row["game"], row["players"], row["options"])
        check_version(played, row)
        table = Table(self.store, row, as_seats(await self.store.read(queries.seat_rows(table_id))), played)
        table.changed = self.bots.play
        moves = await self.store.read(queries.move_rows(table_id))
        if moves:
            table.requests = {each.request for each in moves if each.request}
            table.requests |= set(await self.store.read(queries.request_rows(table_id)))
            table.rebuild(moves[0].at, as_moves(moves[1:]))
            table.takeback = from_text(row["takeback"])
        table.chat = [chat_data(each) for each in await self.store.read(queries.chat_rows(table_id, CHAT_KEPT))]
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

    async def insert(self, host: str, played: Game, seats: list[Seat], terms: Terms) -> Table:
        await self.make_room(host, played)
        now = time()
        row: dict[str, Any] = {
            "id": secrets.token_urlsafe(9), "game": played.meta.name, "players": played.players,
            "options": played.options, "status": "open", "host": host, "key": None, "takeback": None, "created": now,
            "changed": now, "rules": played.meta.version, "content": played.content, **terms._asdict(),
        }  # fmt: skip
        start = json.dumps(terms.start) if terms.start else None
        written = {**row, "options": json.dumps(row["options"]), "start": start}
        rows = [seat.to_row(row["id"], place) for place, seat in enumerate(seats)]
        await self.store.write(queries.create_table({**written, "summary": "{}", "asked": "[]"}, rows))
        table = Table(self.store, row, seats, played)
        table.changed = self.bots.play
        self.tables[table.id] = table
        return table

    async def make_room(self, host: str, played: Game) -> None:
        """A host has a limited number of unfinished tables. Of puzzles, which wait for nobody, the oldest goes."""
        unfinished = await self.store.read(queries.unfinished_of(host))
        puzzles = [each.id for each in unfinished if each.game in GAMES and meta(each.game).puzzle]
        if not played.meta.puzzle:
            if len(unfinished) - len(puzzles) >= OPEN_TABLES:
                raise TooMany(f"You have {OPEN_TABLES} unfinished tables. Finish one of them first.")
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
            for client in table.clients:
                table.welcome(client, 0)
        self.bots.play(table)

    async def deal(self, table: Table) -> None:
        table.row["key"] = secrets.token_bytes(32)
        match = table.first()
        shown, now = summarise(match), time()
        await self.store.write(queries.begin(table.id, table.row["key"], [match.journal.packed()], shown, now))
        table.match, table.summary = match, shown
        table.clocks.note(match.to_act, now)

    async def keep_record(self, guest: str, match: Match) -> Table:
        """A finished match from elsewhere, as a table one can look at."""
        seats = [Seat("record", None, f"P{place + 1}", None) for place in range(match.game.players)]
        table = await self.insert(guest, match.game, seats, Terms(start=match.start))
        table.row["key"] = match.seed
        first, *moves = split_moves(match.journal.packed())
        now = time()
        table.rebuild(now, [(entries, now) for entries in moves])
        await self.store.write(queries.begin(table.id, table.row["key"], [first, *moves], table.summary, now))
        return table


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
