"""The application: routes, headers, errors, health, metrics, the built client."""

import gc
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.csrf import CSRFConfig
from litestar.exceptions import HTTPException, PermissionDeniedException

from undercroft.engine.errors import UndercroftError
from undercroft.server.api import SessionApi, TablesApi, enter, mine, refusal_body
from undercroft.server.config import BODY, REQUEST_PACE, REQUESTS, ServerConfig
from undercroft.server.errors import ServerRefusal
from undercroft.server.games_api import game_content, game_rules, game_text, games
from undercroft.server.guests import Guests
from undercroft.server.limits import Buckets
from undercroft.server.queries import secret_of
from undercroft.server.records_api import import_record
from undercroft.server.registry import TableRegistry
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
        app.state.newcomers = Buckets(20, 0.5)
        settle_memory()
        app.state.registry.open()
        try:
            yield
        finally:
            await app.state.registry.close()
            store.close()

    folder = web_folder(config)
    files = ClientFiles(folder) if folder else None
    return Litestar(
        route_handlers=[SessionApi, TablesApi, enter, games, game_text, game_content, game_rules, mine, import_record,
                        table_socket, health, metrics,
                        *(client_routes(files) if files else [missing_client])],
        lifespan=[life],
        csrf_config=CSRFConfig(secret=secret, cookie_samesite="strict"),
        request_max_body_size=BODY,
        after_request=add_headers,
        exception_handlers={UndercroftError: refuse, HTTPException: refuse_http, Exception: fail},
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
    """Whether the database answers."""
    registry: TableRegistry = request.app.state.registry
    await registry.store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
    return {"status": "ok", "tables": len(registry.tables)}


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> str:
    """A few numbers in the text format of Prometheus."""
    registry: TableRegistry = request.app.state.registry
    sockets = sum(len(table.clients) for table in registry.tables.values())
    numbers = {"choices_total": registry.store.moves, "tables_loaded": len(registry.tables), "sockets": sockets}
    return "".join(f"undercroft_{name} {number}\n" for name, number in numbers.items())


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
        answer.delete_cookie("csrftoken")  # it may be from another database; the next look gives a new one
    return answer


def has_plain_token(request: Request[Any, Any, Any]) -> bool:
    """The framework stumbles over a token that is not ASCII."""
    return request.headers.get("x-csrftoken", "").isascii() and request.cookies.get("csrftoken", "").isascii()


def fail(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    """Our own mistake: logged with its trace, told without it."""
    if not has_plain_token(request):
        return refuse_http(request, PermissionDeniedException("CSRF token verification failed"))
    log.error("request failed", exc_info=problem, extra={"path": request.url.path})
    content = {"kind": "failed", "message": "Something went wrong here. It is written down.", "rules": []}
    return add_headers(Response(content, status_code=500))
