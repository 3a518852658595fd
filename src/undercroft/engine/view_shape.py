"""The declared shape of a view: TypedDicts in Python, from which checks, TypeScript and documentation are made."""

import types
import typing
from typing import Any, Final

PLAIN: Final[tuple[type, ...]] = (int, str, float)
FIELDS: Final[dict[Any, dict[str, Any]]] = {}  # of the objects looked at so far; to find them takes long


def misfit(data: object, shape: Any, path: str = "view") -> str:
    """Where and how data does not fit its declaration, in a sentence; empty where it fits."""
    if typing.is_typeddict(shape):
        return misfit_object(data, shape, path)
    origin, args = typing.get_origin(shape), typing.get_args(shape)
    if origin is typing.Literal:
        return "" if any([each == data and type(each) is type(data) for each in args]) else wrong(path, data, shape)
    if origin in (typing.Union, types.UnionType):
        return "" if any([not misfit(data, each, path) for each in args]) else closest(data, args, path, shape)
    if origin is list:
        return misfit_list(data, args[0], path, shape)
    if origin is dict:
        return misfit_table(data, args[1], path, shape)
    return "" if fits_plainly(data, shape) else wrong(path, data, shape)


def misfit_object(data: object, shape: Any, path: str) -> str:
    """Exactly the keys that are declared, each with a value that fits."""
    if not isinstance(data, dict):
        return wrong(path, data, shape)
    hints = fields_of(shape)
    unknown = [str(key) for key in data if key not in hints]
    missing = sorted(shape.__required_keys__ - set(data))
    if unknown or missing:
        return f"{path} has {'no key' if missing else 'a key'} '{(missing or unknown)[0]}', against its declaration."
    return first([misfit(value, hints[key], f"{path}.{key}") for key, value in data.items()])


def misfit_list(data: object, inner: Any, path: str, shape: Any) -> str:
    if not isinstance(data, list):
        return wrong(path, data, shape)
    return first([misfit(each, inner, f"{path}.{place}") for place, each in enumerate(data)])


def misfit_table(data: object, inner: Any, path: str, shape: Any) -> str:
    """An object whose keys are ids."""
    if not isinstance(data, dict) or not all([isinstance(key, str) for key in data]):
        return wrong(path, data, shape)
    return first([misfit(value, inner, f"{path}.{key}") for key, value in data.items()])


def closest(data: object, shapes: tuple[Any, ...], path: str, shape: Any) -> str:
    """Of several shapes the one that was probably meant says what is wrong."""
    meant = [each for each in shapes if typing.is_typeddict(each)] if isinstance(data, dict) else []
    return misfit(data, meant[0], path) if len(meant) == 1 else wrong(path, data, shape)


def fits_plainly(data: object, shape: Any) -> bool:
    if shape is None or shape is type(None):
        return data is None
    if shape is bool:
        return isinstance(data, bool)
    if shape is Any or shape is object:
        return True
    return shape in PLAIN and isinstance(data, shape) and not isinstance(data, bool)


def fields_of(shape: Any) -> dict[str, Any]:
    """The keys of a declared object and their shapes."""
    known = FIELDS.get(shape)
    if known is None:
        known = FIELDS[shape] = typing.get_type_hints(shape)
    return known


def first(found: list[str]) -> str:
    return next(filter(None, found), "")


def wrong(path: str, data: object, shape: Any) -> str:
    name = shape.__name__ if isinstance(shape, type) else str(shape).replace("typing.", "")
    return f"{path} is {str(data)[:60]!r}, which is no {name}."
