"""Jobs that wait for a worker: guests take turns, and whoever waits for an answer comes first."""

import asyncio
from collections import Counter, OrderedDict
from typing import Any, Final

from undercroft.server.thinking import Task, Work

PRESSING: Final = 4  # jobs that somebody waits for, between two that nobody waits for
UNHURRIED: Final = 2  # turns for each worker that may be ahead before thinking gets shorter
LEAST: Final = 0.1  # of its usual time, however many wait
REMEMBERED: Final = 1000  # guests whose last turn is known; whoever is forgotten had his long ago


class Job:
    """Something to think about: a bot's turn, a question to an adviser, a new puzzle, a position of a review."""

    __slots__ = ("answer", "deadline", "guest", "kind", "limit", "lost", "pressing", "task", "work")

    def __init__(
        self, kind: str, guest: str, work: Work, task: Task, pressing: bool = True, limit: float | None = None
    ) -> None:
        self.kind = kind
        self.guest = guest  # on whose account it goes
        self.work = work
        self.task = task
        self.pressing = pressing  # a person is there and waits for it
        self.limit = limit  # seconds, once begun; None: those of its lane
        self.lost = 0  # workers that died over it
        self.deadline: asyncio.Timeout | None = None  # while it is being done
        self.answer: asyncio.Future[Any]

    def say(self, answer: Any) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, problem: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(problem)


class FairQueue:
    """Next comes whoever has the fewest jobs being done, and of these whoever had his last turn longest ago."""

    def __init__(self) -> None:
        self.waiting: list[Job] = []  # as they came
        self.running: Counter[str] = Counter()  # jobs being done, by guest
        self.turns: OrderedDict[str, int] = OrderedDict()  # when each guest had his last turn, counted in turns
        self.turn = 0
        self.pressed = 0  # pressing jobs since the last one that was not

    def add(self, job: Job) -> None:
        self.waiting.append(job)

    def discard(self, job: Job) -> None:
        if job in self.waiting:
            self.waiting.remove(job)

    def take(self) -> Job | None:
        """The next job, if any waits; it counts as being done until `finished`."""
        pressing = [job for job in self.waiting if job.pressing]
        others = [job for job in self.waiting if not job.pressing]
        turn = others if not pressing or (others and self.pressed >= PRESSING) else pressing
        if not turn:
            return None
        job = min(turn, key=self.place_of)  # of one guest's the first that came
        self.pressed = self.pressed + 1 if job.pressing else 0
        self.waiting.remove(job)
        self.note_turn(job.guest)
        return job

    def place_of(self, job: Job) -> tuple[int, int]:
        return self.running[job.guest], self.turns.get(job.guest, 0)

    def note_turn(self, guest: str) -> None:
        self.turn += 1
        self.running[guest] += 1
        self.turns[guest] = self.turn
        self.turns.move_to_end(guest)
        if len(self.turns) > REMEMBERED:
            self.turns.popitem(last=False)

    def finished(self, job: Job) -> None:
        self.running[job.guest] -= 1
        if not self.running[job.guest]:
            del self.running[job.guest]

    def count(self, guest: str) -> int:
        """How many jobs go on that guest's account at the moment."""
        return self.running[guest] + sum(job.guest == guest for job in self.waiting)

    def share(self, job: Job, workers: int) -> float:
        """How much of its usual time a job may take: less, the longer the queue is for that guest.

        All his own jobs that wait are in his way, but of everybody else's only one at a time.
        """
        rivals = [each.guest for each in self.waiting if each.pressing >= job.pressing]
        ahead = rivals.count(job.guest) + len({*rivals} - {job.guest})
        return min(1.0, max(LEAST, UNHURRIED * workers / max(1, ahead)))
