"""When little or nothing goes on: players who cannot act, stalemate, resigning, draws (DT-185 to DT-190)."""

import pytest

from tests.games.dungeon_twister.boards import T1
from tests.games.dungeon_twister.situations import is_wounded, on_rooms, points, t1, told, walks, with_rooms
from undercroft.engine.testing.table import PlayTable

THREE = (*T1, "9cw", "10cw", "9ccw", "10ccw")
HARD_LIMIT = 250 * 4 * 2  # turns of two players


def ends(table: PlayTable) -> tuple[str, int | None]:
    """How the match is over, and who has won; nothing while it goes on."""
    return (table.truth("ending"), table.truth("winner")) if table.match.over else ("", None)


def idle(quiet: int, points_of_blue: int = 0, **options: object) -> PlayTable:
    """Both have somebody who can do something; blue is to play a card."""
    tokens = ("blue-troll 0,6", "orange-troll 19,6")
    return on_rooms(T1, *tokens, quiet=quiet, card=0, options=options, P1={"points": points_of_blue})


def test_who_cannot_act_plays_a_card_and_passes() -> None:
    """DT-185: all of his are wounded."""
    table = on_rooms(T1, "blue-cleric 1,3 wounded", "orange-thief 19,6", active="P2").plays("P2", "end-turn")
    assert (table.asks(), table.step()) == (["P1"], "action-card")
    assert table.plays("P1", "card 3").asks() == ["P2"]


def test_a_hidden_character_is_in_play() -> None:
    """DT-186: its owner plays on, though only orange can free it."""
    table = on_rooms(with_rooms(T1, at_1="?"), "blue-thief room 1,0", "orange-thief 19,6", active="P2")
    table.plays("P2", "end-turn")
    assert (table.asks(), table.step()) == (["P1"], "action-card")
    assert table.plays("P1", "card 3").asks() == ["P2"]


def test_who_has_nobody_in_play_lays_no_card_and_can_still_win_on_points() -> None:
    """DT-187, DT-189: he is skipped and keeps what he has."""
    table = on_rooms(T1, "orange-thief 19,6", active="P2", card=0, P1={"points": 3}, quiet=10)
    table.plays("P2", "card 2", "end-turn")
    assert (table.asks(), told(table, "skipped")) == (["P2"], [{"seat": 0}])
    assert ends(table.plays("P2", "card 3", "end-turn")) == ("stalemate", 0)


@pytest.mark.parametrize(("orange", "winner"), [(0, 0), (1, None), (2, 1)])
def test_with_nobody_in_play_the_points_decide(orange: int, winner: int | None) -> None:
    """DT-188: a tie is a draw."""
    table = on_rooms(T1, "blue-thief 19,0", P2={"points": orange})
    assert ends(walks(table, "blue-thief", "east")) == ("nobody-left", winner)


def test_who_has_resigned_does_not_keep_a_match_alive() -> None:
    """DT-188, DT-190."""
    table = on_rooms(THREE, "blue-thief 19,0", "red-troll 0,6", players=3, also={"resigned": 1 << 2})
    assert ends(walks(table, "blue-thief", "east")) == ("nobody-left", 0)


@pytest.mark.parametrize(("points_of_blue", "winner"), [(0, None), (1, 0)])
def test_a_standstill_of_three_cycles_ends_the_match(points_of_blue: int, winner: int | None) -> None:
    """DT-189: twelve turns of each of two players."""
    assert ends(idle(22, points_of_blue).plays("P1", "card 2", "end-turn")) == ("", None)
    assert ends(idle(23, points_of_blue).plays("P1", "card 2", "end-turn")) == ("stalemate", winner)


def test_the_standstill_may_be_longer_or_switched_off() -> None:
    """DT-189."""
    assert not idle(40, stall_cycles=6).plays("P1", "card 2", "end-turn").match.over
    assert ends(idle(47, stall_cycles=6).plays("P1", "card 2", "end-turn")) == ("stalemate", None)
    assert not idle(999, stall_cycles="off").plays("P1", "card 2", "end-turn").match.over


@pytest.mark.parametrize(("turn", "over"), [(HARD_LIMIT - 1, False), (HARD_LIMIT, True)])
def test_no_match_is_longer_than_250_cycles(turn: int, over: bool) -> None:
    """DT-189: also without the limit of the option."""
    options = {"stall_cycles": "off"}
    table = on_rooms(T1, "blue-troll 0,6", "orange-troll 19,6", turn=turn, options=options)
    assert bool(table.plays("P1", "end-turn").match.over) is over


IRREVERSIBLE = [
    (("blue-goblin 1,3", "blue-speed_potion 1,3"), ("quaff blue-goblin",)),
    (("blue-warrior 0,1",), ("break blue-warrior",)),
    (("blue-golem 8,4",), ("breach blue-golem", "at south")),
    (("blue-goblin 10,1",), ("jump blue-goblin", "to 12,1")),
    (("blue-thief 19,0",), ("move blue-thief", "step east")),
    (("blue-red_dragon 1,3", "orange-goblin 4,3"), ("breathe blue-red_dragon",)),
]


@pytest.mark.parametrize(("tokens", "deed"), IRREVERSIBLE)
def test_what_cannot_be_undone_starts_the_count_anew(tokens: tuple[str, ...], deed: tuple[str, ...]) -> None:
    """DT-189: an object used, a portcullis broken, a wall breached, a jump card, an escape, a death."""
    assert t1(*tokens, quiet=20).plays("P1", *deed).truth("quiet") == 0


def test_a_reveal_and_a_spent_combat_card_start_the_count_anew_and_the_zero_does_not() -> None:
    """DT-189."""
    hidden = on_rooms(with_rooms(T1, at_1="?"), "blue-thief 4,3", "orange-thief 19,6", quiet=20, chance=("2ccw", "0"))
    assert hidden.plays("P1", "reveal blue-thief").truth("quiet") == 0
    for card, quiet in ((0, 20), (1, 0)):
        table = t1("blue-warrior 1,3", "orange-warrior 2,3", quiet=20).plays("P1", "attack blue-warrior")
        assert table.plays("P1", f"combat {card}").plays("P2", f"combat {card}").truth("quiet") == quiet


def test_what_can_be_undone_does_not() -> None:
    """DT-189: moving, opening, healing."""
    table = t1("blue-thief 0,1", "blue-cleric 1,6", "blue-goblin 2,6 wounded", quiet=20)
    table.plays("P1", "lock blue-thief", "heal blue-cleric")
    assert walks(table, "blue-thief", "south", "stop").truth("quiet") == 20


# ---- resigning and draws


def test_of_two_players_one_resigns_at_any_time() -> None:
    """DT-190: the other has won."""
    for seat, winner in (("P1", 1), ("P2", 0)):
        assert ends(t1("blue-thief 1,3").plays(seat, "resign")) == ("last-one", winner)


def test_a_draw_needs_all_who_are_left() -> None:
    """DT-190: one offer for each player and turn."""
    table = t1("blue-thief 1,3").plays("P1", "offer-draw")
    assert not table.match.over
    table.refuses("P1", "offer-draw")
    assert ends(table.plays("P2", "offer-draw")) == ("agreed", None)


def test_the_characters_of_one_who_has_resigned_stand_on_and_defend_with_zero() -> None:
    """DT-190: with more than two the match goes on; he lays nothing himself."""
    table = on_rooms(THREE, "blue-warrior 1,3", "orange-troll 19,6", "red-troll 2,3", "red-goblin 0,6", players=3)
    table.plays("P3", "resign").plays("P1", "attack blue-warrior")
    assert table.asks() == ["P1"]
    table.plays("P1", "combat 6")
    assert told(table, "fights-with")[1] == {"seat": 2, "combat": 0, "strength": 4}
    assert is_wounded(table, "red-troll")
    table.plays("P1", "end-turn").plays("P2", "card 2", "end-turn")
    assert table.asks() == ["P1"]


def test_the_last_one_left_wins_at_once() -> None:
    """DT-190: whatever the points; who has resigned comes last."""
    table = on_rooms(THREE, "blue-troll 0,6", "orange-troll 19,6", "red-troll 6,9", players=3, P1={"points": 4})
    table.plays("P1", "resign").plays("P3", "resign")
    assert ends(table) == ("last-one", 1)
    assert table.match.result is not None
    assert table.match.result.places[1] == 1
    assert points(table) == [4, 0, 0]
