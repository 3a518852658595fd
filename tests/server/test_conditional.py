"""Changes name what they expect to find: a table that knows less than the store changes nothing and is read again.

Two servers at one file are refused when they start; here they share it all the same, since one process may open the
file twice.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.sample import SAMPLE
from undercroft.engine.match import Match
from undercroft.server.conditional import Outdated, rename_guest
from undercroft.server.config import ServerConfig
from undercroft.server.connection import Connection
from undercroft.server.errors import NoSuchTable, WrongMoment
from undercroft.server.guests import Guests
from undercroft.server.leaving import close, leave
from undercroft.server.limits import Purse
from undercroft.server.protocol import NewTable, Takeback, Wish
from undercroft.server.registry import TableRegistry
from undercroft.server.seats import person
from undercroft.server.store import Store
from undercroft.server.table import Table
from undercroft.server.takebacks import ask
from undercroft.server.watchers import set_watching

House = tuple[TableRegistry, TableRegistry]
OPTIONS = {**SAMPLE.begins, **SAMPLE.short}


def run(folder: Path, test: Callable[[House], Awaitable[None]]) -> None:
    """Two servers at one file, for as long as the test takes."""

    async def both() -> None:
        houses = [TableRegistry(ServerConfig(), Store(f"sqlite:///{folder}/tables.db")) for _ in range(2)]
        try:
            await test((houses[0], houses[1]))
        finally:
            for house in houses:
                await house.close()
                house.store.close()

    asyncio.run(both())


async def laid(houses: House, begun: bool) -> tuple[Table, Table]:
    """The same table at both: Mira and a free chair, or Mira and Otto in a match in which she has chosen once."""
    here = await houses[0].create("mira", "Mira", NewTable(SAMPLE.name, 2, [Wish("me"), Wish("open")], OPTIONS))
    if begun:
        await sit(here, "otto")
        await houses[0].start(here)
        await here.act(0, None, choose)
    return here, await houses[1].table(here.id)


async def sit(table: Table, guest: str) -> None:
    async with table.lock:
        await table.put_seat(1, person(guest, guest.title()))


def choose(match: Match) -> None:
    seat = match.to_act[0]
    match.choose(seat, match.options(seat)[0])


Deed = Callable[[TableRegistry, Table], Awaitable[Any]]

BEFORE: dict[str, Deed] = {
    "sit down": lambda _, table: sit(table, "wanda"),
    "free the host's seat": lambda _, table: leave(table, "mira"),
    "close": lambda _, table: close(table, "mira"),
    "watchers": lambda _, table: set_watching(table, "mira", "muted"),
}
IN_MATCH: dict[str, Deed] = {
    "leave": lambda _, table: leave(table, "otto"),
    "host leaves": lambda _, table: leave(table, "mira"),
    "ask": lambda _, table: ask(table, 0, Takeback("late")),
    "choose": lambda _, table: table.act(0, None, choose),
    "watchers": lambda _, table: set_watching(table, "mira", "closed"),
}


async def is_refused_and_read_again(houses: House, begun: bool, late: Deed, first: Deed) -> None:
    here, there = await laid(houses, begun)
    watching = Connection("wanda", "Wanda", None, Purse(1_000_000))
    there.clients.add(watching)
    await first(houses[0], here)
    with pytest.raises(WrongMoment, match="moved on"):
        await late(houses[1], there)
    assert watching.end.done()  # cut off, and comes back to what is stored
    assert watching.parting[0] == 1012
    assert there.has_left
    again = await houses[1].table(here.id)
    assert again is not there
    assert again.to_data("mira") == here.to_data("mira")


@pytest.mark.parametrize("late", BEFORE)
def test_before_the_match_nothing_is_changed_that_has_changed_meanwhile(tmp_path: Path, late: str) -> None:
    run(tmp_path, lambda houses: is_refused_and_read_again(houses, False, BEFORE[late], lambda _, t: sit(t, "otto")))


@pytest.mark.parametrize("late", IN_MATCH)
@pytest.mark.parametrize("first", ["leave", "ask", "choose"])
def test_in_the_match_nothing_is_changed_that_has_changed_meanwhile(tmp_path: Path, first: str, late: str) -> None:
    run(tmp_path, lambda houses: is_refused_and_read_again(houses, True, IN_MATCH[late], IN_MATCH[first]))


def test_of_two_who_sit_down_in_the_same_moment_one_sits(tmp_path: Path) -> None:
    async def both(houses: House) -> None:
        here, there = await laid(houses, False)
        done = await asyncio.gather(sit(here, "otto"), sit(there, "wanda"), return_exceptions=True)
        assert sorted(type(each).__name__ for each in done) == ["NoneType", "WrongMoment"]
        (first, second) = [await house.table(here.id) for house in houses]
        assert first.seats[1].guest == second.seats[1].guest in {"otto", "wanda"}

    run(tmp_path, both)


def test_a_match_begins_once_with_one_key(tmp_path: Path) -> None:
    async def both(houses: House) -> None:
        here = (await laid(houses, False))[0]
        await sit(here, "otto")
        houses[1].forget(await houses[1].table(here.id))
        there = await houses[1].table(here.id)
        done = await asyncio.gather(houses[0].start(here), houses[1].start(there), return_exceptions=True)
        assert sorted(type(each).__name__ for each in done) == ["NoneType", "WrongMoment"]
        (first, second) = [await house.table(here.id) for house in houses]
        assert first.row["key"] == second.row["key"]
        assert first.playing().digest() == second.playing().digest()

    run(tmp_path, both)


def test_a_table_that_was_closed_elsewhere_is_gone(tmp_path: Path) -> None:
    async def both(houses: House) -> None:
        here, there = await laid(houses, False)
        await close(here, "mira")
        with pytest.raises(WrongMoment):
            await sit(there, "otto")
        with pytest.raises(NoSuchTable):
            await houses[1].table(here.id)

    run(tmp_path, both)


def test_a_name_is_changed_from_the_name_one_knows(tmp_path: Path) -> None:
    async def both(houses: House) -> None:
        devices = [Guests(house.store, "secret") for house in houses]
        mira = await devices[0].named(None, "Mira")
        assert (await devices[1].named(mira, "Miranda")).id == mira.id
        with pytest.raises(WrongMoment, match="another device"):
            await devices[0].named(mira, "Mirabelle")
        with pytest.raises(Outdated):
            await houses[0].store.write(rename_guest("nobody", "Nobody", "Somebody"))

    run(tmp_path, both)
