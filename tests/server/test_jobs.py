"""Workers that are late, stopped, killed or not to be had: one job ends with a sentence, all others go on."""

import asyncio
import resource
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server import labour
from tests.server.harness import PATIENCE, await_end
from undercroft.engine.errors import WrongOption
from undercroft.server import lane as lanes
from undercroft.server.config import WAITING_JOBS, ServerConfig
from undercroft.server.errors import TooMany, TooSlow
from undercroft.server.fair_queue import Job
from undercroft.server.jobs import ADVISING, BOT, PUZZLE, Jobs
from undercroft.server.lane import Lane
from undercroft.server.thinking import Work
from undercroft.server.worker import JobFailed

LIMIT = 3.0  # seconds after which a job is late here


@asynccontextmanager
async def opened(workers: int = 1, limit: float = LIMIT) -> AsyncIterator[Jobs]:
    """A queue whose workers have begun, so that the time they take for that does not count."""
    jobs = Jobs(ServerConfig(bot_workers=workers, bot_limit=limit, puzzle_limit=limit))
    try:
        await asyncio.gather(*[jobs.run(job(labour.who)) for _ in range(workers)])
        yield jobs
    finally:
        await jobs.close()


def job(work: Work, guest: str = "mira", kind: str = BOT, bot: str = "") -> Job:
    return Job(kind, guest, work, labour.task(bot))


def quick(jobs: Jobs) -> Lane:
    return jobs.lanes[BOT]


def processes(jobs: Jobs) -> list[int]:
    return [each.process.pid or 0 for lane in jobs.distinct() for each in lane.workers if each.process]


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 2 * PATIENCE))


@pytest.mark.parametrize("work", [labour.sleep, labour.stop])
def test_a_late_job_and_one_whose_worker_was_stopped_end_alone(work: Work) -> None:
    async def story() -> None:
        async with opened(2) as jobs:
            before = processes(jobs)
            late = asyncio.ensure_future(jobs.run(job(work)))
            others = [await jobs.run(job(labour.who, f"guest {number}")) for number in range(20)]
            assert not late.done()
            with pytest.raises(TooSlow):
                await late
            assert {*others} < {*before}
            await asyncio.gather(*[jobs.run(job(labour.who)) for _ in range(2)])
            assert len({*before} & {*processes(jobs)}) == 1

    run(story)


def test_a_worker_that_is_ended_leaves_no_helper_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened() as jobs:
            with pytest.raises(TooSlow):
                await jobs.run(job(labour.employ, bot=str(tmp_path / "helper")))
            await_end([int((tmp_path / "helper").read_text(encoding="utf-8"))])

    run(story)


def test_a_job_whose_worker_was_killed_is_done_by_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened() as jobs:
            (before,) = processes(jobs)
            after = await jobs.run(job(labour.die_once, bot=str(tmp_path / "mark")))
            assert (before != after, [after], quick(jobs).lost) == (True, processes(jobs), 1)

    run(story)


def test_workers_that_were_killed_while_they_had_nothing_to_do_are_replaced() -> None:
    async def story() -> None:
        async with opened(2) as jobs:
            before = processes(jobs)
            for worker in quick(jobs).workers:
                assert worker.process
                worker.process.kill()
            answers = await asyncio.gather(*[jobs.run(job(labour.who)) for _ in range(4)])
            assert not {*answers} & {*before}

    run(story)


def test_a_job_that_kills_its_workers_is_given_up_and_no_other() -> None:
    async def story() -> None:
        async with opened() as jobs:
            deadly = asyncio.ensure_future(jobs.run(job(labour.die)))
            assert await jobs.run(job(labour.who, "otto"))
            with pytest.raises(TooSlow):
                await deadly
            assert quick(jobs).lost == lanes.TRIES

    run(story)


def test_without_room_for_another_file_a_job_is_refused_in_a_sentence() -> None:
    async def story() -> None:
        jobs = Jobs(ServerConfig())
        with no_more_files(), pytest.raises(TooSlow):
            await jobs.run(job(labour.who))
        assert await jobs.run(job(labour.who))
        await jobs.close()

    run(story)


@contextmanager
def no_more_files() -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_job_that_nobody_waits_for_any_more_ends_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "GRACE", 0.0)

    async def story() -> None:
        async with opened(limit=labour.FOREVER) as jobs:
            (before,) = processes(jobs)
            begun, waiting = [asyncio.ensure_future(jobs.run(job(labour.sleep))) for _ in range(2)]
            await asyncio.sleep(0)
            for each in (begun, waiting):
                each.cancel()
            assert await jobs.run(job(labour.who, "otto")) != before
            assert quick(jobs).queue.waiting == []

    run(story)


def test_closing_refuses_whatever_waits_and_leaves_no_process() -> None:
    async def story() -> None:
        async with opened(2) as jobs:
            before = processes(jobs)
            asked = [asyncio.ensure_future(jobs.run(job(labour.sleep))) for _ in range(4)]
            await asyncio.sleep(0)
            await jobs.close()
            answers: list[Any] = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(each) for each in answers] == [TooSlow] * 4
            with pytest.raises(TooSlow, match="closing"):
                await jobs.run(job(labour.who))
            await_end(before)

    run(story)


def test_a_mistake_tells_its_name_alone_and_a_refusal_its_sentence() -> None:
    async def story() -> None:
        async with opened() as jobs:
            with pytest.raises(JobFailed, match=r"^LookupError$"):
                await jobs.run(job(labour.stumble))
            with pytest.raises(JobFailed):
                await jobs.run(job(labour.riddle))
            with pytest.raises(WrongOption, match="Not so"):
                await jobs.run(job(labour.refuse))
            assert quick(jobs).lost == 0

    run(story)


def test_a_question_does_not_wait_for_ever_but_a_bot_waits_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "GRACE", 0.0)

    async def story() -> None:
        async with opened(limit=labour.FOREVER) as jobs:
            long = job(labour.sleep)
            busy = asyncio.ensure_future(jobs.run(long))
            while long.deadline is None:  # until it is being done
                await asyncio.sleep(0)
            quick(jobs).limit = 0.1
            bot = asyncio.ensure_future(jobs.run(job(labour.who, "otto")))
            with pytest.raises(TooSlow, match="Many"):
                await jobs.run(job(labour.who, kind=ADVISING))
            assert not bot.done()
            quick(jobs).limit = labour.FOREVER
            busy.cancel()
            assert await bot

    run(story)


def test_a_guest_may_not_have_questions_waiting_without_end() -> None:
    async def story() -> None:
        async with opened() as jobs:
            asked = [asyncio.ensure_future(jobs.run(job(labour.sleep))) for _ in range(30)]
            asked += [asyncio.ensure_future(jobs.run(job(labour.who, kind=ADVISING))) for _ in range(WAITING_JOBS)]
            await asyncio.sleep(0)
            with pytest.raises(TooMany, match=str(WAITING_JOBS)):
                await jobs.run(job(labour.who, kind=PUZZLE))
            assert not any(each.done() for each in asked)
            assert await jobs.run(job(labour.who, "otto", PUZZLE))
            await jobs.close()
            await asyncio.gather(*asked, return_exceptions=True)

    run(story)


def test_whoever_has_many_jobs_gets_less_time_for_each() -> None:
    async def story() -> None:
        async with opened() as jobs:
            shares = await asyncio.gather(*[jobs.run(job(labour.share)) for _ in range(30)])
            assert (shares[0], shares[-1]) == (0.1, 1.0)
            assert shares == sorted(shares)

    run(story)


def test_what_is_measured() -> None:
    async def story() -> None:
        async with opened() as jobs:
            asked = [asyncio.ensure_future(jobs.run(job(labour.sleep))) for _ in range(3)]
            await asyncio.sleep(0)
            numbers = jobs.numbers()
            assert (numbers["jobs_running"], numbers["jobs_waiting"]) == (1, 2)
            assert numbers['jobs_done_total{kind="bot"}'] == 1
            await jobs.close()
            await asyncio.gather(*asked, return_exceptions=True)

    run(story)
