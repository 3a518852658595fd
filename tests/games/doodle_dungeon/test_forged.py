"""What no board would send: every decision refuses it with a sentence, says the rule, and nothing has changed."""

import pytest

from tests.games.doodle_dungeon.play import Words, doodle_dungeon
from tests.games.doodle_dungeon.situations import CHRIS, at_chris
from undercroft.engine.errors import IllegalChoice, UnknownChoice
from undercroft.engine.match import Match
from undercroft.engine.testing.table import sit

BUILDING: Words = {"at": "build", "P1": {"card": "card_05", "sheet": CHRIS}, "P2": {"card": "card_49"}}
DRAWING: Words = {"at": "path", "P1": {}, "P2": {"sheet": CHRIS}}


def refused(match: Match, choice: str, rule: str) -> None:
    before = match.save()
    with pytest.raises(IllegalChoice) as told:
        match.choose(0, choice)
    assert rule in str(told.value)
    assert match.save() == before


@pytest.mark.parametrize(
    ("choice", "rule"),
    [
        ("walls 0@A10", "DD-045"),  # beyond the edge
        ("walls 0@A1", "DD-046"),  # on a trap
        ("walls 7@H8", "DD-045"),
        ("draw B6", "DD-033"),  # another element's turn
        ("confirm", "DD-033"),  # before all is built
        ("go A1", "DD-033"),  # of another phase
    ],
)
def test_a_drawing_that_does_not_fit_is_refused_with_its_rule(choice: str, rule: str) -> None:
    refused(sit(doodle_dungeon(2), BUILDING).match, choice, rule)


@pytest.mark.parametrize(
    ("choice", "rule"),
    [
        ("go A2", "DD-092"),  # not through the entrance
        ("go H10", "DD-092"),
        ("leave", "DD-080"),  # before it has come anywhere
        ("confirm", "DD-080"),
        ("erase", "DD-080"),  # there is nothing to erase
    ],
)
def test_a_path_that_does_not_begin_at_the_entrance_is_refused(choice: str, rule: str) -> None:
    refused(sit(doodle_dungeon(2), DRAWING).match, choice, rule)


@pytest.mark.parametrize(
    ("choice", "rule"),
    [("go C3", "DD-081"), ("go B2", "DD-081"), ("go A2", "DD-083"), ("go A1", "DD-081")],
)
def test_a_step_that_leaves_the_line_is_refused(choice: str, rule: str) -> None:
    table = sit(doodle_dungeon(2), {**DRAWING, "P1": {"drawn": "A1"}})
    refused(table.match, choice, rule)


@pytest.mark.parametrize(
    "choice", ["go A0", "go I1", "go A11", "walls 8@A1", "walls 0@A1 walls 0@A2", "draw", "go " * 500]
)
def test_what_lies_on_no_sheet_is_no_choice_at_all(choice: str) -> None:
    match = sit(doodle_dungeon(2), DRAWING).match
    before = match.save()
    with pytest.raises(UnknownChoice) as told:
        match.choose(0, choice)
    assert len(str(told.value)) < 400, "what was sent is not sent back as a whole"
    assert match.save() == before


@pytest.mark.parametrize(
    ("choice", "rule"),
    [("play orc_club", "DD-125"), ("play talisman", "DD-117"), ("lay bomb@P2", "DD-117"), ("blast B5", "DD-117")],
)
def test_a_card_that_is_not_held_or_does_not_fit_is_refused(choice: str, rule: str) -> None:
    table = at_chris(-1, P1={"hand": ["orc_club"]})
    refused(table.match, choice, rule)
