"""The contract, while the game is not offered yet: afterwards tests/contract loops over it like over all others."""

import pytest

from undercroft.engine.game import Game
from undercroft.engine.testing.contract import check_contract
from undercroft.engine.testing.sweep import Case, cases
from undercroft.games.dungeon_twister.cards import CONTENT_HASH
from undercroft.games.dungeon_twister.game import RULES
from undercroft.games.dungeon_twister.meta import META

SCENARIOS = [Case(2, {"scenario": str(number)}, 3037) for number in (4, 6)]  # in which imagining once went wrong


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.games.is_playable", lambda _: True)


@pytest.mark.parametrize("case", SCENARIOS, ids=str)
def test_the_contract_is_kept(case: Case) -> None:
    check_contract(Game(META, RULES, CONTENT_HASH, case.players, dict(case.options)), case.seed, dense=13)


@pytest.mark.slow
@pytest.mark.parametrize("case", cases(META), ids=str)
def test_the_contract_is_kept_in_every_way_to_play(case: Case) -> None:
    check_contract(Game(META, RULES, CONTENT_HASH, case.players, dict(case.options)), case.seed)
