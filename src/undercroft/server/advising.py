"""Advice at tables: asked by a seat for itself, where the table permits it, answered in a worker."""

import logging
from asyncio import Lock
from typing import Any
from weakref import WeakValueDictionary

from undercroft.engine.advice import AdviceTopic
from undercroft.engine.errors import UndercroftError
from undercroft.server.advisers import Data, adviser_for, topics_of, work
from undercroft.server.bot_turns import task_of
from undercroft.server.botpool import BotPool, Task
from undercroft.server.config import ADVICE, ADVICE_PACE, ServerConfig
from undercroft.server.errors import Malformed, NotAllowed, TooMany, WrongMoment
from undercroft.server.limits import Buckets
from undercroft.server.permits import permits
from undercroft.server.protocol import Advise
from undercroft.server.table import Table

log = logging.getLogger("undercroft.server")


class Advising:
    """One question of a guest at a time, his windows take turns: the workers belong to the bots, too.

    Whoever sees all remembers much and may take seconds; they have a worker of their own that keeps no bot waiting.
    """

    def __init__(self, config: ServerConfig, bots: BotPool) -> None:
        self.limited = config.rates
        self.bots = bots
        self.coaches = BotPool(1, config.puzzle_limit)
        self.asked = Buckets(ADVICE, ADVICE_PACE)
        self.turns: WeakValueDictionary[str, Lock] = WeakValueDictionary()  # gone when nobody waits for them

    def close(self) -> None:
        self.coaches.close()

    async def answer(self, table: Table, guest: str, seat: int, message: Advise) -> Data:
        """What the adviser says to the person of that seat; nobody else hears it."""
        if self.limited and not self.asked.take(guest):
            raise TooMany("That was a lot of questions at once. Wait a moment and ask again.")
        topic = topic_for(table, message)
        async with self.turns.setdefault(guest, Lock()):
            check(table, seat, topic)
            pool = self.coaches if topic.sees_all else self.bots
            task = task_of(table, table.playing(), seat, topic.topic)
            return await answer_from(pool, work(topic.topic, message.ask, message.stage), task)


async def answer_from(pool: BotPool, job: Any, task: Task) -> Data:
    """The worker's answer. An adviser that fails (a hint in a game without a heuristic, say) is no reason to part."""
    try:
        said: Data = await pool.run(job, task)
    except (TimeoutError, UndercroftError):
        raise
    except Exception as problem:
        kind = type(problem).__name__  # its words could tell what the seat knows
        log.warning("adviser failed", extra={"table": task.table, "level": task.bot, "reason": kind})
        raise WrongMoment("There is no advice to be had on this.") from None
    return said


def topic_for(table: Table, message: Advise) -> AdviceTopic:
    topics = topics_of(table.row["game"])
    topic = topics.get(message.topic)
    if topic is None:
        raise NotAllowed(f"{table.game.meta.title} gives no such advice. There is: {', '.join(topics)}.")
    if message.ask not in topic.asks:
        raise Malformed(f"'{topic.topic}' answers these questions: {', '.join(topic.asks)}.")
    return topic


def check(table: Table, seat: int, topic: AdviceTopic) -> None:
    """Whether that seat may ask now."""
    if not permits(table.row, table.seats, topic):
        raise NotAllowed("This table is played without that advice.")
    match = table.playing()
    if not topic.sees_all and match.over:
        raise WrongMoment("The match is over; there is nothing to advise on any more.")
    if not adviser_for(table.row["game"], topic.topic).is_needed(match, seat):
        raise WrongMoment("There is nothing to advise you on at the moment.")
