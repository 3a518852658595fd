"""What the player typed: a choice, or a word to the shell. Words are understood in both languages."""

from collections.abc import Sequence
from dataclasses import dataclass

from undercroft.engine.actions import is_number

WORDS = {
    "help": ("?", "help", "hilfe"),
    "rules": ("rules", "regeln"),
    "hint": ("hint", "tipp"),
    "undo": ("undo", "zurück", "zurueck"),
    "table": ("table", "tisch"),
    "secrets": ("secrets", "deed", "geheim", "besitz"),
    "log": ("log", "verlauf"),
    "save": ("save", "speichern"),
    "quit": ("quit", "exit", "q", "ende"),
}

CHOOSE, UNCLEAR, AMBIGUOUS = "choose", "unclear", "ambiguous"


@dataclass(frozen=True)
class Answer:
    """`word` says what is wanted; `number` counts the options from 0; `rest` is what followed: numbers of a choice."""

    word: str
    number: int = -1
    rest: str = ""


def understand(line: str, texts: Sequence[str], carriers: Sequence[str] = ()) -> Answer:
    """The meaning of a line, given the short texts of the options, and of those among them that carry numbers."""
    typed = " ".join(line.split())
    first, _, rest = typed.partition(" ")
    for word, spellings in WORDS.items():
        if first.lower() in spellings:
            return Answer(word, rest=rest)
    if first.isdecimal() and all(is_number(word) for word in rest.split()):
        number = int(first) - 1 if len(first) < 6 else -1
        return Answer(CHOOSE, number, rest) if 0 <= number < len(texts) else Answer(UNCLEAR, rest=typed[:40])
    found = by_text(typed, texts)
    return found if found.word != UNCLEAR else with_numbers(typed, texts, carriers)


def by_text(typed: str, texts: Sequence[str]) -> Answer:
    """A short text, or the beginning of one that fits no other."""
    wanted = typed.lower()
    if wanted in texts:
        return Answer(CHOOSE, texts.index(wanted))
    fitting = [number for number, text in enumerate(texts) if wanted and text.startswith(wanted)]
    if len(fitting) == 1:
        return Answer(CHOOSE, fitting[0])
    return Answer(AMBIGUOUS if fitting else UNCLEAR, rest=typed[:40])


def with_numbers(typed: str, texts: Sequence[str], carriers: Sequence[str]) -> Answer:
    """The text of a choice that carries numbers, and they behind it: `throw 10 -20`."""
    words = typed.split()
    cut = len(words)
    while cut and is_number(words[cut - 1]):
        cut -= 1
    found = by_text(" ".join(words[:cut]), carriers)
    if found.word != CHOOSE:
        return Answer(UNCLEAR, rest=typed[:40])
    return Answer(CHOOSE, texts.index(carriers[found.number]), " ".join(words[cut:]))
