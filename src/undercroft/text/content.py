"""Names and facts of cards, from the content files of a game."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from undercroft import games
from undercroft.text.bundle import Value

Entry = dict[str, Any]
NOTHING = "none"


class Content:
    """Every entry of a content pack by its card, in one language."""

    def __init__(self, pack: dict[str, Any], lang: str) -> None:
        self.lang = lang
        self.kinds: dict[str, str] = {}
        self.entries: dict[str, Entry] = {}
        for kind, card, entry in named(pack):
            self.kinds[card] = kind
            self.entries[card] = entry

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


def named(pack: dict[str, Any]) -> Iterator[tuple[str, str, Entry]]:
    """Kind, id and entry of everything that has a name; parts of an entry are called after it, and know `of` what."""
    for file in pack.values():
        for kind, entry in listed(file):
            yield kind, entry["id"], entry
            for part, inner in listed(entry):
                yield part, f"{entry['id']}/{inner['id']}", {**inner, "of": entry["id"]}


def listed(holder: dict[str, Any]) -> Iterator[tuple[str, Entry]]:
    """The named entries in all lists of a file or of an entry; the name of the list is their kind."""
    for kind, entries in holder.items():
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict) and "name" in entry:
                yield kind, entry


@cache
def content(game: str, lang: str) -> Content:
    return Content(games.content(game), lang)
