"""SeatWindow: a bot gets one seat's knowledge and nothing else."""

import pytest

from tests.bots.tables import after
from undercroft.bots import SeatWindow, make
from undercroft.engine.chance import fast_source
from undercroft.engine.door import may_see
from undercroft.engine.errors import NotYourDecision

BOTS = ("random", "careless", "greedy", "search:iterations=60")


def test_public_attributes_are_the_seat_the_players_and_questions() -> None:
    window = SeatWindow(after(20, 1), 0)
    public = {name for name in dir(window) if not name.startswith("_")}
    assert public == {"seat", "players", "view", "options", "decision", "events", "imagine"}
    assert (window.seat, window.players) == (0, 2)


def test_they_see_what_the_match_shows_to_the_seat() -> None:
    match = after(20, 1)
    seat = match.to_act[0]
    window = SeatWindow(match, seat)
    assert window.view() == match.view(seat)
    assert window.options() == match.options(seat)
    assert window.decision() == match.decision(seat)


def test_an_imagined_world_keeps_neither_seed_nor_secrets() -> None:
    match = after(60, 4)
    world = SeatWindow(match, 0).imagine(fast_source(1))
    assert world.seed is None
    assert all(may_see(entry[3], 0) for entry in world.journal.entries)
    assert world.view(0) == match.view(0)
    assert world.state is not match.state


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(NotYourDecision, match="no seat 2"):
        SeatWindow(after(0, 1), 2)


@pytest.mark.parametrize("name", BOTS)
def test_a_seat_that_is_not_asked_has_nothing_to_choose(name: str) -> None:
    match = after(0, 1)
    with pytest.raises(NotYourDecision):
        make(name).choose(SeatWindow(match, 1 - match.to_act[0]))


@pytest.mark.many
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_choice_is_the_same_when_only_hidden_facts_differ(name: str, players: int) -> None:
    for decisions in range(0, 60, 6):
        match = after(decisions, 30 + decisions, players)
        seat = match.to_act[0]
        here = make(name, seed=5).choose(SeatWindow(match, seat))
        for other in range(3):
            elsewhere = match.imagine(seat, fast_source(other))
            assert make(name, seed=5).choose(SeatWindow(elsewhere, seat)).text == here.text
