"""Bots play whole games by the rules, repeat themselves with the same seed, and know when they have won."""

import pytest

import undercroft
from tests.bots.tables import after, play, won_by_first
from tests.games.dungeonville.play import lay, line_ups, seat
from undercroft.bots import SeatWindow, make
from undercroft.engine.journal import CHOICE
from undercroft.games.dungeonville.actions import CLAIM
from undercroft.games.dungeonville.cards import SEATS
from undercroft.games.dungeonville.rules.claims import points
from undercroft.games.dungeonville.state import Dungeonville

NAMES = ("random", "easy", "normal", "greedy", "search:iterations=15", "hard:iterations=15")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_bot_plays_whole_games_by_the_rules(name: str, players: int) -> None:
    match = play(undercroft.game("dungeonville", players).start(8), [name] * players)
    assert match.result is not None


@pytest.mark.parametrize("options", [{"reserve": "stays_home"}, {"items": "plain"}, {"claims": "automatic"}])
def test_bots_play_the_variants(options: dict[str, object]) -> None:
    match = undercroft.game("dungeonville", 3, **options).start(3)
    assert play(match, ["greedy", "search:iterations=15", "random"]).over


@pytest.mark.parametrize("name", ["random", "easy", "greedy", "hard:iterations=40"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    one = play(undercroft.game("dungeonville", 2).start(5), [name, name], seed=3)
    other = play(undercroft.game("dungeonville", 2).start(5), [name, name], seed=3)
    assert one.journal.entries == other.journal.entries


@pytest.mark.parametrize("name", ["greedy", "search:iterations=100", "hard:iterations=100"])
def test_a_right_claim_is_always_taken(name: str) -> None:
    for decisions in range(0, 50, 5):
        match = after(decisions, 60 + decisions)
        asked = match.to_act[0]
        state = match.state
        assert isinstance(state, Dungeonville)
        state.zones[asked * SEATS + 1 - asked] += 7 - points(state, asked)
        assert make(name, decisions).choose(SeatWindow(match, asked)).text == "claim"


@pytest.mark.many
@pytest.mark.parametrize("name", ["greedy", "search:iterations=30"])
def test_false_claims_are_not_made(name: str) -> None:
    for seed in range(4):
        match = play(undercroft.game("dungeonville", 2).start(seed), [name, name], seed)
        claims = [entry for entry in match.journal.entries if entry[0] == CHOICE and entry[2] == CLAIM]
        assert len(claims) <= 1


@pytest.mark.parametrize("name", ["easy", "normal", "hard:iterations=40"])
@pytest.mark.parametrize("laid", [False, True])
def test_nobody_can_foresee_in_which_order_a_bot_lays_its_fighters(name: str, laid: bool) -> None:
    """DV-060: first to lay or last, any of the three may be the first fighter."""
    table = line_ups(seat(6, 20, 41), seat(9, 17, 50))
    table = lay(table, "P1", 6, 20, 41) if laid else table
    asked = table.match.to_act[0]
    first = {make(name, seed).choose(SeatWindow(table.match, asked)).text for seed in range(40)}
    assert len(first) == 3


def test_greedy_beats_random() -> None:
    assert won_by_first("greedy", "random", games=10, seed=1) >= 9


@pytest.mark.many
def test_search_beats_random() -> None:
    assert won_by_first("search:iterations=30", "random", games=8, seed=1) >= 7
