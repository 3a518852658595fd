"""What the server has promised to people, kept on their side: every answer to every message that changes something."""

from collections import Counter
from itertools import count
from typing import Any, NamedTuple

MOVES = ("choose", "undo", "takeback", "consent")


class Promise(NamedTuple):
    """A message that was answered, or still is to be."""

    table: str
    seat: int | None
    guest: str
    id: str
    kind: str
    words: str = ""  # the choice, as it stands in the record

    @property
    def key(self) -> tuple[str, str]:
        """Table and request, as the store knows them."""
        return self.table, f"{self.guest if self.kind == 'chat' else self.seat}:{self.id}"


class Ledger:
    """All promises of one soak."""

    def __init__(self) -> None:
        self.numbers = count(1)
        self.kept: list[Promise] = []  # acknowledged, in the order of each seat
        self.refused: list[Promise] = []
        self.unanswered: dict[str, Promise] = {}
        self.refusals: Counter[str] = Counter()  # by kind

    def fresh_id(self) -> str:
        return f"s{next(self.numbers)}"

    def begin(self, promise: Promise) -> None:
        self.unanswered[promise.id] = promise

    def end(self, promise: Promise, answer: Any) -> None:
        del self.unanswered[promise.id]
        if answer["type"] == "refused":
            self.refusals[answer["kind"]] += 1
            self.refused.append(promise)
        else:
            self.kept.append(promise)

    @property
    def choices(self) -> int:
        return sum(each.kind == "choose" for each in self.kept)

    def chosen(self, table: str, seat: int) -> list[str]:
        """What that seat has been told is chosen, in order."""
        return [each.words for each in self.kept if (each.table, each.seat, each.kind) == (table, seat, "choose")]
