"""Options that need each other: what does not go together is refused; the sweep brings along what is needed."""

import pytest

from undercroft.engine.errors import WrongOption
from undercroft.engine.game import PLAYERS, GameOption, Meta, Need, check_options
from undercroft.engine.testing.sweep import cases, option_sets, tried

META = Meta(
    name="alley",
    title="Alley",
    designers=("nobody",),
    year=2026,
    players=(2, 3),
    options=(
        GameOption("cards", ("plain", "mixed"), "plain", "AL-001"),
        GameOption("pick", ("all", "free"), "all", "AL-002", needs=(Need("free", "cards", ("mixed",), "AL-002"),)),
        GameOption("board", ("usual", "small"), "usual", "AL-003", needs=(Need("small", PLAYERS, (2,), "AL-003"),)),
    ),
    version="1",
    stage="example",
)


def test_what_goes_together_is_taken() -> None:
    assert check_options(META, 3, {"cards": "mixed", "pick": "free"})["pick"] == "free"
    assert check_options(META, 2, {"board": "small"})["board"] == "small"


@pytest.mark.parametrize(
    ("players", "given", "said", "rule"),
    [
        (3, {"pick": "free"}, "'pick' free needs 'cards' to be mixed", "AL-002"),
        (3, {"board": "small"}, "'board' small needs 'players' to be 2", "AL-003"),
    ],
)
def test_what_does_not_is_refused_with_its_rule(players: int, given: dict[str, object], said: str, rule: str) -> None:
    with pytest.raises(WrongOption, match=said) as refused:
        check_options(META, players, given)
    assert refused.value.rules == (rule,)


def test_the_sweep_brings_along_what_a_value_needs() -> None:
    assert {"pick": "free", "cards": "mixed"} in option_sets(META, 3)
    assert {"board": "small"} not in option_sets(META, 3)
    small = [case for case in cases(META) if case.options == {"board": "small"}]
    assert [case.players for case in small] == [2]
    for case in cases(META):
        check_options(META, case.players, case.options)


def test_of_a_long_run_of_numbers_only_the_ends_are_tried() -> None:
    assert tried(("random", *range(20, 31), 5, 6)) == ["random", 30, 5]
    assert tried((1, 2, 3)) == [1, 2, 3]
