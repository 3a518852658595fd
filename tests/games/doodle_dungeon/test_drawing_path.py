"""Phase B: drawing the hero's path through the neighbour's dungeon."""

from random import Random

import pytest

from tests.games.doodle_dungeon.play import choose, doodle_dungeon, view_of
from tests.games.doodle_dungeon.situations import BLANK, CHRIS, PC, SHORT, told
from undercroft.engine.errors import CannotUndo
from undercroft.engine.testing.table import PlayTable, sit


def drawing(drawn: str = "", sheet: list[str] | None = None, **options: object) -> PlayTable:
    """P2 draws in the dungeon of P1."""
    words = {"P1": {"sheet": sheet or CHRIS}, "P2": {"drawn": drawn}}
    return sit(doodle_dungeon(2, **options), {"at": "path", **words})


def goes(table: PlayTable, line: str, seat: str = "P2") -> PlayTable:
    return table.plays(seat, *[f"go {cell}" for cell in line.split()])


def test_everybody_draws_in_the_dungeon_of_the_right_neighbour() -> None:
    """DD-001, DD-077, DD-E41: with four players and with two."""
    for players in (2, 3, 4):
        match = sit(doodle_dungeon(players), {"at": "path"}).match
        assert [each["drawer"] for each in view_of(match, None)["dungeons"]] == [*range(1, players), 0]
        match.choose(0, "go A1")
        assert view_of(match, 0)["dungeons"][players - 1]["path"] == ["A1"]


def test_a_line_is_drawn_from_the_entrance_out_of_the_exit() -> None:
    """DD-080, DD-089, DD-091, DD-092: the first step is asked; leaving is a step of its own, then the confirmation."""
    table = drawing()
    assert table.offers("P2") == ["go A1"]
    goes(table, SHORT)
    assert set(table.offers("P2")) == {"leave", "go G10", "go H9"}
    table.plays("P2", "leave")
    assert table.sees("P2", "dungeons.0.path") == SHORT.split()
    assert table.offers("P2") == ["confirm"]
    assert table.refuses("P2", "go G10").rules == ("DD-089",)


def test_a_line_that_has_not_left_cannot_be_confirmed() -> None:
    """DD-089, DD-091."""
    assert drawing(SHORT).refuses("P2", "confirm").rules


def test_others_see_nothing_of_a_line_in_the_making() -> None:
    """DD-078, DD-079, DD-097: all paths become public with the last confirmation, and are final."""
    table = drawing()
    goes(table, SHORT).plays("P2", "leave", "confirm")
    for viewer in ("P1", None):
        assert table.sees(viewer, "dungeons.0.path") is None
        assert table.sees(viewer, "dungeons.0.has_left") is False
    assert table.sees("P2", "dungeons.0.sheet") == CHRIS
    assert table.sees("P2", "dungeons.0.treasures") is None
    dice = Random(1)
    while table.step() == "path":
        table.match.push(0, dice.choice(table.match.offered[0]))
    assert table.sees("P1", "dungeons.0.path") == SHORT.split()
    assert told(table, "path")[0] == {"drawer": 1, "seat": 0, "number": 17}
    with pytest.raises(CannotUndo):
        table.match.undo(1)


def test_steps_can_be_erased_down_to_the_empty_line_and_a_confirmation_withdrawn() -> None:
    """DD-091, DD-097: as long as somebody has not confirmed."""
    table = drawing()
    goes(table, SHORT).plays("P2", "leave", "confirm")
    for left in range(len(SHORT.split()) + 2):
        assert table.match.can_undo(1), left
        table.match.undo(1)
    assert table.offers("P2") == ["go A1"]
    assert not table.match.can_undo(1)


@pytest.mark.parametrize(
    ("drawn", "cell", "rule"),
    [
        ("A1 B1 C1 D1 E1 E2", "D3", "DD-081"),
        ("A1 B1 C1 D1 E1 F1 F2", "G2", "DD-083"),
        (PC[: PC.index("C8 C7") + 5], "C8", "DD-084"),
        ("A1 B1 C1 D1 E1 E2 E3 D3 C3 B3", "C3", "DD-086"),
        ("A1 B1 C1 B1", "A1", "DD-093"),
        ("", "B1", "DD-092"),
    ],
)
def test_every_step_that_is_refused_names_its_rule(drawn: str, cell: str, rule: str) -> None:
    """DD-081, DD-083, DD-084, DD-086, DD-092, DD-093, DD-E08: the reason is the decisive one."""
    assert drawing(drawn).refuses("P2", f"go {cell}").rules == (rule,)


def test_with_all_legal_steps_who_is_stuck_erases() -> None:
    """DD-091, DD-093, DD-096, DD-E76: back to where the exit can be reached."""
    table = drawing("A1 B1 C1 B1", path_help="legal")
    assert set(table.offers("P2")) == {"go A1", "go C1"}
    assert table.args("P2", "go A1")["safe"] == 0
    assert table.args("P2", "go C1")["safe"] == 1
    table.plays("P2", "go A1")
    assert table.refuses("P2", "go B1").rules == ("DD-084",)
    assert table.offers("P2") == ["erase"]
    table.plays("P2", "erase")
    assert table.sees("P2", "dungeons.0.path") == ["A1", "B1", "C1", "B1"]
    assert "go C1" in table.offers("P2")


def test_safe_steps_only_unless_agreed_otherwise() -> None:
    """DD-093, DD-E34."""
    assert drawing("A1 B1 C1 B1").offers("P2") == ["go C1"]


def test_the_longest_line_visits_every_cell_twice_at_most() -> None:
    """DD-084, DD-096: random safe lines on an empty sheet always get out."""
    for seed in range(5):
        table, dice = drawing(sheet=BLANK), Random(seed)
        while table.match.offered.get(1):
            table.match.push(1, dice.choice(table.match.offered[1]))
        path = table.sees("P2", "dungeons.0.path")
        assert 17 <= len(path) <= 160
        assert max(path.count(cell) for cell in path) <= 2


def test_crossed_off_marks_change_nothing() -> None:
    """DD-086, DD-087: only in laid positions; path rules read the drawing."""
    rows = ["..G.t.....", *BLANK[1:]]
    assert "go A3" in drawing("A1 A2 A3 A4 A5 A4", rows).offers("P2")
    assert "go A3" not in drawing("A1 A2 A3 A4", rows).offers("P2")


def test_whole_random_phases() -> None:
    """DD-097, DD-098: then phase C begins, every hero in his doorway."""
    match, dice = doodle_dungeon(3).start(9), Random(9)
    while view_of(match, None)["phase"] != "defend":
        match.push(*choose(match, dice))
    assert [each["hero"] for each in view_of(match, None)["dungeons"]] == [None] * 3
    assert [each["place"] for each in view_of(match, None)["dungeons"]] == [-1] * 3
