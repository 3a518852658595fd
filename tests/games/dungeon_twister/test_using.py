"""Actions 5 and 6: DT-158 to DT-160. What each ability and object does stands in the chapters of its own."""

import pytest

from tests.games.dungeon_twister.sitting import fights, steps, t1, verbs, where


def test_a_permanent_ability_costs_nothing() -> None:
    """DT-158: the Thief crosses a pit within his move."""
    table = t1("blue-thief 10,1").plays("P1", "move blue-thief", "step east", "step east", "stop")
    assert table.sees(None, "ap") == 4
    assert where(table, "blue-thief") == (12, 1)


@pytest.mark.parametrize(
    ("tokens", "deed"),
    [
        (("blue-warrior 0,1",), ("break blue-warrior",)),
        (("blue-thief 0,1",), ("lock blue-thief",)),
        (("blue-troll 1,2 wounded",), ("regenerate blue-troll",)),
        (("blue-cleric 1,2", "blue-goblin 2,2 wounded"), ("heal blue-cleric",)),
        (("blue-wall_walker 3,1",), ("wall-walk blue-wall_walker", "towards east")),
        (("blue-golem 3,1",), ("breach blue-golem", "at east")),
        (("blue-pickpocket 1,2", "orange-troll 2,2", "orange-sword 2,2"), ("steal blue-pickpocket",)),
        (("blue-illusionist 1,3",), ("conjure blue-illusionist", "illusion rubble", "to 2,3")),
        (("blue-red_dragon 1,3", "orange-troll 3,3"), ("breathe blue-red_dragon",)),
    ],
)
def test_other_abilities_cost_a_point_each_time(tokens: tuple[str, ...], deed: tuple[str, ...]) -> None:
    """DT-158."""
    table = t1(*tokens).plays("P1", *deed[:1])
    for choice in deed[1:]:
        if choice in table.offers("P1"):
            table.plays("P1", choice)
    assert table.step() == "action"
    assert table.sees(None, "ap") == 4


@pytest.mark.parametrize(
    ("tokens", "deed"),
    [
        (("blue-thief 1,3", "blue-speed_potion 1,3"), ("quaff blue-thief",)),
        (("blue-wizard 1,3", "blue-fireball_wand 1,3", "orange-troll 3,3"), ("shoot blue-wizard",)),
        (("blue-troll 1,3", "blue-teleport_ring 1,3"), ("teleport blue-troll", "to 6,0")),
        (("blue-wizard 1,3", "blue-charm_scroll 1,3", "orange-troll 3,3"), ("charm blue-wizard",)),
    ],
)
def test_an_object_that_is_activated_costs_a_point_and_is_gone(tokens: tuple[str, ...], deed: tuple[str, ...]) -> None:
    """DT-159."""
    table = t1(*tokens).plays("P1", *deed)
    assert table.sees(None, "ap") == 4
    assert where(table, tokens[1].split()[0]) is None


def test_the_key_is_not_used_up() -> None:
    """DT-159: and costs its point each time."""
    table = t1("blue-troll 0,1", "blue-key 0,1").plays("P1", "lock blue-troll", "lock blue-troll")
    assert table.sees(None, "ap") == 3
    assert where(table, "blue-key") == (0, 1)


def test_a_permanent_object_costs_nothing_and_stays() -> None:
    """DT-159: after a combat the Sword is still there."""
    table = fights(t1("blue-warrior 1,2", "blue-sword 1,2", "orange-thief 2,2"), "blue-warrior", 0, 1)
    assert where(table, "blue-sword") == (1, 2)
    assert table.sees(None, "ap") == 4
    rope = t1("blue-warrior 10,1", "blue-rope 10,1")
    assert "east" in steps(rope, "blue-warrior")


@pytest.mark.parametrize(
    ("tokens", "verb"),
    [
        (("blue-warrior 0,1",), "break"),
        (("blue-thief 0,1",), "lock"),
        (("blue-cleric 1,2", "blue-goblin 2,2 wounded"), "heal"),
        (("blue-golem 3,1",), "breach"),
        (("blue-thief 1,3", "blue-speed_potion 1,3"), "quaff"),
        (("blue-wizard 1,3", "blue-fireball_wand 1,3", "orange-troll 3,3"), "shoot"),
        (("blue-troll 1,3", "blue-teleport_ring 1,3"), "teleport"),
        (("blue-wizard 1,3", "blue-charm_scroll 1,3", "orange-troll 3,3"), "charm"),
    ],
)
def test_a_wounded_character_activates_nothing(tokens: tuple[str, ...], verb: str) -> None:
    """DT-160."""
    who = tokens[0].split()[0]
    assert verb in verbs(t1(*tokens), who)
    assert verb not in verbs(t1(f"{tokens[0]} wounded", *tokens[1:]), who)
