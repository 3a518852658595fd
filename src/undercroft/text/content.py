"""Names and facts of cards, from the content files of a game."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from undercroft.text.bundle import Value

Entry = dict[str, Any]
NOTHING = "none"


class Content:
    """Every entry of a content pack by its card, in one language."""

    def __init__(self, pack: dict[str, Any], lang: str) -> None:
        self.lang = lang
        self.kinds: dict[str, str] = {}
        self.entries: dict[str, Entry] = {}
        for kind, file in pack.items():
            for entry in file.get(kind, []):
                self.kinds[entry["id"]] = kind
                self.entries[entry["id"]] = entry

    def has(self, card: object) -> bool:
        return isinstance(card, str) and card in self.entries

    def name(self, card: str) -> str:
        return str(self.entries[card]["name"][self.lang])

    def facts(self, card: str) -> dict[str, Value]:
        """The plain facts of an entry: numbers, words, names of the entries it refers to."""
        facts: dict[str, Value] = {"id": card}
        for field, value in self.entries[card].items():
            facts |= self.fact(field, value)
        return facts

    def fact(self, field: str, value: object) -> dict[str, Value]:
        if field == "id":
            return {}
        if value is None:
            return {field: NOTHING, f"{field}_id": NOTHING}
        if isinstance(value, dict) and self.lang in value:
            return {field: str(value[self.lang])}
        if isinstance(value, str) and value in self.entries:
            return {field: self.name(value), f"{field}_id": value}
        return {field: value} if isinstance(value, str | int) else {}


def read_pack(game: str) -> dict[str, Any]:
    """All content files of a game by their name; each holds a list under that same name."""
    folder = files(f"undercroft.games.{game}") / "content"
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return {file.name.removesuffix(".json"): json.loads(file.read_text(encoding="utf-8")) for file in found}


@cache
def content(game: str, lang: str) -> Content:
    return Content(read_pack(game), lang)
