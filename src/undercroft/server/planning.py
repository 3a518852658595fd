"""The planner at tables: asked by a seat for itself, where the table permits it, answered by a bot's worker."""

from asyncio import Lock
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from undercroft.engine.chance import fast_source
from undercroft.games import part
from undercroft.server.bot_turns import task_of
from undercroft.server.botpool import BotPool, Task, match_of
from undercroft.server.config import PLAN_PACE, PLANS, ServerConfig
from undercroft.server.errors import NotAllowed, TooMany, WrongMoment
from undercroft.server.limits import Buckets
from undercroft.server.permits import permits_planner
from undercroft.server.protocol import Planner
from undercroft.server.table import Table

Data = dict[str, Any]


class Planning:
    """One question of a guest at a time, his windows take turns: the workers belong to the bots, too."""

    def __init__(self, config: ServerConfig, pool: BotPool) -> None:
        self.limited = config.rates
        self.pool = pool
        self.asked = Buckets(PLANS, PLAN_PACE)
        self.turns: WeakValueDictionary[str, Lock] = WeakValueDictionary()  # gone when nobody waits for them

    async def answer(self, table: Table, guest: str, seat: int, message: Planner) -> Data:
        """What the planner says to the person of that seat; nobody else hears it."""
        if self.limited and not self.asked.take(guest):
            raise TooMany("That was a lot of plans at once. Wait a moment and ask again.")
        async with self.turns.setdefault(guest, Lock()):
            self.check(table, seat)
            task = task_of(table, table.playing(), seat, "planner")
            said: Data = await self.pool.run(partial(planned, message.ask), task)
        return said

    def check(self, table: Table, seat: int) -> None:
        if not permits_planner(table.row, table.seats):
            raise NotAllowed("This table is played without the planner.")
        match = table.playing()
        if match.over or not part(table.row["game"], "planner").Planner(match, seat).is_needed():
            raise WrongMoment("There is nothing to plan for you at the moment.")


def planned(ask: str, task: Task) -> Data:
    """In a worker: the answer, worked out in a world of which the seat knows as much as of the true one."""
    world = match_of(task).imagine(task.seat, fast_source(task.seed))
    planner = part(task.game, "planner").Planner(world, task.seat)
    return dict(planner.best() if ask == "best" else planner.here())
