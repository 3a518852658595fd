"""The contract in two matches in which imagining once went wrong. All others are played by tests/contract."""

import pytest

import undercroft
from undercroft.engine.testing.contract import check_contract


@pytest.mark.parametrize("scenario", ["4", "6"])
def test_the_contract_is_kept(scenario: str) -> None:
    check_contract(undercroft.game("dungeon_twister", 2, scenario=scenario), 3037, dense=13)
