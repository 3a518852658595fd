"""Carrying, dropping, swapping: DT-101 to DT-113."""

import pytest

from tests.games.dungeon_twister.sitting import (
    choices,
    fights,
    loads,
    look,
    t1,
    t2,
    told,
    trial,
    verbs,
    where,
)
from undercroft.engine.testing.table import PlayTable

EAST = "step east"


def test_one_object_or_one_wounded_friend_is_carried() -> None:
    """DT-101: never both, whatever the colour of the object."""
    table = t1("blue-thief 1,3", "blue-goblin 2,3 wounded", "orange-sword 2,3")
    assert loads(table, "blue-thief", EAST) == ["blue-goblin", "orange-sword"]
    for lying, carried in (("blue-goblin 2,3 wounded", True), ("orange-goblin 2,3 wounded", False)):
        assert ("stop" in choices(t1("blue-thief 1,3", lying), "blue-thief", EAST)) is carried


def test_taking_and_leaving_costs_nothing() -> None:
    """DT-102: neither action points nor steps, and happens within a move only."""
    table = t1("blue-thief 1,3", "blue-sword 1,3", "blue-rope 2,3")
    assert {text.split()[0] for text in table.offers("P1")} == {"move", "end-turn"}
    table.plays("P1", "move blue-thief", EAST, "exchange")
    assert table.sees(None, "move") == {"token": "blue-thief", "steps": 4, "held": ["blue-rope"]}
    assert table.sees(None, "ap") == 4
    assert where(table, "blue-sword") == (2, 3)


def test_on_each_visit_of_a_square_one_exchanges_once() -> None:
    """DT-103: also on the first square; a new visit is a new one."""
    table = t1("blue-thief 1,3", "blue-sword 1,3")
    assert "exchange" in choices(table, "blue-thief")
    assert "exchange" not in choices(table, "blue-thief", "exchange", "hold-no-more")
    back = ("exchange", "hold-no-more", EAST, "step west")
    assert loads(table, "blue-thief", *back) == ["blue-sword"]


def test_only_other_loads_are_offered() -> None:
    """DT-103: what he has already is none."""
    table = t1("blue-thief 1,3", "blue-rope 1,3", "blue-cleric 2,3", "blue-sword 2,3")
    assert loads(table, "blue-thief", EAST) == ["blue-sword"]


@pytest.mark.parametrize(
    ("there", "found"),
    [
        (("orange-sword 2,3",), ["orange-sword"]),
        (("orange-goblin 2,3 wounded", "orange-sword 2,3"), ["orange-sword"]),
        (("blue-goblin 2,3 wounded",), ["blue-goblin"]),
        (("blue-troll 2,3", "orange-sword 2,3"), ["orange-sword"]),
        (("blue-troll 2,3", "blue-goblin 2,3 wounded"), ["blue-goblin"]),
    ],
)
def test_what_can_be_taken(there: tuple[str, ...], found: list[str]) -> None:
    """DT-104: loose objects, those of the wounded of any colour, own wounded, and what friends carry."""
    assert loads(t1("blue-thief 1,3", *there), "blue-thief", EAST) == found


@pytest.mark.parametrize("brings", [(), ("blue-rope 1,3",)])
def test_nothing_is_taken_from_or_left_with_an_enemy_who_stands(brings: tuple[str, ...]) -> None:
    """DT-104: the Wizard only crosses him."""
    table = t1("blue-wizard 1,3", *brings, "orange-troll 2,3", "orange-sword 2,3")
    assert loads(table, "blue-wizard", EAST) == []


def test_passing_a_friend_means_giving_taking_or_swapping() -> None:
    """DT-105: each ends with at most one thing."""
    both = t1("blue-thief 1,3", "blue-sword 1,3", "blue-cleric 2,3", "blue-armor 2,3")
    assert loads(both, "blue-thief", EAST) == ["blue-armor"]
    give = t1("blue-thief 1,3", "blue-sword 1,3", "blue-cleric 2,3")
    assert loads(give, "blue-thief", EAST) == [""]
    take = t1("blue-thief 1,3", "blue-cleric 2,3", "blue-armor 2,3")
    assert loads(take, "blue-thief", EAST) == ["blue-armor"]


def test_nothing_is_left_on_a_pit_but_a_rope() -> None:
    """DT-106."""
    assert loads(t1("blue-thief 10,1", "blue-sword 10,1"), "blue-thief", EAST) == []
    assert loads(t1("blue-thief 10,1", "blue-rope 10,1"), "blue-thief", EAST) == [""]


def test_only_objects_are_left_on_falling_rocks() -> None:
    """DT-106."""
    assert loads(t2("blue-wizard 0,7", "blue-sword 0,7"), "blue-wizard", EAST) == [""]
    assert loads(t2("blue-wizard 0,7", "blue-goblin 0,7 wounded"), "blue-wizard", EAST) == []


def test_nothing_is_left_on_rift_fountain_and_rubble() -> None:
    """DT-106."""
    assert loads(t2("blue-wizard 11,1", "blue-sword 11,1"), "blue-wizard", EAST) == []
    fountain = t2("blue-wizard 1,2", "blue-sword 1,2", options={"rulings": "official"})
    assert loads(fountain, "blue-wizard", EAST) == []
    rubble = t2("blue-illusionist 8,0", "blue-key 8,0", illusions=["blue rubble 9,0"])
    assert loads(rubble, "blue-illusionist", EAST) == []


def test_what_is_put_down_obeys_the_rest_rule() -> None:
    """DT-106: no second object where one lies, no second wounded."""
    table = t1("blue-thief 1,3", "blue-sword 1,3", "orange-rope 2,3")
    assert loads(table, "blue-thief", EAST) == ["orange-rope"]


@pytest.mark.parametrize(
    ("who", "found"),
    [
        ("thief", ["blue-goblin", "blue-sword"]),
        ("paladin", ["blue-goblin", "blue-goblin blue-sword", "blue-sword"]),
        ("ghost", []),
    ],
)
def test_the_carrying_limit(who: str, found: list[str]) -> None:
    """DT-107: one thing, the Paladin two, the Ghost nothing."""
    table = t1(f"blue-{who} 1,3", "blue-goblin 2,3 wounded", "blue-sword 2,3")
    assert loads(table, f"blue-{who}", EAST) == found


def test_a_monk_carries_nothing() -> None:
    """DT-107."""
    found = t1("monk-1 1,3", "blue-sword 2,3", options={"scenario": "1"})
    assert loads(found, "monk-1", EAST) == []
    assert "stop" in choices(found, "monk-1", EAST)


def test_what_somebody_carries_is_public() -> None:
    """DT-108: at rest and in the middle of a move."""
    table = t1("blue-thief 1,3", "blue-sword 1,3")
    assert [where_seen(table, viewer) for viewer in ("P1", "P2", None)] == [(1, 3)] * 3
    table.plays("P1", "move blue-thief", EAST)
    assert [table.sees(viewer, "move.held") for viewer in ("P1", "P2", None)] == [["blue-sword"]] * 3


def where_seen(table: PlayTable, viewer: str | None) -> tuple[int, int]:
    tokens = table.sees(viewer, "tokens")
    return next((each["x"], each["y"]) for each in tokens if each["id"] == "blue-sword")


def test_who_is_wounded_lets_go_of_his_object() -> None:
    """DT-109: both stay on the square, and an enemy may take it in passing."""
    table = fights(t1("blue-warrior 1,2", "orange-thief 2,2", "orange-sword 2,2", "blue-goblin 2,1"), "blue-warrior", 6)
    assert look(table, "orange-thief")["wounded"]
    assert where(table, "orange-sword") == where(table, "orange-thief") == (2, 2)
    assert loads(table, "blue-goblin", "step south") == ["orange-sword"]


def test_the_object_of_the_dead_stays() -> None:
    """DT-110: loose, for everybody."""
    table = fights(t1("blue-warrior 1,2", "orange-thief 2,2 wounded", "orange-armor 2,2"), "blue-warrior")
    assert where(table, "orange-thief") is None
    assert where(table, "orange-armor") == (2, 2)
    assert loads(table, "blue-warrior", EAST) == ["orange-armor"]


@pytest.mark.parametrize(("thing", "stays"), [("sword", False), ("treasure", False), ("rope", True)])
def test_of_what_the_dead_held_on_a_pit_only_a_rope_stays(thing: str, stays: bool) -> None:
    """DT-110: a fireball kills a Thief there."""
    table = t1("blue-wizard 10,1", "blue-fireball_wand 10,1", "orange-thief 11,1", f"orange-{thing} 11,1")
    table.plays("P1", "shoot blue-wizard")
    assert where(table, f"orange-{thing}") == ((11, 1) if stays else None)
    assert len(told(table, "lost")) == (not stays)


@pytest.mark.parametrize("thing", ["fireball_wand", "charm_scroll", "key", "treasure"])
def test_everyone_carries_what_he_cannot_use(thing: str) -> None:
    """DT-111."""
    table = t1("blue-troll 1,3", f"blue-{thing} 2,3").plays("P1", "move blue-troll", EAST, "stop")
    assert len(trial(table, "blue-troll").held) == 1
    assert {"shoot", "charm"}.isdisjoint(verbs(table, "blue-troll"))


def test_wounded_enemies_are_never_carried() -> None:
    """DT-112: neither taken up in passing nor by stopping."""
    table = t1("blue-thief 1,3", "orange-goblin 2,3 wounded")
    assert loads(table, "blue-thief", EAST) == []
    assert "stop" not in choices(table, "blue-thief", EAST)


def test_the_carrier_is_what_stands_there() -> None:
    """DT-113: he is attacked, not the wounded one on his back."""
    table = t1("blue-warrior 1,2", "orange-troll 2,2", "orange-goblin 2,2 wounded").plays("P1", "attack blue-warrior")
    assert table.sees(None, "combat.target") == "orange-troll"
    assert table.sees(None, "combat.defenders.tokens") == ["orange-troll"]


@pytest.mark.parametrize("carrier", [(), ("blue-thief {}",)])
def test_a_carried_one_is_neither_healed_nor_regenerates_nor_drinks(carrier: tuple[str, ...]) -> None:
    """DT-113: unlike one who lies alone."""
    alone = carrier == ()
    healing = t1("blue-cleric 1,2", "blue-goblin 2,2 wounded", *[each.format("2,2") for each in carrier])
    assert ("heal" in verbs(healing, "blue-cleric")) is alone
    troll = t1("blue-troll 2,2 wounded", *[each.format("2,2") for each in carrier])
    assert ("regenerate" in verbs(troll, "blue-troll")) is alone
    drinking = t2("blue-golem 1,2 wounded", *[each.format("1,2") for each in carrier])
    assert ("drink" in verbs(drinking, "blue-golem")) is alone
