"""Actions as small numbers with a structured twin. The number is the choice; the twin explains it to people."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from undercroft.engine.errors import UnknownChoice, WrongValues, brief

DIGITS: Final = 12  # of a number that a text carries
NUMBERS: Final = 16  # that one choice carries


class Number(NamedTuple):
    """A whole number that an action carries, such as the force of a throw: its name and its bounds."""

    name: str
    least: int
    most: int

    def fits(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


class Option:
    """One action of a game: its number, label id, argument, board targets and short text; the numbers it carries."""

    __slots__ = ("args", "code", "label", "numbers", "targets", "text", "values")

    def __init__(self, code: int, label: str, argument: str, value: str, numbers: tuple[Number, ...] = ()) -> None:
        self.code = code
        self.label = label
        self.args: dict[str, str] = {argument: value} if argument else {}
        self.targets: tuple[str, ...] = (f"{argument}/{value}",) if argument else ()
        self.text = f"{label} {value}" if argument else label
        self.numbers = numbers
        self.values: tuple[int, ...] = ()

    def carrying(self, values: tuple[int, ...]) -> "Option":
        """The same with its numbers given: `throw` becomes `throw 10 20`, ready to be chosen."""
        filled = Option(self.code, self.label, "", "", self.numbers)
        filled.args, filled.targets = self.args, self.targets
        filled.text = " ".join([self.text, *[str(value) for value in values]])
        filled.values = values
        return filled

    def check(self, values: tuple[int, ...]) -> None:
        """Refuse numbers that this action cannot carry."""
        if len(values) == len(self.numbers) and all([self.numbers[i].fits(each) for i, each in enumerate(values)]):
            return
        bounds = ", ".join([f"{each.name} from {each.least} to {each.most}" for each in self.numbers])
        wanted = f"carries {bounds}, as in '{self.in_words()}'" if bounds else "carries no numbers"
        raise WrongValues(f"'{self.text}' {wanted}; not {brief(list(values))}.")

    def in_words(self) -> str:
        """A text with which it could be chosen: where it carries numbers, with some in the middle."""
        return " ".join([self.text, *[str((each.least + each.most) // 2) for each in self.numbers]])

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {
            "code": self.code,
            "label": self.label,
            "args": self.args,
            "targets": list(self.targets),
            "text": self.text,
        }
        if self.numbers:
            data["numbers"] = [{"name": each.name, "least": each.least, "most": each.most} for each in self.numbers]
        return data

    def __repr__(self) -> str:
        return f"<Option {self.text}>"


class ActionKind:
    """All actions of one kind, such as every `hire …`: a run of numbers, one for each value of its argument."""

    __slots__ = ("count", "first")

    def __init__(self, first: int, count: int) -> None:
        self.first = first
        self.count = count

    def has(self, code: int) -> bool:
        """Whether the action of that number is of this kind."""
        return self.first <= code < self.first + self.count

    def value(self, code: int) -> int:
        """Which value of the argument that action has."""
        return code - self.first

    def code(self, value: int) -> int:
        """The number of the action with that value."""
        return self.first + value

    def codes(self, values: Sequence[int]) -> list[int]:
        """The numbers of the actions with those values."""
        first = self.first
        if isinstance(values, list):  # compiled code walks through a list directly, through anything else by asking it
            return [first + value for value in values]
        return [first + value for value in values]


class Actions:
    """All actions a game can ever offer, in one run of numbers: the action space of research, too."""

    def __init__(self) -> None:
        self.table: list[Option] = []
        self.by_text: dict[str, Option] = {}
        self.with_numbers: set[int] = set()  # the actions that carry any

    def kind(self, label: str, argument: str, values: tuple[str, ...]) -> ActionKind:
        """Register a kind of action with the values of its argument."""
        return ActionKind(self.add(label, argument, values), len(values))

    def add(
        self, label: str, argument: str = "", values: tuple[str, ...] = ("",), numbers: tuple[Number, ...] = ()
    ) -> int:
        """Register an action, or a kind of them with the values of its argument; returns the number of the first.

        With `numbers` whoever chooses it gives a whole number for each of them; `take` finds them in `door.values`.
        """
        first = len(self.table)
        for value in values:
            option = Option(len(self.table), label, argument, value, numbers)
            self.table.append(option)
            self.by_text[option.text] = option
            if numbers:
                self.with_numbers.add(option.code)
        return first

    def find(self, choice: Option | str) -> Option:
        """The option that was chosen. One that is not ours may be of another game: its text counts."""
        if not isinstance(choice, Option):
            return self.parse(str(choice))
        code = choice.code
        ours = code < len(self.table) and self.table[code] is choice
        return choice if ours else self.parse(choice.text)

    def parse(self, text: str) -> Option:
        """The option with that short text; behind it may stand the numbers that it carries."""
        words = text.split()
        found = self.by_text.get(" ".join(words)) or self.parse_numbers(words)
        if found is None:
            labels = sorted({option.label for option in self.table})
            raise UnknownChoice(
                f"{brief(text)} is no choice of this game. A choice is one of these words and, "
                f"for most, an id: {', '.join(labels)}."
            )
        return found

    def parse_numbers(self, words: list[str]) -> Option | None:
        """The option with numbers behind its text, as in `throw 10 -20`; None where there is no such option."""
        values: list[int] = []
        while words and is_number(words[-1]) and len(values) < NUMBERS:
            values.insert(0, int(words[-1]))
            words = words[:-1]
            found = self.by_text.get(" ".join(words))
            if found is not None and found.numbers:
                return found.carrying(tuple(values))
        return None


def is_number(word: str) -> bool:
    digits = word[1:] if word.startswith("-") else word
    return digits.isascii() and digits.isdigit() and len(digits) <= DIGITS
