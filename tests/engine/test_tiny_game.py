"""The example game of docs/adding-a-game.md keeps the contract that it explains."""

import pytest

from undercroft.engine import steps

if not steps.__file__.endswith(".py"):
    pytest.skip("compiled classes cannot be subclassed from plain Python", allow_module_level=True)

from tests.engine.tiny_game import BIDS, MESSAGES, torchlight
from undercroft.engine.errors import IllegalChoice, WrongOption
from undercroft.engine.testing.contract import check_contract
from undercroft.engine.testing.table import PlayTable


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_torchlight_keeps_the_contract(players: int, seed: int) -> None:
    match = check_contract(torchlight(players), seed, dense=1)
    assert match.result is not None
    assert match.result.reason == "rounds"


def test_bids_are_secret_until_the_last_is_in() -> None:
    table = PlayTable(torchlight(3).start(1)).plays("P1", "bid 3")
    assert table.sees("P1", "bids") == [3, None, None]
    assert table.sees("P2", "bids") == table.sees(None, "bids") == [None, None, None]
    assert table.match.record.seen_by(0) == [{"seat": 0, "choice": "bid 3", "to": [0]}]
    assert table.match.record.seen_by(1) == table.match.record.seen_by(None) == []
    table.plays("P3", "bid 1").plays("P2", "bid 3")
    assert table.sees(None, "bids") == [3, 3, 1]
    assert table.asks() == ["P1"]


def test_a_bid_can_be_changed_until_the_last_is_in() -> None:
    match = torchlight(2).start(1)
    match.choose(1, "bid 1")
    match.undo(1)
    match.choose(1, "bid 2")
    match.choose(0, "bid 1")
    assert not match.can_undo(0)
    assert [event["id"] for event in match.events(None)] == [MESSAGES[BIDS].id] * 2
    assert match.to_act == (1,)


def test_a_one_puts_the_torch_out() -> None:
    table = PlayTable(torchlight(2).start(1)).plays("P1", "bid 1").plays("P2", "bid 1")
    table.chance("6", "1").plays("P1", "roll", "roll")
    assert table.sees(None, "points") == [-1, 0]
    assert table.news()[-1] == "dark"
    assert table.sees(None, "round") == 2


def test_nobody_rolls_while_bids_are_made() -> None:
    refusal = PlayTable(torchlight(2).start(1)).refuses("P1", "roll")
    assert isinstance(refusal, IllegalChoice)
    assert refusal.rules == ("TL-002",)


def test_options_are_checked() -> None:
    with pytest.raises(WrongOption, match="can be 3, 5, 9"):
        torchlight(2, rounds=4)
