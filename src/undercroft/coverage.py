"""Which rules of a specification no test cites: a citation counts only where a test or a scenario answers for it."""

import ast
import re
import tomllib
from collections.abc import Iterable
from typing import Any

DEFINED = re.compile(r"^- \*\*([A-Z]{2}-\d{3})\*\*", re.MULTILINE)  # `- **TL-003** The bids …`
CITED = re.compile(r"[A-Z]{2}-\d{3}(?!\d)")


def uncited(spec_text: str, test_texts: Iterable[str]) -> list[str]:
    """The rule numbers that the specification defines and no test or scenario cites, in the order of the book."""
    cited: set[str] = set()
    for text in test_texts:
        cited |= citations(text)
    return [rule for rule in defined(spec_text) if rule not in cited]


def defined(spec_text: str) -> list[str]:
    """The rule numbers that a specification defines."""
    return DEFINED.findall(spec_text)


def citations(text: str) -> set[str]:
    """The rules cited in one file: docstrings of tests (Python) or `rules` lists (TOML scenarios)."""
    try:
        return cited_by_scenario(tomllib.loads(text))
    except tomllib.TOMLDecodeError:
        return cited_by_tests(ast.parse(text))


def cited_by_tests(tree: ast.Module) -> set[str]:
    """Only the docstrings of functions called `test_…`: a number in a comment proves nothing."""
    cited: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            cited |= set(CITED.findall(ast.get_docstring(node) or ""))
    return cited


def cited_by_scenario(data: Any) -> set[str]:
    """Every list called `rules`, wherever it stands in the file."""
    if isinstance(data, list):
        return {rule for each in data for rule in cited_by_scenario(each)}
    if not isinstance(data, dict):
        return set()
    own = set(CITED.findall(" ".join(map(str, data.get("rules", [])))))
    return own | {rule for each in data.values() for rule in cited_by_scenario(each)}
