"""A rematch: the same table once more, made once, for those who have played."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.sample import SAMPLE
from tests.server.browser import Browser, Refused
from tests.server.harness import Server
from tests.server.play import catch_up, play_on
from tests.server.test_conditional import House, run
from tests.server.wire import Pair
from undercroft.server.config import OPEN_TABLES
from undercroft.server.errors import WrongMoment
from undercroft.server.protocol import NewTable, Wish
from undercroft.server.rematch import make

(BEGINS, FIRST) = next(iter(SAMPLE.begins.items()))


def rematch(browser: Browser, table: Any) -> Any:
    return browser.post(f"/api/tables/{table['id']}/rematch")


@pytest.fixture
def over(pair: Pair, table: Any) -> Any:
    """A match of Mira and Otto that is over; both still look at it."""
    play_on(pair, Random(3))
    catch_up(*pair)
    return table


def test_who_wants_a_rematch_sits_at_the_same_table_again_and_the_others_are_asked(
    mira: Browser, pair: Pair, over: Any
) -> None:
    made = rematch(mira, over)
    assert (made["status"], made["you"], made["host"], made["public"]) == ("open", 0, True, False)
    assert [seat["kind"] for seat in made["seats"]] == ["guest", "open"]
    pair[1].until(lambda message: message["type"] == "table")
    assert pair[1].table["rematch"] == {"table": made["id"], "seat": 0}


def test_it_begins_when_everybody_wants_it_and_the_next_seat_begins(mira: Browser, otto: Browser, over: Any) -> None:
    made = rematch(mira, over)
    joined = rematch(otto, over)
    assert (joined["id"], joined["you"], joined["status"]) == (made["id"], 1, "playing")
    assert joined["options"][BEGINS] == FIRST + 1
    same = {name: value for name, value in over["options"].items() if name != BEGINS}
    assert {name: joined["options"][name] for name in same} == same


def test_to_want_it_twice_changes_nothing(mira: Browser, otto: Browser, over: Any) -> None:
    made = rematch(otto, over)
    assert (made["you"], rematch(otto, over)) == (1, made)
    rematch(mira, over)
    assert rematch(otto, over)["id"] == made["id"]


def test_bots_keep_their_seats_and_against_them_it_begins_at_once(mira: Browser) -> None:
    table = mira.new_table("easy", "me", start=True, options=SAMPLE.short)
    play_on([mira.at(table)], Random(5))
    made = rematch(mira, table)
    assert (made["status"], made["you"]) == ("playing", 1)
    assert made["seats"][0] == table["seats"][0]


def test_a_rematch_that_its_host_has_closed_can_be_wanted_anew(mira: Browser, otto: Browser, over: Any) -> None:
    gone = rematch(mira, over)
    mira.close_table(gone)
    made = rematch(otto, over)
    assert made["id"] != gone["id"]
    assert mira.table(over)["rematch"] == {"table": made["id"], "seat": 1}


def test_whoever_only_watched_is_neither_told_nor_seated(server: Server, mira: Browser, over: Any) -> None:
    wanda = Browser(server).named("Wanda")
    made = rematch(mira, over)
    assert wanda.table(over)["rematch"] is None
    with pytest.raises(Refused) as refused:
        rematch(wanda, over)
    assert refused.value.kind == "not-allowed"
    assert mira.table(made)["seats"][1]["kind"] == "open"


def test_a_match_that_goes_on_has_no_rematch(mira: Browser, table: Any) -> None:
    with pytest.raises(Refused) as refused:
        rematch(mira, table)
    assert refused.value.kind == "wrong-moment"


def test_it_counts_as_an_unfinished_table(mira: Browser, over: Any) -> None:
    for _ in range(OPEN_TABLES):
        mira.new_table("me", "open")
    with pytest.raises(Refused) as refused:
        rematch(mira, over)
    assert refused.value.kind == "too-many"
    assert mira.table(over)["rematch"] is None


def test_it_survives_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits") as server:
        mira = Browser(server).named("Mira")
        table = mira.new_table("me", "easy", start=True, options=SAMPLE.short)
        play_on([mira.at(table)], Random(5))
        made = rematch(mira, table)
    with Server(tmp_path, "--no-limits") as server:
        again = Browser(server)
        again.cookies = mira.cookies
        assert again.table(table)["rematch"] == {"table": made["id"], "seat": 0}
        assert rematch(again, table)["id"] == made["id"]


def test_two_servers_make_one_table(tmp_path: Path) -> None:
    async def test(houses: House) -> None:
        wanted = NewTable(SAMPLE.name, 2, [Wish("me"), Wish("bot")])
        here = await houses[0].create("mira", "Mira", wanted)
        there = await houses[1].table(here.id)
        made = await make(houses[0], here, 0, "Mira")
        with pytest.raises(WrongMoment):
            await make(houses[1], there, 0, "Mira")
        assert [row.id for row in await houses[0].store.read(lambda found: found.exec_driver_sql(
            "SELECT id FROM tables ORDER BY created").all())] == [here.id, made.id]  # fmt: skip

    run(tmp_path, test)
