"""A duel: DV-064 to DV-071."""

import pytest

from tests.games.dungeonville.play import adv, battle, seat, told
from undercroft.engine.testing.table import PlayTable

GREEN_YELLOW_GREEN = (seat(9, 6, 2), seat(30, 57, 58), seat(60, 63, 62))  # duel 1: 9 green, 30 yellow, 60 green


def blood(table: PlayTable) -> list[tuple[int, int]]:
    """Who took a marker from whom, duel by duel."""
    return [(args["seat"] + 1, args["loser"] + 1) for args in told(table, "blood-taken")]


def test_the_lowest_rank_wins() -> None:
    """DV-064: 6 beats 57, 58 loses against 7."""
    table = battle(seat(6, 58, 2), seat(57, 7, 59))
    assert [args["adventurer"] for args in told(table, "duel-won")] == adv(6, 7, 2)


def test_all_but_the_lowest_rank_lose() -> None:
    """DV-064: of three fighters two are losers."""
    table = battle(seat(6, 7, 8), seat(11, 58, 59), seat(57, 16, 13))
    assert len(told(table, "killed")) + len(told(table, "recruited")) == 6


def test_a_loser_of_the_winners_colour_is_hired() -> None:
    """DV-065: free of charge and without a question."""
    table = battle(seat(7, 6, 2), seat(11, 57, 58))
    assert told(table, "recruited")[0] == {"seat": 0, "adventurer": "adv-11", "loser": 1}
    assert "adv-11" in table.truth("players.0.party")


def test_every_other_loser_is_killed() -> None:
    """DV-066: onto the adventurer discard pile."""
    table = battle(seat(7, 6, 8), seat(58, 57, 63))
    assert sorted(table.truth("discard")) == adv(57, 58, 63)
    assert table.truth("players.1.party") == []


@pytest.mark.parametrize(("winner", "loser"), [(5, 10), (5, 57), (6, 56)])
def test_neutrals_neither_hire_nor_are_hired(winner: int, loser: int) -> None:
    """DV-067: neutral against neutral, neutral winner, neutral loser: the loser is killed."""
    table = battle(seat(winner, 7, 8), seat(loser, 58, 59))
    assert told(table, "killed")[0]["adventurer"] == adv(loser)[0]
    assert table.truth("players.0.zone")[1] == 3


def test_one_duel_can_kill_some_and_hire_others() -> None:
    """DV-068: 9 green hires 27 green and kills 53 blue."""
    table = battle(seat(9, 6, 2), seat(27, 57, 58), seat(53, 63, 62))
    assert told(table, "recruited")[0]["adventurer"] == "adv-27"
    assert told(table, "killed")[0]["adventurer"] == "adv-53"


def test_the_marker_comes_from_the_sender_of_the_weakest_loser() -> None:
    """DV-069: the highest rank among the losers."""
    table = battle(seat(9, 6, 2), seat(27, 63, 58), seat(53, 57, 62))
    assert blood(table) == [(1, 3), (1, 2), (1, 3)]
    assert table.truth("players.0.zone") == [0, 1, 2]


def test_the_marker_comes_out_of_the_losers_supply() -> None:
    """DV-069: 15 less the markers given."""
    table = battle(seat(6, 7, 8), seat(57, 58, 59))
    assert [table.truth(f"players.{i}.supply") for i in (0, 1)] == [15, 12]


def test_a_duel_gives_one_marker_however_many_lose() -> None:
    """DV-070: three duels of four fighters, three markers."""
    table = battle(seat(6, 7, 2), seat(57, 58, 59), seat(52, 60, 63), seat(44, 49, 54))
    assert len(blood(table)) == 3
    assert sum(sum(each["zone"]) for each in table.truth("players")) == 3


def test_the_marker_is_due_for_a_hired_loser_too() -> None:
    """DV-071: 60 was hired, yet P3 pays."""
    assert blood(battle(*GREEN_YELLOW_GREEN))[0] == (1, 3)


def test_with_kills_only_the_weakest_killed_loser_pays() -> None:
    """DV-071: option duel_blood: P2 pays for 30, as 60 was only hired."""
    assert blood(battle(*GREEN_YELLOW_GREEN, options={"duel_blood": "kills_only"}))[0] == (1, 2)


def test_with_kills_only_there_is_no_marker_if_all_were_hired() -> None:
    """DV-071: option duel_blood: 7 hires 11, nobody pays."""
    kills_only = battle(seat(7, 6, 8), seat(11, 57, 58), options={"duel_blood": "kills_only"})
    every_duel = battle(seat(7, 6, 8), seat(11, 57, 58))
    assert [len(blood(kills_only)), len(blood(every_duel))] == [2, 3]
