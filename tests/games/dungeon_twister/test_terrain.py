"""What squares are to those who come there: walls, pits, gears, portcullises, lines, fountains (DT-268 to DT-281)."""

import pytest

from tests.games.dungeon_twister.boards import T1
from tests.games.dungeon_twister.situations import (
    at,
    choices,
    deaths,
    fights,
    first_steps,
    is_wounded,
    on_rooms,
    points,
    steps,
    t1,
    t2,
    verbs,
    walks,
    with_rooms,
)


@pytest.mark.parametrize(
    ("rooms", "start", "way", "stops"),
    [
        (t1, "1,3", "east", True),  # floor
        (t1, "1,2", "east", True),  # gear
        (t2, "5,3", "east", True),  # mist
        (t2, "18,1", "west", True),  # pentagram
        (t1, "0,6", "west", True),  # own line
        (t2, "0,7", "east", False),  # falling rocks, though with a shield
    ],
)
def test_where_an_action_may_end(rooms: object, start: str, way: str, stops: bool) -> None:
    """DT-268."""
    assert callable(rooms)
    table = walks(rooms(f"blue-goblin {start}", f"blue-fire_shield {start}"), "blue-goblin", way)
    assert ("stop" in steps(table)) is stops


def test_walls_stop_steps_and_sight() -> None:
    """DT-269: not the Ghost; the Wall-Walker walks through, the Golem destroys them, nobody else."""
    assert "east" not in first_steps(t1("blue-wizard 0,3"), "blue-wizard")
    assert "east" in first_steps(t1("blue-ghost 0,3"), "blue-ghost")
    assert "shoot" not in verbs(t1("blue-wizard 0,3", "blue-fireball_wand 0,3", "orange-goblin 1,3"), "blue-wizard")
    assert {"wall-walk"} <= verbs(t1("blue-wall_walker 0,3"), "blue-wall_walker")
    assert {"breach"} <= verbs(t1("blue-golem 0,3"), "blue-golem")
    assert verbs(t1("blue-warrior 0,3"), "blue-warrior") == {"move"}


# ---- pits


@pytest.mark.parametrize(("start", "illusions"), [("10,1", []), ("1,3", ["orange illusory_pit 2,3"])])
def test_a_pit_is_an_obstacle_real_or_not(start: str, illusions: list[str]) -> None:
    """DT-270, DT-015: it is jumped over, not walked onto, and does not end a line of sight."""
    table = t1(f"blue-goblin {start}", illusions=illusions)
    assert "east" not in first_steps(table, "blue-goblin")
    assert choices(table, "jump", "blue-goblin") == {"east"}
    x, y = start.split(",")
    shooter = (f"blue-wizard {start}", f"blue-fireball_wand {start}", f"orange-cleric {int(x) + 2},{y}")
    assert choices(t1(*shooter, illusions=illusions), "shoot", "blue-wizard") == {"east"}


@pytest.mark.parametrize(
    ("who", "others", "enters"),
    [
        ("thief", (), True),
        ("wizard", (), True),
        ("elf_scout", (), True),
        ("ghost", (), True),
        ("warrior", (), False),
        ("illusionist", (), False),
        ("warrior", ("blue-rope 10,1",), True),
        ("warrior", ("orange-rope 11,1",), True),
        ("warrior", ("blue-thief 11,1",), True),
        ("warrior", ("orange-rope 11,1", "blue-thief 11,1 wounded"), True),
        ("warrior", ("orange-thief 11,1",), False),
    ],
)
def test_who_enters_a_pit(who: str, others: tuple[str, ...], enters: bool) -> None:
    """DT-271."""
    assert ("east" in first_steps(t1(f"blue-{who} 10,1", *others), f"blue-{who}")) is enters


@pytest.mark.parametrize(
    ("who", "others", "stops"),
    [
        ("thief", (), True),
        ("wizard", (), False),
        ("elf_scout", (), False),
        ("wizard", ("blue-rope 10,1",), True),
        ("elf_scout", ("orange-rope 11,1",), True),
        ("ghost", ("orange-rope 11,1",), False),
    ],
)
def test_who_stops_on_a_pit(who: str, others: tuple[str, ...], stops: bool) -> None:
    """DT-272: a Thief, or with a Rope on the square."""
    assert ("stop" in steps(walks(t1(f"blue-{who} 10,1", *others), f"blue-{who}", "east"))) is stops


def test_nobody_stops_on_a_pit_by_a_rope_without_anchors() -> None:
    """DT-272, DT-237: however he got there."""
    elf = ("blue-elf_scout 2,6", "blue-rope 2,6")
    table = walks(on_rooms(T1, *elf), "blue-elf_scout", "north")
    assert (at(table, "blue-elf_scout"), "stop" in steps(table)) == ((2, 5), True)
    table = walks(on_rooms(with_rooms(T1, at_0="?"), *elf), "blue-elf_scout", "north")
    assert at(table, "blue-elf_scout") == (2, 6)  # no other step is left than back again


def test_from_a_pit_one_attacks_and_is_attacked() -> None:
    """DT-273."""
    table = t1("blue-thief 11,1", "orange-goblin 12,1")
    assert "attack" in verbs(table, "blue-thief")
    assert "attack" in verbs(t1("blue-thief 11,1", "orange-goblin 12,1", active="P2"), "orange-goblin", "P2")


def test_a_wounded_character_with_a_rope_stays_on_the_pit() -> None:
    """DT-274: until he is killed, healed or carried off."""
    table = fights(t1("blue-warrior 10,1", "orange-cleric 11,1", "orange-rope 11,1"), "blue-warrior", ours=6, theirs=0)
    assert (at(table, "orange-cleric"), is_wounded(table, "orange-cleric")) == ((11, 1), True)
    healed = t1("blue-cleric 10,1", "blue-goblin 11,1 wounded", "orange-rope 11,1").plays("P1", "heal blue-cleric")
    assert (at(healed, "blue-goblin"), is_wounded(healed, "blue-goblin")) == ((11, 1), False)
    carried = walks(
        t1("blue-troll 10,1", "blue-goblin 11,1 wounded", "orange-rope 11,1"), "blue-troll", "east", "exchange"
    )
    assert at(carried.plays("P1", "step east"), "blue-goblin") == (12, 1)


def test_who_is_on_a_pit_without_help_dies_and_his_things_are_lost() -> None:
    """DT-275, DT-110: but for a Rope."""
    table = t1("blue-pickpocket 10,1", "orange-paladin 11,1", "orange-rope 11,1", "orange-treasure 11,1")
    table.plays("P1", "steal blue-pickpocket", "hold orange-rope")
    assert (deaths(table), at(table, "orange-treasure")) == ([("paladin", "fall")], None)
    shot = t1("blue-wizard 10,1", "blue-fireball_wand 10,1", "orange-goblin 11,1", "orange-rope 11,1")
    assert at(shot.plays("P1", "shoot blue-wizard"), "orange-rope") == (11, 1)


# ---- gears and portcullises


def test_a_gear_is_an_ordinary_square_for_standing_and_placing() -> None:
    """DT-276, DT-075: (7,2) is the gear of 2ccw, (7,1) a pit."""
    assert at(walks(t1("blue-goblin 1,2"), "blue-goblin", "east", "stop"), "blue-goblin") == (2, 2)
    hidden = on_rooms(with_rooms(T1, at_1="?"), "blue-warrior 4,3", "orange-sword room 1,0", chance=("2ccw", "0"))
    offered = hidden.plays("P1", "reveal blue-warrior").offers("P1")
    assert "place 7,2" in offered
    assert "place 7,1" not in offered


def test_from_a_gear_one_room_turns_or_its_partner() -> None:
    """DT-276, DT-080: never both."""
    for choice, turned in (("own-right", [1, 0]), ("partner-left", [0, 3])):
        table = t1("blue-warrior 2,2").plays("P1", "turn blue-warrior", f"rotate {choice}")
        assert [table.truth("rooms.0.turned"), table.truth("rooms.4.turned")] == turned


@pytest.mark.parametrize("who", ["wizard", "elf_scout", "wall_walker", "goblin"])
def test_a_closed_portcullis_is_a_wall(who: str) -> None:
    """DT-277: to all but the Ghost; open or broken it is none."""
    assert "east" not in first_steps(t1(f"blue-{who} 0,1"), f"blue-{who}")
    for state in ("open", "broken"):
        assert "east" in first_steps(t1(f"blue-{who} 0,1", **{state: ["0,1 east"]}), f"blue-{who}")
    assert "east" in first_steps(t1("blue-ghost 0,1"), "blue-ghost")


def test_what_key_and_thief_open_can_be_closed_again() -> None:
    """DT-277, DT-205: by either of them; what is broken cannot."""
    opened = {"open": ["0,1 east"]}
    table = t1("blue-thief 0,1", **opened).plays("P1", "lock blue-thief")
    assert table.truth("rooms.0.open") == []
    broken = {"broken": ["0,1 east"]}
    assert verbs(t1("blue-thief 0,1", **broken), "blue-thief") == {"move"}


@pytest.mark.parametrize("square", ["0,1", "1,1"])
def test_a_portcullis_is_worked_from_either_side(square: str) -> None:
    """DT-278: opened, closed, broken; not from one square further."""
    assert "lock" in verbs(t1(f"blue-thief {square}"), "blue-thief")
    assert "lock" in verbs(t1(f"blue-goblin {square}", f"blue-key {square}"), "blue-goblin")
    assert "break" in verbs(t1(f"blue-warrior {square}"), "blue-warrior")
    assert "lock" not in verbs(t1("blue-thief 0,2"), "blue-thief")


# ---- start lines and fountains


def test_start_lines_are_clear_and_the_own_one_is_walked_along() -> None:
    """DT-279, DT-119: he stops, carries, leaves things there."""
    table = walks(t1("blue-goblin -1,3", "blue-sword -1,3"), "blue-goblin", "south", "exchange", "south", "stop")
    assert (at(table, "blue-goblin"), at(table, "blue-sword")) == ((-1, 5), (-1, 4))


def test_the_wounded_drink_at_a_fountain_and_go_on() -> None:
    """DT-280: for 1 AP, even wounded in this turn; at once they may act."""
    table = t2("blue-elf_scout 1,2 hurt").plays("P1", "drink blue-elf_scout")
    assert (is_wounded(table, "blue-elf_scout"), table.truth("ap")) == (False, 4)
    assert "move" in verbs(table, "blue-elf_scout")


@pytest.mark.parametrize(
    "others", [("blue-goblin 1,1 wounded",), ("blue-goblin 1,2 wounded", "blue-warrior 1,2"), ("blue-goblin 1,2",)]
)
def test_who_does_not_drink(others: tuple[str, ...]) -> None:
    """DT-280, DT-113: nobody out of contact, carried or in good health."""
    assert "drink" not in verbs(t2(*others), "blue-goblin")


def test_one_drinks_in_the_own_turn_only_or_charmed() -> None:
    """DT-280."""
    assert "drink" not in verbs(t2("orange-goblin 1,2 wounded"), "orange-goblin")
    assert "drink" in verbs(t2("orange-goblin 1,2 wounded charmed private=3"), "orange-goblin")


def test_a_fountain_is_solid() -> None:
    """DT-281: nobody walks into it, sees past it or jumps over it."""
    assert "east" not in first_steps(t2("blue-thief 1,2"), "blue-thief")
    assert choices(t2("blue-thief 1,2"), "jump", "blue-thief") == {"south"}  # over the pit
    wizard = ("blue-wizard 1,2", "blue-fireball_wand 1,2")
    assert "shoot" not in verbs(t2(*wizard, "orange-goblin 3,2"), "blue-wizard")
    assert points(t2(*wizard, "orange-goblin 0,2").plays("P1", "shoot blue-wizard")) == [1, 0]
