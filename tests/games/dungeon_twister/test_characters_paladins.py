"""What Paladin, Weapon Master, Pickpocket and Golem can do (DT-210 to DT-220)."""

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
    told,
    verbs,
    walks,
    with_rooms,
)

# ---- the Paladin


@pytest.mark.parametrize(
    "load",
    [
        ("blue-rope", "orange-sword"),
        ("blue-rope", "blue-goblin wounded"),
        ("blue-thief wounded", "blue-goblin wounded"),
    ],
)
def test_a_paladin_carries_two_things(load: tuple[str, str]) -> None:
    """DT-210, DT-107."""
    things = [" ".join([each.split()[0], "1,3", *each.split()[1:]]) for each in load]
    table = walks(t1("blue-paladin 1,3", *things), "blue-paladin", "east", "stop")
    assert [at(table, each.split()[0]) for each in load] == [(2, 3), (2, 3)]


def test_not_even_a_paladin_carries_three() -> None:
    """DT-210: where a third thing lies he cannot stop."""
    table = walks(t1("blue-paladin 1,3", "blue-rope 1,3", "blue-sword 1,3", "blue-armor 2,3"), "blue-paladin", "east")
    assert "stop" not in steps(table)


def test_two_equal_objects_of_a_paladin_both_count() -> None:
    """DT-211."""
    table = t1("blue-paladin 1,3", "blue-sword 1,3", "orange-sword 1,3", "orange-cleric 2,3")
    assert table.plays("P1", "attack blue-paladin").truth("combat.attackers.strength") == 3 + 2


def test_two_objects_left_behind_are_taken_one_by_one() -> None:
    """DT-212: everybody may cross and take one, nobody stops there or puts anything down."""
    two = ("blue-sword 2,3", "blue-armor 2,3", "blue-paladin dead")
    table = walks(t1("orange-goblin 1,3", *two, active="P2"), "orange-goblin", "east", seat="P2")
    assert steps(table, "P2") >= {"east", "exchange"}
    assert "stop" not in steps(table, "P2")
    table.plays("P2", "exchange", "hold blue-armor", "step east", "stop")
    assert (at(table, "blue-armor"), at(table, "blue-sword")) == ((3, 3), (2, 3))
    full = walks(t1("blue-goblin 1,3", "blue-rope 1,3", *two), "blue-goblin", "east")
    assert "exchange" not in steps(full)


def test_a_paladin_takes_up_both_objects_of_another() -> None:
    """DT-212."""
    table = walks(t1("blue-paladin 1,3", "blue-sword 2,3", "blue-armor 2,3"), "blue-paladin", "east", "stop")
    assert at(table, "blue-paladin") == (2, 3)


def test_a_wounded_paladin_stays_among_his_two_objects() -> None:
    """DT-212, DT-109: a friend may carry him off, the objects stay."""
    table = t1(
        "blue-troll 1,3", "orange-paladin 2,3", "orange-sword 2,3", "orange-armor 2,3", "orange-thief 3,3 wounded"
    )
    fights(table, "blue-troll", ours=6, theirs=0)
    assert is_wounded(table, "orange-paladin")
    assert at(table, "orange-sword") == at(table, "orange-armor") == at(table, "orange-paladin")
    rescue = ("blue-goblin 1,3", "blue-paladin 2,3 wounded", "blue-sword 2,3", "blue-armor 2,3")
    table = walks(t1(*rescue), "blue-goblin", "east", "exchange", "hold blue-paladin", "step east", "stop")
    assert (at(table, "blue-paladin"), at(table, "blue-sword")) == ((3, 3), (2, 3))


def test_a_paladin_does_not_put_two_objects_down() -> None:
    """DT-212: one of them he may."""
    table = walks(t1("blue-paladin 1,3", "blue-sword 1,3", "blue-armor 1,3"), "blue-paladin", "east", "exchange")
    assert table.offers("P1") == ["hold blue-armor", "hold blue-sword"]
    table.plays("P1", "hold blue-armor", "step east", "stop")
    assert (at(table, "blue-armor"), at(table, "blue-sword")) == ((3, 3), (2, 3))


# ---- the Weapon Master


@pytest.mark.parametrize("master", ["orange-weapon_master 2,3", "orange-weapon_master 2,3 wounded"])
def test_a_weapon_master_sees_the_card_before_his_player_lays(master: str) -> None:
    """DT-213, DT-157: also as wounded target."""
    table = t1("blue-warrior 1,3", master).plays("P1", "attack blue-warrior")
    assert table.asks() == ["P1"]
    table.plays("P1", "combat 5")
    assert table.asks() == ["P2"]
    assert table.sees("P2", "combat.attackers.card") == 5
    assert table.sees(None, "combat.attackers.card") is None


def test_a_weapon_master_in_the_group_looks_too() -> None:
    """DT-213, DT-145: he need not be the one who attacks."""
    table = t1("blue-warrior 1,3", "blue-weapon_master 2,2", "orange-cleric 2,3").plays("P1", "attack blue-warrior")
    assert table.asks() == ["P2"]
    assert table.plays("P2", "combat 3").sees("P1", "combat.defenders.card") == 3


def test_two_weapon_masters_see_nothing() -> None:
    """DT-213."""
    table = t1("blue-weapon_master 1,3", "orange-weapon_master 2,3").plays("P1", "attack blue-weapon_master")
    assert table.asks() == ["P1", "P2"]
    assert table.plays("P1", "combat 5").sees("P2", "combat.attackers.card") is None


# ---- the Pickpocket


def test_a_pickpocket_steals_an_object_from_somebody_in_contact() -> None:
    """DT-214: 1 AP, wounded or not; then it is his."""
    for state in ("", " wounded"):
        table = t1("blue-pickpocket 1,3", f"orange-cleric 2,3{state}", "orange-sword 2,3")
        table.plays("P1", "steal blue-pickpocket")
        assert (at(table, "orange-sword"), table.truth("ap")) == ((1, 3), 4)
    assert "steal" not in verbs(t1("blue-thief 1,3", "orange-cleric 2,3", "orange-sword 2,3"), "blue-thief")


def test_a_pickpocket_chooses_between_the_objects_of_a_paladin() -> None:
    """DT-214."""
    table = t1("blue-pickpocket 1,3", "orange-paladin 2,3", "orange-sword 2,3", "orange-armor 2,3")
    table.plays("P1", "steal blue-pickpocket")
    assert table.offers("P1") == ["hold orange-armor", "hold orange-sword"]
    assert at(table.plays("P1", "hold orange-armor"), "orange-armor") == (1, 3)


@pytest.mark.parametrize(
    "others",
    [
        ("orange-cleric 2,3",),  # who has nothing
        ("orange-sword 2,3",),  # with nobody
        ("orange-warrior 2,3", "orange-cleric 2,3 wounded"),  # no object
        ("orange-ghost 2,3", "orange-sword 2,3"),  # not held
        ("orange-cleric 2,3", "orange-sword 2,3", "blue-rope 1,3"),  # hands full
        ("orange-cleric 2,3", "orange-sword 2,3", "blue-goblin 1,3 wounded"),  # back full
        ("orange-cleric 0,3", "orange-sword 0,3"),  # behind a wall
    ],
)
def test_what_a_pickpocket_cannot_steal(others: tuple[str, ...]) -> None:
    """DT-214, DT-215."""
    assert "steal" not in verbs(t1("blue-pickpocket 1,3", *others), "blue-pickpocket")


def test_a_pickpocket_steals_from_friends_but_by_the_official_rulings_from_enemies_only() -> None:
    """DT-215."""
    friends = ("blue-pickpocket 1,3", "blue-cleric 2,3", "blue-sword 2,3")
    assert "steal" in verbs(t1(*friends), "blue-pickpocket")
    assert "steal" not in verbs(t1(*friends, options={"rulings": "official"}), "blue-pickpocket")


def test_who_is_robbed_of_his_rope_falls() -> None:
    """DT-216: with those on a Paladin's back; 1 VP for each."""
    table = t1("blue-pickpocket 10,1", "orange-cleric 11,1", "orange-rope 11,1").plays("P1", "steal blue-pickpocket")
    assert (deaths(table), points(table)) == ([("cleric", "fall")], [1, 0])
    assert at(table, "orange-rope") == (10, 1)
    loaded = t1("blue-pickpocket 10,1", "orange-paladin 11,1", "orange-rope 11,1", "orange-cleric 11,1 wounded")
    assert points(loaded.plays("P1", "steal blue-pickpocket")) == [2, 0]


def test_a_thief_does_not_need_the_rope_that_is_stolen_from_him() -> None:
    """DT-216, DT-203."""
    table = t1("blue-pickpocket 10,1", "orange-thief 11,1", "orange-rope 11,1").plays("P1", "steal blue-pickpocket")
    assert deaths(table) == []


def test_no_friend_is_robbed_of_the_rope_he_stands_by() -> None:
    """DT-216."""
    table = t1("blue-pickpocket 10,1", "blue-cleric 11,1", "blue-rope 11,1")
    assert "steal" not in verbs(table, "blue-pickpocket")


# ---- the Golem


def test_a_golem_destroys_a_wall_and_stays_where_he_is() -> None:
    """DT-217: 1 AP and one of three markers."""
    table = t1("blue-golem 8,4").plays("P1", "breach blue-golem", "at south")
    assert (table.truth("ap"), table.truth("players.0.breaches"), at(table, "blue-golem")) == (4, 2, (8, 4))
    assert len(table.truth("rooms.1.breached")) == 1
    assert "breach" not in verbs(t1("blue-troll 8,4"), "blue-troll")


def test_a_golem_has_three_markers_in_a_game() -> None:
    """DT-217."""
    walls = ["1,3 south", "1,3 west", "19,1 east"]
    table = t1("blue-golem 8,4").plays("P1", "breach blue-golem", "at east", "breach blue-golem")
    assert (table.truth("players.0.breaches"), "breach" in verbs(table, "blue-golem")) == (1, True)
    assert "breach" not in verbs(t1("blue-golem 8,4", P1={"breaches": 0}, breached=walls), "blue-golem")
    last = t1("blue-golem 8,4", P1={"breaches": 1}, breached=walls[:2])
    assert len(told(last.plays("P1", "breach blue-golem", "at east"), "breached")) == 1


def test_a_breach_turns_with_its_room() -> None:
    """DT-218: so does the Golem, and from his square the wall behind it is the neighbour's."""
    table = t1("blue-golem 8,4", "blue-warrior 7,2", breached=["8,4 south"])
    before = table.truth("rooms.1.breached")
    table.plays("P1", "turn blue-warrior", "rotate own-left")
    assert (table.truth("rooms.1.breached"), at(table, "blue-golem")) == (before, (9, 1))
    assert "east-far" in choices(table, "breach", "blue-golem")
    assert "east" not in choices(table, "breach", "blue-golem")


def test_a_double_wall_takes_two_breaches_the_nearer_first() -> None:
    """DT-219: behind an open edge of one's own the far wall can be destroyed at once."""
    assert choices(t1("blue-golem 8,4"), "breach", "blue-golem") == {"east", "south"}
    half = t1("blue-golem 8,4", breached=["8,4 south"])
    assert choices(half, "breach", "blue-golem") == {"east", "south-far"}
    assert "south" not in first_steps(half, "blue-golem")
    assert "south" in first_steps(t1("blue-golem 8,4", breached=["8,4 south", "8,5 north"]), "blue-golem")
    assert "east-far" in choices(t1("blue-golem 4,2"), "breach", "blue-golem")


def test_which_other_walls_a_golem_destroys() -> None:
    """DT-220: outer walls, that before a start line, the own one towards a face-down room."""
    assert {"north", "west"} <= choices(t1("blue-golem 0,0"), "breach", "blue-golem")
    assert "east-far" in choices(t1("blue-golem -1,0"), "breach", "blue-golem")
    hidden = on_rooms(with_rooms(T1, at_1="?"), "blue-golem 4,1")
    assert "east" in choices(hidden, "breach", "blue-golem")
    open_edge = on_rooms(with_rooms(T1, at_1="?"), "blue-golem 4,2")
    assert "east-far" not in choices(open_edge, "breach", "blue-golem")


def test_a_golem_destroys_neither_portcullises_nor_blocks() -> None:
    """DT-220: and no open edge."""
    assert "east" not in choices(t1("blue-golem 0,1"), "breach", "blue-golem")
    assert choices(t1("blue-golem 1,3", illusions=["orange rubble 2,3"]), "breach", "blue-golem") == {"south", "west"}


@pytest.mark.parametrize(
    ("who", "move", "combat"), [("paladin", 4, 3), ("weapon_master", 3, 3), ("pickpocket", 6, 2), ("golem", 2, 4)]
)
def test_how_far_they_walk_and_how_strong_they_are(who: str, move: int, combat: int) -> None:
    """DT-210, DT-213, DT-214, DT-217."""
    table = t1(f"blue-{who} 2,2", "orange-cleric 2,3").plays("P1", f"move blue-{who}")
    assert table.truth("move.steps") == move
    table = t1(f"blue-{who} 2,2", "orange-cleric 2,3").plays("P1", f"attack blue-{who}")
    assert table.truth("combat.attackers.strength") == combat
