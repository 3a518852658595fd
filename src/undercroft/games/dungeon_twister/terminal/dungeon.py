"""The dungeon in lines of signs: two letters for each square, borders between them, coordinates around it."""

from typing import Any, Final

from rich.text import Text

from undercroft.games.dungeon_twister.cards import CHARACTER_IDS
from undercroft.games.dungeon_twister.geometry.rooms import DRAWN, NUMBER, ROOM_IDS, TERRAIN, TURNS
from undercroft.games.dungeon_twister.geometry.tile import CELLS, NORTH, SIDE, STORED, WEST
from undercroft.games.dungeon_twister.terminal.borders import (
    HIDDEN,
    LYING,
    NOTHING,
    STANDING,
    WALL,
    Border,
    Square,
    borders,
    corner,
)
from undercroft.games.dungeon_twister.terminal.signs import Signs

FLOOR: Final = "  "
GROUND: Final = {"P": "▓▓", "F": "()", "X": "**", "K": "^^", "M": "~~", "G": "≡≡", ".": FLOOR}
ILLUSIONS: Final = {"illusory_pit": "▒▒", "rubble": "##"}
ARROWS: Final = {1: "↻", -1: "↺"}
CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫"
LINE: Final = " ·"  # a square of a start line, and one with a dot
DOT: Final = "·◦"
GRID: Final = "·"  # where no wall shows how far a square goes
FOG: Final = "░░"
BACKS: Final = 2  # the row of a face-down room in which its tokens lie
MARGIN: Final = 3


class Dungeon:
    """What stands on each square of a view, and between the squares."""

    def __init__(self, view: Any, signs: Signs) -> None:
        self.signs = signs
        self.squares: dict[Square, Text] = {}
        self.borders: dict[Border, int] = borders(view)
        self.face_down: set[Square] = set()
        for line in view["lines"]:
            for x, y in line["squares"]:
                self.squares[x, y] = Text(DOT if [x, y] in line["dots"] else LINE, style="dim")
        for room in view["rooms"]:
            self.add_room(room)
        self.cover_face_down()
        for each in view["illusions"]:
            self.squares[each["x"], each["y"]] = Text(ILLUSIONS[each["kind"]], style="dim")
        for token in ranked(view["tokens"]):
            if token["x"] is not None:
                self.squares[token["x"], token["y"]] = signs.token(token)

    def add_room(self, room: Any) -> None:
        for cell in range(CELLS):
            square = (room["column"] * SIDE + cell % SIDE, room["row"] * SIDE + cell // SIDE)
            if room["room"]:
                self.squares[square] = self.ground(room, cell)
                continue
            self.face_down.add(square)
            row, column = divmod(cell, SIDE)
            lies = row == BACKS and column < len(room["stack"])
            self.squares[square] = self.signs.back(room["stack"][column]) if lies else Text(FOG, style="dim")

    def ground(self, room: Any, cell: int) -> Text:
        number = ROOM_IDS.index(room["room"])
        what = DRAWN[TERRAIN[number * CELLS + STORED[room["turned"] * CELLS + cell]]]
        if what == "R":
            return Text(ARROWS[TURNS[number]] + CIRCLED[NUMBER[number] - 1], style="bold yellow")
        return Text(GROUND[what], style="red" if what in "XK" else "dim")

    def cover_face_down(self) -> None:
        """Between two squares of a face-down room there is its back, between two such rooms a line."""
        for x, y in self.face_down:
            for border, inner in (((x, y, WEST), x % SIDE), ((x, y, NORTH), y % SIDE)):
                other = (x - 1, y) if border[2] == WEST else (x, y - 1)
                if other in self.face_down:
                    self.borders[border] = HIDDEN if inner else WALL

    def lines(self) -> list[Text]:
        """From the north to the south, x above, y on both sides."""
        columns = [x for x, _ in self.squares]
        rows = [y for _, y in self.squares]
        west, east, north, south = min(columns), max(columns), min(rows), max(rows)
        head = Text(" " * (MARGIN + 1), style="dim")
        for x in range(west, east + 1):
            head.append(f"{x:>2} ")
        found = [head]
        for y in range(north, south + 1):
            found += [self.border_line(west, east, y), self.square_line(west, east, y)]
        return [*found, self.border_line(west, east, south + 1)]

    def border_line(self, west: int, east: int, y: int) -> Text:
        line = Text(" " * MARGIN)
        for x in range(west, east + 2):
            line.append(self.corner(x, y))
            if x <= east:
                line.append(LYING[self.borders.get((x, y, NORTH), NOTHING)])
        return line

    def corner(self, x: int, y: int) -> str:
        around = [(x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)]
        sign = corner(self.borders, x, y)
        if sign == " " and all(square in self.face_down for square in around):
            return STANDING[HIDDEN]
        known = all(square in self.squares and square not in self.face_down for square in around)
        return GRID if sign == " " and known else sign

    def square_line(self, west: int, east: int, y: int) -> Text:
        line = Text(f"{y:>2} ", style="dim")
        for x in range(west, east + 2):
            line.append(STANDING[self.borders.get((x, y, WEST), NOTHING)], style="not dim")
            if x <= east:
                line.append_text(self.squares.get((x, y), Text(FLOOR)))
        return line.append(f"{y:>2}", style="dim")


def ranked(tokens: list[Any]) -> list[Any]:
    """Whoever stands on a square is seen there, not what he carries: he comes last."""
    return sorted(tokens, key=lambda token: (is_person(token), not token["wounded"]))


def is_person(token: Any) -> bool:
    return token["kind"] is None or token["kind"] in CHARACTER_IDS
