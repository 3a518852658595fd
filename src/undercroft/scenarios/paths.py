"""Looking into a view: dotted paths, names instead of places, values in the words of TOML."""

from collections.abc import Iterator
from typing import Any, Final

from undercroft.engine.errors import BrokenScenario

NOTHING: Final = "nothing"  # TOML has no word for the empty value of JSON
NAMED_BY: Final = ("id", "seat", "place")  # the fields by which an entry of a list can be called


class Unmet(Exception):
    """An expectation that does not hold, told in words."""


def leaves(words: dict[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Every path of a table with its value; tables inside tables are looked into."""
    for key, value in words.items():
        if isinstance(value, dict) and value:
            yield from leaves(value, f"{path}{key}.")
        else:
            yield f"{path}{key}", value


def expect_at(what: str, data: Any, path: str, wanted: Any) -> None:
    """The value at that path is the wanted one."""
    found = dig(data, path)
    if not same(found, wanted):
        raise Unmet(f"{what} {path}: expected {told(wanted)}, found {told(found)}.")


def same(found: Any, wanted: Any) -> bool:
    """Equal, and yes is not 1."""
    if found is None or wanted == NOTHING:
        return bool(found is None and wanted == NOTHING)
    if isinstance(found, list) and isinstance(wanted, list):
        return len(found) == len(wanted) and all(map(same, found, wanted))
    return bool(found == wanted and isinstance(found, bool) == isinstance(wanted, bool))


def told(value: Any) -> str:
    if value is None or value == NOTHING:
        return NOTHING
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)


def dig(data: Any, path: str) -> Any:
    """The value at a dotted path."""
    walked: list[str] = []
    for key in path.split("."):
        if data is None:
            raise Unmet(f"Expected something at {path}, found nothing at {'.'.join(walked)}.")
        data = inside(data, key, path)
        walked.append(key)
    return data


def inside(data: Any, key: str, path: str) -> Any:
    if isinstance(data, list):
        return entry(data, key, path)
    if not isinstance(data, dict):
        raise BrokenScenario(f"The path '{path}' leads nowhere: before '{key}' stands the value {told(data)}.")
    if key not in data:
        raise BrokenScenario(f"The path '{path}' leads nowhere: there is no '{key}', only {', '.join(data)}.")
    return data[key]


def entry(data: list[Any], key: str, path: str) -> Any:
    """An entry of a list by its number (from 0), its name, or the seat whose place it is."""
    names = {str(name): each for each in data if isinstance(each, dict) for name in names_of(each)}
    if key in names:
        return names[key]
    place = seat_place(key) if not names else -1
    if key.isdigit():
        place = int(key)
    if not 0 <= place < len(data):
        known = ", ".join(names) or f"{len(data)} entries"
        raise BrokenScenario(f"The path '{path}' leads nowhere: there is no '{key}' among {known}.")
    return data[place]


def names_of(each: dict[str, Any]) -> list[str]:
    names = [each[field] for field in NAMED_BY if field in each]
    return [f"P{name + 1}" if isinstance(name, int) else str(name) for name in names]


def seat_place(key: str) -> int:
    return int(key[1:]) - 1 if key.startswith("P") and key[1:].isdigit() else -1
