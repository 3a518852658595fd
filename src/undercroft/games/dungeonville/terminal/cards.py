"""Adventurers, seats and markers as short coloured text. Colour never stands alone: shapes and numbers say the same."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from undercroft.cli.boards.grid import SEAT_STYLES
from undercroft.text import Seats, Texts

SHAPES = {"red": "◆", "blue": "●", "green": "▲", "yellow": "■", None: "★"}
STYLES = {"red": "red", "blue": "blue", "green": "green", "yellow": "yellow", None: "default"}
LETTER_STYLES = {"A": "bold green", "B": "green", "C": "yellow", "D": "red", "E": "bold red"}
ARTICLES = ("The ", "Der ", "Die ", "Das ")


class Cards:
    """The small pieces of the table."""

    def __init__(self, texts: Texts, seats: Seats) -> None:
        self.texts = texts
        self.seats = seats

    def entry(self, card: str) -> dict[str, Any]:
        return self.texts.content.entries[card]

    def mark(self, card: str) -> Text:
        """Shape and rank of an adventurer."""
        entry = self.entry(card)
        return Text(f"{SHAPES[entry['colour']]}{entry['rank']}", style=STYLES[entry["colour"]])

    def short(self, card: str) -> Text:
        """Shape, rank and class."""
        return self.mark(card).append(f" {self.texts.name(self.entry(card)['class'])}", style="default")

    def full(self, card: str) -> Text:
        return self.short(card).append(f" · {self.texts.name(card)}", style="dim")

    def place(self, card: str) -> Text:
        """A place in town without its article."""
        name = self.texts.name(card)
        return Text(next((name.removeprefix(article) for article in ARTICLES if name.startswith(article)), name))

    def seat(self, seat: int) -> Text:
        return Text(f"{seat + 1} {self.seats.names[seat]}", style=SEAT_STYLES[seat])

    def seat_mark(self, seat: int) -> Text:
        return Text(f"P{seat + 1}", style=SEAT_STYLES[seat])

    def blood(self, markers: Sequence[int]) -> Text:
        """Markers by player, in the order of the seats."""
        parts = [Text(str(count) if count else "·", style=SEAT_STYLES[seat]) for seat, count in enumerate(markers)]
        return Text(" ").join(parts)

    def ranks(self, party: Sequence[str]) -> Text:
        """The heading over the letters of one's own party."""
        return Text(" ").join(self.mark(card) for card in party)

    def letters(self, party: Sequence[str], dungeon: str) -> Text:
        """The letters of a party in a dungeon, each under its rank."""
        parts = []
        for card in party:
            letter = (self.entry(card)["letters"] or {}).get(dungeon, "?")
            parts.append(Text(letter.ljust(len(self.mark(card))), style=LETTER_STYLES.get(letter, "")))
        return Text(" ").join(parts)
