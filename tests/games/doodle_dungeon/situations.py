"""Situations for rule tests: the sheet of the examples, a straight dungeon, and what has been told."""

from typing import Any

from tests.games.doodle_dungeon.play import Words, doodle_dungeon
from undercroft.engine.testing.table import PlayTable, sit

BLANK = [".........."] * 8
CHRIS = [
    "T#.O#.G#O#",
    ".#.#O.#..D",
    "T#G##...##",
    ".#.##O#..D",
    "T..#G..###",
    "...#......",
    ".#O....T..",
    ".D#.......",
]
TREASURES = ["A4", "D10", "B5", "A7", "B10"]
BOXES = {"orcs": 6, "dragons": 4, "treasures": 3, "hand": 1}
PC = (
    "A1 B1 C1 D1 E1 F1 G1 H1 H2 H1 G1 F1 F2 E2 E3 D3 C3 B3 A3 A4 A3 B3 C3 D3 E3 F3 G3 G4 G5 F5 E5 E6 D6 C6 C7 C8 D8 D9 "
    "D10 D9 D8 C8 C7 C6 D6 E6 F6 G6 H6 H5 G5 G6 G7 G8 G9 G10 H10"
)
STRAIGHT = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 B10 C10 D10 E10 F10 G10 H10"
SHORT = "A1 B1 C1 D1 E1 F1 F2 F3 G3 G4 H4 H5 H6 H7 H8 H9 H10"


def at_chris(hero: int, *chance: str, players: int = 2, options: Words | None = None, **words: Any) -> PlayTable:
    """The turn of P1, whose dungeon is that of the examples with the path PC; his hero stands at that place of it."""
    position = {"at": "turn", "P1": {**chris(hero), **words.pop("P1", {})}, **words}
    return sit(doodle_dungeon(players, **options or {}), position, *chance)


def chris(hero: int = -1) -> Words:
    return {"sheet": CHRIS, "treasures": TREASURES, "boxes": BOXES, "path": PC, "hero": hero}


def straight(row: str, *chance: str, players: int = 2, options: Words | None = None, **words: Any) -> PlayTable:
    """The turn of P1, whose path leads along row A and down column 10; nothing is drawn but in row A.

    `P2` and so on are words of the others, all else are words of P1.
    """
    others = {key: words.pop(key) for key in list(words) if key.startswith("P") or key in ("discard", "turn")}
    mine = {"sheet": [row, *BLANK[1:]], "path": STRAIGHT, **words}
    return sit(doodle_dungeon(players, **options or {}), {"at": "turn", "P1": mine, **others}, *chance)


def told(table: PlayTable, message: str, seat: str | None = None) -> list[Any]:
    """The arguments of all news of that kind that everybody, or that seat, has heard."""
    viewer = None if seat is None else int(seat[1:]) - 1
    return [event["args"] for event in table.match.events(viewer) if event["id"] == message]


def dungeon(table: PlayTable, seat: str = "P1") -> Any:
    """All of a dungeon, as an all-seeing eye sees it."""
    return table.truth(f"dungeons.{int(seat[1:]) - 1}")


def content(table: PlayTable, cell: str, seat: str = "P1") -> str:
    """The sign on a cell of a sheet."""
    return str(dungeon(table, seat)["sheet"]["ABCDEFGH".index(cell[0])][int(cell[1:]) - 1])


def ends(table: PlayTable) -> PlayTable:
    """P1 plays nothing more in this turn."""
    for _ in range(3):
        for word in ("stop", "done"):
            if word in table.offers("P1") and table.truth("turn") == 0:
                table.plays("P1", word)
    return table
