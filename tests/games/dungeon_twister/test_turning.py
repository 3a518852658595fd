"""Action 2, turn a room: DT-079 to DT-086."""

import pytest

from tests.games.dungeon_twister.sitting import look, t1, verbs, where
from undercroft.games.dungeon_twister.geometry.rooms import GEAR, NUMBER, PARTNER, ROOM_IDS, TERRAIN, TURNS


@pytest.mark.parametrize(("square", "on_gear"), [("2,2", True), ("2,3", False), ("-1,2", False)])
def test_only_from_a_gear(square: str, on_gear: bool) -> None:
    """DT-079: of the room where he stands."""
    assert ("turn" in verbs(t1(f"blue-warrior {square}"), "blue-warrior")) is on_gear


@pytest.mark.parametrize(("square", "tile", "way", "turned"), [("2,2", 0, "own-right", 1), ("7,2", 1, "own-left", 3)])
def test_a_quarter_in_the_direction_of_the_arrow(square: str, tile: int, way: str, turned: int) -> None:
    """DT-079: 1cw turns clockwise, 2ccw the other way, for a point."""
    table = t1(f"blue-warrior {square}").plays("P1", "turn blue-warrior")
    other = "own-left" if way == "own-right" else "own-right"
    assert f"rotate {way}" in table.offers("P1")
    assert f"rotate {other}" not in table.offers("P1")
    table.plays("P1", f"rotate {way}")
    assert table.sees(None, f"rooms.{tile}.turned") == turned
    assert table.sees(None, "ap") == 4


def test_instead_the_partner_is_turned_in_its_own_direction() -> None:
    """DT-080: wherever it lies, and the own room stays."""
    table = t1("blue-warrior 2,2").plays("P1", "turn blue-warrior")
    assert table.offers("P1") == ["rotate own-right", "rotate partner-left"]
    table.plays("P1", "rotate partner-left")
    assert [table.sees(None, f"rooms.{tile}.turned") for tile in (0, 4)] == [0, 3]
    assert table.sees(None, "ap") == 4


def test_never_both_with_one_point() -> None:
    """DT-080."""
    table = t1("blue-warrior 2,2").plays("P1", "turn blue-warrior", "rotate own-right")
    assert [table.sees(None, f"rooms.{tile}.turned") for tile in (0, 4)] == [1, 0]
    assert table.step() == "action"


def test_a_face_down_partner_cannot_be_turned() -> None:
    """DT-081: only the own room is left."""
    table = t1("blue-warrior 2,2", down=(4,)).plays("P1", "turn blue-warrior")
    assert table.sees(None, "rooms.0.turned") == 1
    assert table.step() == "action"


def test_a_room_is_turned_as_often_as_one_pays() -> None:
    """DT-082: half a turn for two points, a full one for four."""
    table = t1("blue-warrior 2,2")
    for turned in (1, 2, 3, 0):
        table.plays("P1", "turn blue-warrior", "rotate own-right")
        assert table.sees(None, "rooms.0.turned") == turned
    assert table.sees(None, "ap") == 1


def test_everything_on_the_room_turns_with_it() -> None:
    """DT-083: the wounded, objects and what a friend carries; nobody is hurt or moved off his cell."""
    tokens = ("blue-warrior 2,2", "orange-thief 4,0", "orange-goblin 3,3 wounded", "blue-troll 0,1", "blue-sword 0,1")
    table = t1(*tokens).plays("P1", "turn blue-warrior", "rotate own-right")
    after = [where(table, each.split()[0]) for each in tokens]
    assert after == [(2, 2), (4, 4), (1, 3), (3, 0), (3, 0)]
    assert [look(table, each.split()[0])["wounded"] for each in tokens] == [False, False, True, False, False]


def test_markers_turn_with_the_room() -> None:
    """DT-083: an open portcullis and an illusion stay on their cells."""
    words = {"open": ["0,1 east"], "illusions": ["orange rubble 1,3"]}
    table = t1("blue-warrior 2,2", "blue-troll 3,1", **words)
    before = table.sees(None, "rooms.0.open")
    table.plays("P1", "turn blue-warrior", "rotate own-right")
    assert table.sees(None, "rooms.0.open") == before != []
    assert [(each["x"], each["y"]) for each in table.sees(None, "illusions")] == [(1, 1)]
    assert "lock" not in verbs(table, "blue-troll")


def test_any_room_may_be_turned_whoever_stands_in_it() -> None:
    """DT-084: also one full of enemies, and the partner with enemies on its gear."""
    tokens = ("blue-warrior 2,2", "orange-thief 3,9", "orange-troll 1,5", "orange-goblin 3,3", "orange-cleric 1,1")
    table = t1(*tokens).plays("P1", "turn blue-warrior")
    assert table.offers("P1") == ["rotate own-right", "rotate partner-left"]
    table.plays("P1", "rotate partner-left")
    assert where(table, "orange-thief") == (4, 6)


def test_a_turn_is_not_taken_back() -> None:
    """DT-085: a move before it neither."""
    table = t1("blue-warrior 2,3").plays("P1", "move blue-warrior", "step north", "stop")
    assert table.match.can_undo(0)
    table.plays("P1", "turn blue-warrior", "rotate own-right")
    assert not table.match.can_undo(0)


@pytest.mark.parametrize("room", range(len(ROOM_IDS)))
def test_every_room_has_one_gear_and_a_partner_that_turns_the_other_way(room: int) -> None:
    """DT-086."""
    assert TERRAIN[room * 25 : room * 25 + 25].count(GEAR) == 1
    assert NUMBER[PARTNER[room]] == NUMBER[room]
    assert PARTNER[room] != room
    assert TURNS[PARTNER[room]] == -TURNS[room]
    assert ROOM_IDS[room].endswith("ccw") is (TURNS[room] < 0)
