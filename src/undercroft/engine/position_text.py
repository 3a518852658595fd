"""Reading a position written by a person: every mistake is named with what would be right."""

from typing import Any

from undercroft.engine.errors import BrokenScenario, brief

Words = dict[str, Any]


def index(key: str, name: object, known: tuple[str, ...]) -> int:
    """The place of a name among the known ones."""
    if not isinstance(name, str) or name not in known:
        raise BrokenScenario(
            f"'{key}' cannot be {brief(name)}; it can be {', '.join(known[:8])}{', …' * (len(known) > 8)}."
        )
    return known.index(name)


def names(words: Words, key: str, known: tuple[str, ...]) -> list[str]:
    """A list of known names."""
    value = words.get(key, [])
    if not isinstance(value, list):
        raise BrokenScenario(f"'{key}' must be a list of names, not {brief(value)}.")
    return [known[index(key, name, known)] for name in value]


def number(words: Words, key: str, default: int, least: int, most: int) -> int:
    value = words.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BrokenScenario(f"'{key}' must be a number from {least} to {most}, not {brief(value)}.")
    return value


def truth(words: Words, key: str) -> bool:
    value = words.get(key, False)
    if not isinstance(value, bool):
        raise BrokenScenario(f"'{key}' must be true or false, not {brief(value)}.")
    return value


def check_keys(what: str, words: object, allowed: set[str]) -> None:
    if not isinstance(words, dict):
        raise BrokenScenario(f"'{what}' must be a table of keys and values.")
    unknown = sorted(set(words) - allowed)
    if unknown:
        raise BrokenScenario(f"'{what}' has no key {brief(unknown[0])}; it has {', '.join(sorted(allowed))}.")
