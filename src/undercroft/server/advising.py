"""Advice at tables: asked by a seat for itself, where the table permits it, answered in a worker."""

import logging

from undercroft.engine.advice import AdviceTopic
from undercroft.server.advisers import Data, adviser_for, topics_of, work
from undercroft.server.bot_turns import task_of
from undercroft.server.config import ADVICE, ADVICE_PACE, ServerConfig
from undercroft.server.errors import Malformed, NotAllowed, TooMany, WrongMoment
from undercroft.server.fair_queue import Job
from undercroft.server.jobs import ADVISING, COACHING, Jobs
from undercroft.server.limits import Buckets
from undercroft.server.permits import permits
from undercroft.server.protocol import Advise
from undercroft.server.table import Table
from undercroft.server.worker import JobFailed

log = logging.getLogger("undercroft.server")


class Advising:
    """Questions of guests, who take turns with the bots and with each other."""

    def __init__(self, config: ServerConfig, jobs: Jobs) -> None:
        self.limited = config.rates
        self.jobs = jobs
        self.asked = Buckets(ADVICE, ADVICE_PACE)

    async def answer(self, table: Table, guest: str, seat: int, message: Advise) -> Data:
        """What the adviser says to the person of that seat; nobody else hears it."""
        if self.limited and not self.asked.take(guest):
            raise TooMany("That was a lot of questions at once. Wait a moment and ask again.")
        topic = topic_for(table, message)
        check(table, seat, topic)
        task = task_of(table, table.playing(), seat, topic.topic)
        kind = COACHING if topic.sees_all else ADVISING
        return await answer_from(self.jobs, Job(kind, guest, work(topic.topic, message.ask, message.stage), task))


async def answer_from(jobs: Jobs, job: Job) -> Data:
    """The worker's answer. An adviser that fails (a hint in a game without a heuristic, say) is no reason to part."""
    try:
        said: Data = await jobs.run(job)
    except JobFailed as problem:
        log.warning("adviser failed", extra={"table": job.task.table, "level": job.task.bot, "reason": str(problem)})
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
