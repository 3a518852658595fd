"""Tables without lines, side by side where there is room, and the colours of the seats."""

from collections.abc import Sequence
from typing import Literal

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

GAP = 3
ENDLESS = 1000  # columns: as wide as a table would like to be
SEAT_STYLES = ("magenta", "dark_orange", "bright_white", "bright_black", "turquoise2")


def grid(headings: Sequence[str | Text], numbers: Sequence[int] = ()) -> Table:
    """A table without lines; only the last column may wrap, columns of numbers stand to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim", expand=False)
    for place, heading in enumerate(headings):
        justify: Literal["left", "right"] = "right" if place in numbers else "left"
        table.add_column(heading, no_wrap=place < len(headings) - 1, justify=justify)
    return table


def beside(left: Table, right: Table, width: int) -> list[RenderableType]:
    """Two tables side by side; one below the other where the numbers at the edge would be cut off."""
    room = Console(width=ENDLESS)
    if room.measure(left).maximum + GAP + room.measure(right).maximum > width:
        return [left, right]
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_row(left, right)
    return [table]
