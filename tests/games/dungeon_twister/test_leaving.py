"""Leaving the dungeon: DT-114 to DT-121."""

import pytest

from tests.games.dungeon_twister.boards import T1
from tests.games.dungeon_twister.sitting import (
    loads,
    points,
    steps,
    t1,
    t2,
    table,
    told,
    trial,
    verbs,
    where,
)

TURNED = (*T1[:3], "4cw@1", *T1[4:])  # so that the pit of 4cw lies at (19,0)


def test_who_enters_an_enemy_line_is_out_at_once() -> None:
    """DT-114: with steps left, and he cannot stand there."""
    table = t1("blue-thief 19,0").plays("P1", "move blue-thief", "step east")
    assert where(table, "blue-thief") is None
    assert table.step() == "action"
    assert points(table) == [1, 0]
    assert table.sees(None, "players.0.fates.0.kind") == "thief"


@pytest.mark.parametrize(("there", "is_exit"), [("orange-cleric 20,0", False), ("orange-cleric 20,0 wounded", True)])
@pytest.mark.parametrize("who", ["thief", "wizard", "ghost"])
def test_no_exit_where_somebody_stands(who: str, there: str, is_exit: bool) -> None:
    """DT-115: not even for Wizard and Ghost; over a wounded enemy there is one."""
    assert ("east" in steps(t1(f"blue-{who} 19,0", there), f"blue-{who}")) is is_exit


def test_a_wall_walker_leaves_over_a_wounded_enemy_not_over_one_who_stands() -> None:
    """DT-115."""
    for mark, goes in ((" wounded", True), ("", False)):
        table = t1("blue-wall_walker 19,1", f"orange-cleric 20,1{mark}").plays("P1", "wall-walk blue-wall_walker")
        if goes:
            table.plays("P1", "towards east")
        assert (where(table, "blue-wall_walker") is None) is goes


def test_what_he_holds_goes_out_with_him() -> None:
    """DT-116: a wounded Goblin is safe and scores nothing, a Treasure 1, other things leave the game."""
    for load, worth, fate in (("goblin 19,0 wounded", 0, True), ("treasure 19,0", 1, True), ("sword 19,0", 0, False)):
        table = t1("blue-thief 19,0", f"blue-{load}").plays("P1", "move blue-thief", "step east")
        assert points(table) == [1 + worth, 0]
        assert where(table, f"blue-{load.split()[0]}") is None
        assert told(table, "carried-out")[0]["points"] == worth
        if fate:
            assert table.sees(None, "players.0.fates.1.how") == "escaped"
        assert len(table.sees(None, "players.0.fates")) == 2


def test_nothing_is_taken_up_on_the_exit_square() -> None:
    """DT-117."""
    tokens = ("blue-thief 19,0", "orange-cleric 20,0 wounded", "orange-treasure 20,0")
    table = t1(*tokens).plays("P1", "move blue-thief", "step east")
    assert points(table) == [1, 0]
    assert where(table, "orange-treasure") == (20, 0)


def test_every_way_of_entering_counts() -> None:
    """DT-118: on foot, through a wall, by a jump, as a Ghost."""
    walked = t1("blue-thief 19,0").plays("P1", "move blue-thief", "step east")
    through = t1("blue-wall_walker 19,1").plays("P1", "wall-walk blue-wall_walker", "towards east")
    jumped = table(TURNED, ("blue-warrior 18,0",)).plays("P1", "jump blue-warrior", "to 20,0")
    ghost = t1("blue-ghost 19,1").plays("P1", "move blue-ghost", "step east")
    assert [points(table) for table in (walked, through, jumped, ghost)] == [[1, 0]] * 4


def test_on_the_own_line_one_stands_moves_and_comes_back() -> None:
    """DT-119."""
    table = t1("blue-thief 0,1", "blue-sword 0,1").plays("P1", "move blue-thief", "step west", "step south", "stop")
    assert where(table, "blue-thief") == where(table, "blue-sword") == (-1, 2)
    assert points(table) == [0, 0]
    table.plays("P1", "move blue-thief", "step east", "stop")
    assert where(table, "blue-thief") == (0, 2)


def test_on_the_own_line_one_leaves_objects_and_fights() -> None:
    """DT-119."""
    assert loads(t1("blue-thief -1,1", "blue-sword -1,1"), "blue-thief") == [""]
    assert "attack" in verbs(t1("blue-thief -1,1", "orange-troll 0,1"), "blue-thief")
    assert len(trial(t1("blue-thief -1,1", "blue-cleric -1,1 wounded"), "blue-thief").held) == 1


def test_an_enemy_on_his_line_is_attacked_from_a_room() -> None:
    """DT-120: in contact only; a wall stands between (19,1) and (20,1)."""
    assert "attack" in verbs(t1("blue-thief 19,2", "orange-cleric 20,2"), "blue-thief")
    assert "attack" not in verbs(t1("blue-thief 19,1", "orange-cleric 20,1"), "blue-thief")


def test_nothing_is_put_onto_a_start_line() -> None:
    """DT-121: no illusion, though the line is in sight from (1,2), and no teleport."""
    table = t2("blue-illusionist 1,2").plays("P1", "conjure blue-illusionist", "illusion illusory_pit")
    assert "to 0,2" in table.offers("P1")
    assert "to -1,2" not in table.offers("P1")
    ring = t1("blue-troll 2,2", "blue-teleport_ring 2,2").plays("P1", "teleport blue-troll")
    assert ring.offers("P1") != []
    assert not [each for each in ring.offers("P1") if each.startswith("to -1,")]


def test_who_stands_on_a_start_line_can_be_fought_and_shot() -> None:
    """DT-121."""
    table = t1("blue-wizard 19,2", "blue-fireball_wand 19,2", "orange-cleric 20,2")
    assert "attack" in verbs(table, "blue-wizard")
    assert points(table.plays("P1", "shoot blue-wizard")) == [1, 0]
