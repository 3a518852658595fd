"""Set-up: DT-039 to DT-050. The examples that begin with it: test_setup.py; the controlled board: DT-164, DT-165."""

from itertools import pairwise
from typing import Any

import pytest

from tests.games.dungeon_twister.play import dungeon_twister, lay, play_to
from tests.games.dungeon_twister.sitting import state, t1, told
from undercroft.engine.testing.table import PlayTable
from undercroft.games.dungeon_twister.geometry.links import beside, place_at, square_of
from undercroft.games.dungeon_twister.geometry.rooms import NUMBER, ROOM_IDS
from undercroft.games.dungeon_twister.geometry.tile import DX, EAST, WEST

TEAM = ["warrior", "wizard", "troll", "cleric", "mekanork", "thief", "wall_walker", "goblin"]


def begun(step: str, seed: int = 1, players: int = 2, **options: Any) -> PlayTable:
    return play_to(dungeon_twister(players, **options).start(seed), step)


def first_turn(seed: int = 1, players: int = 2, **options: Any) -> PlayTable:
    return play_to(dungeon_twister(players, **options).start(seed), "action", "action-card")


def test_eight_rooms_lie_face_down_and_nobody_knows_them() -> None:
    """DT-039: which room lies where, and how, is drawn when it is revealed, each of the eight being possible."""
    table = first_turn()
    for viewer in ("P1", "P2", None):
        rooms = table.sees(viewer, "rooms")
        assert [(room["column"], room["row"]) for room in rooms] == [(c, r) for r in (0, 1) for c in range(4)]
        assert {(room["room"], room["turned"], room["known"]) for room in rooms} == {(None, None, None)}
    assert sorted(ROOM_IDS[room] for room in state(table).pool) == sorted(
        f"{n}{way}" for n in "1234" for way in ("cw", "ccw")
    )


@pytest.mark.parametrize("turned", range(4))
def test_a_face_down_room_may_lie_in_any_orientation(turned: int) -> None:
    """DT-039."""
    table = t1("blue-thief -1,1", down=(0, 1)).chance("2ccw", str(turned)).plays("P1", "reveal blue-thief")
    assert table.sees(None, "rooms.0.room") == "2ccw"
    assert table.sees(None, "rooms.0.turned") == turned


def test_each_start_line_lies_along_a_short_end() -> None:
    """DT-040: ten squares beside the border squares of the two end rooms, large dots on four of them."""
    lines = begun("line-up").sees(None, "lines")
    assert [line["seat"] for line in lines] == [0, 1]
    for line, x in zip(lines, (-1, 20), strict=True):
        assert line["squares"] == [[x, y] for y in range(10)]
        assert line["dots"] == [[x, y] for y in (1, 3, 6, 8)]
    s = state(t1())
    for seat, x, into in ((0, -1, EAST), (1, 20, WEST)):
        assert [square_of(s, dot) for dot in s.config.layout.dots[seat]] == [(x, y) for y in (1, 3, 6, 8)]
        beyond = [square_of(s, beside(s, place_at(s, x, y), into)) for y in range(10)]
        assert beyond == [(x + DX[into], y) for y in range(10)]


def test_tokens_are_kept_behind_a_screen() -> None:
    """DT-041: the owner sees his fourteen, others only their number."""
    table = begun("line-up")
    assert len(table.sees("P1", "players.0.stock")) == 14
    assert [table.sees(viewer, "players.0.stock") for viewer in ("P2", None)] == [None, None]
    assert table.sees("P2", "players.0.stock_count") == 14


def test_each_has_sixteen_cards_in_his_hand() -> None:
    """DT-042: four action cards, three jump cards, nine combat cards, of which others see the number."""
    table = begun("line-up")
    assert table.sees("P1", "players.0.hand") == [2, 3, 4, 5]
    assert table.sees("P1", "players.0.jumps") == 3
    assert table.sees("P1", "players.0.combat_hand") == [0, 1, 2, 2, 3, 3, 4, 5, 6]
    assert [table.sees("P2", f"players.0.{key}") for key in ("combat", "jumps", "combat_hand")] == [9, 3, None]


def test_cards_are_chosen_never_drawn() -> None:
    """DT-042: any card of the hand."""
    table = t1("blue-warrior 1,2", "orange-thief 2,2").plays("P1", "attack blue-warrior")
    assert table.offers("P1") == [f"combat {card}" for card in range(7)]


def test_each_chooses_his_start_team_and_its_dots_in_secret() -> None:
    """DT-043: four of eight, one for each dot in turn, both at once."""
    table = begun("line-up")
    assert table.asks() == ["P1", "P2"]
    assert sorted(table.offers("P1")) == sorted(f"pick {kind}" for kind in TEAM)
    for kind in ("thief", "troll", "goblin"):
        table.plays("P1", f"pick {kind}")
    assert "DT-043" in table.refuses("P1", "pick thief").rules
    assert [each for each in table.sees("P2", "tokens") if each["owner"] == 0] == []
    table.plays("P1", "pick cleric")
    on_dots = {(each["x"], each["y"]): each["kind"] for each in table.sees("P1", "tokens")}
    assert on_dots == {(-1, 1): "thief", (-1, 3): "troll", (-1, 6): "goblin", (-1, 8): "cleric"}
    assert table.asks() == ["P2"]


def test_a_random_player_begins_to_place_the_other_ten() -> None:
    """DT-044: four characters and six objects of each are left."""
    tables = [begun("placing", seed) for seed in range(12)]
    assert {table.asks()[0] for table in tables} == {"P1", "P2"}
    left = [state(tables[0]).kind[token] for token in range(14) if state(tables[0]).at[token] == -1]
    assert len(left) == 10
    assert sum(kind < 18 for kind in left) == 4


def test_in_turn_each_lays_a_token_face_down_on_any_room_below_its_limit() -> None:
    """DT-045: colours mix, and others see only whose it is."""
    table = begun("placing")
    first = table.asks()[0]
    other = "P2" if first == "P1" else "P1"
    lay(table, first, "3,1")
    assert table.asks() == [other]
    lay(table, other, "3,1")
    stack = table.sees(None, "rooms.7.stack")
    assert [back["owner"] for back in stack] == [int(first[1]) - 1, int(other[1]) - 1]
    assert [back["kind"] for back in stack] == [None, None]
    table.plays(first, table.offers(first)[0])
    assert "lay 2,1" in table.offers(first)
    assert "lay 3,1" not in table.offers(first)


def test_the_token_is_chosen_in_secret_and_the_room_openly() -> None:
    """DT-045."""
    table = begun("placing")
    first = table.asks()[0]
    before = len(table.match.events(None))
    table.plays(first, table.offers(first)[0])
    assert len(table.match.events(None)) == before
    table.plays(first, "lay 1,1")
    assert told(table, "laid")[-1] == {"seat": int(first[1]) - 1, "column": 1, "row": 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_placing_goes_on_until_every_room_holds_its_limit(players: int) -> None:
    """DT-046."""
    table = first_turn(players=players)
    assert [len(room["stack"]) for room in table.truth("rooms")] == [room["limit"] for room in table.truth("rooms")]
    assert sum(room["limit"] for room in table.truth("rooms")) == 10 * players


def test_who_has_no_token_left_is_skipped() -> None:
    """DT-047: with a handicap of four characters blue lays six tokens, orange its ten."""
    seats = [args["seat"] for args in told(first_turn(handicap=4), "laid")]
    assert seats.count(0) == 6
    assert seats[-4:] == [1, 1, 1, 1]
    assert all(one != other for one, other in pairwise(seats[:12]))


def test_nobody_looks_at_a_laid_token_again() -> None:
    """DT-048: not even at his own, nor at his start team; an option shows them as a memory aid."""
    table = first_turn_hidden("off")
    assert kinds_known(table, "P1") == kinds_known(table, "P2") == {None}
    shown = first_turn_hidden("on")
    assert None not in [each["kind"] for each in shown.sees("P1", "tokens") if each["owner"] == 0]
    assert [each["kind"] for each in shown.sees("P1", "tokens") if each["owner"] == 1] == [None] * 4


def first_turn_hidden(aid: str) -> PlayTable:
    """Placing has begun: each has laid a token."""
    table = begun("placing", show_own_hidden=aid)
    for _ in range(2):
        lay(table, table.asks()[0], "1,1")
    return table


def kinds_known(table: PlayTable, seat: str) -> set[str | None]:
    backs = [back["kind"] for room in table.sees(seat, "rooms") for back in room["stack"]]
    return {*backs, *[each["kind"] for each in table.sees(seat, "tokens")]}


def test_the_memory_aid_shows_own_tokens_only() -> None:
    """DT-048."""
    stack = first_turn_hidden("on").sees("P1", "rooms.5.stack")
    assert {back["owner"]: back["kind"] is None for back in stack} == {0: False, 1: True}


def test_all_start_teams_are_turned_up_together() -> None:
    """DT-049: when all tokens lie, and not before."""
    assert {each["kind"] for each in begun("placing").sees(None, "tokens")} == {None}
    table = first_turn()
    assert [args["seat"] for args in told(table, "team-up")] == [0, 1]
    assert len([each for each in table.sees(None, "tokens") if each["kind"] in TEAM]) == 8


def test_the_first_player_is_drawn_anew() -> None:
    """DT-050: whoever began to place, either may begin."""
    drawn = set()
    for seed in range(24):
        table = first_turn(seed)
        drawn.add((told(table, "laid")[0]["seat"], told(table, "begins")[0]["seat"]))
    assert drawn == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_two_players_alternate() -> None:
    """DT-050."""
    table = t1("blue-thief 0,1", "orange-thief 19,0").plays("P1", "end-turn")
    for seat in ("P2", "P1", "P2"):
        assert table.asks() == [seat]
        table.plays(seat, table.offers(seat)[-1], "end-turn")


def controlled(seed: int = 1) -> PlayTable:
    return begun("pick-room", seed, board="controlled")


def test_in_the_controlled_board_rooms_are_picked_in_turn() -> None:
    """DT-164: a random player picks one of eight, the other one of seven, until each has four."""
    assert {controlled(seed).asks()[0] for seed in range(12)} == {"P1", "P2"}
    table = controlled()
    first = table.asks()[0]
    for number in range(7):
        assert table.asks() == [first if number % 2 == 0 else other(first)]
        assert len(table.offers(table.asks()[0])) == 8 - number
        table.plays(table.asks()[0], table.offers(table.asks()[0])[0])
    assert [len(table.truth(f"players.{seat}.rooms")) for seat in (0, 1)] == [4, 4]
    assert table.step() == "lay-room"
    assert table.asks() == [other(first)], "the second player lays first"


def other(seat: str) -> str:
    return "P2" if seat == "P1" else "P1"


def laying() -> PlayTable:
    return begun("lay-room", board="controlled")


def test_in_the_controlled_board_own_rooms_are_laid_on_free_slots() -> None:
    """DT-164: face down, alternately, until all eight lie; the orientation is not the layer's to choose."""
    table = laying()
    first = table.asks()[0]
    own = table.truth(f"players.{int(first[1]) - 1}.rooms")
    assert table.offers(first) == [f"room {room}" for room in own]
    table.plays(first, f"room {own[1]}")
    assert len(table.offers(first)) == 8
    table.plays(first, "lay 2,1")
    assert table.asks() == [other(first)]
    table.plays(other(first), table.offers(other(first))[0])
    assert "lay 2,1" not in table.offers(other(first))
    play_to(table.match, "line-up")
    assert [args["seat"] for args in told(table, "room-laid")] == [int(first[1]) - 1, 2 - int(first[1])] * 4
    assert state(table).laid_room.count(-1) == 0


def test_in_the_controlled_board_a_laid_room_turns_up_where_it_was_laid() -> None:
    """DT-164: only its orientation is drawn."""
    table = play_to(laying().match, "action", "action-card")
    seat, laid = table.asks()[0], state(table).laid_room
    table = play_to(table.match, "action")
    who = next(each for each in table.offers(seat) if each.startswith("reveal"))
    table.chance("3").plays(seat, who, "lay 0,0" if seat == "P1" else "lay 3,0")
    tile = 0 if seat == "P1" else 3
    assert table.truth(f"rooms.{tile}.room") == ROOM_IDS[laid[tile]]
    assert table.truth(f"rooms.{tile}.turned") == 3


def test_in_the_controlled_board_each_knows_the_rooms_of_the_other_but_not_where_they_lie() -> None:
    """DT-165: and nobody an orientation."""
    table = play_to(laying().match, "line-up")
    for seat, number in (("P1", 0), ("P2", 1)):
        assert len(table.sees(seat, f"players.{1 - number}.rooms")) == 4
        known = [room["known"] for room in table.sees(seat, "rooms") if room["known"]]
        assert sorted(known) == sorted(table.sees(seat, f"players.{number}.rooms"))
        assert {room["turned"] for room in table.sees(seat, "rooms")} == {None}
    assert {room["known"] for room in table.sees(None, "rooms")} == {None}


def test_in_the_controlled_board_all_four_pairs_are_in_the_match() -> None:
    """DT-164: the eight rooms of the set."""
    laid = state(play_to(laying().match, "line-up")).laid_room
    assert sorted(NUMBER[room] for room in laid) == [1, 1, 2, 2, 3, 3, 4, 4]
