"""Reviews in the store: a row for each, and one for each point of it, so that a restart goes on where it was."""

import json
from time import time
from typing import NamedTuple

from sqlalchemy import Connection, func, select, update
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from undercroft.bots.review import Point
from undercroft.server import schema
from undercroft.server.store import Change

RUNNING, DONE, STOPPED, FAILED = "running", "done", "stopped", "failed"

REVIEW = schema.reviews.c
POINT = schema.review_points.c


class Review(NamedTuple):
    """A review as it is stored."""

    guest: str  # who asked for it
    seats: list[int]  # whose choices a bot looks at
    positions: int
    state: str
    done: int


def find(table_id: str) -> Change:
    """The review of that table, None if nobody ever wanted one."""

    def question(connection: Connection) -> Review | None:
        row = connection.execute(select(schema.reviews).where(REVIEW.table_id == table_id)).one_or_none()
        if row is None:
            return None
        counted = select(func.count()).where(POINT.table_id == table_id)
        done = connection.execute(counted).scalar_one()
        return Review(row.guest, json.loads(row.seats), row.positions, row.state, done)

    return question


def begin(table_id: str, guest: str, seats: list[int], positions: int) -> Change:
    """A new review; one that was stopped or has failed goes on, on the account of whoever wants that."""
    facts = {"guest": guest, "state": RUNNING, "at": time()}
    new = sqlite_insert(schema.reviews).values(table_id=table_id, seats=json.dumps(seats), positions=positions, **facts)
    return lambda connection: connection.execute(
        new.on_conflict_do_update(index_elements=["table_id"], set_=facts, where=REVIEW.state != DONE)
    )


def set_state(table_id: str, state: str) -> Change:
    """How it ended; what is done stays done."""
    running = (REVIEW.table_id == table_id) & (REVIEW.state == RUNNING)
    return lambda connection: connection.execute(update(schema.reviews).where(running).values(state=state))


def add_point(table_id: str, point: Point) -> Change:
    new = sqlite_insert(schema.review_points).values(table_id=table_id, move=point["move"], data=json.dumps(point))
    return lambda connection: connection.execute(new.on_conflict_do_nothing())


def points(table_id: str, since: int = 0, most: int = -1) -> Change:
    """The points from the since-th on, in the order of the match."""
    chosen = select(POINT.data).where(POINT.table_id == table_id).order_by(POINT.move).offset(since).limit(most)
    return lambda connection: [json.loads(data) for data in connection.execute(chosen).scalars()]


def unfinished() -> Change:
    """Tables and guests of the reviews that a server has not brought to their end, the oldest first."""
    chosen = select(REVIEW.table_id, REVIEW.guest).where(REVIEW.state == RUNNING).order_by(REVIEW.at)
    return lambda connection: connection.execute(chosen).all()
