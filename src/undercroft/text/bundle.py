"""Fluent files as bundles of messages. A missing message shows its name instead of stopping the game."""

import os
import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from undercroft.games import home, package

Value = str | int | float

LANGUAGES = ("en", "de")
SHELL = "undercroft"
# Before a number that nothing precedes: no language prints a hyphen there. Squares, (-1,2), are written so. The same
# in `words/bundle.ts`.
HYPHEN = re.compile(r"(?<![\w\u2013,-])-(?=\d)(?!\d+,-?\d+\))")


class Bundle:
    """The messages of one Fluent file. What went wrong while speaking is kept in `problems`, for tests."""

    def __init__(self, lang: str, source: str) -> None:
        self.lang = lang
        self.source = source
        self.fluent = FluentBundle([lang], use_isolating=False)
        self.fluent.add_resource(FluentResource(source))
        self.problems: list[str] = []

    def has(self, name: str) -> bool:
        return self.fluent.has_message(name)

    def say(self, name: str, attribute: str = "", /, **args: Value) -> str:
        """The message (or its attribute) with these arguments."""
        message = self.fluent.get_message(name) if self.has(name) else None
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        if not pattern:
            self.problems.append(f"{name} is missing")
            return name
        said, errors = self.fluent.format_pattern(pattern, args)
        self.problems += [f"{name}: {error}" for error in errors]
        return HYPHEN.sub("\N{MINUS SIGN}", str(said))


@cache
def shell(lang: str) -> Bundle:
    """What the shell itself says, whatever the game."""
    return Bundle(lang, written(SHELL, lang))


@cache
def game_bundle(game: str, lang: str) -> Bundle:
    """The messages of a game; what belongs to another game says the rest as that one does."""
    names = dict.fromkeys((game, home(game)))
    return Bundle(lang, "\n".join(written(package(name), lang) for name in names))


def written(holder: str, lang: str) -> str:
    """The messages in the folder `text` of a package: in that language, or in another one that it has."""
    folder = files(holder) / "text"
    found = [folder / f"{each}.ftl" for each in (lang, *LANGUAGES) if (folder / f"{each}.ftl").is_file()]
    return found[0].read_text(encoding="utf-8") if found else ""


def default_language() -> str:
    """The language of the user's surroundings, English unless we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
