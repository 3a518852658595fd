"""Places, shares and seats: what all games count alike."""

from undercroft.engine.results import odds_share, places_of, win_share
from undercroft.engine.seats import SEAT_IDS, SEAT_ORDERS, left_neighbour


def test_equal_scores_share_a_place_and_the_next_is_left_out() -> None:
    assert places_of([4, 9, 4, 1]) == (2, 1, 2, 4)


def test_a_shared_victory_is_shared() -> None:
    assert [win_share((1, 3, 1), seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_the_odds_of_all_seats_make_one_and_rise_with_the_score() -> None:
    odds = [odds_share([3.0, 5.0, 5.0], seat, 0.2) for seat in range(3)]
    assert abs(sum(odds) - 1) < 1e-9
    assert odds[0] < odds[1] == odds[2]


def test_a_hopeless_score_keeps_a_part_of_what_is_open() -> None:
    assert odds_share([-10_000.0, 10_000.0], 0, 1.0) == 0.01


def test_seats_follow_clockwise_from_whoever_begins() -> None:
    assert SEAT_ORDERS[4][2] == (2, 3, 0, 1)
    assert (left_neighbour(3, 2), SEAT_IDS[2]) == (0, "P3")
