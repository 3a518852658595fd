"""A pattern learned from examples: what every card of a kind has, and which words the game knows."""

from typing import Any

LANGUAGES = {"en", "de"}
FREE = {"id", "note", "text", "name"}  # texts of their own; ids are compared as a whole
FEW = 60  # different words at one place: more are no vocabulary but free text
PROVENANCE = ("printed", "source", "reconstructed")
MARKS = {"provenance", "provenance_of", "provenance_detail"}
NAMES = {str: "a text", int: "a whole number", bool: "true or false", list: "a list", dict: "{…}", float: "a number"}


class Pattern:
    """What may stand at one place, by the examples seen there."""

    def __init__(self) -> None:
        self.seen = 0
        self.kinds: set[type] = set()
        self.words: set[str] = set()
        self.numbers: list[int] = []
        self.keys: dict[str, Pattern] = {}
        self.inner: Pattern | None = None

    def learn(self, example: Any) -> "Pattern":
        self.seen += 1
        self.kinds.add(type(example))
        if isinstance(example, str):
            self.words.add(example)
        elif isinstance(example, int):
            self.numbers.append(example)
        elif isinstance(example, dict):
            for key, value in example.items():
                self.keys.setdefault(key, Pattern()).learn(value)
        elif isinstance(example, list):
            self.inner = self.inner or Pattern()
            for each in example:
                self.inner.learn(each)
        return self

    def problems(self, where: str, value: Any, key: str = "") -> list[str]:
        """What does not fit the examples, with its place."""
        if key in MARKS:
            return mark_problems(where, value)
        if type(value) not in self.kinds:
            return [f"{where} is {shown(value)}; it must be {' or '.join(sorted(map(kind_name, self.kinds)))}."]
        if isinstance(value, dict):
            return self.object_problems(where, value)
        if isinstance(value, list) and self.inner is not None:
            return [each for item in value for each in self.inner.problems(where, item, key)]
        if isinstance(value, str):
            return self.word_problems(where, value, key)
        return self.number_problems(where, value) if isinstance(value, int) and not isinstance(value, bool) else []

    def object_problems(self, where: str, value: dict[str, Any]) -> list[str]:
        if self.keys.keys() >= LANGUAGES:
            return text_problems(where, value)
        always = [key for key, pattern in self.keys.items() if pattern.seen == self.seen]
        found = [f"{where}: '{key}' is missing." for key in always if key not in value]
        for key, inner in value.items():
            if key in self.keys:
                found += self.keys[key].problems(f"{where}, {key}", inner, key)
            elif key not in MARKS:
                found.append(f"{where}: '{key}' does nothing here. There is: {', '.join(self.keys)}.")
        return found

    def word_problems(self, where: str, value: str, key: str) -> list[str]:
        if not value.strip():
            return [f"{where} is empty."]
        if key in FREE or len(self.words) > FEW or value in self.words:
            return []
        return [f"{where}: '{value}' does not exist in this game. There is: {', '.join(sorted(self.words))}."]

    def number_problems(self, where: str, value: int) -> list[str]:
        least = min(0, *self.numbers)
        return [f"{where} is {value}; it cannot be less than {least}."] if value < least else []


def text_problems(where: str, value: dict[str, Any]) -> list[str]:
    """A text in both languages."""
    missing = [lang for lang in sorted(LANGUAGES) if not str(value.get(lang) or "").strip()]
    return [f"{where}: the text in '{lang}' is missing." for lang in missing]


def mark_problems(where: str, value: Any) -> list[str]:
    """Where a fact comes from: one mark, or one for each fact."""
    marks = value.values() if isinstance(value, dict) else [value]
    wrong = [each for each in marks if each not in PROVENANCE]
    return [f"{where}: {shown(each)} is no provenance; it can be {', '.join(PROVENANCE)}." for each in wrong]


def shown(value: Any) -> str:
    return repr(value)[:40]


def kind_name(kind: type) -> str:
    return NAMES.get(kind, "null")
