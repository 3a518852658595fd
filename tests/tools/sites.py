"""Where the code of a game cites a rule: the narrowest piece of source that answers for it."""

import ast
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from undercroft.text.numbers import RANGE, cited

Function = ast.FunctionDef | ast.AsyncFunctionDef
NARROW, CLASS = range(2)  # how near to the rule: a function or a constant of its own, or a class with several


@dataclass(frozen=True)
class Site:
    """Lines of one file that can be broken: a function, or a constant of a module."""

    path: Path
    first: int
    last: int
    name: str
    nearness: int
    only_line: int = 0  # of a longer constant, the line that the comment stands on

    def __str__(self) -> str:
        return f"{self.path.name}:{self.first} {self.name}"


def sites(folder: Path) -> dict[str, list[Site]]:
    """For each rule the places that cite it, the nearest first."""
    found: dict[str, list[Site]] = {}
    for path in sorted(folder.rglob("*.py")):
        for rules, site in sites_of(path):
            for rule in rules:
                found.setdefault(rule, []).append(site)
    return {rule: nearest(places) for rule, places in found.items()}


def nearest(places: list[Site]) -> list[Site]:
    """Nearest first, each once."""
    return sorted(dict.fromkeys(places), key=lambda site: site.nearness)


def sites_of(path: Path) -> Iterator[tuple[set[str], Site]]:
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    yield from by_docstring(path, tree)
    for line, text in mentions(source, tree):
        found = at_line(path, tree, line)
        if found is not None:
            yield cited(RANGE.sub("", text) if found.only_line else text), found


def by_docstring(path: Path, tree: ast.Module) -> Iterator[tuple[set[str], Site]]:
    """Docstrings: of a function for itself, of a class and its list `rules` for its methods.

    That of a module answers for nothing: what it cites must be cited where it is done.
    """
    for holder in ast.walk(tree):
        if isinstance(holder, Function):
            yield cited(ast.get_docstring(holder) or ""), whole(path, holder, NARROW)
        elif isinstance(holder, ast.ClassDef):
            rules = cited(" ".join(strings_of(holder)))
            yield from ((rules, whole(path, each, CLASS)) for each in functions_in(holder.body))


def strings_of(holder: ast.ClassDef) -> Iterator[str]:
    """The strings of a class outside its methods: docstring, `rules`, names."""
    for statement in holder.body:
        if not isinstance(statement, Function):
            yield from (str(each.value) for each in ast.walk(statement) if isinstance(each, ast.Constant))


def functions_in(body: list[ast.stmt]) -> list[Function]:
    return [each for each in body if isinstance(each, Function)]


def functions_of(tree: ast.Module) -> list[Function]:
    return [each for each in ast.walk(tree) if isinstance(each, Function)]


def whole(path: Path, node: Function, nearness: int) -> Site:
    return Site(path, node.lineno, node.end_lineno or node.lineno, node.name, nearness)


def mentions(source: str, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Lines with what is written beside code: comments after it, and strings that are no docstrings."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip():
            yield token.start[0], token.string
    docstrings = {id(each.body[0].value) for each in ast.walk(tree) if has_docstring(each)}  # type: ignore[attr-defined]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.lineno, node.value


def has_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Module | ast.ClassDef | Function) and ast.get_docstring(node) is not None


def at_line(path: Path, tree: ast.Module, line: int) -> Site | None:
    """The innermost function around a line; else the constant of the module, of which a range says too little."""
    around = [each for each in functions_of(tree) if each.lineno <= line <= (each.end_lineno or 0)]
    if around:
        return whole(path, max(around, key=lambda each: each.lineno), NARROW)
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.lineno <= line <= (
            statement.end_lineno or 0
        ):
            name = ast.unparse(statement).split(":")[0].split("=")[0].strip()
            return Site(path, statement.lineno, statement.end_lineno or line, name, NARROW, line)
    return None
