"""Torchlight keeps every promise of the contract, and can be told in every language."""

import pytest

import undercroft
from undercroft.engine.testing.contract import check_contract
from undercroft.engine.testing.sweep import Case, cases
from undercroft.text.check import problems

META = undercroft.meta("torchlight")


@pytest.mark.parametrize("case", cases(META), ids=str)
def test_the_contract_is_kept(case: Case) -> None:
    check_contract(undercroft.game(META.name, case.players, **case.options), case.seed)


def test_no_text_is_missing() -> None:
    assert problems(undercroft.game(META.name, META.players[0])) == []
