"""A lane of the queue: jobs of like length, and the workers that do them."""

import asyncio
from collections import Counter
from typing import Any, Final

from undercroft.engine.errors import UndercroftError
from undercroft.server.errors import TooSlow
from undercroft.server.fair_queue import FairQueue, Job
from undercroft.server.worker import JobFailed, Worker, WorkerLost

STARTING: Final = 10.0  # seconds that a new worker may take to begin
GRACE: Final = 2.0  # seconds for a job that nobody waits for any more; a new worker costs more than a short job
TRIES: Final = 2  # workers that one job may cost


class Lane:
    """Whatever happens to one job or one worker, the others go on."""

    def __init__(self, workers: int, limit: float) -> None:
        self.limit = limit  # seconds for a job, once begun
        self.queue = FairQueue()
        self.workers = [Worker() for _ in range(workers)]
        self.begun: dict[asyncio.Task[None], Job] = {}
        self.done: Counter[str] = Counter()  # by kind
        self.late = 0
        self.lost = 0

    async def answer(self, job: Job, patience: float | None) -> Any:
        """What comes of the job. TooSlow: it took too long, or did not even begin for so many seconds."""
        loop = asyncio.get_running_loop()
        job.answer = loop.create_future()
        self.queue.add(job)
        self.begin_jobs()
        giving_up = loop.call_later(patience, self.give_up, job) if patience is not None else None
        try:
            return await job.answer
        finally:
            if giving_up:
                giving_up.cancel()
            self.queue.discard(job)
            if job.deadline and not job.deadline.expired():
                hurry(job.deadline)

    def give_up(self, job: Job) -> None:
        if job in self.queue.waiting:
            job.fail(TooSlow("Many are waiting for an answer at the moment. Try again in a while."))

    def begin_jobs(self) -> None:
        """Every worker that has nothing to do gets a job."""
        while (idle := [each for each in self.workers if not each.busy]) and (job := self.queue.take()):
            worker = self.preferred(job, idle)
            worker.busy = True
            task = asyncio.ensure_future(self.serve(worker, job))
            self.begun[task] = job
            task.add_done_callback(self.begun.pop)

    def preferred(self, job: Job, idle: list[Worker]) -> Worker:
        """A worker remembers the tables it has thought about, so a table goes to the same one where that is free."""
        usual = self.workers[sum(job.task.table.encode()) % len(self.workers)]
        return usual if usual in idle else idle[0]

    async def serve(self, worker: Worker, job: Job) -> None:
        try:
            await self.attempt(worker, job)
        finally:
            job.deadline = None
            worker.busy = False
            self.queue.finished(job)
            self.begin_jobs()

    async def attempt(self, worker: Worker, job: Job) -> None:
        """Let the worker do it; one that is late is ended, and nobody else's job with it."""
        share = self.queue.share(job, len(self.workers))
        limit = (job.limit or self.limit) + (0 if worker.process else STARTING)
        try:
            async with asyncio.timeout(limit) as job.deadline:
                job.say(await worker.answer(job.work, job.task, share))
            self.done[job.kind] += 1
        except TimeoutError:
            self.late += 1
            worker.end()
            job.fail(TooSlow("Thinking about that took too long and was given up. Try again in a while."))
        except WorkerLost:
            self.lost += 1
            self.try_again(job)
        except (UndercroftError, JobFailed) as problem:
            job.fail(problem)
        except Exception as problem:  # what came back cannot be read
            job.fail(JobFailed(type(problem).__name__))

    def try_again(self, job: Job) -> None:
        """It may not be the job's fault that its worker died: another one tries, once."""
        job.lost += 1
        if job.lost >= TRIES:
            job.fail(TooSlow("Nobody could be found at the moment who thinks about that. Try again in a while."))
        elif not job.answer.done():
            self.queue.add(job)

    async def close(self) -> None:
        """Nothing is begun any more, and what has begun is given up; whoever waits is told so."""
        for job in (*self.queue.waiting, *self.begun.values()):
            job.fail(closing())
        self.queue.waiting = []
        for task in self.begun:
            task.cancel()
        await asyncio.gather(*self.begun, return_exceptions=True)
        for worker in self.workers:
            worker.end()


def hurry(deadline: asyncio.Timeout) -> None:
    """Nobody waits for that job any more."""
    soon = asyncio.get_running_loop().time() + GRACE
    deadline.reschedule(min(deadline.when() or soon, soon))


def closing() -> TooSlow:
    return TooSlow("The server is closing and thinks no more. Come back in a moment.")
