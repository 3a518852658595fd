"""The table's socket: what is said, who hears it, and what is refused."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.server.browser import Browser
from tests.server.play import catch_up, play_on
from tests.server.wire import Pair, Socket


def test_hello_is_answered_with_the_past_and_the_present(mira: Browser, table: Any) -> None:
    welcome = mira.socket(table).hello()
    assert (welcome["you"], welcome["item"]["from"], bool(welcome["item"]["events"])) == (0, 0, True)
    assert welcome["table"]["id"] == table["id"]
    assert set(welcome["now"]) == {"view", "decision", "unasked", "can_undo", "can_rewind", "result", "deadline"}
    assert (welcome["now"]["view"]["viewer"], welcome["now"]["decision"]["ticket"]) == (0, 0)
    assert welcome["chat"] == []


def test_a_table_that_has_not_begun_welcomes_with_nothing_and_then_with_the_deal(mira: Browser) -> None:
    table = mira.new_table("me", "easy")
    socket = mira.socket(table)
    welcome = socket.hello()
    assert (welcome["item"]["events"], welcome["now"]["view"], welcome["now"]["decision"]) == ([], None, None)
    mira.begin(table)
    assert socket.next("welcome")["now"]["view"]["viewer"] == 0


def test_a_choice_is_acknowledged_and_everybody_gets_its_item(mira: Browser, pair: Pair, table: Any) -> None:
    watching = Browser(mira.server).named("Wanda").at(table)
    first, second = pair
    choice = first.options()[0]
    ack = first.choose(choice)
    assert ack == {"type": "ack", "id": ack["id"]}
    heard = [socket.next("item")["item"]["events"] for socket in (second, watching)]
    assert heard == [first.items[-1]["events"]] * 2
    assert second.now["view"]["viewer"] == 1
    assert watching.now["view"]["viewer"] is None


def test_beats_are_told_from_the_deal_on_and_after_a_restart(mira: Browser, otto: Browser, table: Any) -> None:
    """A match is watched from its deal, and when it was brought back from the store."""
    pair = mira.at(table), otto.at(table)
    play_on(pair, Random(3), 60)
    assert all(len(socket.beats) > 3 for socket in pair)
    mira.server.stop()
    mira.server.start()
    back = mira.at(table), otto.at(table)
    play_on(back, Random(4), 60)
    assert all(len(socket.beats) > 3 for socket in back)


def test_whoever_does_not_ask_for_beats_gets_none(mira: Browser, otto: Browser, table: Any) -> None:
    watching, plain = mira.at(table), otto.socket(table)
    plain.send(type="hello")
    plain.next("welcome")
    play_on((watching, plain), Random(3), 60)
    catch_up(watching, plain)
    assert len(watching.beats) > 3
    assert plain.beats == []


def test_the_same_id_is_answered_again_and_done_once(mira: Browser, pair: Pair, table: Any) -> None:
    first = pair[0]
    choice, ticket = first.options()[0], first.now["decision"]["ticket"]
    again = [first.choose(choice, "once", ticket) for _ in range(3)]
    first.close()
    returned = mira.at(table)
    again.append(returned.choose("pass", "once", ticket))
    assert {each["type"] for each in again} == {"ack"}
    assert len(choices(mira, table)) == 1


def choices(browser: Browser, table: Any) -> list[Any]:
    return [entry for entry in browser.record(table)["seen"] if "choice" in entry]


def test_the_same_id_of_another_seat_is_another_request(pair: Pair) -> None:
    first, second = pair
    assert first.choose(request="mine")["type"] == "ack"
    second.next("item")
    assert second.choose(request="mine")["type"] == "ack" or second.now["decision"] is None


REFUSALS = [("send crypt", 0, "illegal-choice"), ("dance", 0, "unknown-choice"), (None, 7, "stale-decision")]


@pytest.mark.parametrize(("choice", "ticket", "kind"), REFUSALS)
def test_a_choice_that_is_not_offered_changes_nothing(
    mira: Browser, pair: Pair, table: Any, choice: str | None, ticket: int, kind: str
) -> None:
    refused = pair[0].choose(choice, "try", ticket)
    assert (refused["type"], refused["kind"], refused["id"]) == ("refused", kind, "try")
    assert refused["message"].strip()
    assert choices(mira, table) == []
    assert pair[0].choose(request="try")["type"] == "ack"  # a refused id is not used up


def test_an_illegal_choice_cites_its_rules(pair: Pair) -> None:
    refused = pair[0].choose("pass")
    assert refused["rules"]
    assert all(rule.startswith("DV-") and rule in refused["message"] for rule in refused["rules"])


def until_first(pair: Pair, wanted: Callable[[Socket], bool]) -> Socket:
    """Play until the first seat is where the test wants it."""
    random = Random(9)
    for _ in range(500):
        play_on(pair, random, 1)
        catch_up(*pair)
        if wanted(pair[0]):
            return pair[0]
    raise AssertionError("that never came")


def test_an_earlier_decision_cannot_be_answered_late(pair: Pair) -> None:
    first = until_first(pair, lambda socket: bool(socket.now["decision"] and socket.now["decision"]["ticket"]))
    assert first.choose(ticket=0)["kind"] == "stale-decision"


def test_out_of_turn_is_refused(pair: Pair) -> None:
    assert pair[1].choose("pass", ticket=0)["kind"] == "not-your-decision"


def test_a_spectator_sees_public_things_and_cannot_do_anything(mira: Browser, table: Any) -> None:
    watching = Browser(mira.server).named("Wanda").at(table)
    assert watching.you is None
    assert watching.now["decision"] is None
    assert [player["deed"] for player in watching.now["view"]["players"]] == [None, None]
    for kind, more in (
        ("choose", {"ticket": 0, "choice": "pass"}),
        ("undo", {}),
        ("takeback", {}),
        ("consent", {"agree": True}),
        ("advise", {"topic": "hint", "ask": "choice"}),
        ("replace", {"seat": 0}),
    ):
        assert watching.ask(kind, **more)["kind"] == "not-allowed"


def test_undo_takes_back_and_everybody_hears_it(mira: Browser, pair: Pair, table: Any) -> None:
    first = until_first(pair, lambda socket: bool(socket.now["can_undo"]))
    choice, told = choices(mira, table)[-1]["choice"], len(first.story)
    assert first.ask("undo")["type"] == "ack"
    assert mira.record(table)["seen"][-1]["undo"] == 0
    assert choice in first.options()
    assert len(first.story) <= told
    catch_up(*pair)
    assert first.items[-1]["from"] == len(first.story) - len(first.items[-1]["events"])


def test_nothing_to_take_back(pair: Pair) -> None:
    assert pair[0].ask("undo")["kind"] == "cannot-undo"


def test_chat_is_heard_by_all_and_remembered(mira: Browser, pair: Pair, table: Any) -> None:
    watching = Browser(mira.server).named("Wanda").at(table)
    assert pair[0].ask("chat", text=" Well\nmet! ")["type"] == "ack"
    line = watching.next("chat")["chat"]
    assert (line["seat"], line["name"], line["text"]) == (0, "Mira", "Well met!")
    assert watching.ask("chat", text="Hello, all")["type"] == "ack"
    assert pair[1].next("chat")["chat"] == line
    assert [(each["seat"], each["name"]) for each in mira.at(table).chat] == [(0, "Mira"), (None, "Wanda")]


def test_a_line_of_chat_with_the_same_id_is_said_once(mira: Browser, pair: Pair, table: Any) -> None:
    watching = Browser(mira.server).named("Wanda").at(table)
    for _ in range(3):
        assert pair[0].ask("chat", "line", text="Well met!")["type"] == "ack"
    assert pair[1].ask("chat", "line", text="Well met!")["type"] == "ack"  # another guest's id is another one
    assert watching.ask("chat", "line", text="Hello")["type"] == "ack"
    catch_up(pair[0])
    assert [line["name"] for line in pair[0].chat] == ["Mira", "Otto", "Wanda"]
    assert len(mira.at(table).chat) == 3


BEFORE_HELLO = [
    ("choose", {"ticket": 0, "choice": "pass"}),
    ("undo", {}),
    ("takeback", {}),
    ("consent", {"agree": True}),
    ("advise", {"topic": "hint", "ask": "choice"}),
    ("advise", {"topic": "planner", "ask": "plan"}),
    ("chat", {"text": "Hello"}),
    ("replace", {"seat": 1}),
]


@pytest.mark.parametrize(("kind", "more"), BEFORE_HELLO)
def test_before_hello_nothing_is_done(mira: Browser, table: Any, kind: str, more: dict[str, Any]) -> None:
    socket = mira.socket(table)
    assert socket.ask(kind, "early", **more)["kind"] == "wrong-moment"
    assert choices(mira, table) == []
    assert socket.hello()["chat"] == []


def test_chat_that_cannot_be_seen_is_refused(pair: Pair) -> None:
    assert pair[0].ask("chat", text="\u200b \n")["kind"] == "malformed"


def test_a_hint_is_one_of_the_options_with_reasons(pair: Pair) -> None:
    answer = pair[0].ask("advise", topic="hint", ask="choice")
    assert (answer["type"], answer["topic"]) == ("advice", "hint")
    hint = answer["said"]
    assert hint["choice"] in pair[0].options()
    assert {"choice", "share", "value"} <= set(hint["reasons"][0])
    assert pair[1].ask("advise", topic="hint", ask="choice")["kind"] == "wrong-moment"


def test_ping(pair: Pair) -> None:
    pair[0].send(type="ping")
    assert pair[0].next("pong") == {"type": "pong"}


def test_the_end_is_told_to_all(mira: Browser, pair: Pair, table: Any) -> None:
    play_on(pair, Random(7))
    assert pair[0].now["result"] == pair[1].now["result"] == mira.table(table)["result"]
    assert pair[0].choose("pass", ticket=0)["kind"] == "game-over"
    assert all(player["deed"] for player in pair[0].now["view"]["players"])
