"""The application: routes, headers, errors, health, the built client."""

import gc
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from sqlalchemy.exc import SQLAlchemyError

from undercroft.engine.errors import UndercroftError
from undercroft.server.addresses import address_of
from undercroft.server.api import TablesApi, mine, my_results, refusal_body
from undercroft.server.config import (
    ADDRESS_PACE,
    ADDRESS_REQUESTS,
    BODY,
    IMPORTS,
    LOOK_PACE,
    LOOKS,
    NEWCOMER_PACE,
    NEWCOMERS,
    REQUEST_PACE,
    REQUESTS,
    ServerConfig,
)
from undercroft.server.crowd import Crowd
from undercroft.server.csrf import COOKIE as TOKEN
from undercroft.server.csrf import Csrf
from undercroft.server.errors import DatabaseFails, ServerRefusal, TooMany
from undercroft.server.games_api import game_content, game_rules, game_text, games
from undercroft.server.guests import Guests
from undercroft.server.limits import Buckets
from undercroft.server.metrics import open_metrics
from undercroft.server.parting import cause
from undercroft.server.queries import secret_of
from undercroft.server.records_api import import_record
from undercroft.server.registry import TableRegistry
from undercroft.server.reviews_api import begin_review, see_review, stop_review
from undercroft.server.session_api import SessionApi
from undercroft.server.socket import table_socket
from undercroft.server.static_files import ClientFiles, client_routes, wants_page
from undercroft.server.store import Store

log = logging.getLogger("undercroft.server")

PACKED = Path(__file__).parent / "client"  # in an installed wheel
BUILT = Path(__file__).parents[3] / "web" / "dist"  # in a checkout

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}


def web_folder(config: ServerConfig) -> Path | None:
    """The built client: as set, as the package brings it, or as it was built in a checkout."""
    places = [Path(config.web)] if config.web else [PACKED, BUILT]
    return next((folder for folder in places if (folder / "index.html").is_file()), None)


def make_app(config: ServerConfig) -> Litestar:
    """The server as an ASGI application."""
    store = Store(config.database)
    with store.engine.begin() as connection:
        secret = config.secret or secret_of(connection)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncGenerator[None, None]:
        app.state.config = config
        app.state.files = files
        app.state.registry = TableRegistry(config, store)
        app.state.guests = Guests(store, secret)
        app.state.buckets = Buckets(REQUESTS, REQUEST_PACE)
        app.state.addresses = Buckets(ADDRESS_REQUESTS, ADDRESS_PACE)
        app.state.lookers = Buckets(LOOKS, LOOK_PACE)
        app.state.newcomers = Buckets(NEWCOMERS, NEWCOMER_PACE)
        app.state.imports = Buckets(IMPORTS, IMPORTS / 3600)
        app.state.crowd = Crowd(config.rates)
        settle_memory()
        app.state.registry.open()
        try:
            async with open_metrics(config.metrics, app.state.registry, app.state.crowd):
                yield
        finally:
            await app.state.registry.close()
            store.close()

    folder = web_folder(config)
    files = ClientFiles(folder) if folder else None
    return Litestar(
        route_handlers=[SessionApi, TablesApi, games, game_text, game_content, game_rules, mine, my_results,
                        import_record, see_review, begin_review, stop_review,
                        table_socket, health,
                        *(client_routes(files) if files else [missing_client])],
        lifespan=[life],
        middleware=[DefineMiddleware(Csrf, secret=secret)],
        request_max_body_size=BODY,
        before_request=check_address,
        after_request=add_headers,
        exception_handlers={UndercroftError: refuse, HTTPException: refuse_http, SQLAlchemyError: refuse_database,
                            Exception: fail},
        openapi_config=None,
        debug=False,
    )  # fmt: skip


def settle_memory() -> None:
    """What lives as long as the server need not be looked through by the collector again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@get("/", media_type=MediaType.TEXT)
async def missing_client() -> str:
    return "The browser client is not built. Run `make play`, or `npm run build` in web/."


@get("/health")
async def health(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Whether the database answers; otherwise 503 with a sentence."""
    registry: TableRegistry = request.app.state.registry
    await registry.store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
    return {"status": "ok"}


def check_address(request: Request[Any, Any, Any]) -> None:
    state = request.app.state
    if state.config.rates and not state.addresses.take(address_of(request)):
        raise TooMany("That was a lot at once from your address. Wait a moment and try again.")


def add_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def refuse(_: Request[Any, Any, Any], problem: UndercroftError) -> Response[Any]:
    """A refusal in words: 4xx with kind, message and rules."""
    status = problem.status if isinstance(problem, ServerRefusal) else 400
    return add_headers(Response(refusal_body(problem), status_code=status))


def refuse_http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    """What the framework refuses (no such path, a number that is none, a missing token), in the same shape."""
    if problem.status_code == 404 and request.app.state.files and wants_page(request):
        return add_headers(request.app.state.files.index(404))
    kind = {404: "not-found", 405: "not-found", 403: "forbidden", 413: "too-large"}.get(
        problem.status_code, "malformed"
    )
    content = {"kind": kind, "message": problem.detail or "This request is not possible.", "rules": []}
    answer = add_headers(Response(content, status_code=problem.status_code))
    if problem.status_code == 403:
        answer.delete_cookie(TOKEN)  # it may be from another database; the next look gives a new one
    return answer


def refuse_database(request: Request[Any, Any, Any], problem: SQLAlchemyError) -> Response[Any]:
    """Locked, full, unreadable: the host has to look, whoever asked has to wait."""
    log.error("database failed", extra={"path": request.url.path, "reason": cause(problem)})
    return refuse(request, DatabaseFails("The database does not answer. Wait a moment, look again, and try again."))


def fail(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    """Our own mistake: logged with its trace, told without it."""
    log.error("request failed", exc_info=problem, extra={"path": request.url.path})
    content = {"kind": "failed", "message": "Something went wrong here. It is written down.", "rules": []}
    return add_headers(Response(content, status_code=500))
