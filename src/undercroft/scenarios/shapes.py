"""The keys a scenario file may hold and the shape of their values. A misspelt key must never pass unnoticed."""

import re
from collections.abc import Callable
from typing import Any, Final

from undercroft.engine.errors import BrokenScenario

Words = dict[str, Any]
Shape = tuple[str, Callable[[Any], bool]]


def is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def is_rules(value: Any) -> bool:
    return is_texts(value) and bool(value) and all(re.fullmatch(r"[A-Z]{2}-\d{3}", each) for each in value)


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def is_tables(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(each, dict) for each in value)


TEXT: Final[Shape] = ("a text", lambda value: isinstance(value, str))
TEXTS: Final[Shape] = ("a list of texts", is_texts)
ACTIONS: Final[Shape] = ("a choice or a list of choices", lambda value: isinstance(value, str) or is_texts(value))
RULES: Final[Shape] = ('a list of rule numbers such as ["TL-003"]', is_rules)
NUMBER: Final[Shape] = ("a whole number", is_number)
YES_NO: Final[Shape] = ("true or false", lambda value: isinstance(value, bool))
TABLE: Final[Shape] = ("a table", lambda value: isinstance(value, dict))
TABLES: Final[Shape] = ("a list of tables", is_tables)
BY_SEAT: Final[Shape] = ("a list of texts, or a table with a list for each seat", lambda v: is_texts(v) or is_lists(v))


def is_lists(value: Any) -> bool:
    return isinstance(value, dict) and all(is_texts(each) for each in value.values())


EACH_SEAT: Final[Shape] = ("a table with a list for each seat", is_lists)


SCENARIO: Final[dict[str, Shape]] = {
    "title": TEXT,
    "rules": RULES,
    "game": TEXT,
    "players": NUMBER,
    "options": TABLE,
    "position": TABLE,
    "record": TEXT,
    "moves": NUMBER,
    "seed": NUMBER,
    "chance": TEXTS,
    "step": TABLES,
}
STEP: Final[dict[str, Shape]] = {
    "chance": TEXTS,
    "seat": TEXT,
    "choose": ACTIONS,
    "refuse": ACTIONS,
    "because": RULES,
    "asks": TEXTS,
    "at": TEXT,
    "offers": BY_SEAT,
    "standing": BY_SEAT,
    "unasked": EACH_SEAT,
    "offers_not": BY_SEAT,
    "state": TABLE,
    "view": TABLE,
    "news": TEXTS,
    "news_not": TEXTS,
    "over": YES_NO,
    "result": TABLE,
}
RESULT: Final[dict[str, Shape]] = {
    "places": ("a list of places", lambda value: isinstance(value, list)),
    "scores": ("a list of scores", lambda value: isinstance(value, list)),
    "reason": TEXT,
}
FILE: Final[dict[str, Shape]] = {**SCENARIO, "scenario": TABLES}


def check(what: str, words: Words, shapes: dict[str, Shape]) -> None:
    """Every key is known and its value has the right shape."""
    for key, value in words.items():
        if key not in shapes:
            raise BrokenScenario(f"{what} has no key '{key}'; it can have {', '.join(shapes)}.")
        wanted, fits = shapes[key]
        if not fits(value):
            raise BrokenScenario(f"'{key}' must be {wanted}, not {value!r}.")


def listed(value: str | list[str]) -> list[str]:
    """One text or several, as a list."""
    return [value] if isinstance(value, str) else value
