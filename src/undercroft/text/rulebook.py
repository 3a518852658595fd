"""The numbered rules of a game in full, in one language: `rulebook/<language>/*.md` of its folder.

A file is a part of the book: `# Title`, sections `## Title`, rules `- **TL-001** text` on one line each; a table
belongs to the rule above it. What is a part of a game, such as a training, is told by the rulebook of that game.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from undercroft.games import GAMES, home, package
from undercroft.text.numbers import NUMBER, RULING

Row = tuple[str, ...]

RULE_LINE = re.compile(rf"- \*\*({NUMBER})\*\* (.+)")


@dataclass(frozen=True)
class Rule:
    """One numbered rule; `table` are rows of cells, the headings first."""

    number: str
    text: str
    table: tuple[Row, ...] = ()

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"number": self.number, "text": self.text}
        return {**data, "table": [list(row) for row in self.table]} if self.table else data


@dataclass(frozen=True)
class Section:
    """Rules under one heading."""

    title: str
    rules: tuple[Rule, ...]

    def to_data(self) -> dict[str, Any]:
        return {"title": self.title, "rules": [rule.to_data() for rule in self.rules]}


@dataclass(frozen=True)
class Part:
    """One file of the rulebook; `junk` are the lines that are nothing of what may stand there."""

    name: str
    title: str
    sections: tuple[Section, ...]
    junk: tuple[str, ...] = ()

    def to_data(self) -> dict[str, Any]:
        return {"id": self.name, "title": self.title, "sections": [each.to_data() for each in self.sections]}


class Rulebook:
    """All parts, sections and rules; empty where a game brings no rulebook."""

    def __init__(self, game: str, lang: str, parts: tuple[Part, ...]) -> None:
        self.game = game
        self.lang = lang
        self.parts = parts
        self.sections = tuple(section for part in parts for section in part.sections)
        self.numbers = tuple(rule.number for section in self.sections for rule in section.rules)
        self.rules = {rule.number: rule for section in self.sections for rule in section.rules}
        self.section_of = {rule.number: section for section in self.sections for rule in section.rules}

    @property
    def prefix(self) -> str:
        """What all its numbers begin with: `DV`."""
        return self.numbers[0][:2] if self.numbers else ""

    def naming(self, ruling: str) -> list[Rule]:
        """The rules into which a ruling of ours, such as XX-R01, has been worked."""
        return [rule for rule in self.rules.values() if ruling in RULING.findall(rule.text)]

    def to_data(self) -> dict[str, Any]:
        return {"game": self.game, "lang": self.lang, "parts": [part.to_data() for part in self.parts]}


def read_part(name: str, text: str) -> Part:
    """A part from its Markdown."""
    title, junk = "", []
    sections: list[tuple[str, list[Rule]]] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        found = RULE_LINE.fullmatch(line)
        if found and sections:
            sections[-1][1].append(Rule(found[1], found[2]))
        elif line.startswith("# ") and not title:
            title = line.removeprefix("# ")
        elif line.startswith("## "):
            sections.append((line.removeprefix("## "), []))
        elif line.startswith("|") and sections and sections[-1][1]:
            sections[-1][1].append(with_row(sections[-1][1].pop(), line))
        else:
            junk.append(line)
    return Part(name, title, tuple(Section(head, tuple(rules)) for head, rules in sections), tuple(junk))


def with_row(rule: Rule, line: str) -> Rule:
    """The rule with one more row of its table; the line of dashes under the headings is no row."""
    cells = tuple(cell.strip() for cell in line.strip("|").split("|"))
    if all(set(cell) <= {"-", ":"} for cell in cells):
        return rule
    return Rule(rule.number, rule.text, (*rule.table, cells))


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """The rulebook that speaks for a game, read once."""
    folder = files(package(home(game))) / "rulebook" / lang
    parts = tuple(read_part(file.name.removesuffix(".md"), file.read_text(encoding="utf-8")) for file in pages(folder))
    return Rulebook(home(game), lang, parts)


def pages(folder: Traversable) -> list[Traversable]:
    found = [file for file in folder.iterdir() if file.name.endswith(".md")] if folder.is_dir() else []
    return sorted(found, key=lambda file: file.name)


def rulebooks(lang: str) -> Iterator[Rulebook]:
    """Those of all games that have one."""
    for name in GAMES:
        if home(name) == name and rulebook(name, lang).parts:
            yield rulebook(name, lang)


def book_with(number: str, lang: str) -> Rulebook | None:
    """The rulebook that a number of a rule or of a ruling belongs to."""
    return next((book for book in rulebooks(lang) if book.prefix == number[:2]), None)
