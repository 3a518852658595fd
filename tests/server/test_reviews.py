"""Reviews of finished matches: made in the background, told in pieces, stored, limited, open to whom replays are."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.browser import Browser, Refused
from tests.server.harness import PATIENCE, Server
from tests.server.play import play_on
from undercroft.server import config
from undercroft.server.conditional import remove_table
from undercroft.server.store import Store

GAME = "torchlight"  # short matches


def path_of(table: Any) -> str:
    return f"/api/tables/{table['id']}/review"


def finished(mira: Browser, *seats: str, moves: int = 5000, **wishes: Any) -> Any:
    """A match that Mira has played; against bots unless others are named."""
    table = mira.new_table("me", *(seats or ("easy",)), game=GAME, start=True, **wishes)
    play_on([mira.at(table)], Random(3), moves)
    return table


def refused(ask: Callable[[str], Any], table: Any) -> str:
    """Of what kind the refusal is."""
    with pytest.raises(Refused) as problem:
        ask(path_of(table))
    return problem.value.kind


def reviewed(browser: Browser, table: Any, enough: int | None = None) -> Any:
    """The review as it is when it is done, or has so many points."""
    for _ in range(int(PATIENCE * 10)):
        told = browser.get(path_of(table))
        if told["state"] != "running" or (enough is not None and told["done"] >= enough):
            return told
        time.sleep(0.1)
    raise AssertionError("the review does not get on")


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Browser, Any]:
    mira = Browser(server).named("Mira")
    return mira, finished(mira)


@pytest.fixture(scope="module")
def done(played: tuple[Browser, Any]) -> Any:
    """The review of that match, to its end."""
    mira, table = played
    assert mira.get(path_of(table))["state"] == "none"
    assert mira.post(path_of(table))["state"] == "running"
    return reviewed(mira, table)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, "--no-limits") as running:
        yield running


def test_a_review_tells_every_choice_the_end_and_the_turning_points(played: tuple[Browser, Any], done: Any) -> None:
    mira, table = played
    assert (done["state"], done["done"], done["seats"]) == ("done", done["positions"], [0])
    points = done["points"]
    assert len(points) == done["positions"] == mira.replay(table, 0)["moves"]
    assert all(sum(point["chances"]) == pytest.approx(1, abs=0.01) for point in points)
    places = mira.table(table)["result"]["places"]
    assert [share > 0 for share in done["end"]] == [place == 1 for place in places]
    assert 0 < len(done["turning"]) <= 5
    assert set(done["turning"]) <= {point["move"] for point in points}


def test_a_bot_looks_at_the_choices_of_people_and_of_nobody_else(done: Any) -> None:
    assert {point["seat"] for point in done["points"]} == {0, 1}
    assert all((point["bot"] is not None) == (point["seat"] == 0) for point in done["points"])


def test_a_review_is_told_in_pieces(played: tuple[Browser, Any], done: Any) -> None:
    mira, table = played
    for since in (0, 3, len(done["points"]), len(done["points"]) + 9):
        assert mira.get(f"{path_of(table)}?since={since}")["points"] == done["points"][since:]
    with pytest.raises(Refused, match="from point 0 on"):
        mira.get(f"{path_of(table)}?since=-1")


def test_every_point_leads_to_a_position_from_which_one_can_play_on(played: tuple[Browser, Any], done: Any) -> None:
    mira, table = played
    point = next(each for each in done["points"][3:] if each["seat"] == 0)
    made = mira.branch(table, point["move"] - 1)
    assert (made["status"], made["you"]) == ("playing", 0)
    assert point["choice"]["text"] in mira.at(made).options()


def test_a_review_that_is_done_is_not_made_again(played: tuple[Browser, Any], done: Any, server: Server) -> None:
    mira, table = played
    counted = 'undercroft_jobs_done_total{kind="review"}'
    before = server.metrics[counted]
    assert before >= done["positions"]
    assert mira.post(path_of(table))["state"] == "done"
    assert server.metrics[counted] == before


# ---- secrecy: as with replays, all eyes are open once it is over, and not before


def test_a_match_that_goes_on_has_no_review_for_anybody(mira: Browser, otto: Browser) -> None:
    table = mira.new_table("me", "open", game=GAME)
    otto.sit(table, 1)
    asking = (mira.get, mira.post, otto.get, otto.post)
    assert [refused(ask, table) for ask in asking] == ["no-review"] * 4
    mira.begin(table)
    play_on([mira.at(table), otto.at(table)], Random(1), 3)
    assert [refused(ask, table) for ask in asking] == ["no-review"] * 4


def test_an_abandoned_match_has_none_either(mira: Browser) -> None:
    table = mira.new_table("me", "easy", game=GAME, start=True)
    mira.leave(table)
    with pytest.raises(Refused, match="when it is over"):
        mira.post(path_of(table))


def test_whoever_may_see_the_replay_may_see_the_review(played: tuple[Browser, Any], done: Any, server: Server) -> None:
    mira, table = played
    stranger = Browser(server).named("Wanda")
    seen = stranger.get(path_of(table))
    assert seen["points"] == done["points"]
    assert Browser(server).get(path_of(table))["points"] == done["points"]  # without a name, too
    mira.post(f"/api/tables/{table['id']}/watching", {"watching": "closed"})
    for ask in (stranger.get, stranger.post, stranger.delete):
        assert refused(ask, table) == "players-only"
    mira.post(f"/api/tables/{table['id']}/watching", {"watching": "open"})


def test_nobody_without_a_name_has_anything_reviewed(played: tuple[Browser, Any], server: Server) -> None:
    assert refused(Browser(server).post, played[1]) == "no-guest"


# ---- stopping, limits, restart


def test_a_review_can_be_stopped_by_who_asked_for_it_and_goes_on_from_there(mira: Browser, otto: Browser) -> None:
    table = finished(mira, "easy", "easy")
    mira.post(path_of(table))
    reviewed(mira, table, enough=2)
    assert refused(otto.delete, table) == "not-allowed"
    stopped = mira.delete(path_of(table))
    assert stopped["state"] == "stopped"
    assert 2 <= stopped["done"] < stopped["positions"]
    with pytest.raises(Refused, match="No review"):
        mira.delete(path_of(table))
    assert otto.post(path_of(table))["state"] == "running"
    done = reviewed(otto, table)
    assert (done["state"], done["points"][: stopped["done"]]) == ("done", stopped["points"])


def test_a_guest_has_one_review_at_a_time(mira: Browser) -> None:
    first, second = finished(mira, "easy", "easy"), finished(mira)
    mira.post(path_of(first))
    with pytest.raises(Refused, match="reviewed already"):
        mira.post(path_of(second))
    mira.delete(path_of(first))
    mira.post(path_of(second))
    mira.delete(path_of(second))


def test_a_guest_has_so_many_reviews_an_hour(tmp_path: Path) -> None:
    with Server(tmp_path) as limited:
        mira = Browser(limited).named("Mira")
        table = finished(mira, "easy", "easy")
        for _ in range(config.REVIEWS):
            mira.post(path_of(table))
            mira.delete(path_of(table))
        with pytest.raises(Refused, match="an hour"):
            mira.post(path_of(table))


def test_who_plays_alone_has_no_chances_to_look_back_at(mira: Browser) -> None:
    games = mira.get("/api/games")["games"]
    puzzle = next(part for game in games for part in game["parts"] if part["puzzle"])
    table = mira.new_table("me", game=puzzle["name"], start=True)
    play_on([mira.at(table)], Random(1))
    with pytest.raises(Refused, match="nobody to beat"):
        mira.post(path_of(table))


def test_a_killed_server_goes_on_where_the_review_was(mortal: Server) -> None:
    mira = Browser(mortal).named("Mira")
    table = finished(mira, "easy", "easy")
    mira.post(path_of(table))
    before = reviewed(mira, table, enough=3)
    mortal.kill()
    mortal.start()
    done = reviewed(mira, table)
    assert (done["state"], done["done"]) == ("done", done["positions"])
    assert done["points"][: len(before["points"])] == before["points"]
    mortal.stop()
    mortal.start()
    assert mira.get(path_of(table)) == {**done, "yours": False}


def test_a_server_that_is_asked_to_end_does_not_wait_for_a_review(mortal: Server) -> None:
    mira = Browser(mortal).named("Mira")
    table = finished(mira, "easy", "easy")
    mira.post(path_of(table))
    reviewed(mira, table, enough=1)
    mortal.stop()
    with closing(sqlite3.connect(mortal.database)) as database:
        (count,) = database.execute("SELECT count(*) FROM review_points").fetchone()
        assert database.execute("SELECT state FROM reviews").fetchall() == [("running",)]
    mortal.start()
    assert reviewed(mira, table)["done"] > count
    assert '"level": "error"' not in mortal.log, mortal.log


def test_a_database_of_an_earlier_version_gets_the_tables_of_reviews(mortal: Server) -> None:
    mira = Browser(mortal).named("Mira")
    table = finished(mira)
    mortal.stop()
    with closing(sqlite3.connect(mortal.database)) as database:
        database.execute("DROP TABLE reviews")
        database.execute("DROP TABLE review_points")
        database.commit()
    mortal.start()
    mira.post(path_of(table))
    assert reviewed(mira, table)["state"] == "done"


def test_with_a_table_its_review_goes(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        with store.engine.begin() as connection:
            connection.exec_driver_sql("INSERT INTO reviews VALUES ('a', 'g', '[0]', 1, 'done', 0)")
            connection.exec_driver_sql("INSERT INTO review_points VALUES ('a', 1, '{}')")
            values = "'a', 'x', 2, '{}', 0, '1', '1', 'over', 'g', '{}', 0, 0"
            names = "id, game, players, options, public, rules, content, status, host, summary, created, changed"
            connection.exec_driver_sql(f"INSERT INTO tables ({names}) VALUES ({values})")
            remove_table("a", 0)(connection)
            for name in ("reviews", "review_points"):
                assert connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar_one() == 0
    finally:
        store.close()
