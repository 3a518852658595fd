"""Objects that are activated: Speed Potion, Fireball Wand, Teleportation Ring, Charm Scroll (DT-245 to DT-267)."""

import pytest

from tests.games.dungeon_twister.boards import T1
from tests.games.dungeon_twister.invariants import state_of
from tests.games.dungeon_twister.situations import (
    at,
    choices,
    deaths,
    fights,
    first_steps,
    on_rooms,
    points,
    t1,
    t2,
    token,
    verbs,
    walks,
    with_rooms,
)

THREE = (*T1, "9cw", "10cw", "9ccw", "10ccw")

# ---- the Speed Potion


def test_a_potion_gives_its_drinker_four_points() -> None:
    """DT-245, DT-159: for 1 AP, and it leaves the game."""
    table = t1("blue-goblin 1,3", "blue-speed_potion 1,3").plays("P1", "quaff blue-goblin")
    assert (table.truth("ap"), token(table, "blue-goblin")["private"]) == (4, 4)
    assert at(table, "blue-speed_potion") is None


def test_only_the_drinker_spends_them_and_others_act_in_between() -> None:
    """DT-246, DT-064: his own are used first; what is left lapses with the turn."""
    table = t1("blue-goblin 1,3 private=4", "blue-cleric 3,6", ap=1)
    walks(table, "blue-goblin", "east", "stop")
    walks(table, "blue-cleric", "south", "stop")
    assert (table.truth("ap"), token(table, "blue-goblin")["private"]) == (0, 3)
    assert verbs(table, "blue-cleric") == set()
    assert "move" in verbs(table, "blue-goblin")
    assert token(table.plays("P1", "end-turn"), "blue-goblin")["private"] == 0


@pytest.mark.parametrize("state", ["", "wounded"])
def test_the_points_are_lost_with_a_wound_or_a_death(state: str) -> None:
    """DT-246: or outside."""
    table = t1("blue-goblin 1,3 private=4", "orange-troll 2,3")
    assert token(fights(table, "blue-goblin", ours=0, theirs=6), "blue-goblin")["private"] == 0
    table = walks(t1("blue-goblin 19,0 private=4", "blue-sword 3,3"), "blue-goblin", "east")
    assert max(state_of(table.match).private) == 0
    killed = t2("blue-goblin 0,7 private=4")
    assert max(state_of(walks(killed, "blue-goblin", "east").match).private) == 0


def test_potions_add_up_and_their_points_pay_for_the_next() -> None:
    """DT-247."""
    table = t1("blue-paladin 1,3", "blue-speed_potion 1,3", "orange-speed_potion 1,3")
    table.plays("P1", "quaff blue-paladin", "quaff blue-paladin")
    assert (table.truth("ap"), token(table, "blue-paladin")["private"]) == (4, 3 + 4)


# ---- the Fireball Wand


@pytest.mark.parametrize("victim", ["orange-troll 4,3", "orange-troll 4,3 wounded", "blue-troll 4,3"])
def test_a_fireball_kills_the_first_in_line(victim: str) -> None:
    """DT-250, DT-159: friend or enemy, wounded or not; the Wand leaves the game."""
    table = t1("blue-wizard 1,3", "blue-fireball_wand 1,3", victim, "orange-goblin 5,3").plays(
        "P1", "shoot blue-wizard"
    )
    assert (deaths(table), at(table, "blue-fireball_wand"), table.truth("ap")) == ([("troll", "fire")], None, 4)
    assert points(table) == [int(victim.startswith("orange")), 0]


def test_nobody_shoots_at_nothing() -> None:
    """DT-251: he chooses between the directions in which somebody is."""
    wizard = ("blue-wizard 1,3", "blue-fireball_wand 1,3")
    assert "shoot" not in verbs(t1(*wizard), "blue-wizard")
    both = t1(*wizard, "orange-goblin 4,3", "orange-cleric 1,1")
    assert choices(both, "shoot", "blue-wizard") == {"north", "east"}


def test_a_shot_kills_the_carried_with_the_carrier() -> None:
    """DT-252, DT-110: the object stays."""
    table = t1("blue-wizard 1,3", "blue-fireball_wand 1,3", "orange-thief 4,3", "orange-cleric 4,3 wounded")
    assert points(table.plays("P1", "shoot blue-wizard")) == [2, 0]
    table = t1("blue-wizard 1,3", "blue-fireball_wand 1,3", "orange-thief 4,3", "orange-treasure 4,3")
    assert at(table.plays("P1", "shoot blue-wizard"), "orange-treasure") == (4, 3)


def test_a_shot_may_hit_somebody_wounded_in_this_turn() -> None:
    """DT-253, DT-137: though he may not be attacked again."""
    table = t1("blue-wizard 1,3", "blue-fireball_wand 1,3", "orange-thief 2,3 hurt")
    assert verbs(table, "blue-wizard") == {"shoot", "move"}


# ---- the Teleportation Ring


def test_a_ring_leads_to_a_free_square_of_a_room_next_door() -> None:
    """DT-257: with all he carries; not into his own room, one across the corner, onto a token or a pit."""
    table = t1("blue-paladin 2,2", "blue-teleport_ring 2,2", "blue-goblin 2,2 wounded", "orange-rope 5,0")
    goals = choices(table, "teleport", "blue-paladin")
    assert {"6,0", "7,2", "0,5"} <= goals
    assert not goals & {"1,1", "5,5", "5,0", "7,1", "-1,1"}
    table.plays("P1", "teleport blue-paladin", "to 0,5")
    assert (at(table, "blue-goblin"), at(table, "blue-teleport_ring"), table.truth("ap")) == ((0, 5), None, 4)


def test_a_ring_leads_into_no_face_down_room() -> None:
    """DT-257."""
    table = on_rooms(with_rooms(T1, at_1="?"), "blue-troll 2,2", "blue-teleport_ring 2,2")
    assert all(goal.split(",")[1] >= "5" for goal in choices(table, "teleport", "blue-troll"))


def test_by_the_ring_a_thief_comes_onto_a_pit() -> None:
    """DT-257, DT-203: or who brings a Rope."""
    assert "7,1" in choices(t1("blue-thief 2,2", "blue-teleport_ring 2,2"), "teleport", "blue-thief")
    roped = t1("blue-paladin 2,2", "blue-teleport_ring 2,2", "blue-rope 2,2")
    assert "7,1" in choices(roped, "teleport", "blue-paladin")


def test_from_a_line_the_ring_leads_into_the_room_before_it_and_never_onto_a_line() -> None:
    """DT-258, DT-121."""
    goals = choices(t1("blue-warrior -1,1", "blue-teleport_ring -1,1"), "teleport", "blue-warrior")
    assert {goal.split(",")[0] for goal in goals} == set("01234")
    assert {goal.split(",")[1] for goal in goals} == set("01234")
    inside = choices(t1("blue-warrior 1,3", "blue-teleport_ring 1,3"), "teleport", "blue-warrior")
    assert not any(goal.startswith("-1") for goal in inside)


def test_by_the_official_rulings_the_ring_leads_onto_floor_only() -> None:
    """DT-258: (7,2) is the gear of 2ccw."""
    ring = ("blue-warrior 1,3", "blue-teleport_ring 1,3")
    assert "7,2" in choices(t1(*ring), "teleport", "blue-warrior")
    official = choices(t1(*ring, options={"rulings": "official"}), "teleport", "blue-warrior")
    assert "7,2" not in official
    assert "6,0" in official


# ---- the Charm Scroll


def test_a_scroll_takes_over_an_enemy_in_the_same_room() -> None:
    """DT-259, DT-159: for 1 AP he has three actions; no line of sight is needed, and the scroll is gone."""
    table = t1("blue-wizard 0,0", "blue-charm_scroll 0,0", "orange-cleric 4,4", "orange-goblin 5,0", "blue-thief 1,1")
    assert choices(table, "charm", "blue-wizard") == {"orange-cleric"}
    table.plays("P1", "charm blue-wizard")
    charmed = token(table, "orange-cleric")
    assert (charmed["charmed"], charmed["private"], table.truth("ap")) == (True, 3, 4)
    assert at(table, "blue-charm_scroll") is None


def test_who_stands_in_mist_or_is_carried_is_not_charmed() -> None:
    """DT-259, DT-291: nor is anybody from a start line."""
    table = t2("blue-wizard 5,3", "blue-charm_scroll 5,3", "orange-goblin 6,3", "orange-cleric 7,4")
    assert choices(table, "charm", "blue-wizard") == {"orange-cleric"}
    table = t1("blue-wizard 0,0", "blue-charm_scroll 0,0", "orange-cleric 4,3 wounded", "orange-thief 4,3")
    assert choices(table, "charm", "blue-wizard") == {"orange-thief"}
    line = t1("blue-wizard -1,1", "blue-charm_scroll -1,1", "orange-cleric 1,1")
    assert "charm" not in verbs(line, "blue-wizard")


def test_a_charmed_one_acts_three_times_even_with_a_potion() -> None:
    """DT-259, DT-245: the points of the card do not serve him."""
    table = t1("orange-cleric 1,3 charmed private=3", "orange-speed_potion 1,3").plays("P1", "quaff orange-cleric")
    assert token(table, "orange-cleric")["private"] == 2
    for way in ("east", "west"):
        walks(table, "orange-cleric", way, "stop")
    assert (verbs(table, "orange-cleric"), table.truth("ap")) == (set(), 5)


def test_charmed_and_own_characters_act_in_turn() -> None:
    """DT-260, DT-246: each action is finished before the next; the charm ends with the turn."""
    table = t1("orange-cleric 1,3 charmed private=3", "blue-goblin 3,6")
    walks(table, "orange-cleric", "east", "stop")
    walks(table, "blue-goblin", "south", "stop")
    walks(table, "orange-cleric", "west", "stop")
    assert (table.truth("ap"), token(table, "orange-cleric")["private"]) == (4, 1)
    table.plays("P1", "end-turn")
    assert (token(table, "orange-cleric")["charmed"], token(table, "orange-cleric")["private"]) == (False, 0)


def test_a_charmed_character_keeps_its_own_colour_and_gifts() -> None:
    """DT-261: it passes its own, is blocked by its enemies, breaks, reveals and turns."""
    thief = "orange-thief 1,3 charmed private=3"
    assert "east" not in first_steps(t1(thief, "blue-goblin 2,3"), "orange-thief")
    table = walks(
        t1(thief, "orange-goblin 2,3", "orange-sword 2,3"), "orange-thief", "east", "exchange", "east", "stop"
    )
    assert at(table, "orange-sword") == (3, 3)
    gear = "orange-warrior 2,2 charmed private=3"
    assert verbs(t1(gear), "orange-warrior") == {"turn", "move"}
    hidden = on_rooms(with_rooms(T1, at_1="?"), "orange-warrior 4,3 charmed private=3", "blue-goblin 0,0")
    assert "reveal" in verbs(hidden, "orange-warrior")


def test_a_charmed_character_fights_for_its_own_colour_with_its_owners_card() -> None:
    """DT-262: never against its own; its owner lays the card and scores."""
    charmed = "orange-warrior 1,2 charmed private=3"
    table = on_rooms(THREE, charmed, "red-goblin 2,2 wounded", "orange-thief 1,1", "blue-cleric 0,8", players=3)
    assert choices(table, "attack", "orange-warrior") == {"red-goblin"}
    table.plays("P1", "attack orange-warrior")
    assert table.asks() == ["P2", "P3"]
    table.plays("P2", "combat 6").plays("P3", "combat 0")
    assert points(table) == [0, 1, 0]


def test_a_charmed_character_may_be_attacked_by_the_charmer() -> None:
    """DT-262."""
    table = t1("orange-thief 2,3 charmed private=3", "blue-goblin 1,3")
    assert choices(table, "attack", "blue-goblin") == {"orange-thief"}


def test_a_charmed_character_jumps_with_a_card_of_the_charmer() -> None:
    """DT-263, DT-129."""
    table = t1("orange-warrior 10,1 charmed private=3").plays("P1", "jump orange-warrior", "to 12,1")
    assert [player["jumps"] for player in table.truth("players")] == [2, 3]
    assert "jump" not in verbs(t1("orange-warrior 10,1 charmed private=3", P1={"jumps": 0}), "orange-warrior")


def test_a_charmed_character_shoots_its_own_colour_for_the_active_player() -> None:
    """DT-264, DT-035."""
    table = t1("orange-red_dragon 1,3 charmed private=3", "orange-goblin 4,3").plays("P1", "breathe orange-red_dragon")
    assert (deaths(table), points(table)) == ([("goblin", "fire")], [1, 0])


def test_a_wounded_character_may_be_charmed() -> None:
    """DT-265: he can drink, for example."""
    table = t2("blue-wizard 4,0", "blue-charm_scroll 4,0", "orange-cleric 1,2 wounded").plays("P1", "charm blue-wizard")
    assert verbs(table, "orange-cleric") == {"drink"}


def test_a_charmed_character_that_gets_out_scores_for_its_owner() -> None:
    """DT-266: over an enemy line of its colour; its own line is none."""
    table = walks(t1("orange-goblin 0,6 charmed private=3"), "orange-goblin", "west")
    assert points(table) == [0, 2]
    assert at(walks(t1("orange-goblin 19,0 charmed private=3"), "orange-goblin", "east", "stop"), "orange-goblin") == (
        20,
        0,
    )


def test_everybody_carries_wand_and_scroll() -> None:
    """DT-267, DT-111."""
    for thing in ("fireball_wand", "charm_scroll"):
        table = walks(t1("blue-warrior 1,3", f"blue-{thing} 2,3"), "blue-warrior", "east", "stop")
        assert at(walks(table, "blue-warrior", "east", "stop"), f"blue-{thing}") == (3, 3)
