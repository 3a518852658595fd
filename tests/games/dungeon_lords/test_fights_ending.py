"""What the end of a battle is worth to the search of fights, in hundredths of a point."""

from typing import Any

import pytest

from tests.games.dungeon_lords.fighting import combat, lord
from undercroft.games.dungeon_lords.cards import MONSTER_IDS
from undercroft.games.dungeon_lords.fights.ending import judge
from undercroft.games.dungeon_lords.fights.outlook import NOTHING_MORE, Outlook, attack
from undercroft.games.dungeon_lords.state import DungeonLords

ROOMS = {"3-1": "mint"}


def after(year: int = 1, **things: Any) -> DungeonLords:
    """A position between two rounds."""
    return combat("planning", lord("", **things), lord("warrior_5" if year == 1 else "warrior_8", year), year=year).s


def loss(year: int = 1, **things: Any) -> int:
    """What it costs that P1 has these things after the battle, and before it what the game begins with."""
    return judge(after(year, rooms=ROOMS, **things), after(year, rooms=ROOMS), 0, NOTHING_MORE)


def test_prisoners_are_worth_their_points() -> None:
    """DL-573: 2 points for a hero, 5 for a paladin; a battle that frees somebody costs as much."""
    assert loss() == 0
    assert loss(prison=["y1_thief_3_1"]) == -200
    assert loss(prison=["y1_thief_3_1", "y1_warrior_3"]) == -400
    assert loss(prison=["paladin_1"]) == -500
    assert judge(after(), after(prison=["y1_thief_3_1"]), 0, NOTHING_MORE) == 200


def test_prisoners_and_tiles_to_come_count_like_those_of_now() -> None:
    """DL-573, DL-574: what the outlook expects."""
    s = after()
    assert judge(s, s, 0, Outlook(0, 1, 0, 0)) == -200
    assert judge(s, s, 0, Outlook(0, 0, 1, 0)) == -500
    assert judge(s, s, 0, Outlook(1, 0, 0, 0)) == loss(conquered=["3-2"]) > 0
    assert judge(s, s, 0, Outlook(0, 0, 0, 5)) == 5  # of two parties the weaker one is better


def test_a_room_costs_more_than_a_tunnel() -> None:
    """DL-571, DL-574: 2 points more."""
    assert loss(conquered=["3-1"]) == loss(conquered=["3-2"]) + 200


@pytest.mark.parametrize("thing", ["gold", "food", "imps"])
def test_whatever_is_spent_costs_and_more_of_it_in_year_1(thing: str) -> None:
    """DL-582, DL-583: a supply or an imp less."""
    assert loss(1, **{thing: 2}) > loss(2, **{thing: 2}) > 0


def test_what_lies_face_down_decides_between_equals() -> None:
    """DL-348: a monster knocked out is not there in the next round, but costs less than anything spent."""
    assert 0 < loss(down=["goblin"]) < loss(gold=2)


@pytest.mark.parametrize(
    ("kinds", "ghosts", "left"),
    [
        (["slime"], 0, [0, 10, 40]),
        (["dragon"], 0, [0, 0, 30]),
        (["goblin"], 0, [10, 0, 50]),
        ([], 1, [10, 0, 50]),
        (["ghost"], 0, [10, 0, 50]),
    ],
)
def test_in_the_outlook_slime_and_dragon_strike_everybody(kinds: list[str], ghosts: int, left: list[int]) -> None:
    """DL-442, DL-452, DL-309: the others strike one hero, here the strongest who falls by it."""
    party = [10, 20, 50]
    attack(party, [MONSTER_IDS.index(kind) for kind in kinds], ghosts)
    assert party == left
