"""Action 3, move: DT-087 to DT-100. Against a plain reading of all rules: test_reach.py."""

import pytest

from tests.games.dungeon_twister.boards import T1, T2
from tests.games.dungeon_twister.sitting import choices, loads, points, steps, t1, t2, table, trial, verbs, where

MOVES = {
    "warrior": 3, "wizard": 4, "troll": 2, "cleric": 4, "mekanork": 3, "thief": 5, "wall_walker": 4, "goblin": 4,
    "paladin": 4, "weapon_master": 3, "pickpocket": 6, "golem": 2, "illusionist": 4, "elf_scout": 7, "ghost": 3,
}  # fmt: skip
TO_AND_FRO = ("step east", "step west") * 4


@pytest.mark.parametrize(("who", "squares"), MOVES.items())
def test_a_move_is_at_most_as_long_as_the_move_value(who: str, squares: int) -> None:
    """DT-087."""
    table = t1(f"blue-{who} 1,3")
    assert steps(table, f"blue-{who}", *TO_AND_FRO[: squares - 1]) != ""
    assert steps(table, f"blue-{who}", *TO_AND_FRO[:squares]) == ""


def test_points_need_not_be_used_up_and_the_same_character_may_move_again() -> None:
    """DT-087: for another action point."""
    table = t1("blue-thief 1,3")
    for square, left in (((2, 3), 4), ((3, 3), 3)):
        table.plays("P1", "move blue-thief", "step east", "stop")
        assert where(table, "blue-thief") == square
        assert table.sees(None, "ap") == left


def test_a_move_has_at_least_one_step() -> None:
    """DT-088: before it nobody stops."""
    table = t1("blue-thief 1,3").plays("P1", "move blue-thief")
    assert "DT-088" in table.refuses("P1", "stop").rules


def test_whoever_cannot_step_does_not_move() -> None:
    """DT-088: (1,5) has one way out, and an enemy stands there; the Dragon has no move at all."""
    assert "move" in verbs(t1("blue-thief 1,5"), "blue-thief")
    assert "move" not in verbs(t1("blue-thief 1,5", "orange-troll 1,4"), "blue-thief")
    assert "move" not in verbs(t1("blue-red_dragon 1,3"), "blue-red_dragon")


def test_before_each_step_one_chooses_to_step_to_exchange_or_to_stop() -> None:
    """DT-089."""
    table = t1("blue-thief 0,3", "blue-sword 0,2")
    assert choices(table, "blue-thief", "step north") == ["step north", "step south", "step west", "exchange", "stop"]


def test_a_move_ends_by_stop_or_exit() -> None:
    """DT-089."""
    stopped = t1("blue-thief 1,3").plays("P1", "move blue-thief", "step east", "stop")
    gone = t1("blue-thief 19,0").plays("P1", "move blue-thief", "step east")
    assert [where(table, "blue-thief") for table in (stopped, gone)] == [(2, 3), None]
    assert [(table.step(), table.sees(None, "ap")) for table in (stopped, gone)] == [("action", 4)] * 2


def test_a_move_ends_by_death() -> None:
    """DT-089: on falling rocks, deliberately."""
    table = t2("blue-golem 0,7").plays("P1", "move blue-golem", "step east")
    assert table.step() == "action"
    assert where(table, "blue-golem") is None


def test_going_back_is_allowed_and_costs_a_step() -> None:
    """DT-090: also to the first square."""
    table = t1("blue-troll 1,3").plays("P1", "move blue-troll", "step east", "step west")
    assert where(table, "blue-troll") == (1, 3)
    assert table.step() == "action"


@pytest.mark.parametrize(("square", "ways"), [("0,1", "north south west"), ("3,1", "south west"), ("4,1", "south")])
def test_walls_and_closed_portcullises_cannot_be_crossed(square: str, ways: str) -> None:
    """DT-091: a portcullis stands east of (0,1), a wall between (3,1) and (4,1)."""
    assert steps(t1(f"blue-warrior {square}"), "blue-warrior") == ways


@pytest.mark.parametrize(
    ("rooms", "square", "direction"),
    [(T1, "1,3", "east"), (T1, "2,3", "north"), (T2, "5,1", "east"), (T2, "18,1", "west"), (T1, "0,1", "west")],
)
def test_anyone_enters_floor_gear_mist_pentagram_and_his_own_line(
    rooms: tuple[str, ...], square: str, direction: str
) -> None:
    """DT-092: and may stop there."""
    assert "stop" in choices(table(rooms, (f"blue-warrior {square}",)), "blue-warrior", f"step {direction}")


def test_an_enemy_start_line_is_entered_as_a_way_out() -> None:
    """DT-092."""
    table = t1("blue-warrior 19,0").plays("P1", "move blue-warrior", "step east")
    assert where(table, "blue-warrior") is None
    assert points(table) == [1, 0]


def test_friends_are_crossed_not_stopped_on() -> None:
    """DT-093."""
    table = t1("blue-thief 1,3", "blue-troll 2,3")
    assert "stop" not in choices(table, "blue-thief", "step east")
    assert "stop" in choices(table, "blue-thief", "step east", "step east")


@pytest.mark.parametrize("who", MOVES)
def test_only_wizard_and_ghost_cross_an_enemy(who: str) -> None:
    """DT-094: an unwounded one, and nobody stops on him."""
    table = t1(f"blue-{who} 1,3", "orange-thief 2,3")
    if who in ("wizard", "ghost"):
        assert "stop" not in choices(table, f"blue-{who}", "step east")
        assert "stop" in choices(table, f"blue-{who}", "step east", "step east")
    else:
        assert "east" not in steps(table, f"blue-{who}")


@pytest.mark.parametrize("lying", ["blue-cleric 2,3 wounded", "orange-cleric 2,3 wounded", "orange-sword 2,3"])
def test_the_wounded_and_objects_are_crossed(lying: str) -> None:
    """DT-095."""
    table = t1("blue-thief 1,3", lying)
    assert "stop" in choices(table, "blue-thief", "step east", "step east")


@pytest.mark.parametrize("who", MOVES)
def test_a_pit_is_entered_only_with_a_gift(who: str) -> None:
    """DT-096: (11,1) is one."""
    enters = who in ("thief", "wizard", "elf_scout", "ghost")
    assert ("east" in steps(t1(f"blue-{who} 10,1"), f"blue-{who}")) is enters


def test_a_step_is_legal_only_if_the_move_can_still_be_ended() -> None:
    """DT-097: onto a friend only with a step left; the Troll has none, the Warrior one."""
    for who, goes in (("troll", False), ("warrior", True)):
        table = t1(f"blue-{who} 1,2", "blue-thief 2,3")
        assert ("east" in steps(table, f"blue-{who}", "step south")) is goes


def test_a_square_is_left_in_order() -> None:
    """DT-098: beside a wounded friend there is room for one object, so the Sword goes only in exchange."""
    table = t1("blue-thief 1,3", "blue-sword 1,3", "blue-goblin 2,3 wounded", "blue-rope 2,3")
    assert loads(table, "blue-thief", "step east") == ["blue-rope"]
    table = t1("blue-thief 1,3", "blue-sword 1,3", "blue-goblin 2,3 wounded")
    assert loads(table, "blue-thief", "step east") == ["", "blue-goblin"]


def test_two_wounded_are_never_left_together() -> None:
    """DT-098, DT-011."""
    table = t1("blue-thief 1,3", "blue-goblin 1,3 wounded", "blue-cleric 2,3 wounded")
    assert loads(table, "blue-thief", "step east") == ["blue-cleric"]


@pytest.mark.parametrize(
    ("there", "brings", "allowed"),
    [
        ("blue-cleric 2,3", "", False),
        ("orange-cleric 2,3 wounded", "", False),
        ("blue-cleric 2,3 wounded", "", True),
        ("blue-cleric 2,3 wounded", "blue-rope 1,3", False),
        ("orange-sword 2,3", "", True),
        ("orange-sword 2,3", "blue-rope 1,3", False),
        ("orange-sword 2,3", "blue-cleric 1,3 wounded", False),
        ("blue-rope 0,9", "blue-rope 1,3", True),
    ],
)
def test_where_one_may_stop(there: str, brings: str, allowed: bool) -> None:
    """DT-099: nobody unwounded, no wounded enemy, and no more than he carries."""
    table = t1(*["blue-thief 1,3", there, *[brings] * bool(brings)])
    assert ("stop" in choices(table, "blue-thief", "step east")) is allowed


def test_nobody_stops_where_the_ground_does_not_let_him() -> None:
    """DT-099: the Wizard hovers over a pit, and lands behind it."""
    table = t1("blue-wizard 10,1")
    assert "stop" not in choices(table, "blue-wizard", "step east")
    assert "stop" in choices(table, "blue-wizard", "step east", "step east")


@pytest.mark.parametrize("lying", ["orange-sword 2,3", "blue-cleric 2,3 wounded"])
def test_stopping_takes_up_what_lies_there(lying: str) -> None:
    """DT-100: it goes along with the next move."""
    table = t1("blue-thief 1,3", lying).plays("P1", "move blue-thief", "step east", "stop")
    assert len(trial(table, "blue-thief").held) == 1
    table.plays("P1", "move blue-thief", "step east", "stop")
    assert where(table, lying.split(maxsplit=1)[0]) == (3, 3)


def test_stopping_cannot_refuse_what_lies_there() -> None:
    """DT-100: there is no way to stop with empty hands."""
    table = t1("blue-thief 1,3", "orange-sword 2,3")
    assert loads(table, "blue-thief", "step east") == ["orange-sword"]
    assert len([each for each in choices(table, "blue-thief", "step east") if each == "stop"]) == 1
