"""The declared view of a game for others: as TypeScript, and as lines for people."""

import inspect
import re
import types
import typing
from typing import Any

from undercroft.engine.view_shape import fields_of

HEAD = "/** The view of {title} as the server sends it. Made by `undercroft types`; do not edit. */"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", types.NoneType: "null"}
NOTE = re.compile(r"^ +(\w+): [^#\n]*  # (.+)$", re.MULTILINE)


def shapes_in(shape: Any) -> list[Any]:
    """All declared objects that a shape mentions, each after those it needs."""
    found: dict[str, Any] = {}
    collect(shape, found)
    return list(found.values())


def collect(shape: Any, found: dict[str, Any]) -> None:
    if typing.is_typeddict(shape):
        if shape.__name__ in found:
            return
        for each in fields_of(shape).values():
            collect(each, found)
        found[shape.__name__] = shape
    for inner in typing.get_args(shape):
        collect(inner, found)


def notes_of(shape: Any) -> dict[str, str]:
    """What stands behind the keys in the source; nothing where there is no source (the compiled package)."""
    try:
        return dict(NOTE.findall(inspect.getsource(shape)))
    except (OSError, TypeError):
        return {}


def typescript(title: str, shape: Any) -> str:
    """The view as TypeScript interfaces, the inner ones first."""
    parts = [HEAD.format(title=title), *(interface(each) for each in shapes_in(shape))]
    return "\n\n".join(parts) + "\n"


def interface(shape: Any) -> str:
    doc = " ".join((shape.__doc__ or "").split())
    lines = [f"/** {doc} */"] if doc and not doc.startswith("dict(") else []
    notes = notes_of(shape)
    lines.append(f"export interface {shape.__name__} {{")
    for key, inner in fields_of(shape).items():
        optional = "?" if key in shape.__optional_keys__ else ""
        note = f" // {notes[key]}" if key in notes else ""
        lines.append(f"  {key}{optional}: {in_typescript(inner)};{note}")
    return "\n".join([*lines, "}"])


def in_typescript(shape: Any) -> str:
    if typing.is_typeddict(shape):
        return str(shape.__name__)
    origin, args = typing.get_origin(shape), typing.get_args(shape)
    if origin is typing.Literal:
        return " | ".join(repr(each).replace("'", '"') if isinstance(each, str) else str(each).lower() for each in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(map(in_typescript, args))
    if origin is list:
        inner = in_typescript(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{in_typescript(args[0])}, {in_typescript(args[1])}>"
    return PLAIN.get(shape, "unknown")
