"""The table of each game in the terminal, drawn from a seat's view and nothing else.

A game brings its own drawing in its package `terminal`; where it has none, any view is shown as tables.
"""

from typing import Any

from undercroft.cli.boards.board import Board
from undercroft.cli.boards.coach_words import CoachWords
from undercroft.games import has_part, part
from undercroft.text import Seats, Texts

TERMINAL = "terminal"


def board(texts: Texts, seats: Seats) -> Board:
    """The drawing of that game."""
    made: Board = own(texts.game, "BOARD", Board)(texts, seats)
    return made


def coach_words(texts: Texts) -> CoachWords:
    """The words of that puzzle's coach."""
    made: CoachWords = own(texts.game, "COACH_WORDS", CoachWords)(texts)
    return made


def own(game: str, name: str, usual: Any) -> Any:
    """What the game itself brings for the terminal, or the usual."""
    return getattr(part(game, TERMINAL), name, usual) if has_part(game, TERMINAL) else usual
