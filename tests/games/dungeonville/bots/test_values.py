"""The value of a position in Dungeonville: between 0 and 1, and sensible."""

import pytest

import undercroft
from tests.bots.tables import after, play
from tests.games.dungeonville.play import RATHAUS, seat, visit
from undercroft.bots import SeatWindow, make
from undercroft.engine.match import Match
from undercroft.games.dungeonville.cards import CARD_GOLD, CARD_IDS, SEATS
from undercroft.games.dungeonville.heuristics.value import value
from undercroft.games.dungeonville.state import Dungeonville


def state_after(decisions: int, seed: int, players: int = 2) -> Dungeonville:
    state = after(decisions, seed, players).state
    assert isinstance(state, Dungeonville)
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("decisions", range(0, 60, 4))
def test_the_values_of_all_seats_share_one_victory(players: int, decisions: int) -> None:
    state = state_after(decisions, 200 + decisions, players)
    values = [value(state, each) for each in range(players)]
    assert sum(values) == pytest.approx(1)
    assert all(0 < each < 1 for each in values)


@pytest.mark.parametrize("decisions", range(0, 60, 4))
def test_a_point_is_good_for_its_owner_and_bad_for_the_other(decisions: int) -> None:
    state = state_after(decisions, 300 + decisions)
    before = [value(state, each) for each in range(2)]
    state.zones[0 * SEATS + 1] += 1
    assert value(state, 0) > before[0]
    assert value(state, 1) < before[1]


def test_gold_and_a_strong_fighter_are_good() -> None:
    state = state_after(0, 1)
    before = value(state, 0)
    state.treasures[0] = (0,)
    assert value(state, 0) > before
    state.treasures[0], state.parties[0] = (), (2,)
    assert value(state, 0) > before


def idle_party() -> Match:
    """P1 may flee from a dungeon without danger whose rooms are all too heavy for him; P2 still waits to enter his."""
    waiting = seat(15, 17, 34, pawn="crypt")
    table = visit("rathaus", seat(58, loot=["rathaus-a1", "rathaus-b2"]), "rathaus-e1", P2=waiting)
    state = table.match.state
    assert isinstance(state, Dungeonville)
    heavy = [
        card
        for card in state.decks[RATHAUS]
        if CARD_GOLD[card] > 58 - 50 and not CARD_IDS[card].startswith("rathaus-a")
    ]
    state.decks[RATHAUS], state.piles[RATHAUS] = tuple(heavy), ()
    return table.match


def test_who_can_gain_nothing_does_not_stay_for_ever() -> None:
    """DV-097: there is no limit to the number of cards, so a bot that found it pleasant inside would never come out."""
    match = idle_party()
    assert [make("greedy", seed).choose(SeatWindow(match, 0)).text for seed in range(10)] == ["flee"] * 10
    state = match.state
    assert isinstance(state, Dungeonville)
    idle = value(state, 0)
    state.piles[RATHAUS] = (CARD_IDS.index("rathaus-e11"),)
    assert value(state, 0) > idle


def test_a_shown_deed_is_a_loss() -> None:
    state = state_after(0, 1)
    before = value(state, 0)
    state.shown = 1
    assert value(state, 0) < before


def test_the_winner_has_one_and_the_loser_nothing() -> None:
    match = play(undercroft.game("dungeonville", 2).start(2), ["greedy", "random"])
    assert match.result is not None
    winner = match.result.places.index(1)
    state = match.state
    assert isinstance(state, Dungeonville)
    assert (value(state, winner), value(state, 1 - winner)) == (1.0, 0.0)
