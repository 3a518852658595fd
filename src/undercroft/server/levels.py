"""The bots one can play against at this server: the levels of every server, and bots that its host has added."""

from collections.abc import Sequence
from typing import Any

from undercroft import bots
from undercroft.bots.levels import LEVELS, TEXTS, Level
from undercroft.server.errors import WrongMoment


def levels(added: Sequence[str]) -> list[dict[str, Any]]:
    """All of them as the client shows them."""
    return [told(level) for level in LEVELS] + [told_of_added(name) for name in added]


def told(level: Level) -> dict[str, Any]:
    name = {lang: TEXTS[lang][level.name_id] for lang in TEXTS}
    return {"id": level.id, "name": name, "character": {lang: TEXTS[lang][level.character_id] for lang in TEXTS}}


def told_of_added(name: str) -> dict[str, Any]:
    """A bot of somebody else speaks for itself: its name, and the first line of its description."""
    bot = bots.make(name)
    first = (type(bot).__doc__ or name).strip().splitlines()[0]
    return {"id": name, "name": dict.fromkeys(TEXTS, bot.name), "character": dict.fromkeys(TEXTS, first)}


def check_level(level: str, added: Sequence[str]) -> None:
    known = [*(each.id for each in LEVELS), *added]
    if level not in known:
        raise WrongMoment(f"There is no bot of level '{level}'. There are: {', '.join(known)}.")
