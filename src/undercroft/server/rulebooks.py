"""`GET /api/games/{name}/rules/{lang}`: the numbered rules of a game in full."""

from functools import cache
from typing import Any

from litestar import Request, Response, get

from undercroft.games import GAMES
from undercroft.server.errors import NotFound
from undercroft.server.packed import Packed
from undercroft.text import LANGUAGES
from undercroft.text.rulebook import rulebook


@get("/api/games/{name:str}/rules/{lang:str}")
async def rules(request: Request[Any, Any, Any], name: str, lang: str) -> Response[bytes]:
    """Parts, sections and rules; empty where a game brings no rulebook."""
    if name not in GAMES or lang not in LANGUAGES:
        raise NotFound("There are no rules of such a game in such a language.")
    return packed(name, lang).answer(
        request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", "")
    )


@cache
def packed(name: str, lang: str) -> Packed:
    return Packed(rulebook(name, lang).to_data())
