"""Shared code names no game: a new one is a folder each in src, web and tests, and not one edit elsewhere."""

import os
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from undercroft.games import SHELF, is_built_in, meta

ROOT = Path(__file__).parents[1]
PLACES = ("src", "web", "tests")
KINDS = (".py", ".ftl", ".md", ".toml", ".json", ".ts", ".js", ".mjs", ".svelte", ".css", ".html")
OWN = (  # folders that belong to games, one below each
    "src/undercroft/games/*",
    "web/src/games/*",
    "tests/games/*",
)
MADE = ("web/dist", "web/node_modules", "web/src/generated", "web/coverage")  # not written by anybody
RULE = re.compile(r"^- \*\*([A-Z]{2})-", re.MULTILINE)

# Files that still name a game, as patterns, each with the reason. One that is needed no more fails, too: remove it.
LEFT: dict[str, str] = {}


def names() -> list[str]:
    """Ids, titles and beginnings of rule numbers of our games; the example is meant to be named."""
    facts = [meta(name) for name in SHELF if is_built_in(name) and meta(name).stage != "example"]
    words = {re.escape(word) for each in facts for word in (each.name, each.title)}
    books = [book for each in facts for book in (ROOT / "src/undercroft/games" / each.name).glob("rulebook/en/*.md")]
    prefixes = {prefix for book in books for prefix in RULE.findall(book.read_text(encoding="utf-8"))}
    return sorted(words) + [rf"\b{prefix}-[R\d]\d" for prefix in sorted(prefixes)]


NAMED = re.compile("|".join(names()), re.IGNORECASE)


def is_shared(path: Path) -> bool:
    """Written by people, and not in the folder of a game."""
    place = path.relative_to(ROOT)
    above = [parent.as_posix() for parent in place.parents]
    owned = any(parent.match(pattern) for pattern in OWN for parent in place.parents)
    return not owned and not set(above) & set(MADE) and path.suffix in KINDS


def shared_files() -> list[Path]:
    return sorted(path for place in PLACES for path in files_below(ROOT / place) if is_shared(path))


def files_below(place: Path) -> Iterator[Path]:
    """Those that are not hidden. What is made is not even walked through: others may be making it."""
    for folder, folders, files in os.walk(place):
        here = Path(folder)
        folders[:] = [
            name for name in folders if not is_hidden(name) and str((here / name).relative_to(ROOT)) not in MADE
        ]
        yield from (here / name for name in files if not is_hidden(name))


def is_hidden(name: str) -> bool:
    return name.startswith((".", "__pycache__"))


def lines_that_name_a_game(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [f"{number}: {line.strip()[:100]}" for number, line in enumerate(lines, 1) if NAMED.search(line)]


def test_shared_code_names_no_game() -> None:
    found = {path.relative_to(ROOT).as_posix(): lines_that_name_a_game(path) for path in shared_files()}
    named = {path: lines for path, lines in found.items() if lines}
    assert {path: lines for path, lines in named.items() if not is_left(path)} == {}
    assert [pattern for pattern in LEFT if not any(fnmatch(path, pattern) for path in named)] == []


def is_left(path: str) -> bool:
    return any(fnmatch(path, pattern) for pattern in LEFT)


@pytest.mark.parametrize("line", ["{title}", '"{name}"', "see {title}: the rules", "import {name}.meta"])
def test_a_name_is_noticed(line: str, tmp_path: Path) -> None:
    for facts in [meta(name) for name in SHELF if is_built_in(name) and meta(name).stage != "example"]:
        path = tmp_path / "shared.py"
        path.write_text(line.format(name=facts.name, title=facts.title.upper()), encoding="utf-8")
        assert lines_that_name_a_game(path)


def test_many_files_are_looked_at() -> None:
    """A wrong pattern above would leave them all out."""
    shared = {str(path.relative_to(ROOT)) for path in shared_files()}
    assert {"src/undercroft/engine/match.py", "tests/sample.py", "web/src/main.ts"} <= shared
    assert "src/undercroft/games/torchlight/meta.py" not in shared
    assert len(shared) > 300
