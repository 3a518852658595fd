"""Place `room`: DL-170 to DL-179."""

from typing import Any

from tests.games.dungeon_lords.play import LordsTable, cells, lords
from undercroft.games.dungeon_lords.cards import CELLS, ROOM_IDS, ROOM_STACKS

START = ["3-1", "3-2", "3-3"]


def market(*rooms: str, stands: tuple[str, ...] = ("P1",), year: int = 1, **things: object) -> LordsTable:
    return lords("actions", year=year, market=list(rooms), spaces={"room": list(stands)}, P1=things)


def fits(room: str, **things: Any) -> list[str]:
    """Where that room may be built, in the year it belongs to."""
    year = 1 if ROOM_IDS.index(room) in ROOM_STACKS[0] else 2
    table = market(room, year=year, **things).plays("P1", f"take-room {room}")
    return [offer.removeprefix("build ") for offer in table.offers("P1")]


def test_two_rooms_for_three_minions() -> None:
    """DL-E17 (DL-170, DL-171): III and II buy for 1 gold; I gets nothing, its minion goes onto the card."""
    table = market("chicken_coop", "mint", stands=("P1", "P2", "P3"))
    table.plays("P3", "take-room chicken_coop", "build 3-1").plays("P2", "take-room mint")
    assert table.asks() == []  # only (3,3) lies in the zone: built without asking (B16)
    assert table.s.gold[:3] == [3, 2, 2]
    assert table.failed() == ["room"]
    assert table.s.market == ()
    assert cells(table.s.halls[1]) == ["3-3"]


def test_the_first_space_takes_what_is_left_for_nothing() -> None:
    """DL-E34 (DL-105, DL-170): III declines, II buys one; I takes the other without paying."""
    table = market("chicken_coop", "mint", stands=("P1", "P2", "P3"), gold=0)
    table.plays("P3", "decline").plays("P2", "take-room mint").plays("P1", "take-room chicken_coop", "build 3-2")
    assert table.s.gold[0] == 0
    assert table.s.built[ROOM_IDS.index("chicken_coop")] % CELLS == 7
    assert table.s.tiles[0].bit_count() == 3  # the tunnel went back to the supply (DL-172)


def test_without_gold_no_room_on_the_dear_spaces() -> None:
    """DL-170, DL-103: II costs 1 gold."""
    table = market("chicken_coop", "mint", stands=("?", "P1"), gold=0)
    assert table.asks() == []
    assert table.s.failed[0]


def test_a_room_without_a_place_cannot_be_taken() -> None:
    """DL-E35 (DL-173 to DL-175): (3,2) touches the room on (3,3), the other tunnels lie outside the centre."""
    table = market("printing_press", tunnels=["3-1", "3-2", "4-1", "5-1"], rooms={"3-3": "mint"})
    assert table.asks() == []
    assert table.s.failed[0]
    assert table.s.gold[0] == 3


def test_rooms_may_touch_at_corners_only() -> None:
    """DL-E36 (DL-174, DL-287): (2,1) or (2,3), not (3,1) or (3,3); a conquered room counts the same."""
    for conquered in ([], ["3-2"]):
        tunnels, rooms = ["3-1", "2-1", "2-3", "3-3"], {"3-2": "mint"}
        table = market("chapel", year=2, tunnels=tunnels, rooms=rooms, conquered=conquered)
        table.plays("P1", "take-room chapel")
        assert table.offers("P1") == ["build 2-1", "build 2-3"]
        assert table.why_not("P1", "build 3-1") == ("DL-174",)


def test_rooms_replace_unconquered_tunnels_only() -> None:
    """DL-172: no empty cell, no conquered tile, no other room."""
    table = market("souvenir_shop", tunnels=[*START, "2-1", "1-1"], conquered=["3-1"])
    table.plays("P1", "take-room souvenir_shop")
    assert table.offers("P1") == ["build 1-1", "build 2-1", "build 3-2"]
    assert "DL-172" in table.why_not("P1", "build 3-1")
    assert "DL-172" in table.why_not("P1", "build 5-1")
    assert table.why_not("P1", "build 3-3") == ("DL-173",)


def test_zones_of_the_first_year() -> None:
    """DL-173, section 2.3: UPPER, LOWER, EDGE, CENTRE on the start tunnels with one at each side."""
    wide = [*START, "2-2", "1-2", "3-4"]
    assert fits("chicken_coop", tunnels=wide) == ["3-1", "1-2", "2-2", "3-2"]
    assert fits("mint", tunnels=wide) == ["3-3", "3-4"]
    assert fits("tool_shed", tunnels=wide) == ["3-1", "1-2", "3-4"]
    assert fits("magic_room", tunnels=wide) == ["2-2", "3-2", "3-3"]


def test_rooms_of_the_second_year_may_stand_anywhere() -> None:
    """DL-173, DL-288: no zone."""
    assert fits("labyrinth", tunnels=[*START, "3-4"]) == ["3-1", "3-2", "3-3", "3-4"]
