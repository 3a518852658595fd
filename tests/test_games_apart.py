"""No game imports another; a part imports only the game it belongs to, and says itself which (`part_of`).

The other contracts of who may import what stand in pyproject.toml and are held by `make check`.
"""

from collections.abc import Iterator
from functools import cache

import grimp
import pytest

from undercroft.games import SHELF, is_built_in, meta

OURS = [name for name in SHELF if is_built_in(name)]


@cache
def imports() -> grimp.ImportGraph:
    return grimp.build_graph("undercroft")


def package(name: str) -> str:
    return f"undercroft.games.{name}"


def crossings(graph: grimp.ImportGraph, one: str, other: str) -> Iterator[str]:
    """Where a module of one game imports a module of the other."""
    theirs = {package(other), *graph.find_descendants(package(other))}
    for module in sorted({package(one), *graph.find_descendants(package(one))}):
        for imported in sorted(graph.find_modules_directly_imported_by(module) & theirs):
            yield f"{module} imports {imported}"


@pytest.mark.parametrize("name", OURS)
def test_no_game_imports_another(name: str) -> None:
    others = [other for other in OURS if other not in (name, meta(name).part_of)]
    assert [each for other in others for each in crossings(imports(), name, other)] == []


def test_a_crossing_is_found() -> None:
    """A part plays by the rules of its game, so it must show up where that is not allowed."""
    parts = [name for name in OURS if meta(name).part_of]
    assert parts
    for part in parts:
        assert list(crossings(imports(), part, str(meta(part).part_of)))
