"""One server for all files of tests, one for each worker."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.sample import SAMPLE
from tests.server.browser import Browser
from tests.server.harness import OPENED, Server
from tests.server.wire import Pair


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Without rate limits: tests are faster than people. A start costs a second, so files share it."""
    with Server(tmp_path_factory.mktemp("server"), "--no-limits") as running:
        yield running


@pytest.fixture(scope="module")
def server(house: Server) -> Iterator[Server]:
    """The shared one; each file sees that it has complained of nothing meanwhile."""
    said = len(house.log)
    yield house
    assert '"level": "error"' not in house.log[said:], house.log[said:]


@pytest.fixture(autouse=True)
def nothing_stays_open() -> Iterator[None]:
    before = len(OPENED)
    yield
    for each in OPENED[before:]:
        each.close()
    del OPENED[before:]


@pytest.fixture
def mira(server: Server) -> Browser:
    return Browser(server).named("Mira")


@pytest.fixture
def otto(server: Server) -> Browser:
    return Browser(server).named("Otto")


@pytest.fixture
def table(mira: Browser, otto: Browser) -> Any:
    """A match of two in which Mira (seat 0) begins."""
    table = mira.new_table("me", "open", options={**SAMPLE.begins, **SAMPLE.short})
    otto.sit(table, 1)
    return mira.begin(table)


@pytest.fixture
def pair(mira: Browser, otto: Browser, table: Any) -> Pair:
    pair = mira.at(table), otto.at(table)
    for socket in pair:
        socket.until(lambda message: message["type"] == "table" and message["table"]["here"] == [True, True])
    return pair
