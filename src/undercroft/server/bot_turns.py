"""Bots at tables: who has to think, and what comes of it. They go through the same door as people."""

import asyncio
import logging
import secrets

from undercroft.engine.errors import UndercroftError
from undercroft.engine.match import Match
from undercroft.server.botpool import BotPool, Task, think
from undercroft.server.config import ServerConfig
from undercroft.server.errors import WrongMoment
from undercroft.server.table import Table

log = logging.getLogger("undercroft.server")


class BotTurns:
    """The bots that think at the moment, one task for each seat."""

    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        self.pool = BotPool(config.bot_workers, config.bot_limit)
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.closing = False

    async def close(self) -> None:
        self.closing = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        self.pool.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    def play(self, table: Table) -> None:
        """Every bot that is asked and not yet thinking begins to think."""
        for seat in table.bots_to_act():
            if (table.id, seat) not in self.tasks and not self.closing:
                self.tasks[table.id, seat] = asyncio.ensure_future(self.turn(table, seat))

    def think_at(self, table: Table) -> bool:
        return any((table.id, seat) in self.tasks for seat in range(len(table.seats)))

    async def turn(self, table: Table, seat: int) -> None:
        """One choice of a bot; what it chooses goes through the same door as everybody's."""
        try:
            if table.has_people():
                await asyncio.sleep(self.config.bot_pause)
            await self.answer(table, seat)
        except UndercroftError as refusal:
            log.info("bot's choice refused", extra={"table": table.id, "reason": refusal.kind})
        except Exception:
            log.exception("bot failed", extra={"table": table.id})
            await asyncio.sleep(1)  # the store may be busy; try again, but not at full speed
        finally:
            self.tasks.pop((table.id, seat), None)
            self.play(table)

    async def answer(self, table: Table, seat: int) -> None:
        """Think, then choose, unless the position thought about is gone or somebody asks to take back."""
        ticket = table.playing().ticket(seat)
        choice = await self.choice(table, seat)

        def choose(match: Match) -> None:
            if table.takeback is not None:
                raise WrongMoment("Somebody asks to take back; bots wait for the answer.")
            match.choose(seat, choice, ticket)

        await table.act(seat, None, choose)

    async def choice(self, table: Table, seat: int) -> str:
        level = table.seats[seat].level or "normal"
        match = table.playing()
        try:
            return str(await self.pool.run(think, task_of(table, match, seat, level)))
        except Exception as problem:  # whatever is wrong with the bot, the match goes on
            kind = type(problem).__name__  # its words could tell what the seat knows
            log.warning("bot too slow or broken", extra={"table": table.id, "level": level, "reason": kind})
            options = match.options(seat)
            return options[secrets.randbelow(len(options))].in_words() if options else ""


def task_of(table: Table, match: Match, seat: int, name: str) -> Task:
    row, seed = table.row, secrets.randbits(48)
    entries = match.journal.packed()
    return Task(table.id, row["game"], row["players"], row["options"], row["start"], entries, seat, name, seed)
