"""Bots at tables: who has to think, and what comes of it. They go through the same door as people."""

import asyncio
import logging
import secrets

from undercroft.engine.errors import UndercroftError
from undercroft.engine.match import Match
from undercroft.server.config import ServerConfig
from undercroft.server.errors import WrongMoment
from undercroft.server.fair_queue import Job
from undercroft.server.jobs import BOT, Jobs
from undercroft.server.table import Table, finish
from undercroft.server.thinking import Task, think

log = logging.getLogger("undercroft.server")

QUICK = "normal"  # thinks for a bot that is late or broken, once


class BotTurns:
    """The bots that think at the moment, one task for each seat."""

    def __init__(self, config: ServerConfig, jobs: Jobs) -> None:
        self.config = config
        self.jobs = jobs
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.closing = False

    async def close(self) -> None:
        """Before the jobs are closed: a bot whose thinking is given up would choose anything."""
        self.closing = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
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
        if seat not in table.playing().offered:
            return  # something was taken back in the pause before it
        ticket = table.playing().ticket(seat)
        choice = await self.choice(table, seat)
        if is_overtaken(table, seat, ticket):
            return  # taken back meanwhile; it is asked again if it still owes a choice

        def choose(match: Match) -> None:
            if table.takeback is not None:
                raise WrongMoment("Somebody asks to take back; bots wait for the answer.")
            match.choose(seat, choice, ticket)

        await finish(table.act(seat, None, choose))

    async def choice(self, table: Table, seat: int) -> str:
        """What the bot chooses; where it cannot be asked, what a quick one does, and in the end anything."""
        match = table.playing()
        ticket = match.ticket(seat)
        for name in (table.seats[seat].level or QUICK, QUICK):
            try:
                return str(await self.jobs.run(self.job(table, match, seat, name)))
            except Exception as problem:  # whatever is wrong with the bot, the match goes on
                if is_overtaken(table, seat, ticket):
                    return ""  # nothing is wrong with it: what it was asked is gone
                kind = type(problem).__name__  # its words could tell what the seat knows
                log.warning("bot too slow or broken", extra={"table": table.id, "level": name, "reason": kind})
        options = match.options(seat)
        return options[secrets.randbelow(len(options))].in_words() if options else ""

    def job(self, table: Table, match: Match, seat: int, name: str) -> Job:
        """On the account of a person who is there and waits; where nobody is, on that of the host, and unhurried."""
        people = [each.guest for place, each in enumerate(table.seats) if each.guest and table.is_here(place)]
        guest = self.jobs.least_busy(people)
        return Job(BOT, guest or table.row["host"], think, task_of(table, match, seat, name), guest is not None)


def is_overtaken(table: Table, seat: int, ticket: int) -> bool:
    """Whether the decision thought about is gone: somebody has taken something back meanwhile."""
    match = table.playing()
    return seat not in match.offered or match.ticket(seat) != ticket


def task_of(table: Table, match: Match, seat: int, name: str) -> Task:
    row, seed = table.row, secrets.randbits(48)
    entries = match.journal.packed()
    return Task(table.id, row["game"], row["players"], row["options"], row["start"], entries, seat, name, seed)
