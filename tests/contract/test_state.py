"""Guards for hand-written copies and for what the engine may import."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import undercroft
from undercroft import engine
from undercroft.engine import state
from undercroft.engine.chance import fast_source
from undercroft.engine.door import Door
from undercroft.engine.state import INT, State

SHARED = {"door", "config"}  # not data of the match: the door is replaced in a copy, the options never change


def states() -> list[State]:
    return [
        undercroft.game(name, players=undercroft.meta(name).players[-1]).start(1).state for name in undercroft.GAMES
    ]


@pytest.mark.skipif(not state.__file__.endswith(".py"), reason="compiled classes have no __slots__ to look at")
@pytest.mark.parametrize("s", states())
def test_every_field_is_listed_for_saving(s: State) -> None:
    """A field that FIELDS forgets would be lost in saves, hashes and comparisons."""
    slots = {slot for kind in type(s).__mro__ for slot in getattr(kind, "__slots__", ())}
    assert slots - SHARED - set(s.DERIVED) == set(s.FIELDS)


@pytest.mark.parametrize("s", states())
def test_a_copy_holds_every_field_and_shares_no_list(s: State) -> None:
    """Each number is changed first, so that a field which the copy leaves at its start value is noticed."""
    for place, (name, kind) in enumerate(s.FIELDS.items()):
        if kind == INT and name != "players":
            setattr(s, name, 100 + place)
        elif isinstance(getattr(s, name), tuple):
            setattr(s, name, (*getattr(s, name), 200 + place))
        elif isinstance(getattr(s, name), list):
            getattr(s, name).append(getattr(s, name)[-1] if getattr(s, name) else (1, 2, 3, 4))
    twin = s.copy(Door(fast_source(0)))
    for name in s.FIELDS:
        assert getattr(twin, name) == getattr(s, name), name
        if isinstance(getattr(s, name), list):
            assert getattr(twin, name) is not getattr(s, name), name


def running(node: ast.AST) -> Iterator[ast.AST]:
    """Everything below, but for what only type checkers read."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            continue
        yield child
        yield from running(child)


def imported(path: Path) -> set[str]:
    """The modules that a file imports when it runs; for types alone it may name others."""
    found: set[str] = set()
    for node in running(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def engine_files() -> list[Path]:
    return sorted(Path(str(engine.__file__)).parent.rglob("*.py"))


@pytest.mark.parametrize("path", engine_files(), ids=lambda path: path.name)
def test_the_engine_uses_the_standard_library_only(path: Path) -> None:
    for module in imported(path):
        assert module.startswith("undercroft.engine") or module.split(".")[0] in sys.stdlib_module_names, module


@pytest.mark.parametrize("path", engine_files(), ids=lambda path: path.name)
def test_the_engine_knows_no_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8").lower()
    assert not [name for name in undercroft.GAMES if name in text]
