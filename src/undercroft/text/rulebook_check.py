"""Whether a rulebook holds together: the same rules in every language, nothing twice, nothing cited that is missing."""

import re
from collections.abc import Callable

from undercroft.engine.game import Game
from undercroft.games import content
from undercroft.text.bundle import LANGUAGES, game_bundle
from undercroft.text.numbers import RULE, RULING, cited
from undercroft.text.rulebook import Rulebook, rulebook

QUOTED = re.compile(r"\(([A-Z]{2}-\d{3}[^)]*)\)|why-not-([A-Z]{2}-\d{3})")  # at the end of short rules, and in names


def rulebook_problems(game: Game) -> list[str]:
    """What is wrong, in sentences; nothing where the game brings no rulebook."""
    books = [rulebook(game.meta.name, lang) for lang in LANGUAGES]
    if not any(book.parts for book in books):
        return []
    found = differences(books[0], books[1:]) + [problem for book in books for problem in flaws(book)]
    return found + [f"{rule} is cited by the game and not in its rulebook" for rule in missing(books[0], cites(game))]


def differences(base: Rulebook, others: list[Rulebook]) -> list[str]:
    """Where another language has other parts, sections, rules, tables or references."""
    return [
        f"{other.lang}: {what} differ from {base.lang}"
        for other in others
        for what, shape in SHAPES.items()
        if shape(other) != shape(base)
    ]


SHAPES: dict[str, Callable[[Rulebook], object]] = {
    "parts": lambda book: [part.name for part in book.parts],
    "sections": lambda book: [len(section.rules) for section in book.sections],
    "rules": lambda book: book.numbers,
    "tables": lambda book: [[len(row) for row in rule.table] for rule in book.rules.values()],
    "references": lambda book: [named(rule.text) for rule in book.rules.values()],
}


def named(text: str) -> tuple[set[str], set[str]]:
    """The rules and the rulings that a text names; in which order depends on the language."""
    return set(RULE.findall(text)), set(RULING.findall(text))


def flaws(book: Rulebook) -> list[str]:
    """Lines that are none of a rulebook, rules that stand twice, references that lead nowhere."""
    found = [f"{book.lang}/{part.name}: cannot read {line[:60]!r}" for part in book.parts for line in part.junk]
    found += [f"{book.lang}: {number} stands twice" for number in book.rules if book.numbers.count(number) > 1]
    for rule in book.rules.values():
        lost = missing(book, RULE.findall(rule.text))
        found += [f"{book.lang}: {rule.number} refers to {each}, which is missing" for each in lost]
    return found


def missing(book: Rulebook, numbers: list[str]) -> list[str]:
    return [number for number in numbers if number not in book.rules]


def cites(game: Game) -> list[str]:
    """Every rule that the game shows to people: steps, options, content, short rules, reasons why not."""
    shown = [rule for step in game.rules.steps for rule in step.rules]
    shown += [option.rule for option in game.meta.options]
    shown += [str(content(game.meta.name)), *(" ".join(quoted(game.meta.name, lang)) for lang in LANGUAGES)]
    return sorted(cited(" ".join(shown)))


def quoted(game: str, lang: str) -> list[str]:
    return ["".join(found) for found in QUOTED.findall(game_bundle(game, lang).source)]
