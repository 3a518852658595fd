"""What a puzzle is: one turn, everything open, over with the goal, taken back without limit (DT-R96)."""

import pytest

from tests.games.dungeon_twister_puzzles.sitting import GOBLIN, T1, fight, news, offers, play, reason, sit, state
from undercroft.bots import SeatWindow, make

T2 = "game 2 sets=paladins_dragons rulings=official / rooms 5cw 6cw 7cw 8cw | 5ccw 6ccw 7ccw 8ccw"
POTION = "turn 9 blue card=2 ap=1 / blue troll 15,7; speed_potion 15,7; combat 0 2 / orange warrior 8,3; combat 0 2"


def test_blue_is_asked_for_an_action_with_the_points_that_are_left() -> None:
    """DT-R96, DT-051: the action card is played already."""
    match = sit(GOBLIN, 2)
    assert (match.to_act, match.step().name) == ((0,), "action")
    assert (state(match).card, state(match).ap) == (2, 1)
    puzzle = match.view(0)["puzzle"]
    assert isinstance(puzzle, dict)
    assert (puzzle["goal"], puzzle["points"], puzzle["scored"], puzzle["state"]) == ("score", 2, 0, "open")


@pytest.mark.parametrize("viewer", [0, None])
def test_everybody_sees_all_cards(viewer: int | None) -> None:
    """DT-R96: those of orange, too."""
    players = fight("0 3 6", "0 2 5").view(viewer)["players"]
    assert isinstance(players, list)
    assert [player["combat_hand"] for player in players] == [[0, 3, 6], [0, 2, 5]]


def test_the_goal_is_reached_at_the_end_of_an_action_and_ends_the_puzzle() -> None:
    """DT-R96, DT-037."""
    match = play(sit(GOBLIN, 2), "move blue-goblin", "step east")
    assert match.over
    assert (reason(match), news(match)[-1]) == ("solved", "puzzle-solved")


def test_too_few_points_do_not_end_it() -> None:
    """DT-R96: two are wanted, and a Cleric brings one (DT-029)."""
    position = "turn 9 blue card=2 / blue cleric 19,8; goblin 19,0 / orange warrior 8,3"
    match = play(sit(position, 3), "move blue-cleric", "step east")
    assert not match.over
    match = play(match, "move blue-goblin", "step east")
    assert (match.over, reason(match)) == (True, "solved")


def test_to_win_is_to_score_what_is_missing() -> None:
    """DT-R96, DT-029: with three points two are missing."""
    match = sit("turn 9 blue card=2 / blue goblin 19,0; points 3 / orange warrior 8,3")
    puzzle = match.view(0)["puzzle"]
    assert isinstance(puzzle, dict)
    assert (puzzle["goal"], puzzle["points"]) == ("win", 2)
    assert reason(play(match, "move blue-goblin", "step east")) == "solved"


def test_the_last_action_point_does_not_end_the_turn() -> None:
    """DT-R96, DT-066: who has spent it in vain may still take back."""
    match = play(sit(GOBLIN, 2), "move blue-troll", "step west", "stop")
    assert not match.over
    assert offers(match) == ["end-turn"]
    match.undo(0)
    match.undo(0)
    match.undo(0)
    assert reason(play(match, "move blue-goblin", "step east")) == "solved"


def test_who_ends_the_turn_has_missed_the_goal() -> None:
    """DT-R96: even with a point left."""
    match = play(sit(GOBLIN, 2), "end-turn")
    assert (match.over, reason(match), news(match)[-1]) == (True, "failed", "puzzle-failed")


def test_a_turned_room_is_taken_back() -> None:
    """DT-R96: in a game it is final as soon as the next one is asked; here nothing is."""
    match = sit("turn 9 blue card=2 / blue goblin 7,2; troll 19,0 / orange warrior 12,3", 1)
    before = match.digest()
    play(match, "turn blue-goblin", "rotate own-left")
    assert state(match).turned[1] == 3
    while match.can_undo(0):
        match.undo(0)
    assert match.digest() == before


def test_a_combat_is_taken_back() -> None:
    """DT-R96: although cards were shown."""
    match = fight("0 3", "0 5")
    before = match.digest()
    play(match, "attack blue-goblin", "combat 3")
    assert "wounded" in news(match)
    while match.can_undo(0):
        match.undo(0)
    assert match.digest() == before


def test_nobody_resigns_and_nobody_offers_a_draw() -> None:
    """DT-R96."""
    assert sit(GOBLIN, 2).unasked(0) == []


def test_a_game_that_orange_wins_by_it_is_no_solution() -> None:
    """DT-R96, DT-287: by the official rulings a death under rocks is a point for the enemy (DT-036)."""
    position = "turn 9 blue card=2 / blue warrior 0,7; paladin 19,1 / orange troll 12,3; points 4"
    match = play(sit(position, 1, T2), "move blue-warrior", "step east")
    assert (match.over, reason(match), news(match)[-1]) == (True, "failed", "puzzle-failed")


def test_a_potion_and_its_points_belong_to_the_turn() -> None:
    """DT-R96, DT-245: the puzzle says what is left, private points included."""
    match = play(sit(POTION, 1), "quaff blue-troll")
    puzzle = match.view(0)["puzzle"]
    assert isinstance(puzzle, dict)
    assert puzzle["actions"] == 4
    assert "move blue-troll" in offers(match)


def test_nothing_is_left_to_chance() -> None:
    """DT-R96: the same choices lead to the same end whatever the seed."""
    ends = set()
    for seed in range(5):
        match = fight("0 3", "0 2 5").game.start(seed)
        ends.add(play(match, "attack blue-goblin", "combat 3").digest())
    assert len(ends) == 1


def test_the_board_is_that_of_the_notation() -> None:
    """DT-R96: rooms face up in reading order."""
    rooms = sit(GOBLIN, 2).view(0)["rooms"]
    assert isinstance(rooms, list)
    assert [room["room"] for room in rooms] == T1.partition("rooms ")[2].replace("| ", "").split()


def test_a_bot_prefers_the_goal_to_the_end_of_its_turn() -> None:
    """Whoever plays alone is first anyway; what counts is whether it is solved (DT-R96)."""
    match, bot = sit(GOBLIN, 2), make("greedy:worlds=1", seed=1)
    while not match.over:
        match.choose(0, bot.choose(SeatWindow(match, 0)))
    assert reason(match) == "solved"
