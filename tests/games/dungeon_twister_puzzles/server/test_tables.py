"""Puzzles at tables: what the coach says there, and that a bad position makes no table."""

from typing import Any

import pytest

from tests.games.dungeon_twister_puzzles.sitting import GOBLIN, T1
from tests.server.browser import Browser, Refused
from undercroft.games.dungeon_twister_puzzles.stored import PUZZLE_IDS

PUZZLES = "dungeon_twister_puzzles"
OWN: dict[str, Any] = {"position": f"{T1} / {GOBLIN}", "goal": 2}


def table(browser: Browser, **options: Any) -> Any:
    return browser.new_table("me", game=PUZZLES, start=True, options=options)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"position": "nonsense"}, "no line begins so"),
        ({"position": OWN["position"].replace("9 blue", "9 orange")}, "blue is to act"),
        ({"position": OWN["position"].replace("goblin 19,0", "goblin 4,0")}, "cannot be on the pit 4,0"),
        ({"goal": 4}, "blue can score 2 victory points in this turn at best"),
        ({"position": "none", "puzzle": "P999"}, "Option 'puzzle' can be P01"),
    ],
)
def test_a_bad_position_is_refused_with_its_rule_and_makes_no_table(
    mira: Browser, wrong: dict[str, Any], said: str
) -> None:
    """DT-R96."""
    before = mira.get("/api/my/tables")
    with pytest.raises(Refused) as refused:
        table(mira, **{**OWN, **wrong})
    assert said in refused.value.message
    assert "DT-R96" in refused.value.message
    assert mira.get("/api/my/tables") == before


def test_a_puzzle_is_solved_at_a_table_as_its_coach_says(mira: Browser) -> None:
    """DT-R98."""
    socket = mira.at(table(mira, puzzle=PUZZLE_IDS[2]))
    said = socket.ask("advise", topic="coach", ask="solution")["said"]
    assert said["solvable"]
    for choice in said["choices"]:
        assert socket.choose(choice)["type"] == "ack"
    assert socket.now["result"]["reason"] == "solved"
