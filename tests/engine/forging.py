"""Forged records: something inside replaced, and all hashes made to fit."""

from random import Random
from typing import Any

from undercroft.engine.record import first_link, link

Data = dict[str, Any]


def rechained(data: Data) -> Data:
    """What a forger leaves behind who also mends the chain."""
    head = data["hash"] = first_link(data["facts"])
    for entry in data["entries"]:
        entry.pop("hash", None)
        head = entry["hash"] = link(head, dict(entry))
    return data


def rechained_if_possible(data: Data) -> Data:
    """As it stands where it no longer has the shape of a record, or holds what has no hash."""
    try:
        return rechained(data)
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError):
        return data


def put(data: Any, path: str, value: Any) -> Any:
    """The same data with that value at a path such as `entries.3.seat`."""
    *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    inner = data
    for key in way:
        inner = inner[key]
    inner[last] = value
    return data


def mangle(data: Any, value: Any, chooser: Random) -> Any:
    """The data with something inside replaced."""
    if isinstance(data, dict) and data and chooser.random() < 0.9:
        key = chooser.choice(sorted(data))
        return {**data, key: mangle(data[key], value, chooser)}
    if isinstance(data, list) and data and chooser.random() < 0.9:
        place = chooser.randrange(len(data))
        return [*data[:place], mangle(data[place], value, chooser), *data[place + 1 :]]
    return value
