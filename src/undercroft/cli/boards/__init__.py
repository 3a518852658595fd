"""The table of each game in the terminal, drawn from a seat's view and nothing else. One line per game."""

from importlib import import_module

from undercroft.cli.boards.board import Board
from undercroft.text import Seats, Texts

BOARDS = {
    "dungeonville": "undercroft.cli.boards.dungeonville",
    "dungeon_lords": "undercroft.cli.boards.dungeon_lords",
    "dungeon_lords_training": "undercroft.cli.boards.dungeon_lords_training",
}


def board(texts: Texts, seats: Seats) -> Board:
    """The drawing of that game; a plain one where nobody has made a better."""
    if texts.game not in BOARDS:
        return Board(texts, seats)
    made: Board = import_module(BOARDS[texts.game]).BOARD(texts, seats)
    return made
