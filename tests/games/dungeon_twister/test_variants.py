"""Higher targets, handicap, the beginner game, three and four players (DT-172 to DT-184)."""

from itertools import pairwise
from typing import Any

import pytest

from tests.games.dungeon_twister.boards import T1, empty
from tests.games.dungeon_twister.play import dungeon_twister, lay, play_to
from tests.games.dungeon_twister.situations import (
    at,
    deaths,
    on_rooms,
    points,
    t1,
    told,
    verbs,
    walks,
    with_rooms,
)
from undercroft.engine.testing.table import PlayTable
from undercroft.games.dungeon_twister.rules.room_choice import candidates

THREE = (*T1, "9cw", "10cw", "9ccw", "10ccw")
FOUR = ("9cw", "9ccw", *T1, "10cw", "10ccw")
EDGE = {"three_players": [2, 3, 3, 2, 2, 3, 3, 2, 3, 3, 2, 2], "four_players": [3, 3, 3, 4, 4, 3, 3, 4, 4, 3, 3, 3]}


# ---- agreed beforehand


@pytest.mark.parametrize("target", [6, 7, 8])
def test_a_higher_target_can_be_agreed(target: int) -> None:
    """DT-172: one point less is not enough."""
    options: dict[str, Any] = {"target_vp": target}
    less = t1("blue-thief 19,0", options=options, P1={"points": target - 2})
    assert not walks(less, "blue-thief", "east").match.over
    enough = t1("blue-thief 19,0", options=options, P1={"points": target - 1})
    assert walks(enough, "blue-thief", "east").match.over


def test_with_a_handicap_a_player_keeps_whom_he_likes() -> None:
    """DT-173: in secret; four of them stand on the line."""
    table = play_to(dungeon_twister(handicap=4, handicap_seat=2).start(1), "keep")
    assert table.asks() == ["P2"]
    kept = ["troll", "cleric", "thief", "goblin"]
    table.plays("P2", *[f"pick {kind}" for kind in kept])
    assert table.step() == "line-up"
    assert table.offers("P2") == [f"pick {kind}" for kind in kept]
    assert table.sees("P1", "players.1.stock") is None
    assert table.sees("P1", "players.1.stock_count") == 4 + 6


def test_a_handicap_removes_high_cards_but_never_the_zero() -> None:
    """DT-173: of that player only."""
    table = play_to(dungeon_twister(handicap_cards=2).start(1), "line-up")
    assert table.truth("players.0.combat_hand") == [0, 1, 2, 2, 3, 3, 4]
    assert table.truth("players.1.combat_hand") == [0, 1, 2, 2, 3, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("players", "options"), [(2, {"handicap": 7}), (2, {"handicap_cards": 1}), (4, {"handicap": 4})]
)
def test_with_a_handicap_the_target_is_five(players: int, options: dict[str, int]) -> None:
    """DT-174: whatever else was agreed, for any number of players."""
    assert play_to(dungeon_twister(players, target_vp=8, **options).start(1), "line-up").truth("target") == 5


def test_the_beginner_game_has_six_rooms_and_smaller_teams() -> None:
    """DT-175: two tokens on each room."""
    table = play_to(dungeon_twister(beginner="on").start(1), "line-up")
    assert [room["limit"] for room in table.truth("rooms")] == [2] * 6
    assert table.truth("players.0.stock") == [
        "warrior", "wizard", "troll", "cleric", "thief", "goblin", "rope", "treasure", "sword", "fireball_wand",
    ]  # fmt: skip
    assert (table.truth("target"), table.truth("columns"), table.truth("rows")) == (5, 3, 2)


# ---- three and four players


@pytest.mark.parametrize(("players", "layout"), [(3, "three_players"), (4, "four_players")])
def test_three_and_four_play_with_twelve_rooms_of_two_base_sets(players: int, layout: str) -> None:
    """DT-176, DT-018."""
    s = empty(players)
    assert (s.config.layout.id, s.config.layout.limits) == (layout, EDGE[layout])
    assert candidates(s) == [1, 2, 3, 4, 9, 10, 11, 12]
    assert s.config.layout.pairs == 6


def test_where_the_start_lines_of_three_and_four_lie() -> None:
    """DT-176."""
    ends = {
        3: [("blue", -1, 0, -1, 9), ("orange", 20, 0, 20, 9), ("red", 5, 20, 14, 20)],
        4: [("blue", -1, 5, -1, 14), ("red", 5, -1, 14, -1), ("orange", 20, 5, 20, 14), ("green", 5, 20, 14, 20)],
    }
    for players, lines in ends.items():
        layout = empty(players).config.layout
        squares = [layout.line_squares[first : first + 10] for first in range(0, 10 * players, 10)]
        assert [(layout.colours[i], *each[0], *each[-1]) for i, each in enumerate(squares)] == lines


@pytest.mark.parametrize(("players", "target"), [(2, 5), (3, 6), (4, 6)])
def test_three_and_four_play_to_six(players: int, target: int) -> None:
    """DT-177: or higher by agreement."""
    assert empty(players).config.target == target
    assert empty(players, target_vp=8).config.target == 8


@pytest.mark.parametrize("resigned", [0, 1 << 2])
def test_one_leaves_over_any_enemy_line(resigned: int) -> None:
    """DT-178: also over that of a player who is out."""
    table = on_rooms(
        THREE, "blue-thief 5,19", "orange-troll 0,0", "blue-goblin 0,6", players=3, also={"resigned": resigned}
    )
    assert points(walks(table, "blue-thief", "south")) == [1, 0, 0]


def test_turns_go_clockwise_and_all_cards_count_for_the_cap() -> None:
    """DT-179, DT-055: blue, red, orange, green."""
    people = ("blue-troll 0,6", "red-troll 6,0", "orange-troll 19,6", "green-troll 5,19")
    table = on_rooms(FOUR, *people, players=4, card=0, highest=2)
    assert [player["colour"] for player in table.truth("players")] == ["blue", "red", "orange", "green"]
    assert table.offers("P1") == ["card 2", "card 3"]
    for seat in ("P1", "P2", "P3"):
        assert table.asks() == [seat]
        table.plays(seat, table.offers(seat)[-1], "end-turn")
    assert table.offers("P4") == ["card 2", "card 3", "card 4", "card 5"]
    assert table.plays("P4", "card 2", "end-turn").asks() == ["P1"]


def test_placing_goes_clockwise() -> None:
    """DT-179, DT-045."""
    table = play_to(dungeon_twister(3).start(1), "placing")
    asked: list[str] = []
    for slot in ("0,0", "1,0", "2,0", "3,0"):
        asked += table.asks()
        lay(table, asked[-1], slot)
    assert {(here, there) for here, there in pairwise(asked)} == {("P1", "P2"), ("P2", "P3"), ("P3", "P1")}


# ---- a reveal with three or four


def reveals(*tokens: str, blue: tuple[str, ...] = ("blue-troll 0,6",), **more: Any) -> PlayTable:
    """Orange, second of three, turns up slot (1,0) from (4,3)."""
    rooms = with_rooms(THREE, at_1="?")
    people = ("orange-warrior 4,3", *blue, "red-troll 19,6")
    words = [f"{each} room 1,0" for each in tokens]
    table = on_rooms(rooms, *people, *words, players=3, active="P2", chance=("2ccw", "0"), **more)
    return table.plays("P2", "reveal orange-warrior")


def test_own_objects_are_placed_by_the_player_before() -> None:
    """DT-180, DT-074: he reveals, blue was before him; everything else he places himself."""
    assert reveals("orange-rope").asks() == ["P1"]
    for others in (("orange-goblin", "red-rope"), ("red-rope", "blue-goblin"), ("orange-goblin", "blue-goblin")):
        table = reveals("orange-rope", *others)
        for name in others:
            assert (table.asks(), table.truth("to_place.0")) == (["P2"], name)
            table.plays("P2", table.offers("P2")[0])
        assert (table.asks(), table.truth("to_place.0")) == (["P1"], "orange-rope")


def test_for_one_who_has_resigned_the_player_before_him_places() -> None:
    """DT-180, DT-190: one who has only lost all his characters still places."""
    assert reveals("orange-rope", also={"resigned": 1}).asks() == ["P3"]
    assert reveals("orange-rope", blue=()).asks() == ["P1"]


def flips(square: str, who: str, **options: str) -> PlayTable:
    """With four: the room east of that character is face down, and comes up turned by a quarter."""
    table = on_rooms(
        with_rooms(FOUR, at_3="?", at_5="?"), f"blue-{who} {square}", "red-troll 6,0", "blue-goblin 5,15", players=4,
        options=options, chance=("2ccw", "1"),
    )  # fmt: skip
    return table.plays("P1", f"reveal blue-{who}")


def test_the_side_of_the_flip_is_asked_for_inner_rooms_only_on_request() -> None:
    """DT-183: north or south is half a turn more."""
    table = flips("4,7", "warrior", flip_side="ask")
    assert table.offers("P1") == ["flip east-west", "flip north-south"]
    assert table.plays("P1", "flip north-south").truth("rooms.3.turned") == 3
    assert flips("4,7", "warrior", flip_side="ask").plays("P1", "flip east-west").truth("rooms.3.turned") == 1
    assert flips("4,7", "warrior").truth("rooms.3.turned") == 1


def test_a_room_with_an_outer_side_is_flipped_over_it() -> None:
    """DT-183, DT-071: nobody is asked."""
    assert flips("14,6", "thief", flip_side="ask").truth("rooms.5.turned") == 1


# ---- fights between three


def test_protection_lasts_for_the_turn_only() -> None:
    """DT-181, DT-137: red's Thief, wounded by blue, is killed by orange before red can act."""
    table = on_rooms(
        THREE, "blue-warrior 1,2", "blue-goblin 2,1", "red-thief 2,2", "red-troll 0,6", "orange-troll 2,3", players=3
    )
    table.plays("P1", "attack blue-warrior", "combat 6").plays("P3", "combat 0")
    assert "attack" not in verbs(table, "blue-warrior")
    table.plays("P1", "end-turn").plays("P2", "card 5", "attack orange-troll", "combat 6").plays("P3", "combat 0")
    assert (deaths(table), points(table)) == ([("thief", "combat")], [0, 1, 0])


def test_only_two_colours_fight() -> None:
    """DT-182: red's Troll touches the Cleric, blue's Thief touches red only."""
    people = ("blue-warrior 1,2", "orange-cleric 2,2", "red-troll 2,3", "blue-thief 3,3")
    table = on_rooms(THREE, *people, players=3).plays("P1", "attack blue-warrior")
    assert table.truth("combat.attackers.tokens") == ["blue-warrior"]
    assert table.truth("combat.defenders.tokens") == ["orange-cleric"]
    assert table.asks() == ["P1", "P2"]


def test_a_player_without_characters_is_skipped_but_his_things_stay() -> None:
    """DT-184: his objects and his line."""
    table = on_rooms(T1, "blue-thief 19,0", "blue-goblin 1,3", "orange-sword 2,3").plays("P1", "end-turn")
    assert (table.asks(), told(table, "skipped")) == (["P1"], [{"seat": 1}])
    assert at(table, "orange-sword") == (2, 3)
    table.plays("P1", "card 2")
    assert points(walks(table, "blue-thief", "east")) == [1, 0]
