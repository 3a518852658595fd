"""What is no puzzle is refused with a sentence, with DT-R96 and with the rule that it breaks; nothing is changed."""

import pytest

import undercroft
from tests.games.dungeon_twister_puzzles.sitting import GOBLIN, T1, sit
from undercroft.engine.errors import WrongOption
from undercroft.games.dungeon_twister_puzzles.meta import LONGEST

WHOLE = f"{T1} / {GOBLIN}"
# A position, the goal, what the sentence says, the rule beside DT-R96.
REFUSED: list[tuple[str, object, str, str]] = [
    ("", 2, "needs a line 'rooms'", ""),
    ("nonsense", 2, "Line 1 ('nonsense'): no line begins so", ""),
    ("<b>no</b>", 2, "no line begins so", ""),
    ("game 2\x00", 2, "first comes the number of players", ""),
    ("game 9", 2, "first comes the number of players", ""),
    (WHOLE.replace("game 2", "game 3"), 2, "a puzzle is a game of 2, not of 3", ""),
    (WHOLE.replace("game 2", "game 2 scenario=3"), 2, "sets, rulings, target_vp, not scenario", ""),
    (WHOLE.replace("game 2", "game 2 sets=none"), 2, "sets can be base", "DT-018"),
    (WHOLE.replace("1ccw ", "? "), 2, "all rooms lie face up", "DT-072"),
    (WHOLE.replace("2cw ", ""), 2, "must name 8 rooms", ""),
    (WHOLE.replace("2cw ", "2xw "), 2, "'rooms' cannot be '2xw'", ""),
    (WHOLE.replace("2cw ", "1cw "), 2, "'1cw' is named twice", "DT-028"),
    (WHOLE.replace("1cw ", "1cw@4 "), 2, "it can be 0, 1, 2, 3", ""),
    (WHOLE.replace("9 blue", "9 orange"), 2, "blue is to act; a position of orange can be turned round", ""),
    (WHOLE.replace("9 blue", "9 green"), 2, "nobody plays 'green' here", ""),
    (WHOLE.replace("card=2 ap=1", "card=0"), 2, "blue has played his action card already", "DT-051"),
    (WHOLE.replace("card=2", "card=1"), 2, "There is no action card 1", "DT-052"),
    (WHOLE.replace("card=2", "card=7"), 2, "'card' must be a number from 0 to 5", ""),
    (WHOLE.replace("ap=1", "ap=10"), 2, "'ap' must be a number from 0 to 9", ""),
    (WHOLE.replace("ap=1", "ap=1 first=red"), 2, "nobody plays 'red' here", ""),
    (WHOLE.replace("ap=1", "ap=1 reached=blue"), 2, "nobody has resigned or reached the target", "DT-038"),
    (WHOLE.replace("troll 5,3", "resigned"), 2, "blue has resigned and has no turn", "DT-190"),
    (WHOLE.replace("warrior 8,3", "resigned"), 2, "nobody has resigned or reached the target", "DT-038"),
    (WHOLE.replace("goblin 19,0", "goblin 33,0"), 2, "there is no square 33,0", "DT-004"),
    (WHOLE.replace("goblin 19,0", "goblin 4,0"), 2, "'blue-goblin' cannot be on the pit 4,0 without a Rope", "DT-272"),
    (WHOLE.replace("troll 5,3", "troll 19,0"), 2, "cannot rest together", "DT-011"),
    (WHOLE.replace("goblin", "gobl\u00efn"), 2, "'tokens' cannot be 'blue-gobl\u00efn'", ""),
    (WHOLE.replace("goblin 19,0", "goblin 19,0 happy"), 2, "happy", ""),
    (WHOLE.replace("combat 0 2", "combat 0 9", 1), 2, "combat", ""),
    (WHOLE.replace("troll 5,3", "points 5"), 2, "blue has 5 points and has won already", "DT-029"),
    (WHOLE.replace("warrior 8,3", "points 5"), 2, "orange has 5 points and has won already", "DT-029"),
    (WHOLE.replace("troll 5,3", "points 4"), 2, "with 1 points more blue has won", "DT-029"),
    (WHOLE + " / face-down 0,0 orange-rope", 2, "lies face up", "DT-072"),
    (WHOLE, 3, "blue can score 2 victory points in this turn at best, not 3", ""),
    (WHOLE.replace("ap=1", "ap=0"), 2, "blue can score 0 victory points", ""),
    (WHOLE.replace("goblin 19,0; troll 5,3", "rope 19,0"), 1, "blue can score 0 victory points", ""),
    (WHOLE, "win", "blue can score 2 victory points in this turn at best, not 5", ""),
    (WHOLE, 5, "Option 'goal' can be win, 1, 2, 3, 4", ""),
    (WHOLE, "lose", "Option 'goal' can be win", ""),
    (WHOLE, True, "Option 'goal' can be win", ""),
    ("x" * (LONGEST + 1), 2, f"a text of at most {LONGEST} letters", ""),
]


@pytest.mark.parametrize(("position", "goal", "said", "rule"), REFUSED)
def test_a_position_that_is_no_puzzle_is_refused_in_a_sentence(
    position: str, goal: object, said: str, rule: str
) -> None:
    """DT-R96."""
    with pytest.raises(WrongOption) as refused:
        undercroft.game("dungeon_twister_puzzles", 1, position=position, goal=goal).start(1)
    assert said in str(refused.value)
    assert refused.value.rules == tuple(each for each in ("DT-R96", rule) if each)


@pytest.mark.parametrize(
    "wrong", [{"puzzle": "P0"}, {"puzzle": 7}, {"difficulty": "wicked"}, {"position": 7}, {"x": 1}]
)
def test_other_options_are_refused_with_what_there_is(wrong: dict[str, object]) -> None:
    """DT-R96, DT-R99."""
    with pytest.raises(WrongOption) as refused:
        undercroft.game("dungeon_twister_puzzles", 1, **wrong)
    assert str(refused.value).count(" ") > 3


def test_a_puzzle_is_for_one() -> None:
    with pytest.raises(WrongOption):
        undercroft.game("dungeon_twister_puzzles", 2)


def test_after_a_refusal_the_next_position_is_played_as_ever() -> None:
    """Nothing of a refused one stays."""
    before = sit(GOBLIN, 2).digest()
    with pytest.raises(WrongOption):
        sit(GOBLIN.replace("9 blue", "9 orange"), 2)
    assert sit(GOBLIN, 2).digest() == before
