"""What may rest together on a square (DT-011 to DT-013)."""

import pytest

from tests.games.dungeon_twister.boards import T1, board, places, stand
from tests.games.dungeon_twister.sitting import choices, loads, t1
from undercroft.games.dungeon_twister.state import DEAD
from undercroft.games.dungeon_twister.tokens import holds, put, tokens_on

HERE = (2, 2)


@pytest.mark.parametrize(
    ("who", "there", "allowed"),
    [
        ("troll", (), True),
        ("troll", ("blue-rope",), True),
        ("troll", ("orange-rope",), True),
        ("troll", ("blue-rope", "blue-sword"), False),
        ("troll", ("blue-goblin",), False),
        ("wizard", ("orange-goblin",), False),
        ("troll", ("blue-goblin!",), True),
        ("troll", ("orange-goblin!",), False),
        ("troll", ("blue-goblin!", "blue-rope"), False),
        ("paladin", ("blue-rope", "blue-goblin!"), True),
        ("paladin", ("blue-rope", "blue-sword"), True),
        ("paladin", ("blue-rope", "blue-sword", "blue-goblin!"), False),
        ("ghost", ("orange-rope",), True),
        ("ghost", ("blue-goblin!",), False),
    ],
)
def test_the_rest_rule(who: str, there: tuple[str, ...], allowed: bool) -> None:
    """DT-011, DT-101, DT-112, DT-210, DT-212, DT-230: whether a move may end on it. "!" marks the wounded."""
    tokens = [f"{each} 2,3".replace("! 2,3", " 2,3 wounded") for each in there]
    tokens.append("orange-paladin dead")  # two objects can have been his
    assert ("stop" in choices(t1(f"blue-{who} 1,3", *tokens), f"blue-{who}", "step east")) is allowed


@pytest.mark.parametrize(
    ("brings", "there", "left"),
    [
        ("blue-sword 1,3", ("blue-goblin 2,3 wounded",), ["", "blue-goblin"]),
        ("blue-sword 1,3", ("orange-goblin 2,3 wounded",), [""]),
        ("blue-sword 1,3", ("orange-rope 2,3",), ["orange-rope"]),
        ("blue-goblin 1,3 wounded", ("blue-rope 2,3",), ["", "blue-rope"]),
        ("blue-goblin 1,3 wounded", ("orange-thief 2,3 wounded",), []),
    ],
)
def test_the_rest_rule_for_what_stays_behind(brings: str, there: tuple[str, ...], left: list[str]) -> None:
    """DT-011, DT-098: one wounded and one object at most; these are the loads to go on with."""
    assert loads(t1("blue-troll 1,3", brings, *there), "blue-troll", "step east") == left


def test_resting_together_is_holding_but_a_ghost_holds_nothing() -> None:
    """Rules: DT-012, DT-013, DT-230."""
    s = board(T1)
    thief, sword = stand(s, "blue thief", HERE, wounded=True), stand(s, "blue sword", HERE)
    assert holds(s, thief) == [sword]
    ghost = stand(s, "orange ghost", (0, 1))
    stand(s, "orange rope", (0, 1))
    assert holds(s, ghost) == []


def test_a_token_that_leaves_is_gone_from_its_place() -> None:
    s = board(T1)
    thief, sword = stand(s, "blue thief", HERE), stand(s, "blue sword", HERE)
    put(s, thief, DEAD)
    assert tokens_on(s, places(s)[HERE]) == [sword]
