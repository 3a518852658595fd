"""A forecast counts on good play: the planner names the choices on which it hangs."""

from typing import Any

from tests.games.dungeon_lords.planning_positions import SMALL, planning
from undercroft.engine.match import Match
from undercroft.games.dungeon_lords.planner import Planner

UNKNOWN: dict[str, Any] = {**SMALL, "town": ["?", "?", "?", "?"]}
QUEUE = ["y1_warrior_4a", "y1_priest_3_1"]


def with_best_plan(lair: list[str]) -> Match:
    match = planning(UNKNOWN, queue=QUEUE, lair=lair, traps=[])
    plans: Any = Planner(match, 0).best()["best"]
    for choice in plans[0]["choices"]:
        match.choose(0, choice)
    return match


def way(match: Match) -> Any:
    here: Any = Planner(match, 0).here()
    return here["plan"]["way"]


def test_the_choices_that_decide_are_named_in_their_order() -> None:
    """DL-366: who attacks first is the owner's choice, and here it is worth a prisoner."""
    assert way(with_best_plan(["troll", "ghost"])) == ["act ghost", "attack troll/fed_club"]


def test_nothing_is_named_where_nothing_is_left_to_choose() -> None:
    """DL-330: whoever sends nobody decides nothing in the battle."""
    assert way(with_best_plan(["goblin", "ghost"])) == []
