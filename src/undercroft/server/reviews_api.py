"""The requests about reviews. Whoever may look at a finished match may look at its review."""

from litestar import delete, get, post

from undercroft.server.asking import Ask, Data, asker, looker, registry_of
from undercroft.server.errors import Malformed
from undercroft.server.table import Table
from undercroft.server.watchers import check_watcher

PATH = "/api/tables/{table_id:str}/review"


@get(PATH)
async def see_review(request: Ask, table_id: str, since: int = 0) -> Data:
    guest = await looker(request)
    if not 0 <= since <= 1 << 30:
        raise Malformed("A review is told from point 0 on.")
    table = await registry_of(request).table(table_id)
    check_watcher(table, guest)
    return await registry_of(request).reviews.tell(table, guest, since)


async def at_table(request: Ask, table_id: str) -> tuple[str, Table]:
    """Whoever asks for a change, at a table that he may look at."""
    guest, _ = await asker(request)
    table = await registry_of(request).table(table_id)
    check_watcher(table, guest)
    return guest, table


@post(PATH, status_code=202)
async def begin_review(request: Ask, table_id: str) -> Data:
    guest, table = await at_table(request, table_id)
    await registry_of(request).reviews.begin(table, guest)
    return await registry_of(request).reviews.tell(table, guest, 0)


@delete(PATH, status_code=200)
async def stop_review(request: Ask, table_id: str) -> Data:
    guest, table = await at_table(request, table_id)
    await registry_of(request).reviews.stop(table, guest)
    return await registry_of(request).reviews.tell(table, guest, 0)
