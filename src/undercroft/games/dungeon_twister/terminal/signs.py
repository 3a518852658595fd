"""Tokens as two signs: the shape of the player's colour, then a letter. The wounded have a small one."""

from typing import Any, Final

from rich.text import Text

from undercroft.games.dungeon_twister.cards import CHARACTER_IDS
from undercroft.text import Seats, Texts

SHAPES: Final = {"blue": "◆", "orange": "▲", "red": "■", "green": "●"}
STYLES: Final = {
    "blue": "bold magenta",
    "orange": "bold dark_orange",
    "red": "bold bright_white",
    "green": "bold turquoise2",
}
MONK: Final = "○"
OBJECT: Final = "+"
UNKNOWN: Final = "?"


class Signs:
    """The signs of one table, in the language of its reader."""

    def __init__(self, texts: Texts, seats: Seats, colours: list[str]) -> None:
        self.texts = texts
        self.seats = seats
        self.colours = colours

    def shape(self, owner: int) -> Text:
        if owner >= len(self.colours):
            return Text(MONK, style="bold")
        colour = self.colours[owner]
        return Text(SHAPES[colour], style=STYLES[colour])

    def seat(self, seat: int) -> Text:
        return self.shape(seat).append(f" {self.seats.names[seat]}")

    def letter(self, kind: str) -> str:
        return self.texts.bundle.say("board-letter", kind=kind)

    def token(self, token: Any) -> Text:
        """`◆W` a Warrior, `◆w` a wounded one, `+S` a Sword, `◆?` a token that lies face down."""
        kind = token["kind"]
        if kind is None:
            return self.shape(token["owner"]).append(UNKNOWN)
        if kind not in CHARACTER_IDS:
            return Text(OBJECT + self.letter(kind), style="yellow")
        letter = self.letter(kind)
        return self.shape(token["owner"]).append(letter.lower() if token["wounded"] else letter)

    def back(self, back: Any) -> Text:
        """A token on a face-down room."""
        return self.shape(back["owner"]).append(UNKNOWN if back["kind"] is None else self.letter(back["kind"]))
