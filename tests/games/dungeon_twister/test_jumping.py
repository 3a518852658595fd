"""Jump cards: DT-122 to DT-130."""

import pytest

from tests.games.dungeon_twister.boards import T1
from tests.games.dungeon_twister.sitting import (
    choices,
    jump_squares,
    look,
    points,
    t1,
    t2,
    table,
    trial,
    verbs,
    where,
)

TWO_PITS = (*T1[:4], "1ccw@1", *T1[5:])  # pits at (4,7) and (5,7)
OVER = ("jump blue-warrior", "to 12,1")


def test_a_jump_costs_a_point_and_a_card() -> None:
    """DT-122: over one obstacle; the card leaves the game."""
    table = t1("blue-warrior 10,1").plays("P1", *OVER)
    assert where(table, "blue-warrior") == (12, 1)
    assert table.sees(None, "ap") == 4
    assert [table.sees(None, f"players.{seat}.jumps") for seat in (0, 1)] == [2, 3]


def test_a_jump_is_no_part_of_a_move() -> None:
    """DT-122."""
    assert "jump" not in " ".join(choices(t1("blue-warrior 10,2"), "blue-warrior", "step north"))
    assert "jump" not in verbs(t1("blue-warrior 10,2"), "blue-warrior")


def test_the_obstacle_and_the_landing_are_in_contact_one_after_the_other() -> None:
    """DT-123: straight on or round a corner, not back; a wall stands north of the pit (11,1)."""
    assert jump_squares(t1("blue-warrior 10,1"), "blue-warrior") == [(11, 2), (12, 1)]
    assert jump_squares(t1("blue-warrior 11,2"), "blue-warrior") == [(10, 1), (12, 1)]
    assert jump_squares(t1("blue-warrior 6,3"), "blue-warrior") == [], "a wall before the pit"


@pytest.mark.parametrize("who", ["blue-thief 11,1", "orange-thief 11,1", "orange-goblin 11,1 wounded"])
def test_nobody_is_on_the_obstacle(who: str) -> None:
    """DT-124."""
    rope = ("orange-rope 11,1",) if "wounded" in who else ()
    assert jump_squares(t1("blue-warrior 10,1", who, *rope), "blue-warrior") == []


def test_an_object_may_lie_on_the_obstacle() -> None:
    """DT-124."""
    assert jump_squares(t1("blue-warrior 10,1", "orange-rope 11,1"), "blue-warrior") == [(11, 2), (12, 1)]
    assert (2, 7) in jump_squares(t2("blue-golem 0,7", "orange-key 1,7"), "blue-golem")


@pytest.mark.parametrize("who", ["blue-troll", "orange-troll", "blue-troll wounded", "orange-troll wounded"])
def test_nobody_is_on_the_landing_square(who: str) -> None:
    """DT-125: friend or enemy, wounded or not."""
    name, _, mark = who.partition(" ")
    assert jump_squares(t1("blue-warrior 10,1", f"{name} 12,1 {mark}".strip()), "blue-warrior") == [(11, 2)]


@pytest.mark.parametrize(("who", "allowed"), [("blue-troll", True), ("orange-troll", False)])
def test_the_official_rulings_let_one_land_on_an_own_wounded(who: str, allowed: bool) -> None:
    """DT-125: he is then carried; who carries something cannot."""
    words = {"options": {"rulings": "official"}}
    lying = f"{who} 12,1 wounded"
    assert ((12, 1) in jump_squares(t1("blue-warrior 10,1", lying, **words), "blue-warrior")) is allowed
    loaded = t1("blue-warrior 10,1", "blue-sword 10,1", lying, **words)
    assert (12, 1) not in jump_squares(loaded, "blue-warrior")


@pytest.mark.parametrize(("load", "allowed"), [((), True), (("blue-rope 10,1",), False)])
def test_an_object_on_the_landing_square_is_taken_up(load: tuple[str, ...], allowed: bool) -> None:
    """DT-125: if he can carry it."""
    table = t1("blue-warrior 10,1", *load, "orange-sword 12,1")
    assert ((12, 1) in jump_squares(table, "blue-warrior")) is allowed
    if allowed:
        assert len(trial(table.plays("P1", *OVER), "blue-warrior").held) == 1


def test_one_lands_where_one_may_end_an_action() -> None:
    """DT-125: not on rocks, rift or fountain; (12,2) has a rift in the north, a pit in the west."""
    assert jump_squares(t2("blue-golem 13,2"), "blue-golem") == [(12, 3)]


@pytest.mark.parametrize("who", ["warrior", "thief", "elf_scout", "wizard"])
def test_only_a_thief_lands_on_a_pit(who: str) -> None:
    """DT-126: a Rope on it does not help."""
    found = table(TWO_PITS, (f"blue-{who} 3,7", "orange-rope 5,7"))
    assert ((5, 7) in jump_squares(found, f"blue-{who}")) is (who == "thief")


def test_two_obstacles_in_a_row_are_not_jumped_with_one_card() -> None:
    """DT-126: (6,7) lies behind the second pit."""
    assert jump_squares(table(TWO_PITS, ("blue-warrior 3,7",)), "blue-warrior") == []


@pytest.mark.parametrize(
    ("there", "is_exit"), [((), True), (("orange-troll 20,0",), False), (("orange-troll 20,0 wounded",), False)]
)
def test_a_jump_may_lead_out(there: tuple[str, ...], is_exit: bool) -> None:
    """DT-127: onto an enemy line, if nobody is on that square."""
    found = table((*T1[:3], "4cw@1", *T1[4:]), ("blue-warrior 18,0", *there))
    assert ((20, 0) in jump_squares(found, "blue-warrior")) is is_exit
    if is_exit:
        assert points(found.plays("P1", "jump blue-warrior", "to 20,0")) == [1, 0]


def test_the_jumper_keeps_what_he_carries() -> None:
    """DT-128: and swaps nothing on the way, though a Rope lies on the pit."""
    table = t1("blue-warrior 10,1", "blue-goblin 10,1 wounded", "orange-rope 11,1").plays("P1", *OVER)
    assert where(table, "blue-goblin") == (12, 1)
    assert look(table, "blue-goblin")["wounded"]
    assert where(table, "orange-rope") == (11, 1)


@pytest.mark.parametrize("who", ["warrior", "thief", "paladin", "ghost", "golem", "red_dragon"])
def test_everybody_jumps_but_the_dragon(who: str) -> None:
    """DT-129."""
    assert ("jump" in verbs(t1(f"blue-{who} 10,1"), f"blue-{who}")) is (who != "red_dragon")


@pytest.mark.parametrize(
    ("who", "mark", "options"), [("monk-1", "", {"scenario": "1"}), ("orange-warrior", " charmed private=3", {})]
)
def test_monks_and_charmed_characters_use_a_card_of_the_active_player(
    who: str, mark: str, options: dict[str, str]
) -> None:
    """DT-129."""
    table = t1(f"{who} 10,1{mark}", options=options).plays("P1", f"jump {who}", "to 12,1")
    assert [table.sees(None, f"players.{seat}.jumps") for seat in (0, 1)] == [2, 3]


def test_without_jump_cards_nobody_jumps() -> None:
    """DT-130: and they never come back."""
    table = t1("blue-warrior 10,1", P1={"jumps": 1, "hand": [5]}, card=0)
    table.plays("P1", *OVER, "end-turn").plays("P2", "card 2", "end-turn").plays("P1", "card 5")
    assert table.sees(None, "players.0.jumps") == 0
    assert "jump" not in verbs(table, "blue-warrior")
