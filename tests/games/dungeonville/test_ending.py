"""The end of the game: DV-166 to DV-168."""

import pytest

from tests.games.dungeonville.play import collecting, dungeonville, seat, sending
from undercroft.engine.steps import Result
from undercroft.engine.testing.table import PlayTable


def end(table: PlayTable) -> Result:
    assert table.match.result is not None
    return table.match.result


def capped(*seats: dict[str, object], round: int = 8, **more: object) -> Result:  # noqa: A002 - the rulebook's word
    """The last round is over for these players."""
    named = {f"P{i + 1}": words for i, words in enumerate(seats)}
    return end(collecting(players=len(seats), round=round, options={"round_cap": 8}, **named, **more))


@pytest.mark.parametrize(("players", "cap"), [(2, 12), (3, 20), (4, 20), (5, 20)])
def test_the_round_cap_is_12_with_two_players_and_20_with_more(players: int, cap: int) -> None:
    """DV-166: the game ends after Collecting of that round, and not before."""
    assert dungeonville(players).options["round_cap"] == cap
    seats = {f"P{i + 1}": seat(3 * i + 2, 3 * i + 3, 3 * i + 4) for i in range(players)}
    assert collecting(players=players, round=cap, **seats).match.over
    assert not collecting(players=players, round=cap - 1, **seats).match.over


def test_at_the_cap_the_most_points_win_and_all_deeds_are_revealed() -> None:
    """DV-166: without a claim."""
    table = collecting(round=12, P1=seat(zone={"P2": 3}), P2=seat(zone={"P1": 5}))
    assert (end(table).scores, end(table).places, end(table).reason) == ((3, 5), (2, 1), "cap")
    assert all(table.sees(None, f"players.{i}.deed") for i in (0, 1))


def test_in_the_last_round_deeds_are_still_bought() -> None:
    """DV-166: the cap comes after Collecting, not in its place."""
    rich = seat(2, 3, 4, treasure=["crypt-a1", "crypt-b2"])
    assert collecting(round=12, P1=rich).step() == "buy-deed"


def test_a_tie_goes_to_more_markers_in_the_death_zone() -> None:
    """DV-167: five points each, 4 against 3 in the zones."""
    result = capped(
        seat(zone={"P2": 3}, deed="deed-crypt"),
        seat(zone={"P1": 4}, deed="deed-rathaus"),
        crypt={"blood": {"P2": 2}},
        rathaus={"blood": {"P1": 1}},
    )
    assert (result.scores, result.places) == ((5, 5), (2, 1))


def test_markers_in_the_death_zone_come_before_own_markers_placed() -> None:
    """DV-167: P2 has left more of his blood in dungeons, yet he has won more duels."""
    result = capped(
        seat(zone={"P2": 3}, deed="deed-crypt"),
        seat(zone={"P1": 4}, deed="deed-rathaus"),
        crypt={"blood": {"P2": 1}},
        ice_cave={"blood": {"P2": 5}},
    )
    assert (result.scores, result.places) == ((4, 4), (2, 1))


def test_then_to_fewer_own_markers_placed_or_given() -> None:
    """DV-167: equal points and zones; P2 has left a marker on an unowned dungeon, and his treasure is no help."""
    rich = seat(zone={"P1": 3}, treasure=["rathaus-a1"])
    result = capped(seat(zone={"P2": 3}), rich, ice_cave={"blood": {"P2": 1}})
    assert (result.scores, result.places) == ((3, 3), (1, 2))


def test_then_to_more_treasure_with_items_at_five() -> None:
    """DV-167: 20 gold in rooms beat 10 and one item; an item beats nothing."""
    rich, poor = seat(treasure=["crypt-c1"]), seat(treasure=["crypt-e4", "item-monk"])
    assert capped(rich, poor).places == (1, 2)
    assert capped(seat(), seat(treasure=["item-monk"])).places == (2, 1)


def test_then_the_victory_is_shared() -> None:
    """DV-167: nothing is left to compare."""
    assert capped(seat(treasure=["crypt-e4"]), seat(treasure=["rathaus-e2"])).places == (1, 1)


def test_at_the_cap_the_places_behind_follow_the_same_chain() -> None:
    """DV-166, DV-167, DV-168: P3 has given no marker and comes before P2; shared places count 1, 2, 2, 4."""
    chain = capped(seat(zone={"P2": 3}), seat(zone={"P1": 2}), seat(zone={"P1": 2}))
    assert (chain.scores, chain.places) == ((3, 2, 2), (1, 3, 2))
    shared = capped(seat(zone={"P4": 3}), seat(zone={"P4": 2}), seat(zone={"P4": 2}), seat(zone={"P1": 1}))
    assert shared.places == (1, 2, 2, 4)


def test_after_a_claim_the_others_are_placed_by_points() -> None:
    """DV-168: all deeds revealed, equal points share a place; no treasure breaks the tie here."""
    table = sending(
        players=4,
        P1=seat(2, 3, 4, zone={"P4": 7}),
        P2=seat(6, 7, 8, zone={"P4": 2}, treasure=["rathaus-a1"]),
        P3=seat(9, 11, 12, zone={"P4": 2}),
        P4=seat(13, 14, 15, zone={"P1": 1}),
    ).plays("P1", "claim")
    assert (end(table).places, end(table).reason) == ((1, 2, 2, 4), "claim")
    assert table.sees(None, "players.2.deed") is not None


def test_the_claimant_is_first_even_with_fewer_points() -> None:
    """DV-168, DV-163: who stayed silent with nine points is second."""
    table = sending(P1=seat(2, 3, 4, zone={"P2": 7}), P2=seat(6, 7, 8, zone={"P1": 9})).plays("P1", "claim")
    assert (end(table).scores, end(table).places) == ((7, 9), (1, 2))


def test_after_the_end_nobody_decides_anything() -> None:
    """DV-159, DV-166: no seat is asked, and every choice is refused."""
    table = collecting(round=12, P1=seat(), P2=seat())
    assert table.asks() == []
    assert table.refuses("P1", "claim").kind == "game-over"
