"""Ways to break a piece of source on purpose, one small change at a time."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from tests.tools.sites import Function, Site

AT_MOST = 40  # breaks of one place

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}
NEUTRAL = {
    "bool": "False",
    "int": "0",
    "float": "0.0",
    "str": "''",
    "list": "[]",
    "tuple": "()",
    "Pile": "()",
    "dict": "{}",
}
SEQUENCES = ("list", "tuple", "Pile")
RAISES = "raises"


@dataclass(frozen=True)
class Break:
    """A site, what is done to it, and the module as it reads then."""

    site: Site
    what: str
    tree: ast.Module

    def __str__(self) -> str:
        return f"{self.site}: {self.what}"


def breaks(site: Site) -> Iterator[Break]:
    """The changes of a site, the rougher first; raising comes last and tells only whether the place is reached."""
    tree = ast.parse(site.path.read_text(encoding="utf-8"))
    for what, broken in islice(changes(tree, site), AT_MOST):
        yield Break(site, what, ast.fix_missing_locations(broken))
    if not site.only_line:
        yield Break(site, RAISES, ast.fix_missing_locations(with_body(tree, site, "raise RuntimeError('broken')")))


def changes(tree: ast.Module, site: Site) -> Iterator[tuple[str, ast.Module]]:
    if not site.only_line:
        yield "does nothing", with_body(tree, site, neutral(tree, site))
        yield from reversed_answers(tree, site)
    for index, node in enumerate(ast.walk(tree)):
        found = variants(node) if lies_in(node, site) else without_row(node, site.only_line)
        for what, changed in found:
            yield f"line {line_of(node)}, {what}", replaced(tree, index, changed)


def reversed_answers(tree: ast.Module, site: Site) -> Iterator[tuple[str, ast.Module]]:
    """Lists in the wrong order, where a function promises one."""
    if promised(tree, site) not in SEQUENCES:
        return
    for index, node in enumerate(ast.walk(tree)):
        if isinstance(node, ast.Return) and node.value is not None and lies_in(node, site):
            backwards = ast.Subscript(node.value, ast.parse("x[::-1]", mode="eval").body.slice, ast.Load())  # type: ignore[attr-defined]
            yield f"line {node.lineno}, order reversed", replaced(tree, index, with_field(node, "value", backwards))


def without_row(table: ast.AST, line: int) -> Iterator[tuple[str, ast.AST]]:
    """A table of several lines without what stands on that one."""
    if isinstance(table, ast.Tuple | ast.List) and table.lineno < line:
        rows = [each for each in table.elts if each.lineno != line]
        if len(rows) < len(table.elts):
            yield f"row of line {line} dropped", with_field(table, "elts", rows)


def line_of(node: ast.AST) -> int:
    found: int = getattr(node.target if isinstance(node, ast.comprehension) else node, "lineno", 0)
    return found


def lies_in(node: ast.AST, site: Site) -> bool:
    line = line_of(node)
    return line == site.only_line if site.only_line else site.first <= line <= site.last


def neutral(tree: ast.Module, site: Site) -> str:
    """What a function answers that does nothing: the empty value of what it promises."""
    return f"return {NEUTRAL.get(promised(tree, site), 'None')}"


def promised(tree: ast.Module, site: Site) -> str:
    """The type that a function says it returns, without what it holds."""
    returns = function_at(tree, site).returns
    return ast.unparse(returns).split("[")[0] if returns is not None else ""


def function_at(tree: ast.Module, site: Site) -> Function:
    return next(each for each in ast.walk(tree) if isinstance(each, Function) and each.lineno == site.first)


def with_body(tree: ast.Module, site: Site, body: str) -> ast.Module:
    broken = copy.deepcopy(tree)
    function_at(broken, site).body = ast.parse(body).body
    return broken


def replaced(tree: ast.Module, index: int, changed: ast.AST) -> ast.Module:
    """The tree with its node of that number (in walking order) replaced."""
    broken = copy.deepcopy(tree)
    node = list(ast.walk(broken))[index]
    node.__class__ = changed.__class__
    node.__dict__.clear()
    node.__dict__.update(changed.__dict__)
    return broken


def variants(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Small changes of one node: conditions the other way round, effects dropped, numbers shifted."""
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        yield "condition negated", with_field(node, "test", negated(node.test))
    if isinstance(node, ast.Return) and node.value is not None:
        yield "answer negated", with_field(node, "value", negated(node.value))
    if is_effect(node):
        yield "effect dropped", ast.copy_location(ast.Pass(), node)
    yield from expressions(node)


def expressions(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        yield "comparison changed", with_field(node, "ops", [COMPARED[type(node.ops[0])](), *node.ops[1:]])
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in CALCULATED:
        yield "sign changed", with_field(node, "op", CALCULATED[type(node.op)]())
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield "turned round", with_field(node, "value", not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield "number + 1", with_field(node, "value", node.value + 1)
    if isinstance(node, ast.Tuple | ast.List) and node.elts and isinstance(node.ctx, ast.Load):
        yield "first entry dropped", with_field(node, "elts", node.elts[1:])
    if isinstance(node, ast.comprehension) and node.ifs:
        yield "filter negated", with_field(node, "ifs", [negated(node.ifs[0]), *node.ifs[1:]])


def is_effect(node: ast.AST) -> bool:
    """A statement whose absence does not leave a name unbound."""
    if isinstance(node, ast.Assign):
        return not any(isinstance(target, ast.Name) for target in node.targets)
    return isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))


def with_field(node: ast.AST, field: str, value: object) -> ast.AST:
    changed = copy.copy(node)
    setattr(changed, field, value)
    return changed


def negated(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)
