"""Tables without lines, and the colours of the seats."""

from collections.abc import Sequence
from typing import Literal

from rich.table import Table
from rich.text import Text

SEAT_STYLES = ("magenta", "dark_orange", "bright_white", "bright_black", "turquoise2")


def grid(headings: Sequence[str | Text], numbers: Sequence[int] = ()) -> Table:
    """A table without lines; only the last column may wrap, columns of numbers stand to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim", expand=False)
    for place, heading in enumerate(headings):
        justify: Literal["left", "right"] = "right" if place in numbers else "left"
        table.add_column(heading, no_wrap=place < len(headings) - 1, justify=justify)
    return table
