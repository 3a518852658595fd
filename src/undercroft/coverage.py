"""Which rules no test cites: a citation counts only where a test or a scenario answers for it."""

import ast
import re
import tomllib
from collections.abc import Iterable
from typing import Any

from undercroft.text.numbers import NUMBER, cited

DEFINED = re.compile(rf"^- \*\*({NUMBER})\*\*", re.MULTILINE)  # `- **TL-003** The bids …`


def uncited(rules: Iterable[str], test_texts: Iterable[str]) -> list[str]:
    """Those of the rules that no test or scenario cites, in their order."""
    found: set[str] = set()
    for text in test_texts:
        found |= citations(text)
    return [rule for rule in rules if rule not in found]


def defined(text: str) -> list[str]:
    """The rule numbers that a rulebook or a specification defines."""
    return DEFINED.findall(text)


def citations(text: str) -> set[str]:
    """The rules cited in one file: docstrings of tests (Python) or `rules` lists (TOML scenarios)."""
    try:
        return cited_by_scenario(tomllib.loads(text))
    except tomllib.TOMLDecodeError:
        return set().union(*cited_by_tests(ast.parse(text)).values())


def cited_by_tests(tree: ast.Module) -> dict[str, set[str]]:
    """Rules by test. Only docstrings of functions called `test_…` count: a number in a comment proves nothing."""
    return {name: cited(text) for name, text in docstrings(tree).items()}


def docstrings(tree: ast.Module) -> dict[str, str]:
    """The tests of a file with their docstrings."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return {node.name: ast.get_docstring(node) or "" for node in found}


def cited_by_scenario(data: Any) -> set[str]:
    """Every list called `rules`, wherever it stands in the file."""
    if isinstance(data, list):
        return {rule for each in data for rule in cited_by_scenario(each)}
    if not isinstance(data, dict):
        return set()
    own = cited(" ".join(map(str, data.get("rules", []))))
    return own | {rule for each in data.values() for rule in cited_by_scenario(each)}
