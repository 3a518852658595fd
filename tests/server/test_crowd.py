"""Many sockets, many messages: what one guest and one address may have, and who hears of it."""

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.browser import Browser
from tests.server.harness import Server
from tests.server.play import catch_up
from tests.server.raw import closing_code, frame, upgraded
from tests.server.wire import Pair, Socket
from undercroft.server.addresses import NOBODY, household
from undercroft.server.config import ADDRESS_SOCKETS, BURST, GUEST_SOCKETS, HELLOS
from undercroft.server.limits import Buckets


@pytest.fixture
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("limited")) as running:
        yield running


def test_a_guest_has_a_limited_number_of_sockets_and_the_others_do_not_suffer(limited: Server) -> None:
    mira, otto = Browser(limited).named("Mira"), Browser(limited).named("Otto")
    table = mira.new_table("me", "open")
    opened = [mira.socket(table) for _ in range(GUEST_SOCKETS)]
    assert mira.socket(table).closed_with() == 4429
    assert otto.at(table).you is None
    opened[0].close()
    assert mira.at(table).you == 0


def test_an_address_has_a_limited_number_of_sockets_and_another_one_does_not_suffer(limited: Server) -> None:
    guests = [Browser(limited).named(f"G{number}") for number in range(ADDRESS_SOCKETS // GUEST_SOCKETS + 1)]
    table = guests[0].new_table("me", "open")
    with contextlib.ExitStack() as stack:
        for number in range(ADDRESS_SOCKETS):
            cookies = guests[number // GUEST_SOCKETS].cookie_line()
            stack.enter_context(upgraded(limited, table["id"], cookies))
        assert closing_code(stack.enter_context(upgraded(limited, table["id"], guests[-1].cookie_line()))) == 4429
        elsewhere = stack.enter_context(upgraded(limited, table["id"], guests[-1].cookie_line(), "127.0.0.2"))
        elsewhere.sendall(frame(1, b'{"type": "hello", "last": 0}'))
        heard = b""
        while b'"welcome"' not in heard:
            chunk = elsewhere.recv(1000)
            assert chunk
            heard += chunk


def test_a_guest_has_one_patience_on_all_his_sockets(limited: Server) -> None:
    mira = Browser(limited).named("Mira")
    table = mira.new_table("me", "open")
    sockets = [mira.socket(table) for _ in range(8)]
    for each in sockets:
        for _ in range(BURST // 4):
            each.send(type="ping")
    assert 4429 in [code_or_pongs(each, BURST // 4) for each in sockets]


def code_or_pongs(socket: Socket, number: int) -> int:
    """The closing code, or 0 if every ping is answered."""
    try:
        for _ in range(number):
            socket.next("pong")
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 1006
    return 0


def test_hellos_are_fewer_than_other_messages(limited: Server) -> None:
    mira = Browser(limited).named("Mira")
    socket = mira.at(mira.new_table("me", "open"))
    for _ in range(HELLOS + 2):
        socket.send(type="hello", last=0)
    assert socket.closed_with() == 4429


def test_only_who_comes_or_goes_is_told(mira: Browser, pair: Pair, table: Any) -> None:
    """Saying hello again, watching, a second window: nothing changes for the others, so they hear nothing."""
    wanda = Browser(mira.server).named("Wanda")
    catch_up(*pair)
    heard = len(pair[1].raw)
    for _ in range(5):
        pair[0].hello()
    window, watching = mira.at(table), wanda.at(table)
    for each in (window, watching):
        each.close()
    mira.at(table)  # and that is served after the others have left
    catch_up(pair[1])
    assert [text for text in pair[1].raw[heard:] if '"pong"' not in text] == []


HOUSEHOLDS = [
    ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("2001:db8:1:2::9", "2001:db8:1:2::/64"), ("2001:db8:1:3::9", "2001:db8:1:3::/64"), ("fe80::1%eth0", "fe80::/64"),
    ("", NOBODY), ("unknown", NOBODY), ("x" * 9000, NOBODY),
]  # fmt: skip


@pytest.mark.parametrize(("host", "address"), HOUSEHOLDS)
def test_a_household_is_one_address(host: str, address: str) -> None:
    assert household(host) == address


def test_buckets_do_not_pile_up() -> None:
    """Keys come from outside; whoever has used up his bucket is remembered as long as there is room."""
    buckets = Buckets(2, 0.0, most=100)
    for number in range(1000):
        buckets.take(str(number))
    assert len(buckets.buckets) <= 100
    assert buckets.take("last") and buckets.take("last") and not buckets.take("last")  # noqa: PT018  # three in a row
