"""The built client: its page for every path a person may open, its hashed files compressed and kept for ever."""

from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get

from undercroft.games import GAMES, meta
from undercroft.server.errors import NotFound

FOREVER = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
FRESH = {"cache-control": "no-cache"}
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
PAGES = (
    "/", "/lobby", "/about", "/enter", "/enter/{rest:path}", "/table/{rest:path}", "/replay/{rest:path}",
    "/review/{rest:path}",
)  # fmt: skip
TYPES = {".ftl": "text/plain; charset=utf-8", ".js": "text/javascript", ".woff2": "font/woff2"}


class ClientFiles:
    """All files in memory: they are few, and their names change with their contents."""

    def __init__(self, folder: Path) -> None:
        self.page = (folder / "index.html").read_bytes()
        self.files = {path.name: path.read_bytes() for path in (folder / "assets").iterdir() if path.is_file()}

    def answer(self, name: str, accepted: str) -> Response[bytes]:
        """The file in the best encoding the browser takes."""
        if name not in self.files or name.endswith((".br", ".gz")):
            raise NotFound("There is no such file.")
        kind = TYPES.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"
        for encoding, suffix in ENCODINGS:
            if encoding in accepted and name + suffix in self.files:
                headers = {**FOREVER, "content-encoding": encoding}
                return Response(self.files[name + suffix], media_type=kind, headers=headers)
        return Response(self.files[name], media_type=kind, headers=FOREVER)

    def index(self, status: int = 200) -> Response[bytes]:
        return Response(self.page, media_type=MediaType.HTML, status_code=status, headers=FRESH)


def client_routes(files: ClientFiles) -> list[Any]:
    @get([*PAGES, *pages_of_games()], media_type=MediaType.HTML)
    async def index() -> Response[bytes]:
        return files.index()

    @get("/assets/{name:str}")
    async def asset(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
        return files.answer(name, request.headers.get("accept-encoding", ""))

    return [index, asset]


def pages_of_games() -> list[str]:
    """The addresses of the pages that games bring along, and everything below them."""
    pages = sorted({meta(name).page for name in GAMES} - {""})
    return [path for page in pages for path in (page, f"{page}/{{rest:path}}")]


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """A person with a browser, not a program: he gets the client's friendly page instead of data."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")
