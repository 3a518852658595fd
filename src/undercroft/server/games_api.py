"""The shelf: which games there are, what can be chosen in them, and the words, cards and rules of each."""

import json
from datetime import UTC, datetime
from functools import cache
from typing import Any

from litestar import Request, Response, get

from undercroft.engine.content import TITLES, chosen_folder
from undercroft.engine.game import Box, FirstGame, GameOption, Meta
from undercroft.games import GAMES, SHELF, content, content_hash, home, is_built_in, is_playable, meta, parts
from undercroft.server.config import CLOCKS
from undercroft.server.errors import NotFound
from undercroft.server.levels import levels
from undercroft.server.packed import Packed
from undercroft.text import LANGUAGES
from undercroft.text.bundle import game_bundle
from undercroft.text.rulebook import rulebook

Ask = Request[Any, Any, Any]
Data = dict[str, Any]

SAME = ("name", "title", "year", "stage", "part_of", "puzzle", "shelf", "page")
LISTS = ("designers", "players", "minutes", "seat_args", "standing")


@get("/api/games")
async def games(request: Ask) -> Data:
    """Every game on the shelf, the bots one can play against, and the clocks a table may have."""
    shelves = [shelf(name) for name in SHELF if home(name) == name]
    day = datetime.now(UTC).date().isoformat()
    return {"games": shelves, "levels": levels(request.app.state.config.bots), "day": day, "clocks": list(CLOCKS)}


def shelf(name: str) -> Data:
    """A game as the client shows it, with what belongs to it."""
    facts = meta(name)
    same = {key: getattr(facts, key) for key in SAME} | {key: list(getattr(facts, key)) for key in LISTS}
    made = {"box": box(facts.box), "first_game": first_game(facts.first_game), "options": options(facts)}
    made["advice"] = [{"topic": each.topic, "asks": list(each.asks), "permit": each.permit} for each in facts.advice]
    told = {"playable": is_playable(name), "built_in": is_built_in(name), "pack": title_of(name)}
    return {**same, **made, **told, "parts": [shelf(part) for part in parts(name)]}


def title_of(name: str) -> str | None:
    """The title of the content pack where it is not the standard one: the client then asks for the cards."""
    chosen = is_playable(name) and chosen_folder(home(name)) is not None  # otherwise no cards need to be loaded
    return TITLES.get(content_hash(name)) if chosen else None


def box(facts: Box) -> Data:
    colours = {"ink": facts.ink, "from": facts.from_colour, "to": facts.to_colour}
    return {"lines": list(facts.lines), "icon": facts.icon, **colours}


def first_game(facts: FirstGame | None) -> Data | None:
    return facts and {"players": facts.players, "options": dict(facts.options), "level": facts.level}


def options(facts: Meta) -> list[Data]:
    return [option_data(option, facts.players) for option in facts.options]


def option_data(option: GameOption, players: tuple[int, ...]) -> Data:
    defaults = {str(count): option.default_for(count) for count in players}
    same = {"name": option.name, "rule": option.rule, "seat": option.seat}
    return {**same, "values": list(option.values), "default": defaults}


# ---- the words, cards and rules of a game


@get("/api/games/{name:str}/text/{lang:str}")
async def game_text(request: Ask, name: str, lang: str) -> Response[bytes]:
    """The sentences of a game as Fluent source, for a client that was built without them."""
    return text_of(checked(name), spoken(lang)).answer(dict(request.headers))


@get("/api/games/{name:str}/content")
async def game_content(request: Ask, name: str) -> Response[bytes]:
    """The content pack of a game as one object: file by file, as the game reads it."""
    return content_of(checked(name)).answer(dict(request.headers))


@get("/api/games/{name:str}/rules/{lang:str}")
async def game_rules(request: Ask, name: str, lang: str) -> Response[bytes]:
    """The numbered rules in full: parts, sections, rules; empty where a game brings no rulebook."""
    return rules_of(checked(name), spoken(lang)).answer(dict(request.headers))


def checked(name: str) -> str:
    if name not in GAMES:
        raise NotFound(f"There is no game '{name[:40]}' to play. There are: {', '.join(GAMES)}.")
    return name


def spoken(lang: str) -> str:
    if lang not in LANGUAGES:
        raise NotFound(f"There is no language '{lang[:20]}'. There are: {', '.join(LANGUAGES)}.")
    return lang


@cache
def text_of(name: str, lang: str) -> Packed:
    """What belongs to another game says the rest as that one does."""
    return Packed(game_bundle(name, lang).source.encode(), "text/plain; charset=utf-8")


@cache
def content_of(name: str) -> Packed:
    return in_json(content(name))


@cache
def rules_of(name: str, lang: str) -> Packed:
    return in_json(rulebook(name, lang).to_data())


def in_json(data: Data) -> Packed:
    return Packed(json.dumps(data, ensure_ascii=False).encode(), "application/json")
