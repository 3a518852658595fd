"""Objects that work while held: Rope, Treasure, Armor, Sword, Key, Fire Shield, Dragonslayer (DT-236 to DT-256)."""

import pytest

from tests.games.dungeon_twister.boards import T1
from tests.games.dungeon_twister.play import dungeon_twister, play_to
from tests.games.dungeon_twister.situations import (
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
from undercroft.games.dungeon_twister.state import TEAM_CHARACTERS

# ---- the Rope


def test_a_rope_in_the_hand_leads_over_a_pit_or_onto_it() -> None:
    """DT-236, DT-272: without one the pit is closed."""
    table = walks(t1("blue-warrior 10,1", "blue-rope 10,1"), "blue-warrior", "east")
    assert steps(table) >= {"east", "south", "stop"}
    assert at(table.plays("P1", "stop"), "blue-rope") == (11, 1)
    assert "east" not in first_steps(t1("blue-warrior 10,1"), "blue-warrior")


@pytest.mark.parametrize("keeper", [(), ("blue-cleric 11,1",), ("orange-cleric 11,1 wounded",)])
def test_a_rope_on_a_pit_lets_everybody_cross(keeper: tuple[str, ...]) -> None:
    """DT-236: of any colour, whether it lies there or somebody holds it there."""
    table = t1("blue-warrior 10,1", "orange-rope 11,1", *keeper)
    assert "east" in first_steps(table, "blue-warrior")
    walks(table, "blue-warrior", "east", "east", "stop")
    assert (at(table, "blue-warrior"), at(table, "orange-rope"), deaths(table)) == ((12, 1), (11, 1), [])


def test_a_rope_needs_two_anchors_on_squares_one_can_stand_on() -> None:
    """DT-237: whoever stands there; a face-down room is none."""
    rope = ("blue-warrior 2,6", "blue-rope 2,6")
    assert "north" in first_steps(t1(*rope, "orange-goblin 2,4"), "blue-warrior")
    assert "north" not in first_steps(on_rooms(with_rooms(T1, at_0="?"), *rope), "blue-warrior")


def test_a_start_line_is_an_anchor() -> None:
    """DT-237: the pit (0,8) of T2 lies between the line and a floor square."""
    assert "north" not in first_steps(t2("blue-warrior 0,9", "blue-rope 0,9"), "blue-warrior")  # a wall
    assert "south" in first_steps(t2("blue-warrior 0,7", "blue-rope 0,7"), "blue-warrior")


def test_a_rope_that_lies_or_is_stood_by_needs_no_anchors_any_more() -> None:
    """DT-237, DT-275: the Cleric hangs on after the room has turned."""
    table = t1("orange-warrior 13,2", "blue-cleric 11,1", "blue-rope 11,1", active="P2")
    table.plays("P2", "turn orange-warrior", "rotate own-right")
    assert (at(table, "blue-cleric"), deaths(table)) == ((13, 1), [])
    assert "north" in first_steps(
        on_rooms(with_rooms(T1, at_0="?"), "blue-warrior 2,6", "blue-rope 2,5"), "blue-warrior"
    )


def test_a_rope_is_not_laid_without_anchors() -> None:
    """DT-237: the Elf Scout crosses anyhow, but may not leave it there, nor stop by it."""
    hidden = on_rooms(with_rooms(T1, at_4="1ccw@1"), "blue-elf_scout 3,7", "blue-rope 3,7")
    assert steps(walks(hidden, "blue-elf_scout", "east")) == {"east", "west"}


def test_no_rope_leads_from_pit_to_pit() -> None:
    """DT-238: nor does an own Thief; two pits lie side by side where 1ccw has been turned."""
    rooms = with_rooms(T1, at_4="1ccw@1")
    table = on_rooms(rooms, "blue-warrior 6,7", "blue-rope 6,7")
    assert "west" not in steps(walks(table, "blue-warrior", "west"))
    table = on_rooms(rooms, "blue-warrior 5,7", "blue-rope 5,7", "blue-thief 4,7")
    assert "west" not in first_steps(table, "blue-warrior")
    assert "west" in first_steps(on_rooms(rooms, "blue-thief 5,7"), "blue-thief")


def test_a_rope_is_laid_and_taken_up_in_passing() -> None:
    """DT-239: by exchanges, which cost nothing; it goes along with whoever takes it."""
    table = t1("blue-cleric 7,0", "blue-rope 7,0", "blue-warrior 7,4")
    walks(table, "blue-cleric", "south", "exchange", "south", "east", "stop")
    assert (at(table, "blue-rope"), table.truth("ap")) == ((7, 1), 4)
    table = walks(t1("blue-warrior 7,0", "blue-rope 7,1"), "blue-warrior", "south", "exchange", "south", "stop")
    assert at(table, "blue-rope") == (7, 2)


def test_who_stops_on_a_pit_holds_the_rope_that_lies_there() -> None:
    """DT-240: so he must carry nothing else; a Paladin one thing."""
    assert "stop" in steps(walks(t1("blue-warrior 10,1", "blue-rope 11,1"), "blue-warrior", "east"))
    loaded = ("blue-sword 10,1", "blue-rope 11,1")
    assert "stop" not in steps(walks(t1("blue-warrior 10,1", *loaded), "blue-warrior", "east"))
    assert "stop" in steps(walks(t1("blue-paladin 10,1", *loaded), "blue-paladin", "east"))


def test_nobody_takes_the_rope_from_a_friend_on_a_pit() -> None:
    """DT-241: unless it is a Thief, who needs none."""
    friend = walks(t1("blue-goblin 10,1", "blue-cleric 11,1", "blue-rope 11,1"), "blue-goblin", "east")
    assert "exchange" not in steps(friend)
    thief = walks(t1("blue-goblin 10,1", "blue-thief 11,1", "blue-rope 11,1"), "blue-goblin", "east")
    assert "exchange" in steps(thief)


def test_who_takes_the_rope_from_a_wounded_enemy_on_a_pit_kills_him() -> None:
    """DT-242: 1 VP."""
    table = t1("blue-goblin 10,1", "orange-cleric 11,1 wounded", "orange-rope 11,1")
    walks(table, "blue-goblin", "east", "exchange")
    assert (deaths(table), points(table)) == ([("cleric", "fall")], [1, 0])


def test_a_wounded_friend_on_a_pit_keeps_his_rope_or_is_taken_along() -> None:
    """DT-242, DT-274: a Paladin may take both."""
    pit = ("blue-cleric 11,1 wounded", "blue-rope 11,1")
    table = walks(t1("blue-goblin 10,1", *pit), "blue-goblin", "east", "exchange", "east", "stop")
    assert (at(table, "blue-cleric"), at(table, "blue-rope"), deaths(table)) == ((12, 1), (11, 1), [])
    table = walks(t1("blue-paladin 10,1", *pit), "blue-paladin", "east", "exchange", "hold blue-rope")
    assert at(table.plays("P1", "step east", "stop"), "blue-rope") == (12, 1)


def test_rope_and_key_are_picked_as_often_as_one_likes() -> None:
    """DT-243, DT-025: everything else once."""
    table = play_to(dungeon_twister(sets="mixed", team_choice="alternating").start(1), "shared-pick")
    while len(table.truth("players.0.picked")) < TEAM_CHARACTERS:
        table.plays(table.asks()[0], table.offers(table.asks()[0])[0])
    for kind in ("rope", "key", "sword", "rope", "key"):
        table.plays(table.asks()[0], f"pick {kind}")
    offered = table.offers(table.asks()[0])
    assert {"pick rope", "pick key", "pick armor"} <= set(offered)
    assert "pick sword" not in offered


# ---- Treasure, Armor, Sword


def test_a_treasure_is_worth_a_point_outside() -> None:
    """DT-244, DT-032, DT-116: of whatever colour; another object is worth nothing."""
    for colour in ("blue", "orange"):
        assert points(walks(t1("blue-thief 19,0", f"{colour}-treasure 19,0"), "blue-thief", "east")) == [2, 0]
    assert points(walks(t1("blue-thief 19,0", "blue-sword 19,0"), "blue-thief", "east")) == [1, 0]


@pytest.mark.parametrize(
    ("who", "thing", "attacking", "defending"),
    [("warrior", "armor", 3, 4), ("warrior", "sword", 4, 3), ("warrior wounded", "armor", None, 1),
     ("warrior wounded", "sword", None, 0)],
)  # fmt: skip
def test_armor_defends_and_a_sword_attacks(who: str, thing: str, attacking: int | None, defending: int) -> None:
    """DT-248, DT-249, DT-013: +1; Armor serves also the wounded, who never attack."""
    kind, _, state = who.partition(" ")
    ours = t1(f"blue-{kind} 1,3 {state}", f"blue-{thing} 1,3", "orange-cleric 2,3")
    if attacking is None:
        assert "attack" not in verbs(ours, f"blue-{kind}")
    else:
        assert ours.plays("P1", f"attack blue-{kind}").truth("combat.attackers.strength") == attacking
    theirs = t1("blue-thief 1,3", f"orange-{kind} 2,3 {state}", f"orange-{thing} 2,3").plays("P1", "attack blue-thief")
    assert theirs.truth("combat.defenders.strength") == defending


# ---- Key, Fire Shield, Dragonslayer


def test_a_key_opens_and_closes_and_is_not_used_up() -> None:
    """DT-254, DT-160: 1 AP each; whoever holds it unwounded, and never a broken portcullis."""
    table = t1("blue-goblin 0,1", "blue-key 0,1").plays("P1", "lock blue-goblin")
    assert (len(table.truth("rooms.0.open")), table.truth("ap"), at(table, "blue-key")) == (1, 4, (0, 1))
    assert table.plays("P1", "lock blue-goblin").truth("rooms.0.open") == []
    assert verbs(t1("blue-goblin 0,1 wounded", "blue-key 0,1"), "blue-goblin") == set()
    assert "lock" not in verbs(t1("blue-goblin 0,1", "blue-key 0,1", broken=["0,1 east"]), "blue-goblin")


def test_a_fire_shield_guards_against_fire_and_rocks() -> None:
    """DT-255, DT-252, DT-284: also whom its holder carries; the Wand is used up all the same."""
    target = ("orange-cleric 4,3", "orange-fire_shield 4,3")
    table = t1("blue-wizard 1,3", "blue-fireball_wand 1,3", *target).plays("P1", "shoot blue-wizard")
    assert (deaths(table), at(table, "blue-fireball_wand")) == ([], None)
    loaded = ("orange-paladin 4,3", "orange-goblin 4,3 wounded", "orange-fire_shield 4,3")
    assert deaths(t1("blue-red_dragon 1,3", *loaded).plays("P1", "breathe blue-red_dragon")) == []
    wounded = ("orange-goblin 4,3 wounded", "orange-fire_shield 4,3")
    assert deaths(t1("blue-red_dragon 1,3", *wounded).plays("P1", "breathe blue-red_dragon")) == []
    table = walks(t2("blue-warrior 0,7", "blue-fire_shield 0,7"), "blue-warrior", "east", "east", "stop")
    assert deaths(table) == []


def test_a_dragonslayer_adds_four_against_a_dragon_only() -> None:
    """DT-256: attacking or defending."""
    for other, strength in (("red_dragon", 7), ("troll", 3)):
        table = t1("blue-warrior 1,3", "blue-dragonslayer 1,3", f"orange-{other} 2,3").plays(
            "P1", "attack blue-warrior"
        )
        assert table.truth("combat.attackers.strength") == strength
    table = t1("blue-red_dragon 1,3", "orange-warrior 2,3", "orange-dragonslayer 2,3").plays(
        "P1", "attack blue-red_dragon"
    )
    assert table.truth("combat.defenders.strength") == 7


def test_a_dragon_that_loses_to_a_dragonslayer_dies_at_once() -> None:
    """DT-256, DT-235: without it he is wounded; a wounded holder does not count."""
    dragon = ("blue-warrior 1,3", "orange-red_dragon 2,3")
    table = fights(t1(*dragon, "blue-dragonslayer 1,3"), "blue-warrior", ours=6, theirs=0)
    assert (deaths(table), points(table)) == ([("red_dragon", "combat")], [2, 0])
    table = fights(t1(*dragon), "blue-warrior", ours=6, theirs=0)
    assert is_wounded(table, "orange-red_dragon")
    wounded = ("blue-red_dragon 1,3", "orange-cleric 2,3 wounded", "orange-dragonslayer 2,3")
    assert t1(*wounded).plays("P1", "attack blue-red_dragon").truth("combat.defenders.strength") == 0
