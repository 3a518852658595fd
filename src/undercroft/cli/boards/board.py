"""What a drawing of a table must offer. This one knows no game and shows every view as tables."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from undercroft.cli.boards.grid import SEAT_STYLES, grid
from undercroft.cli.boards.panels import Panels
from undercroft.text import Seats, Texts

View = Mapping[str, Any]


class Board:
    """Draws views. It never sees the match, so it cannot show what the view hides."""

    def __init__(self, texts: Texts, seats: Seats) -> None:
        self.texts = texts
        self.seats = seats

    def whole(self, view: View, width: int) -> list[RenderableType]:
        """The whole table."""
        phase = [Text(self.texts.phase(view["phase"]), style="bold")] if view.get("phase") else []
        return [*phase, *Panels(self.texts, self.seats).of(view)]

    def focus(self, view: View, width: int) -> list[RenderableType]:
        """What matters for the present question, if the whole table would be too much."""
        return []

    def wants_whole(self, step: str) -> bool:
        """Whether a question needs the whole table."""
        return True

    def secrets(self, view: View) -> list[RenderableType]:
        """What the reader alone knows."""
        return []

    def warning(self, view: View, label: str) -> str:
        """Why somebody should think twice about that choice; empty if there is no reason."""
        return ""

    def final(self, view: View, places: tuple[int, ...]) -> list[RenderableType]:
        """The score, explained."""
        table = grid(("", ""), numbers=(0,))
        table.show_header = False
        for seat in sorted(range(len(places)), key=lambda each: places[each]):
            table.add_row(f"{places[seat]}.", Text(self.seats.names[seat], style=SEAT_STYLES[seat % len(SEAT_STYLES)]))
        return [table, *self.whole(view, 0)]

    def starts_paragraph(self, news: str, before: str) -> bool:
        """Whether that news, after the one before, begins a new thought; the others are told on."""
        return True

    def is_noise(self, news: str) -> bool:
        """News that the table shows anyway; the log has them."""
        return False
