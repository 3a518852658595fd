"""Reviews of finished matches: made position by position in a worker, stored as they grow, told in pieces."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from undercroft.bots.review import (
    Point,
    Thoroughness,
    final_chances,
    late_point,
    review_point,
    reviewed_moves,
    turning_moves,
)
from undercroft.engine.errors import UndercroftError
from undercroft.engine.match import Match
from undercroft.server import review_queries as stored
from undercroft.server.bot_turns import task_of
from undercroft.server.config import REVIEW_LATE, REVIEW_LIMIT, REVIEW_PIECE, REVIEW_POSITIONS, REVIEWS, ServerConfig
from undercroft.server.errors import ManyReviews, NoReview, NotAllowed, Reviewing, TooSlow, WrongMoment
from undercroft.server.fair_queue import Job
from undercroft.server.jobs import REVIEW, Jobs
from undercroft.server.limits import Buckets
from undercroft.server.store import Store
from undercroft.server.table import Table
from undercroft.server.thinking import Task, match_of
from undercroft.server.worker import JobFailed

log = logging.getLogger("undercroft.server")

Find = Callable[[str], Awaitable[Table]]
Data = dict[str, Any]


class Reviews:
    """The reviews that are being made, one task for each; a guest has one at a time."""

    def __init__(self, config: ServerConfig, jobs: Jobs, store: Store, find: Find) -> None:
        self.limited = config.rates
        self.jobs = jobs
        self.store = store
        self.find = find
        self.begun = Buckets(REVIEWS, REVIEWS / 3600)
        self.lock = asyncio.Lock()
        self.running: dict[str, tuple[str, asyncio.Task[None]]] = {}  # by table: on whose account, and who does it

    async def close(self) -> None:
        """Before the jobs are closed. What is stored says that they are not done, so the next server goes on."""
        tasks = [task for _, task in self.running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def wake(self) -> None:
        """After a restart: those that were not done go on."""
        for row in await self.store.read(stored.unfinished()):
            self.go_on(row.table_id, row.guest)

    async def begin(self, table: Table, guest: str) -> None:
        """Somebody wants to know. One that is being made or is done is there for all."""
        match = reviewable(table)
        async with self.lock:  # who asks for two at the same time gets one
            found = await self.store.read(stored.find(table.id))
            if table.id in self.running or (found and found.state == stored.DONE):
                return
            self.check_room(guest)
            seats = [place for place, seat in enumerate(table.seats) if seat.kind != "bot"]
            await self.store.write(stored.begin(table.id, guest, seats, len(reviewed_moves(match))))
            self.go_on(table.id, guest)

    def check_room(self, guest: str) -> None:
        if any(account == guest for account, _ in self.running.values()):
            raise Reviewing("One of your matches is being reviewed already. Wait until that is done, or stop it.")
        if self.limited and not self.begun.take(guest):
            raise ManyReviews(f"You can have {REVIEWS} matches reviewed an hour. Wait a while for the next one.")

    def go_on(self, table_id: str, guest: str) -> None:
        if table_id not in self.running:
            self.running[table_id] = guest, asyncio.ensure_future(self.make(table_id, guest))

    async def stop(self, table: Table, guest: str) -> None:
        """Whoever asked for it does not want it any more; what is known stays."""
        account, task = self.running.get(table.id, (None, None))
        if task is None:
            raise WrongMoment("No review of this match is being made.")
        if account != guest:
            raise NotAllowed("Somebody else has asked for this review; only he can stop it.")
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await self.store.write(stored.set_state(table.id, stored.STOPPED))

    # ---- making one

    async def make(self, table_id: str, guest: str) -> None:
        try:
            table = await self.find(table_id)
            with table.held():
                await self.make_points(table, guest)
            await self.store.write(stored.set_state(table_id, stored.DONE))
        except (UndercroftError, JobFailed) as problem:
            log.warning("review failed", extra={"table": table_id, "reason": type(problem).__name__})
            await self.store.write(stored.set_state(table_id, stored.FAILED))
        except Exception:  # the store may be busy; it stays unfinished, and somebody may ask again
            log.exception("review broke off", extra={"table": table_id})
        finally:
            self.running.pop(table_id, None)

    async def make_points(self, table: Table, guest: str) -> None:
        match = reviewable(table)
        known = {point["move"] for point in await self.store.read(stored.points(table.id))}
        review = await self.store.read(stored.find(table.id))
        late = 0
        for move in [each for each in reviewed_moves(match) if each not in known]:
            point = await self.point(table, match, guest, (move, review.seats))
            await self.store.write(stored.add_point(table.id, point))
            late += point["chances"] is None
            if late > REVIEW_LATE:
                raise TooSlow("Too many positions of this match could not be judged in time.")

    async def point(self, table: Table, match: Match, guest: str, what: tuple[int, list[int]]) -> Point:
        """One choice, looked at by a worker; one that takes too long is left without a judgement."""
        move, seats = what
        task = task_of(table, match, 0, "review")._replace(seed=move)
        job = Job(REVIEW, guest, partial(look_at, move, seats), task, pressing=False, limit=REVIEW_LIMIT)
        try:
            point: Point = await self.jobs.run(job)
        except TooSlow:
            return await asyncio.to_thread(late_point, match, move)
        return point

    # ---- telling

    async def tell(self, table: Table, guest: str | None, since: int) -> Data:
        """How far it is, and the next points from the since-th on; once it is done, what follows from all of them."""
        match = reviewable(table)
        before = self.account_of(table.id)
        found = await self.store.read(stored.find(table.id))
        if found is None:
            return {"state": "none", "positions": len(reviewed_moves(match)), "done": 0, "points": [], "since": since}
        piece = await self.store.read(stored.points(table.id, since, REVIEW_PIECE))
        account = before or self.account_of(table.id)  # it may have ended, or begun, while we read
        state = stored.STOPPED if found.state == stored.RUNNING and account is None else found.state
        told = {"state": state, "yours": guest is not None and account == guest, "seats": found.seats}
        ended = await self.ending(table, match) if found.state == stored.DONE else {}
        return {**told, "positions": found.positions, "done": found.done, "since": since, "points": piece, **ended}

    def account_of(self, table_id: str) -> str | None:
        """On whose account it is being made."""
        account, _ = self.running.get(table_id, (None, None))
        return account

    async def ending(self, table: Table, match: Match) -> Data:
        end = final_chances(match)
        return {"end": end, "turning": turning_moves(await self.store.read(stored.points(table.id)), end)}


def reviewable(table: Table) -> Match:
    """A match that can be reviewed: it is over, so that all eyes are open, and there was somebody to beat."""
    if table.status != "over":  # stored, too
        raise NoReview("A match can be reviewed when it is over.")
    match = table.playing()
    if match.game.players == 1:
        raise NoReview("Who plays alone has nobody to beat, so there are no chances to look back at.")
    if len(reviewed_moves(match)) > REVIEW_POSITIONS:
        raise NoReview(f"A match of more than {REVIEW_POSITIONS} choices is too long to be reviewed here.")
    return match


def look_at(move: int, seats: list[int], task: Task, share: float) -> Point:
    """In a worker: that choice of the match."""
    return review_point(match_of(task), move, seats, Thoroughness().at_share(share), task.seed)
