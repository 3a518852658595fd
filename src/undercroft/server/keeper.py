"""The keeper of all tables: makes them, brings them back after a crash, lets bots play."""

import asyncio
import json
import logging
import secrets
from time import time
from typing import Any

from undercroft.engine.door import CHANCE, Entry
from undercroft.engine.errors import UndercroftError, WrongOption
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.replay import check_version
from undercroft.games import game
from undercroft.server import store as stored
from undercroft.server.botpool import BotPool, Task, advise, think
from undercroft.server.errors import NoSuchTable, TooMany, WrongMoment
from undercroft.server.protocol import NewTable, Wish
from undercroft.server.seats import Seat, bot, free, person
from undercroft.server.settings import CHAT_KEPT, CLOCKS, OPEN_TABLES, Settings
from undercroft.server.store import Store
from undercroft.server.table import Table, as_entries

log = logging.getLogger("undercroft.server")


class Keeper:
    """Knows every table that somebody has asked for since the start."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.bots = BotPool(settings.bot_workers, settings.bot_limit)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.closing = False
        self.choices = 0  # stored since the start, for the metrics

    async def wake(self) -> None:
        """After a restart, tables that wait for a bot go on by themselves."""
        for table_id in await self.store.read(stored.playing_tables()):
            try:
                self.bots_play(await self.table(table_id))
            except Exception:  # one table that cannot be read must not close the house
                log.exception("table cannot be brought back", extra={"table": table_id})

    def close(self) -> None:
        self.closing = True
        for task in list(self.tasks.values()):
            task.cancel()
        self.bots.close()

    # ---- finding and making tables

    async def table(self, table_id: str) -> Table:
        """The table of that id, read from the store when nobody has asked for it yet."""
        if table_id in self.tables:
            return self.tables[table_id]
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id not in self.tables:
                    self.tables.setdefault(table_id, await self.load(table_id))
            finally:
                self.loading.pop(table_id, None)
        return self.tables[table_id]

    def rename(self, guest: str, name: str) -> None:
        """Tables that are loaded learn a guest's new name, too."""
        for table in self.tables.values():
            place = table.seat_of(guest)
            if place is not None and table.seats[place].name != name:
                table.seats[place].name = name
                table.tell_table()

    async def load(self, table_id: str) -> Table:
        found = await self.store.read(stored.table_row(table_id))
        if found is None:
            raise NoSuchTable("There is no such table. Perhaps the link is incomplete.")
        row = dict(found._mapping)  # noqa: SLF001  # SQLAlchemy's documented way to a dictionary
        row["options"] = json.loads(row["options"])
        row["start"] = json.loads(row["start"]) if row["start"] else None
        seats = [
            Seat(each.kind, each.guest, each.name, each.level)
            for each in await self.store.read(stored.seat_rows(table_id))
        ]
        played = game(row["game"], row["players"], **row["options"])
        check_version(played, row)
        table = Table(self.store, row, seats, played)
        table.changed = self.after_move
        moves = await self.store.read(stored.move_rows(table_id))
        if moves:
            table.requests = {each.request for each in moves if each.request}
            table.rebuild([as_entries(each.entries) for each in moves[1:]])
        table.chat = [chat_data(each) for each in await self.store.read(stored.chat_rows(table_id, CHAT_KEPT))]
        return table

    async def create(self, guest: str, name: str, wanted: NewTable) -> Table:
        """A new table with the seats the host wished for."""
        if wanted.clock not in CLOCKS:
            raise WrongMoment(
                f"A clock can be one of these numbers of seconds: {', '.join(map(str, CLOCKS[1:]))}, or none."
            )
        played = wanted_game(wanted)
        if len(wanted.seats) != wanted.players:
            raise WrongMoment(f"{wanted.players} seats are needed, {len(wanted.seats)} are given.")
        seats = [seat_for(wish, guest, name, place) for place, wish in enumerate(wanted.seats)]
        if sum(seat.kind == "guest" for seat in seats) > 1:
            raise WrongMoment("You can sit on one seat only.")
        table = await self.insert(guest, played, seats, wanted.public, wanted.clock, None)
        if wanted.start:
            await self.start(table)
        return table

    async def insert(
        self,
        host: str,
        played: Game,
        seats: list[Seat],
        public: bool,
        clock: int | None,
        start: dict[str, object] | None,
    ) -> Table:
        if await self.store.read(stored.unfinished_of(host)) >= OPEN_TABLES:
            raise TooMany(f"You have {OPEN_TABLES} unfinished tables. Finish one of them first.")
        now = time()
        row: dict[str, Any] = {
            "id": secrets.token_urlsafe(9), "game": played.meta.name, "players": played.players,
            "options": played.options, "public": public, "clock": clock, "status": "open", "host": host,
            "key": None, "start": start, "created": now, "changed": now,
            "rules": played.meta.version, "content": played.content,
        }  # fmt: skip
        written = {**row, "options": json.dumps(row["options"]), "start": json.dumps(start) if start else None}
        rows = [seat.to_row(row["id"], place) for place, seat in enumerate(seats)]
        await self.store.write(stored.create_table({**written, "summary": "{}"}, rows))
        table = Table(self.store, row, seats, played)
        table.changed = self.after_move
        self.tables[table.id] = table
        return table

    async def start(self, table: Table) -> None:
        """Deal: the key is drawn and stored before anybody sees a card."""
        async with table.lock:
            if table.match is not None:
                raise WrongMoment("This match has begun already.")
            if table.has_free_seat():
                raise WrongMoment("There are free seats. Wait for players or give them to bots.")
            table.row["key"] = secrets.token_bytes(32)
            table.match = table.first()
            try:
                await self.store.write(
                    stored.begin(table.id, table.row["key"], [table.match.door.entries], table.summary())
                )
            except Exception:
                table.match = None
                raise
            table.note_clocks()
        for client in table.clients:
            table.welcome(client, 0)
        self.bots_play(table)

    async def keep_record(self, guest: str, match: Match) -> Table:
        """A finished match from elsewhere, as a table one can look at."""
        seats = [Seat("record", None, f"P{place + 1}", None) for place in range(match.game.players)]
        table = await self.insert(guest, match.game, seats, False, None, match.start)
        table.row["key"] = match.seed
        first, *moves = split_moves(match.door.entries)
        table.rebuild(moves)
        await self.store.write(stored.begin(table.id, table.row["key"], [first, *moves], table.summary()))
        return table

    # ---- bots

    def after_move(self, table: Table) -> None:
        self.choices += 1
        self.bots_play(table)

    def bots_play(self, table: Table) -> None:
        """Every bot that is asked and not yet thinking begins to think."""
        for seat in table.match.to_act if table.match else ():
            if table.seats[seat].kind == "bot" and (table.id, seat) not in self.tasks:
                self.tasks[table.id, seat] = asyncio.ensure_future(self.bot_turn(table, seat))

    async def bot_turn(self, table: Table, seat: int) -> None:
        """One choice of a bot; what it chooses goes through the same door as everybody's."""
        try:
            if any(each.kind == "guest" for each in table.seats):
                await asyncio.sleep(self.settings.bot_pause)
            choice = await self.bot_choice(table, seat)
            await table.act(seat, None, lambda match: match.choose(seat, choice))
        except UndercroftError as refusal:
            log.info("bot's choice refused", extra={"table": table.id, "reason": refusal.kind})
        except Exception:
            log.exception("bot failed", extra={"table": table.id})
            await asyncio.sleep(1)  # the store may be busy; try again, but not at full speed
        finally:
            self.tasks.pop((table.id, seat), None)
            if not self.closing:
                self.bots_play(table)

    async def bot_choice(self, table: Table, seat: int) -> str:
        level = table.seats[seat].level or "normal"
        match = table.playing()
        try:
            return str(await self.bots.run(think, self.task(table, match, seat, level)))
        except Exception as problem:  # whatever is wrong with the bot, the match goes on
            kind = type(problem).__name__  # its words could tell what the seat knows
            log.warning("bot too slow or broken", extra={"table": table.id, "level": level, "reason": kind})
            options = match.options(seat)
            return options[secrets.randbelow(len(options))].text if options else ""

    def task(self, table: Table, match: Match, seat: int, name: str) -> Task:
        row = table.row
        seed = secrets.randbits(48)
        entries = list(match.door.entries)
        return Task(table.id, row["game"], row["players"], row["options"], row["start"], entries, seat, name, seed)

    async def hint(self, table: Table, seat: int) -> dict[str, Any]:
        match = table.playing()
        if seat not in match.asked:
            raise match.not_yours(seat)
        answer: dict[str, Any] = await self.bots.run(advise, self.task(table, match, seat, "search:ms=800"))
        return answer


def wanted_game(wanted: NewTable) -> Game:
    for name in ("name", "players"):  # arguments of `game`, never options
        if name in wanted.options:
            raise WrongOption(f"There is no option '{name}'.")
    return game(wanted.game, wanted.players, **wanted.options)


def split_moves(entries: list[Entry]) -> list[list[Entry]]:
    """The set-up, then every choice or undo with what chance answered to it."""
    moves: list[list[Entry]] = [[]]
    for entry in entries:
        if entry[0] != CHANCE:
            moves.append([])
        moves[-1].append(entry)
    return moves


def seat_for(wish: Wish, guest: str, name: str, place: int) -> Seat:
    if wish.kind == "me":
        return person(guest, name)
    return free() if wish.kind == "open" else bot(wish.level, place)


def chat_data(row: Any) -> dict[str, Any]:
    return {"seat": row.seat, "name": row.name, "text": row.text, "at": row.at}
