"""The board in the terminal for a game that brings none: any view, readable."""

import random

import pytest
from rich.console import Console

import undercroft
from undercroft.cli.boards.board import Board
from undercroft.engine.match import Match
from undercroft.text import LANGUAGES, Seats, Texts

NAMES = ("Agatha", "Balthasar", "Cordula", "Drusilla", "Emmerich", "Frieda")


def drawn(match: Match, lang: str, seat: int | None, width: int = 100) -> str:
    texts, seats = Texts(match.game.meta.name, lang), Seats(NAMES[: match.game.players], seat)
    out = Console(width=width, color_system=None)
    with out.capture() as capture:
        for line in Board(texts, seats).whole(match.view(seat), width):
            out.print(line)
    assert texts.bundle.problems == []
    return capture.get()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", undercroft.GAMES)
def test_every_view_of_every_game_is_shown(name: str, lang: str) -> None:
    match, chooser = undercroft.game(name, undercroft.meta(name).players[-1]).start(1), random.Random(1)
    for move in range(60):
        if match.over:
            break
        seat = chooser.choice(match.to_act)
        said = drawn(match, lang, seat) if move % 10 == 0 else ""
        assert "{'" not in said
        assert "None" not in said
        match.choose(seat, chooser.choice(match.options(seat)))
    assert drawn(match, lang, None, width=60)


def test_what_everybody_has_stands_side_by_side_under_their_names() -> None:
    match = undercroft.game("torchlight", 3).start(1)
    match.choose(1, "bid 2")
    said = [line.split() for line in drawn(match, "en", 1).splitlines()]
    assert ["Agatha", "Balthasar", "Cordula"] in said
    assert ["Points", "0", "0", "0"] in said
    assert ["Has", "bid", "·", "✓", "·"] in said
    assert ["Bids", "-", "2", "-"] in said
    assert ["Rounds", "5"] in said


def test_what_the_view_hides_is_not_shown() -> None:
    match = undercroft.game("torchlight", 3).start(1)
    match.choose(1, "bid 2")
    assert ["Bids", "-", "-", "-"] in [line.split() for line in drawn(match, "en", 0).splitlines()]


def test_the_end_names_the_places() -> None:
    board = Board(Texts("torchlight", "en"), Seats(NAMES[:3], 0))
    match = undercroft.game("torchlight", 3).start(1)
    out = Console(width=80, color_system=None)
    with out.capture() as capture:
        for line in board.final(match.view(0), (2, 1, 2)):
            out.print(line)
    assert [line.split() for line in capture.get().splitlines()[:3]] == [
        ["1.", "Balthasar"],
        ["2.", "Agatha"],
        ["2.", "Cordula"],
    ]
