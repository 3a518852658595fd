"""Plans for a whole turn: points that can be had are taken, one plan serves the turn, and effort is kept."""

import pytest

from tests.games.dungeon_twister.bots.small_positions import T1, at_position, near_the_exit
from tests.games.dungeon_twister.bots.tables import after, state_of
from undercroft.bots import SeatWindow, hint, make
from undercroft.bots.search import Searcher
from undercroft.engine.actions import Option
from undercroft.engine.chance import fast_source
from undercroft.engine.effort import Effort
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.turns.solver import most_in_this_turn

HARD = "hard:iterations=1500"


def end_of_turn(match: Match, name: str = HARD) -> int:
    """The points of P1 when the bot has ended its turn, or waits for a combat."""
    bot, turn = make(name, 1), state_of(match).turn
    while not match.over and state_of(match).turn == turn and 0 in match.to_act:
        match.choose(0, bot.choose(SeatWindow(match, 0)))
    return total(state_of(match), 0)


@pytest.mark.parametrize("seed", [3, 4, 7, 8, 11])
def test_a_game_that_one_action_wins_is_won(seed: int) -> None:
    """DT-029: the fifth point."""
    match = near_the_exit(seed, 1)
    assert most_in_this_turn(state_of(match), 0) > 0
    state_of(match).points[0] = 4
    end_of_turn(match)
    assert match.over
    assert state_of(match).winner == 0


def test_a_turn_of_a_room_is_planned_for_what_comes_after_it() -> None:
    """DT-079: the Goblin gets out in the turn in which a friend on the gear may turn the room."""
    match = at_position({"rooms": T1, "tokens": ["blue-goblin 17,1", "blue-mekanork 18,2"], "card": 4})
    best = most_in_this_turn(state_of(match), 0)
    assert best >= 2
    assert end_of_turn(match) >= 2


class Counting(Searcher):
    """A search bot that counts how often it thinks."""

    thoughts = 0

    def thought(self, options: list[Option], world: Match, seat: int):  # type: ignore[no-untyped-def]
        self.thoughts += 1
        return super().thought(options, world, seat)


def test_one_plan_serves_the_whole_turn() -> None:
    match = at_position({"rooms": T1, "tokens": ["blue-goblin 12,3", "blue-cleric 7,7", "orange-troll 2,2"], "card": 0})
    bot, answers = Counting(1, iterations=300), 0
    while not match.over and match.to_act == (0,):
        match.choose(0, bot.choose(SeatWindow(match, 0)))
        answers += 1
    assert bot.thoughts == 1
    assert answers > 3


def test_who_is_made_anew_for_every_answer_goes_on_sensibly() -> None:
    """The server does so: no plan is at hand, and the move that has begun is still brought to a good end."""
    match = at_position({"rooms": T1, "tokens": ["blue-goblin 19,0"], "card": 2})
    while not match.over and match.to_act == (0,) and state_of(match).turn == 9:
        match.choose(0, make(HARD, 1).choose(SeatWindow(match, 0)))
    assert total(state_of(match), 0) == 2


@pytest.mark.parametrize("decisions", [60, 90, 120])
def test_effort_is_kept_roughly(decisions: int) -> None:
    """A line is led on as a whole, so a little more than the effort may be spent."""
    match = after(decisions, 5)
    seat = match.to_act[0]
    effort = Effort(300, 0.0)
    match.rules.own_search(match.imagine(seat, fast_source(1)).state, seat, fast_source(1), effort)
    assert effort.spent < 1500


@pytest.mark.parametrize("decisions", range(20, 160, 14))
def test_what_is_found_are_options_with_values(decisions: int) -> None:
    match = after(decisions, 6)
    seat = match.to_act[0]
    world = match.imagine(seat, fast_source(1))
    if match.rules.mixture(world.state, seat):
        return
    found = match.rules.own_search(world.state, seat, fast_source(1), Effort(200, 0.0))
    assert found.values
    assert set(found.values) <= set(match.offered[seat])
    assert all(0 <= value <= 1 for value in found.values.values())
    best = max(found.values.values())
    begun = found.line.get(match.rules.line_key(world.state, seat))
    assert begun is None or found.values[begun] == best


def test_a_hint_has_words() -> None:
    match = at_position({"rooms": T1, "tokens": ["blue-goblin 19,0", "orange-troll 2,2"], "card": 2})
    advice = hint(SeatWindow(match, 0), "hard:iterations=200")
    assert advice.choice.text == "move blue-goblin"
    assert advice.why is not None
    assert {ground.aspect for ground in advice.why.grounds} <= set(match.rules.aspects)
