"""Any view as tables that a person can read: labels made from its keys, cards by their names, one row per player."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from undercroft.cli.boards.grid import SEAT_STYLES, grid
from undercroft.text import Seats, Texts

UNSHOWN = ("game", "viewer", "phase", "step", "to_act", "over")  # told by the shell itself
NOTHING, YES, NO = "-", "✓", "·"
INDENT = (0, 0, 0, 2)


def label(key: str) -> str:
    """A key as a person would write it."""
    return key.replace("_", " ").replace("-", " ").capitalize()


def is_plain(value: object) -> bool:
    return not isinstance(value, (Mapping, list))


def is_short(value: object) -> bool:
    """Whether it fits into a line: a plain thing, or a row of plain things."""
    return is_plain(value) or (isinstance(value, list) and all(is_plain(each) for each in value))


class Panels:
    """Draws plain data. What it cannot name it shows as it is."""

    def __init__(self, texts: Texts, seats: Seats) -> None:
        self.texts = texts
        self.seats = seats

    def of(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """The whole view: short facts first, then what everybody has, then the rest, each under its label."""
        facts = {key: value for key, value in view.items() if key not in UNSHOWN}
        by_seat = {key: value for key, value in facts.items() if self.is_by_seat(value)}
        short = {key: value for key, value in facts.items() if key not in by_seat and is_short(value)}
        rest = {key: value for key, value in facts.items() if key not in by_seat and key not in short}
        shown: list[RenderableType] = [self.pairs(short)] if short else []
        if by_seat:
            shown.append(self.seats_table(by_seat))
        for key, value in rest.items():
            shown += [Text(label(key), style="bold"), Padding(self.panel(value), INDENT)]
        return shown

    def is_by_seat(self, value: object) -> bool:
        """A list with one entry for each player."""
        return isinstance(value, list) and len(value) == len(self.seats.names) > 1

    def seats_table(self, by_seat: Mapping[str, list[Any]]) -> Table:
        """A column for each player; whatever is told of each of them is a row."""
        told = [self.told_of(by_seat, seat) for seat in range(len(self.seats.names))]
        table = wrapping(["", *self.named_seats()])
        for key in columns_of(told):
            table.add_row(Text(label(key), style="dim"), *[Text(self.line(each.get(key))) for each in told])
        return table

    def told_of(self, by_seat: Mapping[str, list[Any]], seat: int) -> dict[str, Any]:
        told: dict[str, Any] = {}
        for key, values in by_seat.items():
            told |= values[seat] if isinstance(values[seat], Mapping) else {key: values[seat]}
        return told

    def named_seats(self) -> list[Text]:
        names = self.seats.names
        return [Text(name, style=SEAT_STYLES[seat % len(SEAT_STYLES)]) for seat, name in enumerate(names)]

    def panel(self, value: Any) -> RenderableType:
        if isinstance(value, Mapping):
            return self.pairs(value)
        if isinstance(value, list) and value and all(isinstance(each, Mapping) for each in value):
            return self.rows(value)
        return Text(self.line(value))

    def pairs(self, facts: Mapping[str, Any]) -> Table:
        """Label and value; what is larger than a line is a panel inside."""
        table = grid(("", ""))
        table.show_header = False
        for key, value in facts.items():
            table.add_row(
                Text(label(key), style="dim"), Text(self.line(value)) if is_short(value) else self.panel(value)
            )
        return table

    def rows(self, entries: Sequence[Mapping[str, Any]]) -> Table:
        """A row for each entry; whatever one of them has is a column."""
        columns = columns_of(entries)
        table = wrapping([label(key) for key in columns])
        for entry in entries:
            table.add_row(*[Text(self.line(entry.get(key))) for key in columns])
        return table

    def line(self, value: Any) -> str:
        """Anything in one line."""
        if value is None or value in ([], {}):
            return NOTHING
        if isinstance(value, bool):
            return YES if value else NO
        if isinstance(value, Mapping):
            return "; ".join(f"{label(key)}: {self.line(each)}" for key, each in value.items())
        if isinstance(value, list):
            return ", ".join(self.line(each) for each in value)
        return self.texts.label(value) if self.texts.content.has(value) else str(value)


def wrapping(headings: Sequence[str | Text]) -> Table:
    """A table without lines whose columns may all wrap: nobody knows how much stands in them."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table


def columns_of(entries: Sequence[Mapping[str, Any]]) -> list[str]:
    """Every key that an entry has, in the order in which they come."""
    return list(dict.fromkeys(key for entry in entries for key in entry))
