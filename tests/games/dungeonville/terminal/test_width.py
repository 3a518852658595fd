"""The table in narrow terminals: nothing that matters is cut off."""

import pytest
from rich.console import Console

import undercroft
from undercroft.cli.boards import board
from undercroft.engine.match import Match
from undercroft.text import LANGUAGES, Seats, Texts

NAMES = ("Agatha", "Balthasar", "Cordula", "Drusilla", "Emmerich")


def sending(players: int) -> Match:
    """The first seat has its party and must send it: the widest table there is."""
    match = undercroft.game("dungeonville", players, first_player=2).start(7)
    while match.step().name != "send" or 0 not in match.to_act:
        match.choose(match.to_act[0], match.options(match.to_act[0])[0])
    return match


def drawn(match: Match, lang: str, width: int) -> str:
    out = Console(width=width, color_system=None)
    seats = Seats(NAMES[: match.game.players], 0)
    with out.capture() as capture:
        for line in board(Texts("dungeonville", lang), seats).whole(match.view(0), width):
            out.print(line)
    return capture.get()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "width"), [(2, 64), (5, 80), (5, 120)])
def test_no_number_of_the_table_is_cut_off(lang: str, players: int, width: int) -> None:
    match = sending(players)
    said = drawn(match, lang, width)
    assert "…" not in said
    assert said.count(" %") == len(match.view(0)["dungeons"])  # type: ignore[arg-type]  # views are plain data


def test_town_and_dungeons_stand_side_by_side_where_there_is_room() -> None:
    match = sending(2)
    assert len(drawn(match, "en", 80).splitlines()) < len(drawn(match, "en", 64).splitlines())
