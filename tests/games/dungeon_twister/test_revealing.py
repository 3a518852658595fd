"""Action 1, reveal a room: DT-067 to DT-078."""

import pytest

from tests.games.dungeon_twister.boards import T2
from tests.games.dungeon_twister.sitting import look, t1, table, told, verbs, where


def test_one_point_turns_one_room_up() -> None:
    """DT-067: of two that are accessible, the one that was named."""
    table = t1("blue-thief -1,1", down=(0, 4)).plays("P1", "reveal blue-thief")
    assert table.offers("P1") == ["lay 0,0", "lay 0,1"]
    table.chance("1ccw", "0").plays("P1", "lay 0,1")
    assert [table.sees(None, f"rooms.{tile}.room") for tile in (0, 4)] == [None, "1ccw"]
    assert table.sees(None, "ap") == 4


def test_a_wounded_character_reveals_nothing() -> None:
    """DT-067: an acting character does."""
    assert verbs(t1("blue-thief -1,1 wounded", down=(0,)), "blue-thief") == []
    assert "reveal" in verbs(t1("blue-thief -1,1", down=(0,)), "blue-thief")


@pytest.mark.parametrize(
    ("square", "breached", "has_access"),
    [("4,2", [], True), ("4,3", [], True), ("4,1", [], False), ("4,1", ["4,1 east"], True), ("3,3", [], False)],
)
def test_access_is_over_a_passable_edge_of_the_own_room(square: str, breached: list[str], has_access: bool) -> None:
    """DT-068: (4,2) lies before a wall of 2ccw, which does not matter; a wall of 1cw does, until it is breached."""
    table = t1(f"blue-troll {square}", down=(1,), breached=breached)
    assert ("reveal" in verbs(table, "blue-troll")) is has_access


def test_every_square_of_the_own_line_gives_access_to_both_rooms() -> None:
    """DT-069: also where a wall would stand; the enemy's line is not one's own."""
    for y in range(9):
        table = t1(f"blue-thief -1,{y}", down=(0, 3, 4, 7)).plays("P1", "reveal blue-thief")
        assert table.offers("P1") == ["lay 0,0", "lay 0,1"]


def test_a_mini_line_touches_one_room() -> None:
    """DT-069."""
    rooms = ("1cw", "1ccw", "2cw", "2ccw", "3cw", "3ccw", "4cw", "4ccw")
    found = table(rooms, ("blue-thief 5,-1", "orange-thief 20,5"), options={"scenario": "2"}, down=(0, 7), alone=True)
    found.chance("4ccw", "0").plays("P1", "reveal blue-thief")
    assert [found.sees(None, f"rooms.{tile}.room") for tile in (0, 7)] == ["4ccw", None]


@pytest.mark.parametrize("who", ["wall_walker", "ghost", "troll"])
def test_no_gift_gives_access_through_a_wall(who: str) -> None:
    """DT-070."""
    assert "reveal" not in verbs(t1(f"blue-{who} 4,1", down=(1,)), f"blue-{who}")


def test_a_diagonal_room_is_never_accessible() -> None:
    """DT-070: (4,4) is the corner of slot (0,0), slot (1,1) lies across it."""
    assert "reveal" not in verbs(t1("blue-troll 4,4", down=(5,), breached=["4,4 east", "4,4 south"]), "blue-troll")


@pytest.mark.parametrize("quarters", ["1", "3"])
def test_the_room_lies_as_it_was_laid(quarters: str) -> None:
    """DT-071: as the orientation says that was drawn; nobody is asked."""
    table = t1("blue-troll 4,3", down=(1,)).chance("2ccw", quarters).plays("P1", "reveal blue-troll")
    assert table.sees(None, "rooms.1.turned") == int(quarters)
    assert table.step() == "action"


def test_all_tokens_are_turned_up_before_they_are_placed() -> None:
    """DT-072: for all to see."""
    table = t1("blue-cleric 4,3", "orange-goblin room 1,0", "blue-fireball_wand room 1,0", down=(1,))
    table.chance("2ccw", "0").plays("P1", "reveal blue-cleric")
    assert told(table, "token-shown") == [{"owner": 1, "thing": "goblin"}, {"owner": 0, "thing": "fireball_wand"}]
    for viewer in ("P1", "P2", None):
        assert table.sees(viewer, "to_place") == ["orange-goblin", "blue-fireball_wand"]
        assert table.sees(viewer, "rooms.1.stack") == []
    assert look(table, "orange-goblin")["x"] is None


PLACED = {"orange-goblin": 0, "orange-rope": 0, "blue-troll": 0, "blue-sword": 1}  # by which seat


@pytest.mark.parametrize("absent", ["orange-goblin", "orange-rope", "blue-troll"])  # a room holds three (DT-045)
def test_the_revealer_places_all_but_his_own_objects(absent: str) -> None:
    """DT-073: enemy characters, enemy objects, his own characters. DT-074: then the opponent places the rest."""
    there = [each for each in PLACED if each != absent]
    table = t1("blue-cleric 4,3", *[f"{each} room 1,0" for each in there], down=(1,))
    table.chance("2ccw", "0").plays("P1", "reveal blue-cleric")
    for seat in ("P1", "P1", "P2"):
        assert table.asks() == [seat]
        table.plays(seat, table.offers(seat)[0])
    placed = [(each.split("-")[1], int(each.startswith("orange")), PLACED[each]) for each in there]
    assert sorted((args["thing"], args["owner"], args["seat"]) for args in told(table, "placed")) == sorted(placed)
    assert told(table, "placed")[-1]["thing"] == "sword"


def test_in_orange_s_turn_it_is_the_other_way_round() -> None:
    """DT-073, DT-074."""
    tokens = ("orange-cleric 9,3", "orange-rope room 2,0", "blue-sword room 2,0")
    table = t1(*tokens, down=(2,), active="P2").chance("3cw", "0").plays("P2", "reveal orange-cleric")
    table.plays("P2", "place 10,0").plays("P1", "place 10,1")
    assert [where(table, each) for each in ("blue-sword", "orange-rope")] == [(10, 0), (10, 1)]


@pytest.mark.parametrize(
    ("room", "barred"),
    [
        ("6cw", {(1, 1), (2, 1), (3, 1), (1, 2), (3, 2), (1, 3), (2, 3), (3, 3), (1, 4)}),
        ("5ccw", {(2, 1), (1, 2), (0, 3)}),
        ("7cw", {(2, 0), (2, 1), (1, 2), (2, 2), (2, 4)}),
        ("8cw", {(1, 1), (2, 1), (1, 2), (2, 2), (3, 3), (3, 4)}),
    ],
)
def test_tokens_come_to_floor_and_gear_only(room: str, barred: set[tuple[int, int]]) -> None:
    """DT-075: not to pit, mist, pentagram, rocks, rift or fountain."""
    rooms = (room, *[each for each in T2 if each != room])
    tokens = ("blue-paladin -1,1", "orange-golem room 0,0")
    found = table(rooms, tokens, options={"sets": "paladins_dragons"}, down=(0,))
    found.chance(room, "0").plays("P1", "reveal blue-paladin")
    offered = {(int(x), int(y)) for x, y in (each.split()[1].split(",") for each in found.offers("P1"))}
    assert offered == {(x, y) for x in range(5) for y in range(5)} - barred


def test_one_token_to_a_square() -> None:
    """DT-075."""
    tokens = ("blue-cleric 4,3", "orange-goblin room 1,0", "orange-rope room 1,0", "orange-troll room 1,0")
    table = t1(*tokens, down=(1,)).chance("2ccw", "0").plays("P1", "reveal blue-cleric", "place 7,2")
    assert "DT-075" in table.refuses("P1", "place 7,2").rules


def test_who_reveals_by_a_charmed_character_is_the_active_player() -> None:
    """DT-076: he places orange's objects, too, and orange his."""
    tokens = ("orange-warrior 4,3 charmed private=3", "orange-rope room 1,0", "blue-sword room 1,0")
    table = t1(*tokens, down=(1,)).chance("2ccw", "0").plays("P1", "reveal orange-warrior")
    assert table.asks() == ["P1"]
    assert table.sees(None, "to_place") == ["orange-rope", "blue-sword"]
    assert table.plays("P1", "place 5,0").asks() == ["P2"]


def test_an_empty_room_is_revealed_like_others() -> None:
    """DT-077: for a point, and nobody places anything."""
    table = t1("blue-cleric 4,3", down=(1,)).chance("2ccw", "0").plays("P1", "reveal blue-cleric")
    assert table.sees(None, "rooms.1.room") == "2ccw"
    assert table.step() == "action"
    assert table.sees(None, "ap") == 4


@pytest.mark.parametrize("tokens", [(), ("orange-rope room 1,0",)])
def test_a_reveal_cannot_be_taken_back(tokens: tuple[str, ...]) -> None:
    """DT-078: nor what came before it; a move can."""
    table = t1("blue-cleric 4,2", *tokens, down=(1,)).plays("P1", "move blue-cleric", "step south", "stop")
    assert table.match.can_undo(0)
    table.chance("2ccw", "0").plays("P1", "reveal blue-cleric")
    assert not table.match.can_undo(0)
    assert look(table, "blue-cleric")["y"] == 3
