"""A copy is equal and shares nothing that changes in place."""

import pytest

from tests.games.dungeon_twister.boards import T1, board, empty
from undercroft.engine.state import INTS, PILES
from undercroft.games.dungeon_twister.geometry.links import ground, links
from undercroft.games.dungeon_twister.state import DungeonTwister


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_copy_is_equal_and_its_own(players: int) -> None:
    s = empty(players)
    twin = s.copy(s.door)
    assert twin.to_data() == s.to_data()
    for name, kind in DungeonTwister.FIELDS.items():
        if kind in (INTS, PILES):
            assert getattr(twin, name) is not getattr(s, name), name


def test_a_filled_state_works_out_anew_what_follows_from_its_fields() -> None:
    s, other = board(T1), board(T1, {0: 1})
    links(s), ground(s)
    s.fill(other.to_data())
    assert links(s) == links(other)
    assert s.digest() == other.digest()
