"""Battle: DV-058 to DV-063 and DV-072 to DV-080. The duels themselves: test_duel.py."""

from tests.games.dungeonville.play import adv, battle, dungeonville, lay, line_ups, seat, told
from undercroft.engine.testing.table import PlayTable, sit


def who_enters(table: PlayTable) -> tuple[str, int]:
    """Who won the right to enter, with how many survivors."""
    [args] = told(table, "enters")
    return f"P{args['seat'] + 1}", args["survivors"]


def test_where_two_pawns_stand_there_is_a_battle() -> None:
    """DV-058: a party alone at its dungeon does not fight."""
    table = line_ups(seat(6, 7, 8), seat(9, 11, 12), seat(2, 3, 4, pawn="rathaus"))
    assert table.asks() == ["P1", "P2"]
    assert told(table, "battle") == [{"dungeon": "crypt"}]


def test_nobody_can_withdraw_from_a_battle() -> None:
    """DV-058: there is nothing but laying fighters (and claiming)."""
    table = line_ups(seat(6, 7, 8), seat(9, 11, 12))
    assert table.offers("P1") == ["lay adv-06", "lay adv-07", "lay adv-08", "claim"]
    assert table.refuses("P1", "flee").rules == ("DV-060", "DV-061")


def test_battles_follow_the_first_player_in_stone_order() -> None:
    """DV-059: P1 holds the stone, so his battle is fought before that of P2 and P4."""
    pawns = {"P1": "ice_cave", "P2": "crypt", "P3": "ice_cave", "P4": "crypt"}
    for stone, first in (("P1", ["P1", "P3"]), ("P2", ["P2", "P4"]), ("P4", ["P4", "P2"])):
        seats = {name: seat(i + 2, i + 11, i + 43, pawn=pawns[name]) for i, name in enumerate(pawns)}
        table = sit(dungeonville(4), {"at": "battle", "round": 2, "stone": stone, **seats})
        assert table.asks() == first


def test_all_participants_lay_at_the_same_time_and_secretly() -> None:
    """DV-060: both are asked at once, and neither sees the other's fighters."""
    table = line_ups(seat(6, 7, 8), seat(9, 11, 12))
    assert table.asks() == ["P1", "P2"]
    table.plays("P1", "lay adv-07", "lay adv-06")
    assert table.sees("P1", "battle.lineups.0.fighters") == adv(7, 6, 8)
    assert [table.sees(viewer, "battle.lineups.0.fighters") for viewer in ("P2", None)] == [[], []]


def test_each_chooses_three_fighters_and_their_order() -> None:
    """DV-060: any three of four, in any order; nobody is laid twice."""
    table = line_ups(seat(6, 7, 8, 57), seat(9, 11, 12)).plays("P1", "lay adv-57", "lay adv-06")
    assert table.refuses("P1", "lay adv-57").rules == ("DV-060", "DV-061")
    assert table.plays("P1", "lay adv-08").truth("battle.lineups.0.fighters") == adv(57, 6, 8)


def test_the_reserve_neither_fights_nor_dies_nor_is_hired() -> None:
    """DV-061: adv-63 stays, although all three fighters fall."""
    table = battle(seat(57, 58, 59, 63), seat(4, 7, 11))
    assert table.truth("players.0.party") == ["adv-63"]
    assert told(table, "fighter")[-2]["adventurer"] == "adv-59"


def test_who_has_two_adventurers_lays_both() -> None:
    """DV-062: they are his first fighters; he takes no part in duel 3, where nobody else fights."""
    table = battle(seat(6, 7, 8), seat(57, 59))
    assert [args["adventurer"] for args in told(table, "fighter")] == adv(6, 57, 7, 59, 8)


def test_where_one_fighter_stands_there_is_no_duel_and_no_marker() -> None:
    """DV-062, DV-063: he survives."""
    table = battle(seat(6, 7, 8), seat(57))
    assert table.truth("players.0.zone") == [0, 1]
    assert who_enters(table) == ("P1", 3)


def test_each_duel_is_settled_before_the_next_reveal() -> None:
    """DV-063: while the Axe is offered in duel 1 the second fighters are still hidden."""
    table = battle(seat(14, 57, 58, treasure=["item-barbarian"]), seat(3, 7, 8))
    assert table.step() == "axe"
    assert table.sees("P2", "battle.lineups.0.fighters") == ["adv-14"]
    table.plays("P1", "decline")
    assert [args["duel"] for args in told(table, "fighter")] == [1, 1, 2, 2, 3, 3]


def test_first_fights_first_second_fights_second() -> None:
    """DV-063: fighters meet in the order in which they lie."""
    table = battle(seat(6, 57, 8), seat(58, 7, 62))
    assert [args["adventurer"] for args in told(table, "duel-won")] == adv(6, 7, 8)


def test_all_three_duels_are_fought() -> None:
    """DV-072, DV-070: also when it is already clear who enters."""
    table = battle(seat(6, 7, 8), seat(57, 58, 59))
    assert len(told(table, "duel-won")) == 3
    assert table.truth("players.0.zone") == [0, 3]


def test_survivors_are_own_fighters_and_hired_ones_without_the_reserve() -> None:
    """DV-073: P1 has two fighters left, one hired and two in reserve: three survivors."""
    table = battle(seat(7, 20, 57, 6, 9), seat(11, 58, 16))
    assert who_enters(table) == ("P1", 3)


def test_the_reserve_does_not_decide_who_enters() -> None:
    """DV-073, DV-074: P1 has more adventurers at home, P2 more survivors."""
    table = battle(seat(2, 57, 58, 14, 17), seat(63, 7, 11))
    assert who_enters(table) == ("P2", 2)


def test_the_most_survivors_win_the_right_to_enter() -> None:
    """DV-074: the pawn of the winner stays, although P2 laid the strongest fighter."""
    table = battle(seat(6, 7, 63), seat(57, 58, 2))
    assert who_enters(table) == ("P1", 2)
    assert table.truth("players.0.pawn") == "crypt"


def test_on_a_tie_the_strongest_fighter_laid_decides() -> None:
    """DV-075: 2 to 2, P1 laid the 4, P2 the 11."""
    table = battle(seat(4, 47, 20), seat(28, 11, 31))
    assert who_enters(table) == ("P1", 2)


def test_the_strongest_may_lie_in_any_place() -> None:
    """DV-075: P1 laid the 4 last, P2 the 11 first; 2 to 2."""
    table = battle(seat(47, 20, 4), seat(11, 28, 31))
    assert who_enters(table) == ("P1", 2)


def test_only_the_tied_compare_and_the_dead_count_too() -> None:
    """DV-075: P1 and P2 have two survivors each; 12 beats 22, and the 1 of P3 does not matter; a dead 3 counts."""
    table = battle(seat(52, 12, 49), seat(58, 27, 22), seat(1, 39, 44))
    assert who_enters(table) == ("P1", 2)
    dead = battle(seat(52, 12, 49), seat(3, 27, 22), seat(1, 39, 44))
    assert who_enters(dead) == ("P2", 2)


def test_the_whole_party_enters_with_its_reserve() -> None:
    """DV-076: fighters, hired ones and reserve explore together."""
    table = battle(seat(6, 16, 21, 48, 62), seat(57, 58, 14))
    assert sorted(table.truth("visit.letters")) == adv(6, 16, 48, 58, 62)
    assert table.truth("visit.limit") == 6 + 16 + 48 + 58 + 62


def test_the_losers_go_home_with_what_is_left() -> None:
    """DV-077: pawn back, survivors stay, no visit."""
    table = battle(seat(7, 29, 56), seat(11, 18, 60, 63))
    assert table.truth("players.1.pawn") is None
    assert table.truth("players.1.party") == adv(18, 63)
    assert [args["seat"] for args in told(table, "visit")] == [0]


def test_hired_adventurers_belong_to_their_new_player_for_good() -> None:
    """DV-078: they are still his in the next round."""
    table = battle(seat(7, 29, 56), seat(11, 18, 60)).plays("P1", "take", "flee")
    assert table.truth("round") == 3
    assert "adv-11" in table.truth("players.0.party")


def test_a_mule_killed_in_battle_costs_a_marker() -> None:
    """DV-079: its exception names dungeons only."""
    table = battle(seat(6, 7, 8), seat(56, 58, 59))
    assert table.truth("players.0.zone") == [0, 3]


def test_after_the_battle_every_participant_is_checked_for_neutrals_only() -> None:
    """DV-080, DV-145: the loser's party, too."""
    table = battle(seat(6, 7, 8), seat(1, 57, 58))
    assert table.truth("players.1.party") == []
    assert told(table, "dissolved") == [{"seat": 1}]


def test_a_fighter_cannot_fight_twice_nor_a_hired_one_at_all() -> None:
    """DV-065, DV-063: adv-11, hired in duel 1, is in no later duel."""
    table = battle(seat(7, 29, 56), seat(11, 18, 60))
    assert sorted(args["adventurer"] for args in told(table, "fighter")) == adv(7, 11, 18, 29, 56, 60)


def test_three_line_ups_are_asked_of_three_players() -> None:
    """DV-058, DV-060: everybody at the dungeon takes part."""
    table = line_ups(seat(6, 7, 8), seat(9, 11, 12), seat(2, 3, 4))
    lay(table, "P2", 9, 11, 12)
    assert table.asks() == ["P1", "P3"]
