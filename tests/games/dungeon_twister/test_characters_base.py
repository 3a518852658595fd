"""What the characters of the base set can do (DT-191 to DT-209)."""

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
    token,
    verbs,
    walks,
    with_rooms,
)

# ---- the Warrior


def test_a_warrior_breaks_a_portcullis_for_good() -> None:
    """DT-191: for 1 AP; neither Thief nor Key closes it, and everybody may pass."""
    table = t1("blue-warrior 0,1", "blue-thief 1,1", "blue-cleric 1,2", "blue-key 1,2").plays(
        "P1", "break blue-warrior"
    )
    assert table.truth("ap") == 4
    assert len(table.truth("rooms.0.broken")) == 1
    assert "lock" not in verbs(table, "blue-thief") | verbs(table, "blue-warrior")
    assert at(walks(table, "blue-thief", "west", "west", "stop"), "blue-thief") == (-1, 1)


def test_a_warrior_stays_where_he_breaks_one() -> None:
    """DT-191, DT-278: from either side of it; it costs him no step."""
    for square in ("0,1", "1,1"):
        table = t1(f"blue-warrior {square}").plays("P1", "break blue-warrior")
        assert f"{token(table, 'blue-warrior')['x']},1" == square


def test_an_open_portcullis_is_not_broken() -> None:
    """DT-192."""
    assert "break" in verbs(t1("blue-warrior 0,1"), "blue-warrior")
    assert "break" not in verbs(t1("blue-warrior 0,1", open=["0,1 east"]), "blue-warrior")


# ---- the Wizard


@pytest.mark.parametrize(
    ("start", "way", "others"),
    [("10,1", "east", ()), ("1,3", "east", ("orange-cleric 2,3",)), ("1,3", "east", ("orange-cleric 2,3 wounded",))],
)
def test_a_wizard_flies_over_pits_and_enemies_but_does_not_stop_there(
    start: str, way: str, others: tuple[str, ...]
) -> None:
    """DT-193."""
    table = walks(t1(f"blue-wizard {start}", *others), "blue-wizard", way)
    assert "stop" not in steps(table)
    assert way in steps(table)


@pytest.mark.parametrize(("start", "way"), [("0,7", "east"), ("13,1", "west")])
def test_a_wizard_flies_over_falling_rocks_and_rifts(start: str, way: str) -> None:
    """DT-193, DT-285, DT-294: nothing happens to him, and he does not stop there."""
    table = walks(t2(f"blue-wizard {start}"), "blue-wizard", way)
    assert deaths(table) == []
    assert steps(table) >= {way}
    assert "stop" not in steps(table)


def test_walls_portcullises_and_rubble_stop_a_wizard() -> None:
    """DT-193, DT-224."""
    assert first_steps(t1("blue-wizard 0,1"), "blue-wizard") == {"north", "south", "west"}  # a portcullis
    assert first_steps(t1("blue-wizard 0,3"), "blue-wizard") == {"north", "south", "west"}  # a wall
    assert first_steps(t1("blue-wizard 1,3"), "blue-wizard") == {"north", "east"}
    assert first_steps(t1("blue-wizard 1,3", illusions=["orange rubble 2,3"]), "blue-wizard") == {"north"}


def test_a_fountain_stops_a_wizard() -> None:
    """DT-194, DT-281: official rulings let him fly across."""
    assert "east" not in first_steps(t2("blue-wizard 1,2"), "blue-wizard")
    official = walks(t2("blue-wizard 1,2", options={"rulings": "official"}), "blue-wizard", "east")
    assert steps(official) == {"north", "east", "south", "west"}


def test_magic_is_for_magic_users() -> None:
    """DT-195, DT-267: the Wand for the Wizard only, scrolls for him, too; others just carry them."""
    for who, can in (("wizard", True), ("cleric", False)):
        wand = t1(f"blue-{who} 1,3", "blue-fireball_wand 1,3", "orange-goblin 2,3")
        scroll = t1(f"blue-{who} 1,3", "blue-charm_scroll 1,3", "orange-goblin 2,3")
        assert ("shoot" in verbs(wand, f"blue-{who}")) is can
        assert ("charm" in verbs(scroll, f"blue-{who}")) is can


def test_a_wizard_exchanges_while_he_hovers() -> None:
    """DT-196: over a pit and over falling rocks."""
    table = walks(t1("blue-wizard 10,1", "blue-rope 11,1"), "blue-wizard", "east", "exchange", "east", "stop")
    assert at(table, "blue-rope") == (12, 1)
    table = walks(t2("blue-wizard 0,7", "blue-treasure 1,7"), "blue-wizard", "east", "exchange", "east", "stop")
    assert at(table, "blue-treasure") == (2, 7)


# ---- the Troll


def test_a_troll_regenerates_and_is_spent() -> None:
    """DT-197, DT-063: for 1 AP, if he was not wounded in this turn."""
    table = t1("blue-troll 1,3 wounded").plays("P1", "regenerate blue-troll")
    assert not is_wounded(table, "blue-troll")
    assert (table.truth("ap"), verbs(table, "blue-troll")) == (4, set())
    assert "regenerate" not in verbs(t1("blue-troll 1,3 hurt"), "blue-troll")
    assert "regenerate" not in verbs(t1("blue-troll 1,3"), "blue-troll")


def test_only_trolls_regenerate() -> None:
    """DT-197, DT-062."""
    assert verbs(t1("blue-warrior 1,3 wounded"), "blue-warrior") == set()


def test_a_carried_troll_does_not_regenerate() -> None:
    """DT-198, DT-113."""
    assert "regenerate" not in verbs(t1("blue-troll 1,3 wounded", "blue-warrior 1,3"), "blue-troll")


def test_a_troll_regenerates_in_his_owners_turn_or_charmed() -> None:
    """DT-198, DT-265."""
    assert "regenerate" not in verbs(t1("orange-troll 2,3 wounded"), "orange-troll")
    table = t1("blue-wizard 1,3", "blue-charm_scroll 1,3", "orange-troll 2,3 wounded").plays("P1", "charm blue-wizard")
    assert verbs(table, "orange-troll") == {"regenerate"}


def test_a_fireball_kills_a_troll_outright() -> None:
    """DT-199, DT-250."""
    table = t1("blue-wizard 1,3", "blue-fireball_wand 1,3", "orange-troll 3,3").plays("P1", "shoot blue-wizard")
    assert deaths(table) == [("troll", "fire")]
    assert at(table, "orange-troll") is None


# ---- the Cleric


def test_a_cleric_heals_anybody_who_is_spent_then() -> None:
    """DT-200, DT-063: of any colour, also wounded in this turn; the healed one does nothing in this turn."""
    table = t1("blue-cleric 1,3", "orange-thief 2,3 hurt", "blue-goblin 1,2 wounded")
    assert choices(table, "heal", "blue-cleric") == {"orange-thief", "blue-goblin"}
    table.plays("P1", "heal blue-cleric", "target blue-goblin")
    assert (table.truth("ap"), is_wounded(table, "blue-goblin"), verbs(table, "blue-goblin")) == (4, False, set())
    table.plays("P1", "heal blue-cleric")
    assert not is_wounded(table, "orange-thief")


@pytest.mark.parametrize(
    ("cleric", "others"),
    [
        ("1,3 wounded", ()),
        ("1,3", ("blue-goblin 1,3 wounded",)),  # on his back
        ("1,3", ("blue-warrior 2,3", "blue-goblin 2,3 wounded")),  # on another's
        ("0,3", ("blue-goblin 1,3 wounded",)),  # behind a wall
        ("0,1", ("blue-goblin 1,1 wounded",)),  # behind a portcullis
    ],
)
def test_whom_a_cleric_cannot_heal(cleric: str, others: tuple[str, ...]) -> None:
    """DT-201."""
    assert "heal" not in verbs(t1(f"blue-cleric {cleric}", *others), "blue-cleric")


# ---- the Mekanork


def test_a_mekanork_turns_either_room_either_way() -> None:
    """DT-202, DT-080: others as the arrow says."""
    either = {"own-right", "own-left", "partner-right", "partner-left"}
    assert choices(t1("blue-mekanork 2,2"), "turn", "blue-mekanork") == either
    assert choices(t1("blue-warrior 2,2"), "turn", "blue-warrior") == {"own-right", "partner-left"}
    table = t1("blue-mekanork 2,2").plays("P1", "turn blue-mekanork", "rotate own-left")
    assert (table.truth("rooms.0.turned"), table.truth("ap")) == (3, 4)


# ---- the Thief


def test_a_thief_stands_on_a_pit_and_lets_friends_cross() -> None:
    """DT-203: unwounded; an enemy may not enter."""
    table = walks(t1("blue-thief 10,1", "blue-warrior 9,1"), "blue-thief", "east", "stop")
    assert at(table, "blue-thief") == (11, 1)
    table = walks(t1("blue-thief 11,1", "blue-warrior 10,1"), "blue-warrior", "east", "east", "stop")
    assert at(table, "blue-warrior") == (12, 1)
    enemy = t1("blue-thief 11,1", "orange-warrior 10,1", active="P2")
    assert "east" not in first_steps(enemy, "orange-warrior")


def test_a_thief_may_stop_on_a_pit_with_a_friend_on_his_back() -> None:
    """DT-203."""
    table = walks(t1("blue-thief 10,1", "blue-goblin 10,1 wounded"), "blue-thief", "east", "stop")
    assert at(table, "blue-goblin") == (11, 1)


def test_a_thief_wounded_on_a_pit_dies_with_all_he_has() -> None:
    """DT-204, DT-135, DT-110: his object is lost."""
    table = fights(
        t1("blue-warrior 10,1", "orange-thief 11,1", "orange-treasure 11,1"), "blue-warrior", ours=6, theirs=0
    )
    assert deaths(table) == [("thief", "fall")]
    assert at(table, "orange-treasure") is None
    both = t1("blue-warrior 10,1", "orange-thief 11,1", "orange-cleric 11,1 wounded")
    assert points(fights(both, "blue-warrior", ours=6, theirs=0)) == [2, 0]


def test_a_rope_holds_a_thief_who_is_wounded_on_a_pit() -> None:
    """DT-204, DT-274."""
    table = fights(t1("blue-warrior 10,1", "orange-thief 11,1", "orange-rope 11,1"), "blue-warrior", ours=6, theirs=0)
    assert deaths(table) == []
    assert is_wounded(table, "orange-thief")


def test_a_thief_opens_and_closes_but_never_a_broken_portcullis() -> None:
    """DT-205, DT-278: 1 AP each time."""
    table = t1("blue-thief 1,1").plays("P1", "lock blue-thief")
    assert (len(table.truth("rooms.0.open")), table.truth("ap")) == (1, 4)
    assert table.plays("P1", "lock blue-thief").truth("rooms.0.open") == []
    assert "lock" not in verbs(t1("blue-thief 1,1", broken=["1,1 west"]), "blue-thief")
    assert "lock" not in verbs(t1("blue-warrior 1,1"), "blue-warrior")


def test_rifts_stop_a_thief_and_rocks_kill_him() -> None:
    """DT-206, DT-284, DT-294."""
    assert "east" not in first_steps(t2("blue-thief 11,1"), "blue-thief")
    assert deaths(walks(t2("blue-thief 0,7"), "blue-thief", "east")) == [("thief", "rocks")]


# ---- the Wall-Walker


def test_a_wall_walker_goes_through_a_double_wall_with_what_he_carries() -> None:
    """DT-207: 1 AP, no part of a move."""
    table = t1("blue-wall_walker 8,4", "blue-sword 8,4")
    assert "south" in choices(table, "wall-walk", "blue-wall_walker")
    table.plays("P1", "wall-walk blue-wall_walker", "towards south")
    assert at(table, "blue-wall_walker") == at(table, "blue-sword") == (8, 5)
    assert (table.truth("ap"), "wall-walk" in verbs(t1("blue-thief 8,4"), "blue-thief")) == (4, False)


@pytest.mark.parametrize("other", ["orange-thief 8,5", "orange-thief 8,5 wounded", "blue-thief 8,5"])
def test_a_wall_walker_needs_a_square_where_he_can_end(other: str) -> None:
    """DT-207, DT-099."""
    assert choices(t1("blue-wall_walker 8,4"), "wall-walk", "blue-wall_walker") == {"east", "south"}
    assert choices(t1("blue-wall_walker 8,4", other), "wall-walk", "blue-wall_walker") == {"east"}


def test_where_no_wall_walker_goes() -> None:
    """DT-208: through a portcullis, into rubble or a fountain, into a face-down room."""
    assert choices(t1("blue-wall_walker 0,1"), "wall-walk", "blue-wall_walker") == set()
    rubble = t1("blue-wall_walker 8,4", illusions=["orange rubble 8,5"])
    assert choices(rubble, "wall-walk", "blue-wall_walker") == {"east"}
    face_down = on_rooms(with_rooms(T1, at_5="?"), "blue-wall_walker 8,4")
    assert choices(face_down, "wall-walk", "blue-wall_walker") == {"east"}
    assert choices(t2("blue-wall_walker 16,7"), "wall-walk", "blue-wall_walker") == {
        "north",
        "west",
    }  # south: a fountain


def test_a_wall_walker_gets_out_through_an_outer_wall() -> None:
    """DT-208, DT-118: nobody may stand there."""
    table = t1("blue-wall_walker 19,1")
    assert "east" in choices(table, "wall-walk", "blue-wall_walker")
    assert points(table.plays("P1", "wall-walk blue-wall_walker", "towards east")) == [1, 0]
    assert "east" not in choices(t1("blue-wall_walker 19,1", "orange-thief 20,1"), "wall-walk", "blue-wall_walker")


# ---- the Goblin


def test_a_goblin_is_worth_two_points_outside_and_one_dead() -> None:
    """DT-209, DT-033."""
    assert points(walks(t1("blue-goblin 19,0"), "blue-goblin", "east")) == [2, 0]
    assert points(walks(t1("blue-thief 19,0"), "blue-thief", "east")) == [1, 0]
    table = t1("blue-warrior 1,3", "orange-goblin 2,3 wounded")
    assert points(fights(table, "blue-warrior", ours=6, theirs=0)) == [1, 0]


@pytest.mark.parametrize(
    ("who", "move", "combat"),
    [
        ("warrior", 3, 3), ("wizard", 4, 1), ("troll", 2, 4), ("cleric", 4, 2), ("mekanork", 3, 2), ("thief", 5, 2),
        ("wall_walker", 4, 1), ("goblin", 4, 1),
    ],
)  # fmt: skip
def test_how_far_the_base_set_walks_and_how_strong_it_is(who: str, move: int, combat: int) -> None:
    """DT-191, DT-193, DT-197, DT-200, DT-202, DT-203, DT-207, DT-209."""
    table = t1(f"blue-{who} 2,2", "orange-cleric 2,3").plays("P1", f"move blue-{who}")
    assert table.truth("move.steps") == move
    table = t1(f"blue-{who} 2,2", "orange-cleric 2,3").plays("P1", f"attack blue-{who}")
    assert table.truth("combat.attackers.strength") == combat
