"""Taking back by consent: who asks, who has to agree, and what ends a request."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.sample import SAMPLE
from tests.server.browser import Browser
from tests.server.harness import PATIENCE, Server
from tests.server.play import catch_up, play_on, take_back
from tests.server.wire import Pair, Socket

TAKEN_BACK = {"id": "taken-back", "args": {"seat": 0}}


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that a test may kill."""
    with Server(tmp_path_factory.mktemp("own"), "--no-limits") as running:
        yield running


def sit_down(server: Server, *seats: str) -> tuple[Any, list[Browser], list[Socket]]:
    """A match of that many guests and bots in which the first begins, and has chosen once."""
    guests = [Browser(server).named(name) for name in ("Mira", "Otto", "Wanda")[: 1 + seats.count("open")]]
    table = guests[0].new_table("me", *seats, options=SAMPLE.begins)
    for number, guest in enumerate(guests[1:]):
        guest.sit(table, [place for place, kind in enumerate(seats, 1) if kind == "open"][number])
    guests[0].begin(table)
    sockets = [guest.at(table) for guest in guests]
    assert not sockets[0].now["can_rewind"]
    assert sockets[0].choose()["type"] == "ack"
    assert sockets[0].now["can_rewind"]
    catch_up(*sockets)
    return table, guests, sockets


def told(socket: Socket) -> Any:
    """The request that everybody sees."""
    catch_up(socket)
    return socket.table["takeback"]


def entries(browser: Browser, table: Any) -> list[Any]:
    return [entry for entry in browser.record(table)["seen"] if "chance" not in entry]


def test_two_people_take_back_together(server: Server) -> None:
    table, guests, (mira, otto) = sit_down(server, "open")
    before = len(mira.items)
    assert mira.ask("takeback")["type"] == "ack"
    assert told(otto) == told(mira) == {"seat": 0, "agreed": [], "needed": [1]}
    assert len(entries(guests[0], table)) == 1
    assert otto.ask("consent", agree=True)["type"] == "ack"
    assert told(otto) is told(mira) is None
    assert entries(guests[0], table)[-1] == {"rewind": 0, "keep": entries(guests[0], table)[-1]["keep"]}
    assert mira.now["decision"]["ticket"] == 2
    assert not mira.now["can_rewind"]
    assert len(mira.items) == before + 1
    assert mira.story[-1] == otto.story[-1] == TAKEN_BACK
    play_on([mira, otto], Random(1))
    assert mira.now["result"]


def test_everybody_has_to_agree(server: Server) -> None:
    table, guests, (mira, otto, wanda) = sit_down(server, "open", "open")
    mira.ask("takeback")
    otto.ask("consent", agree=True)
    assert told(wanda) == {"seat": 0, "agreed": [1], "needed": [1, 2]}
    assert len(entries(guests[0], table)) == 1
    wanda.ask("consent", agree=True)
    assert told(wanda) is None
    assert "rewind" in entries(guests[0], table)[-1]


def test_one_refusal_is_enough_and_the_question_is_not_put_again(server: Server) -> None:
    table, guests, (mira, otto, wanda) = sit_down(server, "open", "open")
    mira.ask("takeback")
    otto.ask("consent", agree=True)
    assert wanda.ask("consent", agree=False)["type"] == "ack"
    assert told(mira) is None
    assert len(entries(guests[0], table)) == 1
    assert mira.ask("takeback")["kind"] == "wrong-moment"
    play_on([mira, otto, wanda], Random(1), 3)
    assert mira.ask("takeback")["type"] == "ack"


def test_who_asks_may_think_better_of_it(server: Server) -> None:
    _, _, (mira, otto) = sit_down(server, "open")
    assert mira.ask("takeback", withdraw=True)["kind"] == "wrong-moment"
    mira.ask("takeback")
    assert otto.ask("takeback", withdraw=True)["kind"] == "wrong-moment"
    assert mira.ask("takeback", withdraw=True)["type"] == "ack"
    assert told(otto) is None
    assert otto.ask("consent", agree=True)["kind"] == "wrong-moment"
    assert mira.ask("takeback")["type"] == "ack"  # nobody has refused


def test_the_match_going_on_ends_the_request(server: Server) -> None:
    _, _, (mira, otto) = sit_down(server, "open")
    mira.ask("takeback")
    play_on([otto, mira], Random(1), 1)
    assert told(mira) is told(otto) is None


def laying_fighters(server: Server) -> list[Socket]:
    """Two people who both lay fighters, the second with a choice left. The server deals, so it may take some tables."""
    for attempt in range(20):
        _, _, pair = sit_down(server, "open")
        dice = Random(attempt)
        while pair[0].now["result"] is None:
            play_on(pair, dice, 1)
            catch_up(*pair)
            together = [(each.now["decision"] or {"together": False})["together"] for each in pair]
            if all(together) and len(pair[1].options()) > 3 and pair[0].now["can_rewind"]:
                return pair
    raise AssertionError("No battle of two large parties in twenty games.")


def test_what_nobody_sees_does_not_end_it(server: Server) -> None:
    """Otherwise its end would tell that somebody has chosen in secret."""
    pair = laying_fighters(server)
    mira, otto = pair
    assert mira.ask("takeback")["type"] == "ack"
    items = len(mira.items)
    assert otto.choose(next(each for each in otto.options() if each.startswith("lay")))["type"] == "ack"
    catch_up(*pair)
    assert len(mira.items) == items
    assert told(mira)["seat"] == 0
    assert otto.ask("consent", agree=True)["type"] == "ack"
    assert told(mira) is None
    assert mira.story[-1] == TAKEN_BACK


def test_alone_against_bots_it_happens_at_once(server: Server) -> None:
    table, guests, (mira,) = sit_down(server, "easy", "easy")
    mira.until(lambda message: message["type"] == "item" and bool(message["now"].get("decision")))
    assert mira.ask("takeback")["type"] == "ack"
    catch_up(mira)
    assert "rewind" in entries(guests[0], table)[-1]
    assert mira.table["takeback"] is None
    assert mira.now["decision"]["ticket"] == 2
    play_on([mira], Random(1))
    assert mira.now["result"]


@pytest.fixture
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots take their time."""
    with Server(tmp_path_factory.mktemp("slow"), "--no-limits", "--bot-pause", "0.4") as running:
        yield running


def until_the_bot_thinks(socket: Socket) -> None:
    for _ in range(30):
        if socket.now["decision"] is None:
            return
        socket.choose()
    raise AssertionError("the bot is never asked")


def stays_quiet(socket: Socket, seconds: float) -> bool:
    """Whether nothing changes for that viewer."""
    while True:
        try:
            message = socket.receive(seconds)
        except TimeoutError:
            return True
        if message["type"] == "item":
            return False


def test_what_a_bot_thought_about_a_position_that_is_gone_is_not_done(slow: Server) -> None:
    table, guests, (mira,) = sit_down(slow, "easy")
    until_the_bot_thinks(mira)
    assert mira.ask("takeback")["type"] == "ack"
    assert stays_quiet(mira, 1.2)
    assert "rewind" in entries(guests[0], table)[-1]
    assert mira.now["decision"]


def test_bots_wait_for_the_answer(slow: Server) -> None:
    _, _, (mira, otto) = sit_down(slow, "easy", "open")
    until_the_bot_thinks(mira)
    assert mira.ask("takeback")["type"] == "ack"
    assert stays_quiet(mira, 1.2)
    assert told(otto)["needed"] == [2]
    otto.ask("consent", agree=False)
    assert not stays_quiet(mira, PATIENCE)


def test_who_is_away_has_to_agree_when_he_comes_back(server: Server) -> None:
    table, guests, (mira, otto) = sit_down(server, "open")
    otto.close()
    mira.ask("takeback")
    assert told(mira)["needed"] == [1]
    returned = guests[1].socket(table)
    assert returned.hello()["table"]["takeback"] == {"seat": 0, "agreed": [], "needed": [1]}
    returned.ask("consent", agree=True)
    assert told(mira) is None


def test_a_repeat_is_done_once(server: Server) -> None:
    table, guests, (mira, otto) = sit_down(server, "open")
    for _ in range(2):
        assert mira.ask("takeback", "back")["type"] == "ack"
    for _ in range(2):
        assert otto.ask("consent", "yes", agree=True)["type"] == "ack"
    assert mira.ask("takeback", "back")["type"] == "ack"
    assert told(mira) is None
    assert sum("rewind" in entry for entry in entries(guests[0], table)) == 1
    mira.choose()
    mira.ask("takeback", "again")
    assert otto.ask("consent", "yes", agree=True)["type"] == "ack"  # that was for the first time
    assert told(mira) == {"seat": 0, "agreed": [], "needed": [1]}


def test_a_request_and_what_came_of_it_survive_a_crash(own: Server) -> None:
    table, guests, (mira, otto) = sit_down(own, "open")
    mira.ask("takeback", "back")
    again(own, mira, otto)
    assert told(otto) == {"seat": 0, "agreed": [], "needed": [1]}
    assert mira.ask("takeback", "back")["type"] == "ack"
    otto.ask("consent", "yes", agree=True)
    catch_up(mira, otto)
    before = [(each.story, each.now) for each in (mira, otto)]
    again(own, mira, otto)
    assert [(each.story, each.now) for each in (mira, otto)] == before
    assert otto.ask("consent", "yes", agree=True)["type"] == "ack"
    assert told(mira) is None
    assert sum("rewind" in entry for entry in entries(guests[0], table)) == 1


def again(server: Server, *sockets: Socket) -> None:
    server.kill()
    server.start()
    for socket in sockets:
        socket.close()
        socket.open()
        socket.hello(0)


def test_only_the_others_answer_and_only_when_asked(pair: Pair, mira: Browser, table: Any) -> None:
    first, second = pair
    assert second.ask("consent", agree=True)["kind"] == "wrong-moment"
    assert first.ask("takeback")["kind"] == "cannot-undo"
    first.choose()
    assert second.ask("takeback")["kind"] == "cannot-undo"
    first.ask("takeback")
    assert first.ask("consent", agree=True)["kind"] == "not-allowed"


def test_only_one_asks_at_a_time(server: Server) -> None:
    _, _, (mira, otto) = sit_down(server, "open")
    random = Random(1)
    while not (otto.now["can_rewind"] and mira.now["can_rewind"]):
        play_on([mira, otto], random, 1)
        catch_up(mira, otto)
    mira.ask("takeback")
    assert otto.ask("takeback")["kind"] == "wrong-moment"


def test_a_whole_match_with_many_rewinds_ends_and_its_record_is_kept(server: Server) -> None:
    table, guests, pair = sit_down(server, "open")
    random, taken_back = Random(4), 0
    for _ in range(8):
        play_on(pair, random, 20, undo=0.1)
        if not pair[0].now["result"]:
            taken_back += take_back(pair, random.randrange(2))
    play_on(pair, random)
    record = guests[0].record(table)
    assert sum("rewind" in entry for entry in record["entries"]) == taken_back > 0
    assert guests[1].post("/api/records", record)["status"] == "over"
    moves = guests[0].replay(table, 0)["moves"]
    assert guests[0].replay(table, moves)["view"]["over"]
