"""Records that strangers send: verified before anything is kept, in a worker that keeps nobody waiting."""

import asyncio
import logging
from functools import partial

from litestar import post

import undercroft
from undercroft.engine.errors import BrokenRecord, UndercroftError
from undercroft.engine.record import check_shape
from undercroft.engine.verify import verify
from undercroft.server.asking import Ask, Data, asker, body, limit, registry_of
from undercroft.server.config import IMPORTS, RECORD_BODY, TAKEN_BACK
from undercroft.server.config import RECORD as LONGEST
from undercroft.server.errors import TooSlow
from undercroft.server.fair_queue import Job
from undercroft.server.jobs import RECORD, Jobs
from undercroft.server.thinking import Task
from undercroft.server.worker import JobFailed

log = logging.getLogger("undercroft.server")

OF_NO_TABLE = Task("", "", 0, {}, None, [], 0, "record", 0)


@post("/api/records", status_code=201, request_max_body_size=RECORD_BODY)
async def import_record(request: Ask) -> Data:
    """A finished match from elsewhere, verified and kept to look at."""
    guest, _ = await asker(request)
    limit(request, "imports", guest, f"You can bring {IMPORTS} records an hour. Wait a while for the next one.")
    data = await body(request, Data)
    check_size(data)
    await check_truth(registry_of(request).jobs, guest, data)
    match = await asyncio.to_thread(undercroft.load, data)
    table = await registry_of(request).keep_record(guest, match)
    return table.to_data(guest)


def check_size(data: Data) -> None:
    """What would cost more than any real match is refused before anybody plays it."""
    facts, entries = check_shape(data)
    if "start" in facts:
        raise BrokenRecord("This record begins in the middle of a match. How it came to that cannot be checked.")
    if sum("rewind" in entry or "undo" in entry for entry in entries) > TAKEN_BACK:
        raise BrokenRecord(f"In a record here, {TAKEN_BACK} choices can be taken back; in this one more are.")
    if len(entries) > LONGEST:
        raise BrokenRecord(f"A record can have {LONGEST} entries here; this one has {len(entries)}.")


async def check_truth(jobs: Jobs, guest: str, data: Data) -> None:
    try:
        flaw = await jobs.run(Job(RECORD, guest, partial(flaw_of, data), OF_NO_TABLE))
    except JobFailed as problem:
        log.warning("record not checked", extra={"reason": str(problem)})
        raise TooSlow("This record cannot be checked at the moment. Try again later.") from None
    if flaw:
        raise BrokenRecord(flaw)


def flaw_of(data: Data, _task: Task, _share: float) -> str:
    """In a worker: what speaks against keeping that record; empty: nothing."""
    try:
        verdict = verify(undercroft.game_of(data), data)
        match = undercroft.load(data)
    except UndercroftError as refusal:
        return str(refusal)
    except Exception:  # forged data may break a rule's code anywhere
        return "This is not a record: it does not describe a match."
    if verdict.true and verdict.dealt and verdict.over and isinstance(match.seed, bytes):
        return ""
    return f"Only complete, true records of keyed matches can be kept. {verdict.reason}"
