"""The sheets in the terminal."""

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from tests.games.doodle_dungeon.play import choose, doodle_dungeon
from tests.games.doodle_dungeon.situations import at_chris, straight
from undercroft.engine.testing.table import PlayTable
from undercroft.games.doodle_dungeon.terminal.board import DoodleDungeonBoard
from undercroft.text import LANGUAGES, Seats, Texts

NAMES = ("Ada", "Balthasar", "Cleo", "Dora")


def printed(view: Any, width: int = 100, lang: str = "en", secrets: bool = False) -> str:
    board = DoodleDungeonBoard(Texts("doodle_dungeon", lang), Seats(NAMES, view["viewer"]))
    console = Console(file=StringIO(), width=width, no_color=True)
    for part in board.secrets(view) if secrets else board.whole(view, width):
        console.print(part)
    output: Any = console.file
    return str(output.getvalue())


def line(table: PlayTable, letter: str) -> str:
    """A row of the first sheet."""
    lines = printed(table.match.view(0), 30).splitlines()
    return next(each for each in lines if each.startswith(f"{letter}  "))


def test_a_sheet_is_drawn_sign_by_sign() -> None:
    """DD-002, DD-007: what is crossed off is a small letter, the hero stands on his cell."""
    table = at_chris(38, P1={"hand": ["axe"]})
    assert line(table, "A").split()[1:] == ["T", "#", ".", "O", "#", ".", "G", "#", "O", "#"]
    assert "@" in line(table, "D") + line(table, "C") + line(table, "B") + line(table, "G")


def test_only_the_owner_sees_treasures_and_hand() -> None:
    """DD-066."""
    table = straight("..G.......", "1", "1", hand=["axe"], treasures=["C3"], P2={"hand": ["bomb"]})
    own, other = printed(table.match.view(0), 30), printed(table.match.view(1), 30)
    assert "$" in next(each for each in own.splitlines() if each.startswith("C  "))
    assert "$" not in next(each for each in other.splitlines() if each.startswith("C  "))
    assert "Axe" in printed(table.match.view(0), secrets=True)
    assert "C3" in printed(table.match.view(0), secrets=True)


def test_the_strength_is_written_as_a_sum() -> None:
    """DD-116."""
    table = straight("..G.......", "4", "5", hand=["axe"], boxes={"goblins": 2})
    assert "4 + 5 + 4 = 13" in printed(table.match.view(0))


@pytest.mark.parametrize(("lang", "width"), list(zip(LANGUAGES, (40, 120), strict=True)))
def test_every_moment_of_a_game_fits(lang: str, width: int) -> None:
    match, dice, moves = doodle_dungeon(4).start(1), Random(1), 0
    while not match.over:
        if moves % 120 == 0:
            lines = printed(match.view(moves % 4), width, lang).splitlines()
            assert max(len(each) for each in lines) <= width
        match.push(*choose(match, dice))
        moves += 1
    assert printed(match.view(None), width, lang)
