"""One queue for everything that thinks: bots' turns, questions to advisers, new puzzles, records to check, reviews."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from undercroft.server.config import WAITING_JOBS, ServerConfig
from undercroft.server.errors import TooMany
from undercroft.server.fair_queue import Job
from undercroft.server.lane import Lane, closing

BOT: Final = "bot"
ADVISING: Final = "advising"
COACHING: Final = "coaching"  # advice of those who see all: they remember much and may take seconds
PUZZLE: Final = "puzzle"
RECORD: Final = "record"  # one that was brought, and is checked
REVIEW: Final = "review"  # a position of one
KINDS: Final = (BOT, ADVISING, COACHING, PUZZLE, RECORD, REVIEW)
PATIENT: Final = (BOT, REVIEW)  # there is one for each seat or guest at most, and it waits as long as it must


class Jobs:
    """Bots and quick advice share the workers that a host has set; long jobs have one each and keep no bot waiting."""

    def __init__(self, config: ServerConfig) -> None:
        quick = Lane(max(1, config.bot_workers), config.bot_limit)
        coaches, makers = (Lane(1, config.puzzle_limit) for _ in range(2))
        made = {PUZZLE: makers, RECORD: makers, REVIEW: makers}
        self.lanes = {BOT: quick, ADVISING: quick, COACHING: coaches, **made}
        self.closed = False

    async def run(self, job: Job) -> Any:
        """What comes of the job. A patient one waits as long as it must, a question only for one that is late."""
        if self.closed:
            raise closing()
        lane = self.lanes[job.kind]
        if job.kind in PATIENT:
            return await lane.answer(job, None)
        self.check_room(job.guest)
        return await lane.answer(job, 2 * lane.limit)

    def check_room(self, guest: str) -> None:
        waiting = [job for lane in self.distinct() for job in lane.queue.waiting if job.kind not in PATIENT]
        if sum(job.guest == guest for job in waiting) >= WAITING_JOBS:
            raise TooMany(
                f"{WAITING_JOBS} of your questions and puzzles are waiting already. Wait for an answer first."
            )

    def least_busy(self, guests: Iterable[str]) -> str | None:
        """Who of them has the fewest jobs of bots on his account."""
        return min(guests, key=self.lanes[BOT].queue.count, default=None)

    def numbers(self) -> dict[str, int]:
        """For the metrics."""
        lanes = self.distinct()
        done = sum((lane.done for lane in lanes), Counter[str]())
        return {
            "jobs_waiting": sum(len(lane.queue.waiting) for lane in lanes),
            "jobs_running": sum(lane.queue.running.total() for lane in lanes),
            "jobs_late_total": sum(lane.late for lane in lanes),
            "workers_lost_total": sum(lane.lost for lane in lanes),
            **{f'jobs_done_total{{kind="{kind}"}}': done[kind] for kind in KINDS},
        }

    def distinct(self) -> list[Lane]:
        return list(dict.fromkeys(self.lanes.values()))

    async def close(self) -> None:
        """From now on nobody thinks; whoever waits is told so. No process stays behind."""
        self.closed = True
        for lane in self.distinct():
            await lane.close()
