"""Reviews whose workers are late or stumble, without a server around them."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest

import undercroft
from tests.server.harness import PATIENCE
from tests.server.labour import sleep, task, who
from undercroft.bots.review import reviewed_moves
from undercroft.cli.tournament import play_randomly
from undercroft.engine.match import Match
from undercroft.server import config, review_queries
from undercroft.server.config import ServerConfig
from undercroft.server.errors import NoReview, TooSlow
from undercroft.server.fair_queue import Job
from undercroft.server.jobs import REVIEW, Jobs
from undercroft.server.mending import examine, mend
from undercroft.server.registry import TableRegistry
from undercroft.server.reviews import reviewable
from undercroft.server.store import Change, Store
from undercroft.server.table import Table
from undercroft.server.worker import JobFailed

Answer = Callable[[Job], Any]
T = TypeVar("T")


class Labour(Jobs):
    """A queue that answers at once, as the test wants it."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(ServerConfig())
        self.given: list[Job] = []
        self.answer = answer

    async def run(self, job: Job) -> Any:
        self.given.append(job)
        return self.answer(job)


def match() -> Match:
    found = undercroft.game("torchlight", 2).start(bytes(32))
    play_randomly(found, 4)
    return found


def told(folder: Path, answer: Answer) -> tuple[dict[str, Any], list[Job]]:
    """What is told of a review by such workers, and the jobs they were given."""

    async def story(registry: TableRegistry, table: Table) -> tuple[dict[str, Any], list[Job]]:
        labour = Labour(answer)
        registry.reviews.jobs = labour
        await registry.reviews.begin(table, "mira")
        with suppress(KeyError):
            await registry.reviews.running[table.id][1]
        return await registry.reviews.tell(table, "mira", 0), labour.given

    return at_table(folder, story)


def at_table(folder: Path, story: Callable[[TableRegistry, Table], Coroutine[Any, Any, T]]) -> T:
    async def run() -> T:
        store = Store(f"sqlite:///{folder / 'tables.db'}")
        registry = TableRegistry(ServerConfig(), store)
        try:
            return await story(registry, await registry.keep_record("mira", match()))
        finally:
            await registry.close()
            store.close()

    return asyncio.run(asyncio.wait_for(run(), PATIENCE))


def late(_: Job) -> Any:
    raise TooSlow("Late.")


def stumble(_: Job) -> Any:
    raise JobFailed("LookupError")


def judge(move: int) -> dict[str, Any]:
    return {"move": move, "seat": 0, "chances": [0.5, 0.5], "events": [], "bot": None}


def test_a_position_that_takes_too_long_stays_without_a_judgement(tmp_path: Path) -> None:
    slow = reviewed_moves(match())[2]
    review, _ = told(tmp_path, lambda job: late(job) if job.task.seed == slow else judge(job.task.seed))
    assert review["state"] == "done"
    assert [point["move"] for point in review["points"] if point["chances"] is None] == [slow]


def test_where_too_many_positions_take_too_long_the_review_is_given_up(tmp_path: Path) -> None:
    review, given = told(tmp_path, late)
    assert (review["state"], len(given)) == ("failed", config.REVIEW_LATE + 1)


def test_a_game_that_cannot_be_judged_has_no_review(tmp_path: Path) -> None:
    review, given = told(tmp_path, stumble)
    assert (review["state"], review["points"], len(given)) == ("failed", [], 1)


def test_every_position_is_a_job_by_itself_that_keeps_nobody_waiting(tmp_path: Path) -> None:
    _, given = told(tmp_path, lambda job: judge(job.task.seed))
    assert len(given) == len(reviewed_moves(match()))
    assert {(job.kind, job.guest, job.pressing, job.limit) for job in given} == {
        (REVIEW, "mira", False, config.REVIEW_LIMIT)
    }


class Waiting(Labour):
    """Answers when it is told to go on."""

    def __init__(self) -> None:
        super().__init__(lambda job: judge(job.task.seed))
        self.go_on = asyncio.Event()

    async def run(self, job: Job) -> Any:
        answer = await super().run(job)
        await self.go_on.wait()
        return answer


def test_a_review_that_ends_while_it_is_told_of_was_not_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = Store.read

    async def story(registry: TableRegistry, table: Table) -> None:
        labour = Waiting()
        registry.reviews.jobs = labour
        await registry.reviews.begin(table, "mira")
        _, making = registry.reviews.running[table.id]
        while not labour.given:
            await asyncio.sleep(0)

        async def read_late(store: Store, question: Change) -> Any:
            found = await read(store, question)
            labour.go_on.set()
            await making
            return found

        monkeypatch.setattr(Store, "read", read_late)
        assert (await registry.reviews.tell(table, "mira", 0))["state"] == "running"
        assert (await registry.reviews.tell(table, "mira", 0))["state"] == "done"

    at_table(tmp_path, story)


def test_a_job_with_a_limit_of_its_own_ends_with_it() -> None:
    async def story() -> None:
        jobs = Jobs(ServerConfig())
        try:
            await jobs.run(Job(REVIEW, "mira", who, task()))  # its worker has begun
            with pytest.raises(TooSlow):
                await jobs.run(Job(REVIEW, "mira", sleep, task(), limit=0.2))
        finally:
            await jobs.close()

    asyncio.run(asyncio.wait_for(story(), ServerConfig().puzzle_limit - 5))  # before that of its lane


def test_a_match_that_is_too_long_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.reviews.REVIEW_POSITIONS", 3)

    async def story(_: TableRegistry, table: Table) -> None:
        with pytest.raises(NoReview, match="too long"):
            reviewable(table)

    at_table(tmp_path, story)


def test_a_match_that_was_mended_is_not_the_one_that_was_reviewed(tmp_path: Path) -> None:
    async def story(registry: TableRegistry, table: Table) -> None:
        await registry.store.write(review_queries.begin(table.id, "mira", [0], 1))
        await registry.store.write(review_queries.add_point(table.id, judge(1)))
        spoil = f"UPDATE moves SET entries = '[[9, 9, 9, 9]]' WHERE move = {table.moves}"
        await registry.store.write(lambda connection: connection.exec_driver_sql(spoil))
        (patient,) = examine(registry.store)
        mend(registry.store, patient)
        assert await registry.store.read(review_queries.find(table.id)) is None
        assert await registry.store.read(review_queries.points(table.id)) == []

    at_table(tmp_path, story)
