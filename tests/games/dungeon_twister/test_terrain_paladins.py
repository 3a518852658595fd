"""Pentagram, falling rocks, mist and rifts (DT-282 to DT-294), on T2."""

from typing import Any

import pytest

from tests.games.dungeon_twister.situations import (
    asked_after,
    at,
    choices,
    deaths,
    first_steps,
    points,
    steps,
    t2,
    token,
    told,
    verbs,
    walks,
)

OFFICIAL: dict[str, Any] = {"options": {"rulings": "official"}}

# ---- the pentagram: (16,1), (17,1), (16,2), (17,2)


@pytest.mark.parametrize(
    ("others", "worth"),
    [
        ((), 1),
        (("blue-goblin 16,1",), 1),
        (("orange-goblin 16,1 wounded",), 0),
        (("orange-goblin 16,1",), 0),
        (("orange-goblin 18,2",), 1),
    ],
)
def test_who_is_alone_on_the_pentagram_has_a_point(others: tuple[str, ...], worth: int) -> None:
    """DT-282, DT-283: with all his characters together one; with two colours there nobody."""
    table = walks(t2("blue-cleric 18,1", *others), "blue-cleric", "west", "stop")
    assert points(table) == [worth, 0]


def test_wounded_characters_alone_hold_no_pentagram() -> None:
    """DT-282: at least one must stand."""
    wounded = ("blue-goblin 17,2 wounded", "blue-thief 1,4")
    assert points(walks(t2(*wounded), "blue-thief", "west", "stop")) == [0, 0]
    assert points(walks(t2(*wounded, "blue-cleric 18,1"), "blue-cleric", "west", "stop")) == [1, 0]


def test_the_point_of_the_pentagram_goes_when_he_goes() -> None:
    """DT-283: counted at the end of each action."""
    table = walks(t2("blue-cleric 18,1"), "blue-cleric", "west", "stop")
    assert points(walks(table, "blue-cleric", "east", "stop")) == [0, 0]
    assert [args["seat"] for args in told(table, "pentagram")] == [0, -1]


def test_crossing_the_pentagram_gives_nothing() -> None:
    """DT-283, DT-037: only where the action ends counts."""
    table = walks(t2("blue-cleric 18,1", P1={"points": 4}), "blue-cleric", "west", "east", "stop")
    assert (points(table), table.match.over) == ([4, 0], False)


# ---- falling rocks: (1,7), between (0,7) and (2,7)


def test_falling_rocks_kill_whoever_walks_there_without_a_shield() -> None:
    """DT-284: with a Fire Shield he may cross and keeps it, but not stop."""
    assert deaths(walks(t2("blue-warrior 0,7"), "blue-warrior", "east")) == [("warrior", "rocks")]
    table = walks(t2("blue-warrior 0,7", "blue-fire_shield 0,7"), "blue-warrior", "east")
    assert "stop" not in steps(table)
    table.plays("P1", "step east", "stop")
    assert (deaths(table), at(table, "blue-fire_shield")) == ([], (2, 7))


def test_flyers_and_jumpers_set_off_no_rocks() -> None:
    """DT-285."""
    for who in ("wizard", "ghost"):
        table = walks(t2(f"blue-{who} 0,7"), f"blue-{who}", "east", "east", "stop")
        assert (deaths(table), at(table, f"blue-{who}")) == ([], (2, 7))
    table = t2("blue-warrior 0,7").plays("P1", "jump blue-warrior", "over east", "to 2,7")
    assert (deaths(table), at(table, "blue-warrior")) == ([], (2, 7))


def test_a_carried_body_is_the_shield_and_dies() -> None:
    """DT-286, DT-036: nobody scores what a player does to his own; the carrier goes on."""
    table = walks(t2("blue-warrior 0,7", "blue-elf_scout 0,7 wounded"), "blue-warrior", "east", "east", "stop")
    assert (deaths(table), points(table)) == ([("elf_scout", "rocks")], [0, 0])
    assert at(table, "blue-warrior") == (2, 7)


def test_led_there_by_a_charm_the_carried_score_for_the_charmer() -> None:
    """DT-286: 1 VP."""
    charmed = ("orange-warrior 0,7 charmed private=3", "orange-elf_scout 0,7 wounded")
    assert points(walks(t2(*charmed), "orange-warrior", "east", "east", "stop")) == [1, 0]


def test_one_may_walk_to_death_under_falling_rocks() -> None:
    """DT-287, DT-036: the object stays there; charmed, he is worth a point to the charmer."""
    table = walks(t2("blue-warrior 0,7", "blue-sword 0,7"), "blue-warrior", "east")
    assert (points(table), at(table, "blue-sword")) == ([0, 0], (1, 7))
    assert points(walks(t2("orange-warrior 0,7 charmed private=3"), "orange-warrior", "east")) == [1, 0]
    assert points(walks(t2("blue-warrior 0,7", **OFFICIAL), "blue-warrior", "east")) == [0, 1]


def test_an_object_is_fetched_from_falling_rocks_for_a_shield() -> None:
    """DT-288: the shield is left there instead; flyers just take it."""
    table = t2("blue-warrior 0,7", "blue-fire_shield 0,7", "blue-treasure 1,7")
    walks(table, "blue-warrior", "east", "exchange", "east", "stop")
    assert (at(table, "blue-treasure"), at(table, "blue-fire_shield"), deaths(table)) == ((2, 7), (1, 7), [])
    table = walks(t2("blue-wizard 0,7", "blue-treasure 0,7"), "blue-wizard", "east", "exchange", "east", "stop")
    assert at(table, "blue-treasure") == (1, 7)


def test_a_shield_that_lies_there_lets_everybody_cross() -> None:
    """DT-289."""
    table = t2("blue-warrior 0,7", "orange-fire_shield 1,7")
    assert deaths(walks(table, "blue-warrior", "east", "east", "stop")) == []


def test_the_wounded_are_not_left_under_falling_rocks() -> None:
    """DT-289: objects are."""
    there = ("blue-wizard 0,7", "blue-elf_scout 0,7 wounded")
    assert "exchange" not in steps(walks(t2(*there), "blue-wizard", "east"))
    assert "exchange" in steps(walks(t2("blue-wizard 0,7", "blue-sword 0,7"), "blue-wizard", "east"))


def test_a_paladin_with_a_shield_loses_nobody() -> None:
    """DT-290."""
    load = ("blue-fire_shield 0,7", "blue-elf_scout 0,7 wounded")
    assert deaths(walks(t2("blue-paladin 0,7", *load), "blue-paladin", "east", "east", "stop")) == []


def test_a_paladin_chooses_which_of_two_bodies_the_rocks_strike() -> None:
    """DT-290, DT-286."""
    load = ("blue-golem 0,7 wounded", "blue-elf_scout 0,7 wounded")
    table = walks(t2("blue-paladin 0,7", *load), "blue-paladin", "east")
    assert table.offers("P1") == ["give-up blue-golem", "give-up blue-elf_scout"]
    table.plays("P1", "give-up blue-golem", "step east", "stop")
    assert (deaths(table), at(table, "blue-elf_scout")) == ([("golem", "rocks")], (2, 7))


# ---- mist: (6,3), (7,3) beside (5,3)


def test_mist_is_walked_on_like_floor() -> None:
    """DT-291."""
    table = walks(t2("blue-cleric 5,3"), "blue-cleric", "east", "east", "stop")
    assert at(table, "blue-cleric") == (7, 3)


@pytest.mark.parametrize("target", ["6,3", "7,3"])
def test_nobody_is_shot_in_mist(target: str) -> None:
    """DT-291: not even from next to him; nor charmed or breathed at."""
    other = f"orange-troll {target}"
    assert "shoot" not in verbs(t2("blue-wizard 5,3", "blue-fireball_wand 5,3", other), "blue-wizard")
    assert "breathe" not in verbs(t2("blue-red_dragon 5,3", other), "blue-red_dragon")
    assert "charm" not in verbs(t2("blue-wizard 5,3", "blue-charm_scroll 5,3", other), "blue-wizard")


def test_from_the_edge_of_the_mist_one_shoots_outwards() -> None:
    """DT-292: not through another square of mist."""
    assert choices(t2("blue-red_dragon 6,3", "orange-troll 5,3"), "breathe", "blue-red_dragon") == {"west"}
    assert "breathe" not in verbs(t2("blue-red_dragon 7,3", "orange-troll 5,3"), "blue-red_dragon")


def test_in_mist_one_fights_heals_and_steals() -> None:
    """DT-293."""
    assert "attack" in verbs(t2("blue-cleric 5,3", "orange-troll 6,3"), "blue-cleric")
    assert "heal" in verbs(t2("blue-cleric 6,3", "orange-troll 7,3 wounded"), "blue-cleric")
    assert "steal" in verbs(t2("blue-pickpocket 6,3", "orange-troll 7,3", "orange-rope 7,3"), "blue-pickpocket")


# ---- rifts: (12,1), between (11,1) and (13,1)


@pytest.mark.parametrize(
    ("who", "enters"),
    [("wizard", True), ("ghost", True), ("thief", False), ("elf_scout", False), ("warrior", False)],
)
def test_only_flyers_cross_a_rift(who: str, enters: bool) -> None:
    """DT-294: and do not stop in it."""
    table = t2(f"blue-{who} 11,1", "blue-rope 11,1")
    assert ("east" in first_steps(table, f"blue-{who}")) is enters
    if enters:
        assert "stop" not in steps(walks(table, f"blue-{who}", "east"))


def test_one_square_of_rift_is_jumped_over() -> None:
    """DT-294, DT-126: not two in a row."""
    table = t2("blue-paladin 11,1").plays("P1", "jump blue-paladin", "over east")
    assert at(table, "blue-paladin") == (13, 1)
    table = t2("blue-paladin 10,7").plays("P1", "jump blue-paladin")
    assert asked_after(table, "over east") == ["to 11,6", "to 11,8"]


def test_by_the_official_rulings_a_rope_works_on_a_rift() -> None:
    """DT-294, DT-206, DT-228: as on a pit; the gifts of Thief and Elf Scout do not."""
    table = walks(t2("blue-warrior 11,1", "blue-rope 11,1", **OFFICIAL), "blue-warrior", "east", "stop")
    assert at(table, "blue-warrior") == (12, 1)
    for who in ("thief", "elf_scout"):
        assert "east" not in first_steps(t2(f"blue-{who} 11,1", **OFFICIAL), f"blue-{who}")
    assert token(table, "blue-rope")["x"] == 12
