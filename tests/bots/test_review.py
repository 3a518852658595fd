"""Looking back at a match: chances that add up, turning points, and opinions that know no more than their seat."""

import json

import pytest

from tests.bots.tables import after
from undercroft.bots.review import (
    MOST,
    Thoroughness,
    final_chances,
    late_point,
    opinion,
    review_point,
    reviewed_moves,
    turning_moves,
    turning_points,
)
from undercroft.cli.tournament import play_randomly
from undercroft.engine.chance import fast_source
from undercroft.engine.door import PUBLIC
from undercroft.engine.journal import CHOICE
from undercroft.engine.match import Match

HOW = Thoroughness("search:iterations=60", 8, 0)


@pytest.fixture(scope="module")
def match() -> Match:
    found = after(6, 3)
    undo(found)
    play_randomly(found, 7)
    return found


def undo(match: Match) -> None:
    """Somebody takes back his last choice, as soon as somebody can."""
    while True:
        seat = match.to_act[0]
        match.choose(seat, match.options(seat)[0])
        if match.can_undo(seat):
            match.undo(seat)
            return


def test_what_was_taken_back_is_no_part_of_it(match: Match) -> None:
    moves = [entry for entry in match.record.to_data()["entries"] if "chance" not in entry]  # type: ignore[attr-defined]
    kept = reviewed_moves(match)
    assert len(kept) == len(moves) - 2
    assert all("choice" in moves[number - 1] for number in kept)


def test_a_point_tells_where_the_match_had_come_to_as_everybody_saw_it(match: Match) -> None:
    for move in reviewed_moves(match)[::9]:
        view = match.at(move - 1).view(None)
        for point in (review_point(match, move, [], HOW, 1), late_point(match, move)):
            assert point["then"]["phase"] == view["phase"]
            assert point["then"].items() <= view.items()
            assert "players" not in point["then"]


def test_a_point_tells_the_choice_its_news_and_the_chances_before_it(match: Match) -> None:
    for move in reviewed_moves(match)[::9]:
        point = review_point(match, move, [], HOW, 1)
        assert json.loads(json.dumps(point)) == point
        assert sum(point["chances"]) == pytest.approx(1, abs=0.001)
        assert point["choice"]["text"] in {option.text for option in match.at(move - 1).options(point["seat"])}


def test_the_news_of_all_points_are_the_story_of_the_match(match: Match) -> None:
    quick = Thoroughness("random", 1, 0)
    told = [event for move in reviewed_moves(match) for event in review_point(match, move, [], quick, 1)["events"]]
    story = [match.event_to_data(message, args) for message, args, _ in match.journal.events]
    assert told
    assert story[-len(told) :] == told
    assert len(story) - len(told) == len(match.at(0).journal.events)


def test_without_a_limit_of_time_a_point_depends_on_its_seed_alone(match: Match) -> None:
    move = reviewed_moves(match)[10]
    seat = review_point(match, move, [], HOW, 1)["seat"]
    assert review_point(match, move, [seat], HOW, 1) == review_point(match, move, [seat], HOW, 1)


def test_the_bot_looks_at_the_choices_of_the_wanted_seats_only(match: Match) -> None:
    for move in reviewed_moves(match)[:12]:
        point = review_point(match, move, [0], HOW, 1)
        assert (point["bot"] is not None) == (point["seat"] == 0)
        if point["bot"]:
            offered = {option.code for option in match.at(move - 1).options(0)}
            assert point["bot"]["choice"]["code"] in offered
            assert 0 <= point["bot"]["value"] <= 1


def test_a_bot_that_looks_back_knows_no_more_than_the_seat_did(match: Match) -> None:
    for move in reviewed_moves(match)[5:30:5]:
        point = review_point(match, move, [0, 1, 2], HOW, 1)
        seat, before = point["seat"], match.at(move - 1)
        for luck in range(3):
            world = before.imagine(seat, fast_source(luck))
            assert opinion(world, (CHOICE, seat, point["choice"]["code"], PUBLIC), HOW, 1) == point["bot"]


def test_a_position_that_nobody_could_judge_is_passed_over(match: Match) -> None:
    moves = reviewed_moves(match)
    points = [review_point(match, move, [], HOW, 1) for move in moves[:6]]
    late = late_point(match, moves[3])
    assert late["chances"] is None
    assert late["choice"] == points[3]["choice"]
    turned = turning_moves([*points[:3], late, *points[4:]], final_chances(match))
    assert moves[3] not in turned
    assert turned


def test_the_largest_swings_are_the_turning_points_in_their_order() -> None:
    lines = [[0.5, 0.5], [0.52, 0.48], [0.2, 0.8], [0.2, 0.8], [0.3, 0.7], [0.9, 0.1], [0.91, 0.09]]
    assert turning_points(lines) == [1, 3, 4]
    wild = [[float(place % 2), float(1 - place % 2)] for place in range(20)]
    assert len(turning_points(wild)) == MOST


def test_where_nothing_ever_changed_nothing_turned() -> None:
    assert turning_points([[0.5, 0.5]] * 5) == []


def test_the_end_is_the_result(match: Match) -> None:
    result = match.result
    assert result is not None
    assert [share > 0 for share in final_chances(match)] == [place == 1 for place in result.places]
