"""The planner at tables: where it is permitted, to whom it answers, and when."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

import undercroft
from tests.server.browser import Browser, Refused
from tests.server.harness import Server
from tests.server.wire import Socket
from undercroft.engine.chance import fast_source
from undercroft.engine.match import Match
from undercroft.server.config import ADVICE, PACE

LORDS = "dungeon_lords"


def played_by_chance() -> tuple[Match, int]:
    """A finished match of two, and the move before which somebody plans with a real choice of plans."""
    match, source = undercroft.game(LORDS, players=2).start(seed=bytes(32)), fast_source(3)
    plans, moves = 0, 0
    while not match.over:
        seat = match.to_act[0]
        if not plans and match.step().name == "plan" and len(match.options(seat)) > 1:
            plans = moves
        match.choose(seat, match.options(seat)[source.below(len(match.options(seat)))])
        moves += 1
    return match, plans


@pytest.fixture(scope="module")
def record() -> tuple[Any, int]:
    match, moves = played_by_chance()
    return json.loads(match.save()), moves


@pytest.fixture
def planning(mira: Browser, record: tuple[Any, int]) -> Socket:
    """A table against a bot at which Mira makes a plan."""
    data, moves = record
    looked_at = mira.post("/api/records", data)
    return mira.at(mira.branch(looked_at, moves))


def test_against_bots_it_is_on_by_default_and_elsewhere_off(mira: Browser, otto: Browser) -> None:
    assert mira.new_table("me", "easy", game=LORDS)["advice"] == ["planner"]
    table = mira.new_table("me", "open", game=LORDS)
    assert table["advice"] == []
    otto.sit(table, 1)
    assert otto.table(table)["advice"] == []


def test_the_host_decides(mira: Browser) -> None:
    assert mira.new_table("me", "easy", game=LORDS, advice=False)["advice"] == []
    assert mira.new_table("me", "open", game=LORDS, advice=True)["advice"] == ["planner"]


def test_where_a_bot_takes_the_place_of_the_last_other_person_it_is_on(mira: Browser, otto: Browser) -> None:
    table = mira.new_table("me", "open", game=LORDS)
    otto.sit(table, 1)
    mira.begin(table)
    otto.leave(table)
    assert mira.table(table)["advice"] == ["planner"]


def test_a_game_without_a_planner_has_none(mira: Browser) -> None:
    assert mira.new_table("me", "easy")["advice"] == []
    with pytest.raises(Refused, match="has no advice"):
        mira.new_table("me", "easy", advice=True)
    shelf = mira.get("/api/games")["games"]
    topics = {game["name"]: [topic["topic"] for topic in game["advice"]] for game in shelf}
    assert topics[LORDS] == ["planner"]
    assert [] in topics.values()


def test_whoever_plans_is_told_what_the_plan_brings(planning: Socket) -> None:
    said = planning.ask("advise", topic="planner", ask="plan")
    assert (said["type"], said["topic"], said["said"]["complete"]) == ("advice", "planner", True)
    best = planning.ask("advise", topic="planner", ask="best")["said"]
    assert best["plans"] >= len(best["best"]) > 0
    for choice in best["best"][0]["choices"]:
        assert planning.choose(choice)["type"] == "ack"
    laid = planning.ask("advise", topic="planner", ask="plan")["said"]["plan"]
    assert laid["plan"] == best["best"][0]["plan"]
    assert laid["points"] == best["best"][0]["points"]


def test_there_is_nothing_to_plan_while_others_plan_or_orders_are_given(mira: Browser, planning: Socket) -> None:
    table = mira.new_table("me", "easy", game=LORDS, start=True)
    refusal = mira.at(table).ask("advise", topic="planner", ask="plan")
    assert (refusal["type"], refusal["kind"]) == ("refused", "wrong-moment")


def test_a_table_without_the_planner_says_so(mira: Browser, otto: Browser) -> None:
    table = mira.new_table("me", "open", game=LORDS)
    otto.sit(table, 1)
    mira.begin(table)
    refusal = mira.at(table).ask("advise", topic="planner", ask="best")
    assert (refusal["kind"], refusal["message"]) == ("not-allowed", "This table is played without that advice.")
    assert (
        mira.at(mira.new_table("me", "easy", start=True)).ask("advise", topic="planner", ask="best")["kind"]
        == "not-allowed"
    )


def test_what_a_table_forbids_is_not_permitted_at_a_branch_of_it(mira: Browser, otto: Browser) -> None:
    """While the match runs: whoever plays on alone learns nothing for the table with others."""
    table = mira.new_table("me", "open", game=LORDS)
    otto.sit(table, 1)
    mira.begin(table)
    assert mira.branch(table, 0)["advice"] == []


def test_only_those_who_sit_there_may_ask(mira: Browser, planning: Socket) -> None:
    watching = Browser(mira.server).named("Wanda").at({"id": planning.table_id})
    assert watching.ask("advise", topic="planner", ask="plan")["kind"] == "not-allowed"


@pytest.mark.parametrize("message", [{}, {"ask": 1}, {"ask": None}, {"ask": "best", "stage": 0}, {"ask": "x" * 41}])
def test_a_question_that_does_not_exist_cannot_be_read(mira: Browser, message: dict[str, Any]) -> None:
    socket = mira.at(mira.new_table("me", "easy", game=LORDS, start=True))
    socket.send(type="advise", topic="planner", id="q", **message)
    assert socket.closed_with() == 4400


def test_the_wish_of_the_host_outlives_the_server(server: Server, mira: Browser) -> None:
    table = mira.new_table("me", "open", game=LORDS, advice=True)
    server.stop()
    server.start()
    assert mira.table(table)["advice"] == ["planner"]


def test_the_windows_of_one_person_take_turns(mira: Browser, record: tuple[Any, int]) -> None:
    """Both ask before the first is answered; both are answered."""
    data, moves = record
    table = mira.branch(mira.post("/api/records", data), moves)
    windows = [mira.at(table), mira.at(table)]
    for window in windows:
        window.send(type="advise", topic="planner", id="best", ask="best")
    answers = [window.until(lambda message: message.get("id") == "best") for window in windows]
    assert [answer["type"] for answer in answers] == ["advice", "advice"]


def test_too_many_questions_are_refused(tmp_path: Path) -> None:
    """Also where each of them would be refused anyway, and on however many sockets."""
    with Server(tmp_path) as server:
        mira = Browser(server).named("Mira")
        table = mira.new_table("me", "easy", game=LORDS, start=True)
        sockets, kinds = [mira.at(table), mira.at(table)], set[str]()
        for number in range(2 * ADVICE):
            kinds.add(sockets[number % 2].ask("advise", topic="planner", ask="plan")["kind"])
            time.sleep(1 / PACE)  # no faster than other messages may come
    assert kinds == {"wrong-moment", "too-many"}
