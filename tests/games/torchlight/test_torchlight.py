"""The rules of the example game, one by one."""

import pytest

import undercroft
from undercroft.engine.errors import IllegalChoice, WrongOption
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.testing.table import PlayTable
from undercroft.games.torchlight.messages import BIDS, MESSAGES


def torchlight(players: int, **options: object) -> Game:
    return undercroft.game("torchlight", players, **options)


def bid(table: PlayTable, *bids: int) -> PlayTable:
    for seat, points in enumerate(bids, 1):
        table.plays(f"P{seat}", f"bid {points}")
    return table


@pytest.mark.parametrize("rounds", [3, 5, 9])
def test_the_torch_is_bid_for_in_every_round(rounds: int) -> None:
    """TL-001: as many rounds as the option says."""
    table = PlayTable(torchlight(2, rounds=rounds).start(1))
    for number in range(1, rounds + 1):
        assert table.sees(None, "round") == number
        bid(table, 1, 1).plays("P1", "climb")
    assert table.match.over


def test_bids_are_secret_until_the_last_is_in() -> None:
    """TL-002, TL-003."""
    table = PlayTable(torchlight(3).start(1)).plays("P1", "bid 3")
    assert table.sees("P1", "bids") == [3, None, None]
    assert table.sees("P2", "bids") == table.sees(None, "bids") == [None, None, None]
    assert table.match.record.seen_by(0) == [{"seat": 0, "choice": "bid 3", "to": [0]}]
    assert table.match.record.seen_by(1) == table.match.record.seen_by(None) == []
    table.plays("P3", "bid 1").plays("P2", "bid 3")
    assert table.sees(None, "bids") == [3, 3, 1]


def test_a_bid_can_be_changed_until_the_last_is_in() -> None:
    """TL-002."""
    match = torchlight(2).start(1)
    match.choose(1, "bid 1")
    match.undo(1)
    match.choose(1, "bid 2")
    match.choose(0, "bid 1")
    assert not match.can_undo(0)
    assert [event["id"] for event in match.events(None)] == [MESSAGES.table[BIDS].id] * 2
    assert match.to_act == (1,)


@pytest.mark.parametrize(("bids", "payer"), [((1, 2, 3), 2), ((2, 2, 1), 0), ((1, 3, 3), 1), ((1, 1, 1), 0)])
def test_the_highest_bid_is_paid(bids: tuple[int, ...], payer: int) -> None:
    """TL-003: on a tie by the earlier seat; the others pay nothing."""
    table = bid(PlayTable(torchlight(3).start(1)), *bids)
    assert table.asks() == [f"P{payer + 1}"]
    assert table.sees(None, "points") == [-bids[seat] if seat == payer else 0 for seat in range(3)]


def test_a_one_puts_the_torch_out() -> None:
    """TL-004: the find is lost, and the next round begins."""
    table = bid(PlayTable(torchlight(2).start(1)), 1, 1)
    table.chance("6", "1").plays("P1", "roll", "roll")
    assert table.sees(None, "points") == [-1, 0]
    assert table.news()[-1] == "dark"
    assert table.sees(None, "round") == 2


def test_whoever_climbs_home_keeps_the_find() -> None:
    """TL-004."""
    table = bid(PlayTable(torchlight(2).start(1)), 1, 2)
    table.chance("6", "2").plays("P2", "roll", "roll", "climb")
    assert table.sees(None, "points") == [0, 6]
    assert table.news()[-1] == "home"


def test_nobody_rolls_while_bids_are_made() -> None:
    """TL-002."""
    refusal = PlayTable(torchlight(2).start(1)).refuses("P1", "roll")
    assert isinstance(refusal, IllegalChoice)
    assert refusal.rules == ("TL-002",)


def ended(*points: int) -> Match:
    """The last round, in which the first player bids a point for nothing."""
    table = PlayTable(torchlight(len(points), rounds=3).start(1))
    table.match.state.points = list(points)  # type: ignore[attr-defined]  # the state of the game
    for _ in range(3):
        bid(table, *[1] * len(points)).plays("P1", "climb")
    return table.match


@pytest.mark.parametrize(
    ("points", "places"),
    [((13, 4, 2), (1, 2, 3)), ((5, 4, 2), (2, 1, 2)), ((7, 4, 4), (1, 1, 1)), ((-2, 4, 4), (3, 1, 1))],
)
def test_most_points_win_and_equal_ones_share_a_place(points: tuple[int, ...], places: tuple[int, ...]) -> None:
    """TL-005."""
    result = ended(*points).result
    assert result is not None
    assert (result.places, result.reason) == (places, "rounds")


def test_options_are_checked() -> None:
    """TL-001."""
    with pytest.raises(WrongOption, match="can be 3, 5, 9"):
        torchlight(2, rounds=4)
