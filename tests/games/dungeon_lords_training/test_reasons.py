"""Why the coach says what he says: counted over all choices and all plans."""

import pytest

import undercroft
from undercroft.games.dungeon_lords_training.coach import CHOICE, ROUND, SEND, Coach


def why(puzzle: str, stage: int, *made: str) -> object:
    match = undercroft.game("dungeon_lords_training", 1, puzzle=puzzle).start(1)
    for choice in made:
        match.choose(0, choice)
    return Coach().hint(match, stage)["why"]


def test_a_round_matters_where_few_choices_are_right() -> None:
    assert why("T3", ROUND) == {"right": 1, "of": 3}


def test_plans_that_are_as_good_are_counted() -> None:
    assert why("T3", SEND) == {"right": 1, "of": 6}
    assert why("T2", SEND) == {"right": 2, "of": 8}


@pytest.mark.parametrize(
    ("puzzle", "made", "told"),
    [
        ("T3", (), {"right": 1, "of": 3, "tiles": 1, "supplies": 0}),
        ("T1", ("lay rolling_stone", "send troll", "confirm"), {"right": 1, "of": 2, "tiles": 0, "supplies": 1}),
    ],
)
def test_a_choice_is_told_with_what_the_others_cost(puzzle: str, made: tuple[str, ...], told: object) -> None:
    assert why(puzzle, CHOICE, *made) == told
