"""The contract, while the game is not offered yet: afterwards tests/contract loops over it like over all others."""

import pytest

from tests.games.doodle_dungeon.play import doodle_dungeon
from undercroft.engine.testing.contract import check_contract
from undercroft.engine.testing.sweep import Case, cases
from undercroft.games.doodle_dungeon.meta import META


def test_the_contract_is_kept() -> None:
    """DD-012, DD-023, DD-027, DD-066, DD-078: nothing hidden reaches a seat that must not know it."""
    check_contract(doodle_dungeon(2), 1, dense=29)


@pytest.mark.many
def test_the_contract_is_kept_where_cards_are_taken_in_secret() -> None:
    """DD-012, DD-134."""
    check_contract(doodle_dungeon(3, junk_pick="secret", build_order="in_turn"), 2, dense=151)


# A game of four has so long a past that imagining it again and again takes minutes.
@pytest.mark.slow
@pytest.mark.parametrize("case", cases(META), ids=str)
def test_the_contract_is_kept_in_every_way_to_play(case: Case) -> None:
    """DD-013, DD-015, DD-072, DD-093, DD-149: every option once, all player counts."""
    check_contract(doodle_dungeon(case.players, **case.options), case.seed, dense=13)
