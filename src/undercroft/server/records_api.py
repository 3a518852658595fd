"""Records that strangers send: verified before anything is kept."""

import asyncio

from litestar import post

import undercroft
from undercroft.engine.errors import BrokenRecord, UndercroftError
from undercroft.engine.match import Match
from undercroft.engine.record import check_shape
from undercroft.engine.verify import verify
from undercroft.server.api import Ask, Data, asker, body, registry_of
from undercroft.server.config import RECORD, TAKEN_BACK


@post("/api/records", status_code=201)
async def import_record(request: Ask) -> Data:
    """A finished match from elsewhere, verified and kept to look at."""
    guest, _ = await asker(request)
    data = await body(request, Data)
    table = await registry_of(request).keep_record(guest, await asyncio.to_thread(checked_record, data))
    return table.to_data(guest)


def checked_record(data: Data) -> Match:
    """The match of a record that strangers sent, if it is complete and true."""
    facts, entries = check_shape(data)
    if "start" in facts:
        raise BrokenRecord("This record begins in the middle of a match. How it came to that cannot be checked.")
    if sum("rewind" in entry or "undo" in entry for entry in entries) > TAKEN_BACK:
        raise BrokenRecord(f"In a record here, {TAKEN_BACK} choices can be taken back; in this one more are.")
    if len(entries) > RECORD:
        raise BrokenRecord(f"A record can have {RECORD} entries here; this one has {len(entries)}.")
    try:
        verdict = verify(undercroft.game_of(data), data)
        match = undercroft.load(data)
    except UndercroftError:
        raise
    except Exception:  # forged data may break a rule's code anywhere
        raise BrokenRecord("This is not a record: it does not describe a match.") from None
    if not (verdict.true and verdict.dealt and verdict.over and isinstance(match.seed, bytes)):
        raise BrokenRecord(f"Only complete, true records of keyed matches can be kept. {verdict.reason}")
    return match
