"""What Illusionist, Elf Scout, Ghost and Red Dragon can do (DT-221 to DT-235)."""

import pytest

from tests.games.dungeon_twister.boards import T1
from tests.games.dungeon_twister.situations import (
    asked_after,
    at,
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
from undercroft.engine.testing.table import PlayTable

# ---- the Illusionist


def illusions(table: PlayTable) -> list[tuple[str, int, int]]:
    return [(each["kind"], each["x"], each["y"]) for each in table.truth("illusions")]


def goals(table: PlayTable, what: str = "rubble") -> set[str]:
    """The squares on which the blue Illusionist can put that illusion."""
    table.plays("P1", "conjure blue-illusionist")
    return {text.removeprefix("to ") for text in asked_after(table, f"illusion {what}")}


def test_an_illusionist_puts_an_illusion_on_a_floor_square_that_he_sees() -> None:
    """DT-221: 1 AP."""
    assert goals(t1("blue-illusionist 1,3")) == {"2,3", "3,3", "4,3", "5,3", "6,3", "1,2", "1,1"}
    table = t1("blue-illusionist 1,3").plays("P1", "conjure blue-illusionist", "illusion illusory_pit", "to 3,3")
    assert (illusions(table), table.truth("ap")) == ([("illusory_pit", 3, 3)], 4)
    assert "conjure" not in verbs(t1("blue-wizard 1,3"), "blue-wizard")


def test_one_of_each_illusion_can_be_out() -> None:
    """DT-221, DT-222: put down again, it has left its old square, seen or not."""
    table = t1("blue-illusionist 1,3", illusions=["blue rubble 9,9", "blue illusory_pit 3,3"])
    table.plays("P1", "conjure blue-illusionist", "illusion rubble", "to 2,3")
    assert illusions(table) == [("illusory_pit", 3, 3), ("rubble", 2, 3)]


def test_a_lifted_illusion_leaves_its_square_free() -> None:
    """DT-222, DT-224: and is real where it is put."""
    table = t1("blue-illusionist 1,3", "blue-goblin 3,7", "blue-thief 4,3", illusions=["blue rubble 3,6"])
    assert "north" not in first_steps(table, "blue-goblin")
    table.plays("P1", "conjure blue-illusionist", "illusion rubble", "to 3,3")
    assert "north" in first_steps(table, "blue-goblin")
    assert "west" not in first_steps(table, "blue-thief")


def test_an_illusion_goes_to_another_square() -> None:
    """DT-222: its old one is no goal."""
    assert "3,3" not in goals(t1("blue-illusionist 1,3", illusions=["blue illusory_pit 3,3"]), "illusory_pit")


def test_who_was_on_a_lifted_pit_stands_on_the_floor() -> None:
    """DT-222."""
    table = t1("blue-illusionist 1,3", "orange-thief 4,3", illusions=["blue illusory_pit 4,3"])
    table.plays("P1", "conjure blue-illusionist", "illusion illusory_pit", "to 2,3")
    assert (deaths(table), at(table, "orange-thief")) == ([], (4, 3))


def test_illusions_need_an_empty_floor_square_of_a_room() -> None:
    """DT-223: no gear or pit, no token, no other marker, no start line."""
    assert goals(t1("blue-illusionist 1,2")) == {"3,2", "1,1", "1,3"}  # not the gear
    assert "3,3" not in goals(t1("blue-illusionist 1,3", "orange-rope 3,3"))
    assert "3,3" not in goals(t1("blue-illusionist 1,3", illusions=["orange illusory_pit 3,3"]))
    assert "conjure" not in verbs(t1("blue-illusionist -1,4"), "blue-illusionist")  # who sees only his line
    assert goals(t1("blue-illusionist 0,3")) == {"0,0", "0,1", "0,2", "0,4"}


def test_an_illusory_pit_is_a_pit_for_all_and_no_obstacle_for_the_eye() -> None:
    """DT-224, DT-270, DT-163."""
    pit = {"illusions": ["blue illusory_pit 2,3"]}
    assert "east" not in first_steps(t1("blue-goblin 1,3", **pit), "blue-goblin")
    assert "east" in first_steps(t1("blue-thief 1,3", **pit), "blue-thief")
    assert "jump" in verbs(t1("orange-goblin 1,3", active="P2", **pit), "orange-goblin", "P2")
    assert "shoot" in verbs(t1("blue-wizard 1,3", "blue-fireball_wand 1,3", "orange-cleric 4,3", **pit), "blue-wizard")


def test_rubble_is_a_block_for_all_and_for_the_eye() -> None:
    """DT-224, DT-162: not jumped over either."""
    rubble = {"illusions": ["blue rubble 2,3"]}
    assert first_steps(t1("blue-wizard 1,3", **rubble), "blue-wizard") == {"north"}
    assert "jump" not in verbs(t1("blue-goblin 1,3", **rubble), "blue-goblin")
    shooter = ("blue-wizard 1,3", "blue-fireball_wand 1,3", "orange-cleric 4,3")
    assert "shoot" not in verbs(t1(*shooter, **rubble), "blue-wizard")
    assert "shoot" in verbs(t1(*shooter), "blue-wizard")


def test_illusions_turn_with_the_room() -> None:
    """DT-224, DT-083."""
    table = t1("blue-warrior 2,2", illusions=["blue rubble 4,3"]).plays("P1", "turn blue-warrior", "rotate own-right")
    assert illusions(table) == [("rubble", 1, 4)]


@pytest.mark.parametrize("illusion", ["illusory_pit", "rubble"])
def test_an_illusionist_crosses_his_own_illusions_without_stopping(illusion: str) -> None:
    """DT-225, DT-272: not even with a Rope; those of others are real to him."""
    table = t1("blue-illusionist 1,3", "blue-rope 1,3", illusions=[f"blue {illusion} 2,3"])
    assert steps(walks(table, "blue-illusionist", "east")) >= {"east"}
    assert "stop" not in steps(table)
    assert "east" not in first_steps(
        t1("blue-illusionist 1,3", illusions=[f"orange {illusion} 2,3"]), "blue-illusionist"
    )


def test_an_illusionist_sees_past_his_own_rubble() -> None:
    """DT-225."""
    assert "4,3" in goals(t1("blue-illusionist 1,3", illusions=["blue rubble 3,3"]), "illusory_pit")
    assert "4,3" not in goals(t1("blue-illusionist 1,3", illusions=["orange rubble 3,3"]), "illusory_pit")


def test_illusions_vanish_with_a_dead_illusionist_only() -> None:
    """DT-226: wounded or escaped they stay."""
    out = {"illusions": ["orange rubble 9,9", "orange illusory_pit 8,9"]}
    table = t1("blue-warrior 1,3", "orange-illusionist 2,3 wounded", **out)
    assert illusions(fights(table, "blue-warrior", ours=6, theirs=0)) == []
    table = t1("blue-warrior 1,3", "orange-illusionist 2,3", **out)
    assert len(illusions(fights(table, "blue-warrior", ours=6, theirs=0))) == 2
    table = t1("orange-illusionist 0,6", active="P2", **out)
    assert len(illusions(walks(table, "orange-illusionist", "west", seat="P2"))) == 2
    assert points(table) == [0, 1]


def test_an_illusionist_reads_scrolls_but_shoots_no_fireballs() -> None:
    """DT-227, DT-195."""
    assert "charm" in verbs(
        t1("blue-illusionist 1,3", "blue-charm_scroll 1,3", "orange-cleric 3,3"), "blue-illusionist"
    )
    assert "shoot" not in verbs(
        t1("blue-illusionist 1,3", "blue-fireball_wand 1,3", "orange-cleric 3,3"), "blue-illusionist"
    )


# ---- the Elf Scout


def test_an_elf_scout_crosses_pits_even_in_a_row_without_stopping() -> None:
    """DT-228, DT-238: two pits lie side by side where 1ccw has been turned."""
    table = on_rooms(with_rooms(T1, at_4="1ccw@1"), "blue-elf_scout 3,7")
    walks(table, "blue-elf_scout", "east")
    assert "stop" not in steps(table)
    assert "stop" not in steps(table.plays("P1", "step east"))
    assert at(table.plays("P1", "step east", "stop"), "blue-elf_scout") == (6, 7)


def test_rifts_stop_an_elf_scout_and_rocks_kill_him() -> None:
    """DT-228, DT-284, DT-294."""
    assert "east" not in first_steps(t2("blue-elf_scout 11,1"), "blue-elf_scout")
    assert deaths(walks(t2("blue-elf_scout 0,7"), "blue-elf_scout", "east")) == [("elf_scout", "rocks")]


# ---- the Ghost


@pytest.mark.parametrize(
    ("start", "way", "others"),
    [
        ("6,3", "east", ()),  # a wall and a pit
        ("0,1", "east", ("orange-cleric 1,1",)),  # a portcullis and an enemy
        ("1,3", "east", ("orange-cleric 2,3 wounded",)),
        ("1,3", "east", ("blue-cleric 2,3 wounded",)),
    ],
)
def test_a_ghost_goes_through_everything_but_does_not_stop_in_it(start: str, way: str, others: tuple[str, ...]) -> None:
    """DT-229, DT-232: at one step for a square."""
    table = walks(t1(f"blue-ghost {start}", *others), "blue-ghost", way)
    assert table.truth("move.steps") == 2
    assert way in steps(table)
    assert "stop" not in steps(table)


def test_a_ghost_goes_through_rubble_and_fountains_and_over_rifts_and_rocks() -> None:
    """DT-229, DT-285, DT-294."""
    assert "east" in first_steps(t1("blue-ghost 1,3", illusions=["orange rubble 2,3"]), "blue-ghost")
    assert "east" in first_steps(t2("blue-ghost 1,2"), "blue-ghost")
    assert "east" in first_steps(t2("blue-ghost 11,1"), "blue-ghost")
    table = walks(t2("blue-ghost 0,7"), "blue-ghost", "east", "east", "stop")
    assert (deaths(table), at(table, "blue-ghost")) == ([], (2, 7))


def test_a_ghost_carries_nothing() -> None:
    """DT-230: what lies under him stays; an own character may take it, an enemy cannot get there."""
    table = walks(t1("blue-ghost 1,3", "orange-treasure 2,3"), "blue-ghost", "east", "stop")
    assert at(walks(table, "blue-ghost", "east", "stop"), "orange-treasure") == (2, 3)
    table = walks(t1("blue-goblin 1,3", "blue-ghost 2,3", "blue-treasure 2,3"), "blue-goblin", "east", "exchange")
    assert at(table.plays("P1", "step east", "stop"), "blue-treasure") == (3, 3)
    enemy = t1("orange-goblin 1,3", "blue-ghost 2,3", "blue-treasure 2,3", active="P2")
    assert "east" not in first_steps(enemy, "orange-goblin")


def test_a_ghost_uses_nothing() -> None:
    """DT-230: neither what he stands on, nor armour."""
    assert "quaff" not in verbs(t1("blue-ghost 1,3", "blue-speed_potion 1,3"), "blue-ghost")
    table = t1("blue-warrior 1,3", "orange-ghost 2,3", "orange-armor 2,3").plays("P1", "attack blue-warrior")
    assert table.truth("combat.defenders.strength") == 0


def test_a_ghost_turns_attacks_and_is_attacked() -> None:
    """DT-231."""
    assert verbs(t1("blue-ghost 2,2", "orange-cleric 2,3"), "blue-ghost") == {"turn", "move", "attack"}
    table = fights(t1("blue-warrior 1,3", "orange-ghost 2,3"), "blue-warrior", ours=6, theirs=0)
    assert is_wounded(table, "orange-ghost")


def test_a_ghost_reveals_over_an_open_edge_only_and_enters_no_face_down_room() -> None:
    """DT-231, DT-232, DT-070."""
    rooms = with_rooms(T1, at_1="?")
    assert "reveal" in verbs(on_rooms(rooms, "blue-ghost 4,3"), "blue-ghost")
    assert "reveal" not in verbs(on_rooms(rooms, "blue-ghost 4,1"), "blue-ghost")
    assert "east" not in first_steps(on_rooms(rooms, "blue-ghost 4,3"), "blue-ghost")


def test_a_ghost_leaves_over_an_enemy_line_only() -> None:
    """DT-232, DT-115: through an outer wall too; elsewhere the outside is closed."""
    assert points(walks(t1("blue-ghost 19,1"), "blue-ghost", "east")) == [1, 0]
    assert "north" not in first_steps(t1("blue-ghost 1,0"), "blue-ghost")


# ---- the Red Dragon


def test_a_red_dragon_neither_moves_nor_jumps() -> None:
    """DT-233, DT-129: but turns a room from its gear, and reveals."""
    assert verbs(t1("blue-red_dragon 10,1"), "blue-red_dragon") == set()
    assert verbs(t1("blue-red_dragon 2,2"), "blue-red_dragon") == {"turn"}
    assert verbs(on_rooms(with_rooms(T1, at_1="?"), "blue-red_dragon 4,3"), "blue-red_dragon") == {"reveal"}


def test_a_red_dragon_is_handed_a_ring_and_goes_away() -> None:
    """DT-233, DT-105, DT-257: or is carried, when he is wounded."""
    table = t1("blue-goblin 1,3", "blue-teleport_ring 1,3", "blue-red_dragon 2,3")
    walks(table, "blue-goblin", "east", "exchange", "east", "stop")
    table.plays("P1", "teleport blue-red_dragon", "to 5,0")
    assert at(table, "blue-red_dragon") == (5, 0)
    carried = walks(t1("blue-goblin 1,3", "blue-red_dragon 1,3 wounded"), "blue-goblin", "east", "stop")
    assert at(carried, "blue-red_dragon") == (2, 3)


def test_a_red_dragon_breathes_as_often_as_is_paid() -> None:
    """DT-234, DT-250: like a fireball, and nothing is used up."""
    table = t1("blue-red_dragon 1,3", "orange-cleric 2,3", "orange-goblin 4,3").plays("P1", "breathe blue-red_dragon")
    table.plays("P1", "breathe blue-red_dragon")
    assert (deaths(table), points(table)) == ([("cleric", "fire"), ("goblin", "fire")], [2, 0])
    assert table.truth("ap") == 3
    assert "breathe" not in verbs(t1("blue-wizard 1,3", "orange-cleric 2,3"), "blue-wizard")
    assert "breathe" not in verbs(t1("blue-red_dragon 1,3"), "blue-red_dragon")


def test_a_dead_red_dragon_is_worth_two_points_a_wounded_one_nothing() -> None:
    """DT-235, DT-030."""
    table = fights(t1("blue-golem 1,3", "orange-red_dragon 2,3"), "blue-golem", ours=6, theirs=0)
    assert (is_wounded(table, "orange-red_dragon"), points(table)) == (True, [0, 0])
    table = fights(t1("blue-golem 1,3", "orange-red_dragon 2,3 wounded"), "blue-golem", ours=6, theirs=0)
    assert points(table) == [2, 0]


@pytest.mark.parametrize(("who", "move", "combat"), [("illusionist", 4, 1), ("elf_scout", 7, 1), ("ghost", 3, 0)])
def test_how_far_they_walk_and_how_strong_they_are(who: str, move: int, combat: int) -> None:
    """DT-221, DT-228, DT-229."""
    table = t1(f"blue-{who} 2,2", "orange-cleric 2,3").plays("P1", f"move blue-{who}")
    assert table.truth("move.steps") == move
    table = t1(f"blue-{who} 2,2", "orange-cleric 2,3").plays("P1", f"attack blue-{who}")
    assert table.truth("combat.attackers.strength") == combat


def test_a_red_dragon_fights_with_six() -> None:
    """DT-233."""
    table = t1("blue-red_dragon 2,2", "orange-cleric 2,3").plays("P1", "attack blue-red_dragon")
    assert table.truth("combat.attackers.strength") == 6
