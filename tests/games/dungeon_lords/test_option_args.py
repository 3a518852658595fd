"""The numbers that stand in the text of an option are those that will be paid or gained."""

from typing import Any

import undercroft
from undercroft.engine.testing.table import PlayTable, sit


def at_tavern(space: int, **lord: Any) -> PlayTable:
    """P1 alone stands at `hire`."""
    spaces = ["?", "?", "?"]
    spaces[space - 1] = "P1"
    position = {"at": "actions", "tavern": ["goblin", "troll", "dragon"], "spaces": {"hire": spaces}, "P1": lord}
    return sit(undercroft.game("dungeon_lords", players=2), {**position, "year": 2})


def test_the_first_pick_costs_its_food_besides() -> None:
    """DL-161, DL-E26: what is said is what is paid."""
    third = at_tavern(3, food=5, evil=1)
    said = third.args("P1", "hire dragon")
    assert (said["food"], said["evil"], said["extra"], said["pay-food"]) == (3, 2, 1, 2)
    third.plays("P1", "hire dragon")
    assert (third.truth("players.0.food"), third.truth("players.0.evil")) == (5 - 3, 1 + 2)
    assert at_tavern(1, food=5).args("P1", "hire dragon")["food"] == 2


def test_whoever_is_let_go_costs_one_evil() -> None:
    """DL-219: said and gained, beside the wage that would be due."""
    lord: dict[str, Any] = {"lair": ["dragon", "troll"], "food": 9, "evil": 3}
    position: dict[str, Any] = {"at": "event", "season": "spring", "events": ["payday"], "P1": lord}
    table = sit(undercroft.game("dungeon_lords", players=2), position)
    assert table.args("P1", "let-go dragon") == {"monster": "dragon", "evil": 1}
    pay = table.args("P1", "pay dragon")
    assert (pay["food"], pay["evil"], pay["gold"]) == (2, 2, 0)
    table.plays("P1", "let-go dragon")
    assert table.truth("players.0.evil") == 4


def test_a_place_says_its_price_and_its_reward() -> None:
    """DL-110: gold, food and evil as the content has them."""
    spaces = {"food": ["?", "?", "P1"]}
    table = sit(undercroft.game("dungeon_lords", players=2), {"at": "actions", "spaces": spaces, "P1": {"evil": 3}})
    said = table.args("P1", "do")
    assert (said["pay-evil"], said["pay-gold"], said["food"], said["gold"]) == (2, 0, 3, 1)
