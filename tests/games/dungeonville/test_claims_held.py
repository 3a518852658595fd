"""Claims during the simultaneous line-ups: DV-159, DV-160, DV-162 and their clarification."""

from tests.games.dungeonville.play import Words, lay, line_ups, remembers, seat, told
from undercroft.engine.testing.table import PlayTable

READY: tuple[Words, Words] = (seat(6, 7, 8, zone={"P2": 7}), seat(9, 11, 12, zone={"P1": 7}))


def test_a_claim_during_the_line_ups_is_held() -> None:
    """DV-162: its player stops; nothing is counted until the others are ready."""
    table = line_ups(*READY).plays("P1", "claim")
    assert (table.asks(), table.match.over) == (["P2"], False)
    assert told(table, "claimed") == []


def test_a_held_claim_looks_like_a_finished_line_up() -> None:
    """DV-162, DV-157: the others cannot tell it from a party that is ready."""
    table = line_ups(*READY).plays("P1", "claim")
    assert table.sees("P2", "battle.lineups.0") == {"seat": 0, "ready": True, "fighters": [], "survivors": None}
    assert told(table, "ready") == [{"seat": 0}]


def test_a_right_held_claim_wins_when_all_are_ready() -> None:
    """DV-159, DV-162: the duels are not fought."""
    table = lay(line_ups(*READY).plays("P1", "claim"), "P2", 9, 11, 12)
    assert (table.match.over, told(table, "fighter")) == (True, [])


def test_false_claimers_finish_their_line_ups() -> None:
    """DV-160, DV-162: the deed is public, then the fighters are laid."""
    table = lay(line_ups(seat(6, 7, 8), seat(9, 11, 12)).plays("P1", "claim"), "P2", 9, 11, 12)
    assert (table.asks(), table.sees("P2", "players.0.deed_public")) == (["P1"], True)
    assert table.offers("P1") == ["lay adv-06", "lay adv-07", "lay adv-08"]


def both_claim(order: tuple[int, ...]) -> PlayTable:
    """Both have the goal, reached in that order, and both claim in the same line-ups."""
    table = remembers(line_ups(*READY), reached=list(order))
    return table.plays("P1", "claim").plays("P2", "claim")


def test_of_two_right_claims_the_first_to_have_reached_the_goal_wins() -> None:
    """DV-162: whoever had it first ever, whatever the order of claiming or seats."""
    for order, places in (((0, 1), (1, 2)), ((1, 0), (2, 1))):
        result = both_claim(order).match.result
        assert result is not None
        assert result.places == places


def test_both_deeds_are_revealed_and_counted() -> None:
    """DV-162, DV-158: although only one can win."""
    assert len(told(both_claim((1, 0)), "claimed")) == 2


def test_one_event_never_asks_two_players() -> None:
    """DV-162: with both one point short, the duel asks its winner alone."""
    parties = (seat(6, 57, 58, zone={"P2": 6}), seat(59, 7, 8, zone={"P1": 6}))
    table = lay(lay(line_ups(*parties), "P1", 6, 57, 58), "P2", 59, 7, 8)
    assert table.asks() == ["P1"]
    assert table.plays("P1", "decline").asks() == ["P2"]


def test_the_order_of_reaching_is_that_of_the_first_time_ever() -> None:
    """DV-162: noted at the first claim point and kept afterwards."""
    parties = (seat(59, 6, 58, zone={"P2": 6}), seat(7, 57, 8, zone={"P1": 6}))
    table = lay(lay(line_ups(*parties), "P1", 59, 6, 58), "P2", 7, 57, 8)
    table.plays("P2", "decline").plays("P1", "decline")
    assert table.match.state.to_data()["reached"] == [1, 0]
