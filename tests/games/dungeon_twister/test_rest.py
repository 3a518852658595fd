"""What may rest together on a square (DT-011 to DT-013)."""

import pytest

from tests.games.dungeon_twister.boards import T1, board, places, stand
from undercroft.games.dungeon_twister.state import DEAD
from undercroft.games.dungeon_twister.tokens import holds, put, rests, tokens_on

HERE = (2, 2)


@pytest.mark.parametrize(
    ("present", "allowed"),
    [
        ((), True),
        (("blue troll",), True),
        (("blue troll", "blue rope"), True),
        (("blue troll", "orange rope"), True),
        (("blue troll", "blue rope", "blue sword"), False),
        (("blue troll", "blue goblin"), False),
        (("blue troll", "blue goblin!"), True),
        (("blue troll", "orange goblin!"), False),
        (("blue goblin!", "blue rope"), True),
        (("blue goblin!", "orange thief!"), False),
        (("blue rope", "orange rope"), False),
        (("blue paladin", "blue rope", "blue goblin!"), True),
        (("blue paladin", "blue rope", "blue sword", "blue goblin!"), False),
        (("blue paladin!", "blue rope", "blue sword"), True),
        (("blue ghost", "orange rope"), True),
        (("blue ghost", "blue goblin!"), False),
    ],
)
def test_the_rest_rule(present: tuple[str, ...], allowed: bool) -> None:
    """Rules: DT-011, DT-101, DT-112, DT-210, DT-212, DT-230. A wounded one is marked with "!"."""
    s = board(T1)
    for who in present:
        stand(s, who.rstrip("!"), HERE, who.endswith("!"))
    assert rests(s, places(s)[HERE]) is allowed


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
