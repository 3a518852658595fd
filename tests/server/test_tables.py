"""Tables: making, finding, sitting down, starting."""

import json
from random import Random
from typing import Any

import pytest

from tests.sample import SAMPLE
from tests.server.browser import Browser, Refused
from tests.server.harness import Server
from tests.server.play import play_on
from undercroft.server.api import LISTED
from undercroft.server.config import OPEN_TABLES, PUBLIC_TABLES


def ids(answer: Any) -> list[str]:
    return [table["id"] for table in answer["tables"]]


def test_a_table_is_found_by_its_link_and_says_what_it_is(mira: Browser, otto: Browser) -> None:
    table = mira.new_table("me", "open", "easy", options={"goal": 9}, clock=60)
    seen = otto.table(table)
    assert (seen["status"], seen["host"], seen["you"], seen["your_turn"]) == ("open", False, None, False)
    assert (seen["players"], seen["options"]["goal"], seen["clock"], seen["result"]) == (3, 9, 60, None)
    assert [(seat["kind"], seat["level"]) for seat in seen["seats"]] == [
        ("guest", None),
        ("open", None),
        ("bot", "easy"),
    ]
    assert (table["host"], table["you"]) == (True, 0)


def test_nobody_elses_id_is_told(mira: Browser, otto: Browser) -> None:
    table = mira.new_table("me", "open")
    otto.sit(table, 1)
    assert mira.id not in otto.request("GET", f"/api/tables/{table['id']}").body.decode()


def test_the_public_list_has_public_tables_with_a_free_seat(mira: Browser, otto: Browser) -> None:
    public, private = mira.new_table("me", "open", public=True), mira.new_table("me", "open")
    full = mira.new_table("me", "easy", public=True)
    begun = mira.new_table("me", "easy", public=True, start=True)
    listed = ids(otto.get("/api/tables"))
    assert public["id"] in listed
    assert not {private["id"], full["id"], begun["id"]} & set(listed)
    otto.sit(public, 1)
    assert public["id"] not in ids(otto.get("/api/tables"))


def test_full_tables_do_not_hide_those_with_a_free_seat(server: Server) -> None:
    """The list has an end; full tables, however many and new, use up nothing of it."""
    mira = Browser(server).named("Mira")
    free = mira.new_table("me", "open", public=True)
    for _ in range(LISTED // PUBLIC_TABLES + 1):
        other = Browser(server).named("Crook")
        for _ in range(PUBLIC_TABLES):
            other.new_table("me", "easy", public=True)
    assert free["id"] in ids(mira.get("/api/tables"))


def test_the_newest_public_table_stands_first(mira: Browser, otto: Browser) -> None:
    tables = [browser.new_table("me", "open", "open", public=True)["id"] for browser in (mira, otto, mira)]
    otto.sit({"id": tables[0]}, 1)  # what happens at an older one does not bring it to the front
    assert ids(otto.get("/api/tables"))[:3] == tables[::-1]


def test_one_host_has_so_many_public_tables_that_wait(mira: Browser) -> None:
    tables = [mira.new_table("me", "easy", public=True) for _ in range(PUBLIC_TABLES)]
    with pytest.raises(Refused) as refused:
        mira.new_table("me", "open", public=True)
    assert (refused.value.kind, f"{PUBLIC_TABLES} public tables" in refused.value.message) == ("too-many", True)
    mira.new_table("me", "open")
    mira.begin(tables[0])
    mira.new_table("me", "open", public=True)


def test_a_guest_takes_a_free_seat_and_leaves_it(mira: Browser, otto: Browser) -> None:
    table = mira.new_table("me", "open")
    assert otto.sit(table, 1)["you"] == 1
    assert otto.sit(table, 1, "open")["you"] is None
    assert mira.table(table)["seats"][1]["kind"] == "open"


REFUSED_SEATS = [(0, "me", 409), (0, "open", 403), (0, "easy", 403), (1, "easy", 403), (2, "open", 403), (7, "me", 400)]


@pytest.mark.parametrize(("seat", "kind", "status"), REFUSED_SEATS)
def test_other_peoples_seats_are_theirs_and_bots_are_the_hosts(
    mira: Browser, otto: Browser, seat: int, kind: str, status: int
) -> None:
    table = mira.new_table("me", "open", "easy")
    with pytest.raises(Refused) as refused:
        otto.sit(table, seat, kind)
    assert refused.value.status == status
    assert mira.table(table)["seats"] == table["seats"]


def test_one_guest_has_one_seat(mira: Browser) -> None:
    table = mira.new_table("me", "open")
    with pytest.raises(Refused, match="you have one already"):
        mira.sit(table, 1)
    with pytest.raises(Refused, match="one seat only"):
        mira.new_table("me", "me")


def test_the_host_gives_free_seats_to_bots_and_takes_them_back_but_moves_no_person(
    mira: Browser, otto: Browser
) -> None:
    table = mira.new_table("me", "open", "open")
    assert mira.sit(table, 1, "hard")["seats"][1]["level"] == "hard"
    assert mira.sit(table, 1, "open")["seats"][1]["kind"] == "open"
    otto.sit(table, 1)
    for kind in ("easy", "open"):
        with pytest.raises(Refused) as refused:
            mira.sit(table, 1, kind)
        assert refused.value.kind == "not-allowed"


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        ({"options": {"goal": 8}}, "Option 'goal' can be 7, 9, 10; not 8."),
        ({"options": {"luck": 8}}, "no option 'luck'"),
        ({"options": {"players": 3}}, "no option 'players'"),
        ({"options": {"name": "x"}}, "no option 'name'"),
        ({"options": {"goal": {"a": 1}}}, "options"),
        ({"options": {"goal": True}}, "can be 7, 9, 10"),
        ({"clock": 31}, "A clock can be one of these"),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"players": 3}, "3 seats are needed, 2 are given"),
        ({"players": 1}, "is for 2, 3, 4, 5 players"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "no bot of level 'god'"),
        ({"seats": [{"kind": "me"}, {"kind": "king"}]}, "seats"),
        ({"key": "00"}, "unknown field"),
    ],
)
def test_a_wrong_wish_is_refused_with_a_sentence(mira: Browser, wishes: dict[str, Any], words: str) -> None:
    with pytest.raises(Refused) as refused:
        mira.new_table("me", "easy", **wishes)
    assert words in refused.value.message
    assert refused.value.status in {400, 409}


def test_a_wrong_option_names_its_rule(mira: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wanted = {"game": SAMPLE.name, "players": 2, "seats": seats, "options": SAMPLE.wrong}
    answer = mira.post_bytes("/api/tables", json.dumps(wanted).encode())
    assert answer.data["rules"] == [SAMPLE.rule]


def test_only_the_host_starts_and_only_a_full_table_and_only_once(mira: Browser, otto: Browser) -> None:
    table = mira.new_table("me", "open")
    with pytest.raises(Refused, match="There are free seats"):
        mira.begin(table)
    otto.sit(table, 1)
    with pytest.raises(Refused, match="Only the host"):
        otto.begin(table)
    assert mira.begin(table)["status"] == "playing"
    with pytest.raises(Refused, match="begun already"):
        mira.begin(table)


def test_seats_are_fixed_once_the_match_has_begun(mira: Browser, otto: Browser) -> None:
    table = mira.new_table("me", "open")
    otto.sit(table, 1)
    mira.begin(table)
    for browser, kind in ((otto, "open"), (mira, "open")):
        with pytest.raises(Refused) as refused:
            browser.sit(table, 1, kind)
        assert refused.value.status in {403, 409}


def test_my_tables_are_those_where_i_sit_my_turn_first(mira: Browser, otto: Browser) -> None:
    waiting = mira.new_table("me", "open", options=SAMPLE.begins)
    otto.sit(waiting, 1)
    mira.begin(waiting)
    lobby = mira.new_table("me", "open")
    mira.new_table("open", "open")
    others_turn = mira.new_table("me", "open", options={"first_player": 2})
    otto.sit(others_turn, 1)
    mira.begin(others_turn)
    mine = mira.get("/api/my/tables")
    assert ids(mine)[0] == waiting["id"]
    assert set(ids(mine)) == {waiting["id"], lobby["id"], others_turn["id"]}
    assert [table["your_turn"] for table in mine["tables"]] == [True, False, False]
    assert ids(otto.get("/api/my/tables"))[0] == others_turn["id"]


def test_a_host_can_have_so_many_unfinished_tables(mira: Browser) -> None:
    for _ in range(OPEN_TABLES):
        mira.new_table("me", "open")
    with pytest.raises(Refused) as refused:
        mira.new_table("me", "open")
    assert (refused.value.status, refused.value.kind) == (429, "too-many")


@pytest.mark.parametrize("path", ["", "/replay?move=0", "/record"])
def test_there_is_no_such_table(server: Server, path: str) -> None:
    with pytest.raises(Refused) as refused:
        Browser(server).get(f"/api/tables/nowhere{path}")
    assert (refused.value.status, refused.value.kind) == (404, "no-such-table")


def test_finished_matches_are_counted_for_those_who_played_them(server: Server, mira: Browser, otto: Browser) -> None:
    table = mira.new_table("me", "easy", start=True, options=SAMPLE.short)
    socket = mira.at(table)
    assert mira.get("/api/my/results") == {"games": {}}
    play_on([socket], Random(5))
    won = int(socket.now["result"]["places"][0] == 1)
    assert mira.get("/api/my/results") == {"games": {SAMPLE.name: {"played": 1, "won": won}}}
    assert otto.get("/api/my/results") == Browser(server).get("/api/my/results") == {"games": {}}
