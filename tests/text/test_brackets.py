"""Brackets that open are closed, in everything that is written for players in either language."""

import json
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "src" / "undercroft", ROOT / "web" / "src")


def messages(source: str) -> Iterator[str]:
    """Every message and attribute with all its variants, one after the other."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in [entry.value, *(each.value for each in entry.attributes)]:
                yield "".join(words(pattern)) if pattern else ""


def words(node: object) -> Iterator[str]:
    if isinstance(node, ast.TextElement | ast.StringLiteral):
        yield node.value
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from words(element)
    elif isinstance(node, ast.Placeable):
        yield from words(node.expression)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from words(variant.value)


def strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from strings(each)


def open_brackets(said: Iterator[str]) -> list[str]:
    return [text for text in said if text.count("(") != text.count(")")]


def written(pattern: str) -> list[Path]:
    found = [path for folder in FOLDERS for path in sorted(folder.rglob(pattern)) if "generated" not in path.parts]
    assert found, pattern
    return found


def test_an_open_bracket_is_found() -> None:
    assert open_brackets(messages("a = b (c\nd = e (f)\n")) == ["b (c"]


def test_every_message_closes_its_brackets() -> None:
    assert [open_brackets(messages(path.read_text())) for path in written("*.ftl")] == [[]] * len(written("*.ftl"))


def test_every_content_text_closes_its_brackets() -> None:
    files = written("content/*.json")
    assert [open_brackets(strings(json.loads(path.read_text()))) for path in files] == [[]] * len(files)


def test_every_rule_closes_its_brackets() -> None:
    files = written("rulebook/**/*.md")
    assert [open_brackets(iter(path.read_text().split("\n"))) for path in files] == [[]] * len(files)
