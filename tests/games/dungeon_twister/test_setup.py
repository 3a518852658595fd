"""The set-up in all its ways, and the examples of the specification that begin with it."""

from random import Random
from typing import Any

import pytest

from tests.games.dungeon_twister.play import dungeon_twister, lay, play_to
from undercroft.engine.testing.table import PlayTable


def rooms(table: PlayTable) -> dict[str, dict[str, Any]]:
    return {f"{room['column']},{room['row']}": room for room in table.truth("rooms")}


def backs(table: PlayTable) -> dict[str, int]:
    """How many tokens lie on each room."""
    return {slot: len(room["stack"]) for slot, room in rooms(table).items()}


def placing(**options: Any) -> PlayTable:
    """A game for two at the placing, where blue begins."""
    seed = 0
    while True:
        table = play_to(dungeon_twister(**options).start(seed), "placing")
        if table.asks() == ["P1"]:
            return table
        seed += 1


def test_a_full_room_takes_no_more() -> None:
    """DT-E18. Rules: DT-045."""
    table = placing()
    for seat, slot in (("P1", "0,0"), ("P2", "0,0"), ("P1", "1,0"), ("P2", "1,0")):
        lay(table, seat, slot)
    table.plays("P1", table.offers("P1")[0], "lay 3,1")
    table.plays("P2", table.offers("P2")[0])
    assert backs(table)["0,0"] == 2
    assert backs(table)["1,0"] == 2
    assert table.offers("P2") == [f"lay {slot}" for slot in ("1,0", "2,0", "3,0", "0,1", "1,1", "2,1", "3,1")]
    assert "DT-045" in table.refuses("P2", "lay 0,0").rules


def test_a_handicap_of_characters_and_cards() -> None:
    """DT-E19. Rules: DT-173, DT-174, DT-047."""
    table = placing(handicap=5, handicap_cards=2, target_vp=7)
    assert table.truth("target") == 5
    assert [table.truth(f"players.{seat}.stock_count") for seat in (0, 1)] == [1 + 6, 10]
    assert table.truth("players.0.combat_hand") == [0, 1, 2, 2, 3, 3, 4]
    on_line = [token["owner"] for token in table.truth("tokens")]
    assert [on_line.count(seat) for seat in (0, 1)] == [4, 4]
    play_to(table.match, "action", "action-card")
    laid = [back["owner"] for room in table.truth("rooms") for back in room["stack"]]
    assert [laid.count(seat) for seat in (0, 1)] == [7, 10]
    free = sum(room["limit"] for room in table.truth("rooms")) - len(laid)
    assert free == 3


def test_each_may_lay_four_tokens_into_the_free_rooms_of_scenario_6() -> None:
    """DT-E20. Rules: DT-332, DT-331."""
    table = placing(scenario="6")
    own = iter(["3,0", "3,0", "3,1", "3,1"])
    for slot in ("1,0", "1,0", "1,1", "2,1"):
        lay(table, "P1", slot)
        lay(table, "P2", next(own))
    table.plays("P1", table.offers("P1")[0])
    assert table.offers("P1") == ["lay 0,0", "lay 0,1"]
    table.plays("P1", "lay 0,0")
    table.plays("P2", table.offers("P2")[0])
    assert table.offers("P2") == [f"lay {slot}" for slot in ("1,0", "3,0", "1,1", "2,1", "3,1")]


def test_everybody_knows_where_the_monks_lie() -> None:
    """DT-E21. Rules: DT-296, DT-297."""
    table = play_to(dungeon_twister(scenario="1").start(3), "action", "action-card", dice=Random(3))
    assert sum(backs(table).values()) == 22
    assert sum(room["limit"] for room in table.truth("rooms")) == 24
    for viewer in ("P1", "P2", None):
        known = [back["kind"] for room in table.sees(viewer, "rooms") for back in room["stack"] if back["kind"]]
        assert known == ["neutral_monk", "neutral_monk"]


@pytest.mark.parametrize("first", ["3,0", "3,1"])
def test_orange_turns_up_his_start_rooms_for_nothing(first: str) -> None:
    """DT-E76. Rules: DT-333, DT-055."""
    table = play_to(dungeon_twister(scenario="6").start(5), "open-room")
    assert table.asks() == ["P2"]
    assert table.offers("P2") == ["lay 3,0", "lay 3,1"]
    other = "3,1" if first == "3,0" else "3,0"
    tokens = sorted(back["owner"] for back in rooms(table)[first]["stack"])
    table.plays("P2", f"lay {first}")
    place_all(table, len(tokens))
    assert table.truth("card") == 2, "blue has the first turn, with the 2"
    assert table.asks() == ["P1"]
    assert rooms(table)[other]["room"] is None
    table.plays("P1", "end-turn")
    place_all(table, 4)
    assert rooms(table)[other]["room"] is not None
    assert table.step() == "action-card"
    assert table.offers("P2") == ["card 2", "card 3"]
    assert table.truth("ap") == 0


def place_all(table: PlayTable, count: int) -> None:
    """All tokens of a start room are orange's and placed by him, objects too."""
    for _ in range(count):
        assert table.asks() == ["P2"]
        assert table.step() == "place"
        table.plays("P2", table.offers("P2")[0])


def test_two_mini_lines_in_the_star() -> None:
    """DT-E77. Rules: DT-308, DT-307, DT-309."""
    table = play_to(dungeon_twister(scenario="2").start(1), "action", "action-card")
    squares = {(token["owner"], token["x"], token["y"]) for token in table.truth("tokens")}
    lines = [(0, x, -1) for x in (5, 6, 8, 9)] + [(0, x, 20) for x in (10, 11, 13, 14)]
    lines += [(1, 20, y) for y in (5, 6, 8, 9)] + [(1, -1, y) for y in (10, 11, 13, 14)]
    assert squares == set(lines)
    kinds = [token["kind"] for token in table.truth("tokens")]
    assert len(kinds) == 16
    assert kinds.count("goblin") == 2
    core, arms = ("1,1", "2,1", "1,2", "2,2"), ("1,0", "3,1", "2,3", "0,2")
    assert backs(table) == {**dict.fromkeys(core, 2), **dict.fromkeys(arms, 1)}
    stacks = [back["kind"] for room in table.truth("rooms") for back in room["stack"]]
    assert sorted(stacks) == sorted(["rope", "treasure", "speed_potion", "armor", "sword", "fireball_wand"] * 2)
