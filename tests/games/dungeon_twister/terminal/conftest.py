"""The surroundings of the command line's tests; the game can be played, whether it is offered yet or not."""

import pytest

from tests.cli.conftest import answers, own_surroundings, record, told

__all__ = ["answers", "offered", "own_surroundings", "record", "told"]


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.games.finding.Found.playable", property(lambda found: found.has_rules))
