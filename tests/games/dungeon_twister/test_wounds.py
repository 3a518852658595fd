"""Wounded characters: DT-131 to DT-135."""

import pytest

from tests.games.dungeon_twister.sitting import actor, fights, look, points, state, steps, t1, t2, verbs, where


@pytest.mark.parametrize("who", ["warrior", "thief", "cleric", "mekanork", "pickpocket", "red_dragon"])
def test_a_wounded_character_does_nothing(who: str) -> None:
    """DT-131: though it stands on a gear beside an enemy."""
    tokens = ("orange-goblin 2,1", "orange-sword 2,1")
    assert "attack" in verbs(t1(f"blue-{who} 2,2", *tokens), f"blue-{who}")
    assert verbs(t1(f"blue-{who} 2,2 wounded", *tokens), f"blue-{who}") == []


def test_a_wounded_character_has_no_combat_value() -> None:
    """DT-131: the Troll with his 4."""
    table = t1("blue-warrior 1,2", "orange-troll 2,2 wounded").plays("P1", "attack blue-warrior")
    assert table.sees(None, "combat.defenders.strength") == 0


def test_a_wounded_character_joins_no_group_combat() -> None:
    """DT-131: neither here nor there."""
    tokens = ("blue-warrior 1,2", "orange-troll 2,2", "blue-cleric 2,1 wounded", "orange-thief 1,1 wounded")
    table = t1(*tokens).plays("P1", "attack blue-warrior", "target orange-troll")
    assert table.sees(None, "combat.attackers.tokens") == ["blue-warrior"]
    assert table.sees(None, "combat.defenders.tokens") == ["orange-troll"]


def test_a_wounded_character_has_no_permanent_ability() -> None:
    """DT-131: a wounded Thief is no bridge over his pit, and does not hold it for others."""
    tokens = ("blue-warrior 10,1", "blue-thief 11,1")
    assert "east" in steps(t1(*tokens), "blue-warrior")
    lying = t1(*tokens)
    state(lying).wounded |= 1 << actor(state(lying), "blue-thief")  # no such position can be written (DT-272)
    assert "east" not in steps(lying, "blue-warrior")


def test_who_is_wounded_again_dies() -> None:
    """DT-132."""
    table = fights(t1("blue-warrior 1,2", "orange-thief 2,2 wounded"), "blue-warrior")
    assert where(table, "orange-thief") is None
    assert points(table) == [1, 0]


def test_the_killer_s_player_lays_the_dead_before_himself() -> None:
    """DT-133."""
    table = fights(t1("blue-warrior 1,2", "orange-thief 2,2 wounded"), "blue-warrior")
    assert table.sees(None, "players.0.fates") == [{"owner": 1, "kind": "thief", "how": "killed", "points": 1}]
    assert table.sees(None, "players.1.fates") == []


def test_a_fireball_does_not_wound() -> None:
    """DT-134: it kills; so do falling rocks. Only combat wounds."""
    table = t1("blue-wizard 1,3", "blue-fireball_wand 1,3", "orange-troll 3,3").plays("P1", "shoot blue-wizard")
    assert where(table, "orange-troll") is None
    rocks = t2("blue-golem 0,7").plays("P1", "move blue-golem", "step east")
    assert where(rocks, "blue-golem") is None


def test_combat_wounds() -> None:
    """DT-134."""
    table = fights(t1("blue-warrior 1,2", "orange-thief 2,2"), "blue-warrior")
    assert look(table, "orange-thief")["wounded"]


@pytest.mark.parametrize(("rope", "lives"), [((), False), (("orange-rope 11,1",), True)])
def test_who_is_wounded_on_a_pit_dies_without_a_rope(rope: tuple[str, ...], lives: bool) -> None:
    """DT-135."""
    table = fights(t1("blue-warrior 10,1", "orange-thief 11,1", *rope), "blue-warrior")
    assert (where(table, "orange-thief") == (11, 1)) is lives
    assert points(table) == [0 if lives else 1, 0]
