"""The timekeeper: where a clock of the rules runs out, it does for that seat what the rules say then."""

import asyncio
import logging

from undercroft.engine.errors import UndercroftError
from undercroft.engine.match import Match
from undercroft.server.errors import WrongMoment
from undercroft.server.rule_clocks import Due
from undercroft.server.table import Table, finish

log = logging.getLogger("undercroft.server")


class Timekeeper:
    """Waits for the next clock of each table, one task for each."""

    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.closing = False

    async def close(self) -> None:
        self.closing = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def waits_at(self, table: Table) -> bool:
        return table.id in self.tasks

    def watch(self, table: Table) -> None:
        """Something has happened at that table: from now on wait for the clock that runs out next there."""
        if (old := self.tasks.pop(table.id, None)) is not None:
            old.cancel()
        due = table.clocks.rules.due()
        if due is not None and table.status == "playing" and not table.has_left and not self.closing:
            self.tasks[table.id] = asyncio.ensure_future(self.wait(table, due))

    async def wait(self, table: Table, due: Due) -> None:
        while (left := due.at - table.clocks.house.read()) > 0:  # a sleep may end a moment too early
            await asyncio.sleep(left)
        self.tasks.pop(table.id, None)  # from here on it is done, whatever happens meanwhile
        try:
            await finish(table.act(due.clock.seat, None, lambda match: run_out(table, match, due)))
        except UndercroftError as refusal:  # somebody was faster, or the store does not answer
            log.info("clock not run out", extra={"table": table.id, "reason": refusal.kind})
        except Exception:
            log.exception("timekeeper failed", extra={"table": table.id})


def run_out(table: Table, match: Match, due: Due) -> None:
    """Unless the seat has decided at the last moment."""
    if table.clocks.rules.due() != due or table.clocks.house.read() < due.at:
        raise WrongMoment("That clock has not run out.")
    match.choose(due.clock.seat, match.rules.actions.table[due.clock.code])
