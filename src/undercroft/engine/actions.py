"""Actions as small numbers with a structured twin. The number is the choice; the twin explains it to people."""

from collections.abc import Sequence

from undercroft.engine.errors import UnknownChoice, brief


class Option:
    """One action of a game: its number, label id, argument, board targets and short text."""

    __slots__ = ("args", "code", "label", "targets", "text")

    def __init__(self, code: int, label: str, argument: str, value: str) -> None:
        self.code = code
        self.label = label
        self.args: dict[str, str] = {argument: value} if argument else {}
        self.targets: tuple[str, ...] = (f"{argument}/{value}",) if argument else ()
        self.text = f"{label} {value}" if argument else label

    def to_data(self) -> dict[str, object]:
        return {
            "code": self.code,
            "label": self.label,
            "args": self.args,
            "targets": list(self.targets),
            "text": self.text,
        }

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
        return [first + value for value in values]


class Actions:
    """All actions a game can ever offer, in one run of numbers: the action space of research, too."""

    def __init__(self) -> None:
        self.table: list[Option] = []
        self.by_text: dict[str, Option] = {}

    def kind(self, label: str, argument: str, values: tuple[str, ...]) -> ActionKind:
        """Register a kind of action with the values of its argument."""
        return ActionKind(self.add(label, argument, values), len(values))

    def add(self, label: str, argument: str = "", values: tuple[str, ...] = ("",)) -> int:
        """Register an action, or a kind of them with the values of its argument; returns the number of the first."""
        first = len(self.table)
        for value in values:
            option = Option(len(self.table), label, argument, value)
            self.table.append(option)
            self.by_text[option.text] = option
        return first

    def code_of(self, choice: Option | str) -> int:
        """The number of a choice. An option that is not ours may be one of another game: its text counts."""
        if not isinstance(choice, Option):
            return self.parse(str(choice)).code
        code = choice.code
        ours = code < len(self.table) and self.table[code] is choice
        return code if ours else self.parse(choice.text).code

    def parse(self, text: str) -> Option:
        """The option with that short text."""
        found = self.by_text.get(" ".join(text.split()))
        if found is None:
            labels = sorted({option.label for option in self.table})
            raise UnknownChoice(
                f"{brief(text)} is no choice of this game. A choice is one of these words and, "
                f"for most, an id: {', '.join(labels)}."
            )
        return found
