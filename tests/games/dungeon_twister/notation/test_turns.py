"""Turns as text: whole games written and played again, and what people may leave out."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.dungeon_twister.notation.test_positions import all_of
from tests.games.dungeon_twister.notation.written import T1, played, random_match, sit, state_of
from tests.games.dungeon_twister.test_invariants import LONGEST, SETS, named
from undercroft.engine.testing.table import PlayTable
from undercroft.games.dungeon_twister.notation.writing import match_text


def check_again(players: int, options: dict[str, Any], seed: int, most: int) -> None:
    match = random_match(players, options, seed, most)
    text = match_text(match)
    again = played(text)
    assert match_text(again) == text
    assert all_of(state_of(again)) == all_of(state_of(match))
    assert again.over == match.over
    if again.result is not None and match.result is not None:
        assert again.result.to_data() == match.result.to_data()


@pytest.mark.parametrize(("players", "options"), SETS, ids=named)
def test_a_written_game_is_played_again(players: int, options: dict[str, Any]) -> None:
    check_again(players, options, 1, 400)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), SETS, ids=named)
def test_many_written_games_are_played_again(players: int, options: dict[str, Any]) -> None:
    for seed in range(2, 30):
        check_again(players, options, seed, LONGEST)


POSITION = T1 + "blue thief -1,1; sword 0,3; goblin 3,2\norange warrior 2,2; troll 20,0; cleric 20,6\n\n"


def test_what_is_forced_and_the_stop_of_a_move_may_be_left_out() -> None:
    short = played(POSITION + "blue 5: thief essn\n")
    long = played(POSITION + "blue 5: thief e s s n.\n")
    assert match_text(short) == match_text(long)
    assert "blue 5: thief essn." in match_text(short)


def test_a_turn_in_words_does_what_its_choices_do() -> None:
    """An exchange in brackets, a combat with both cards, the end of the turn."""
    start = POSITION.replace("thief -1,1", "thief -1,2")
    match = played(start + "blue 5: thief es (sword) n; goblin attack +4 +1; end\norange 2: cleric w\n")
    table = PlayTable(sit(start.strip()))
    table.plays("P1", "move blue-thief", "step east", "step south", "exchange", "step north", "stop")
    table.plays("P1", "attack blue-goblin", "combat 4").plays("P2", "combat 1").plays("P1", "end-turn")
    table.plays("P2", "card 2", "move orange-cleric", "step west", "stop")
    assert match.digest() == table.match.digest()
    assert "blue 5: thief es (sword) n.; goblin attack orange-warrior +4 +1; end" in match_text(match)


def test_a_written_reveal_says_what_chance_gave() -> None:
    start = POSITION.replace("1cw", "?", 1).replace("sword 0,3; goblin 3,2", "goblin -1,6").replace("2,2;", "17,0;")
    match = played(start + "blue 5: goblin reveal 0,0 =1cw =@2; end\n")
    assert state_of(match).turned[0] == 2
    assert "=1cw =@2" in match_text(match)


def test_who_resigns_while_both_lay_a_card_lays_the_0() -> None:
    """DT-190: whatever the other has laid before."""
    three = """game 3
rooms 1cw 2ccw 3cw 4cw | 1ccw 2cw 3ccw 4ccw | 9cw 9ccw | 10cw 10ccw
turn 9 orange card=5
blue warrior 1,2; goblin -1,0
orange troll 2,2
red goblin 6,20
"""
    match = sit(three)
    match.choose(1, "attack orange-troll")
    match.choose(1, "combat 3")
    match.choose(0, "resign")
    text = match_text(match)
    assert "orange 5: troll attack blue-warrior blue!resign +0 +3" in text
    again = played(text)
    assert again.digest() == match.digest()


def test_the_example_of_the_documentation_can_be_played() -> None:
    page = (Path(__file__).parents[4] / "docs" / "notation" / "dungeon_twister.md").read_text("utf-8")
    match = played(page.split("```")[1].strip("\n") + "\n")
    assert state_of(match).turn == 11
    assert "reveal 3,0 =4cw =@2 15,3 17,3" in match_text(match)
