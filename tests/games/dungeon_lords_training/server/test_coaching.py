"""Puzzles at tables: their seeds and their coach. Who may ask what, and that nobody else hears the answer."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

import undercroft
from tests.server.browser import Browser, Refused
from tests.server.harness import Server
from tests.server.wire import Socket
from undercroft.games.dungeon_lords_training.coach import Coach
from undercroft.server.advising import Advising
from undercroft.server.config import OPEN_TABLES, PUZZLES, SEED, ServerConfig
from undercroft.server.errors import TooMany
from undercroft.server.house_clock import HouseClock
from undercroft.server.jobs import Jobs
from undercroft.server.protocol import Advise
from undercroft.server.puzzles import Puzzles
from undercroft.server.table import Table

TRAINING = "dungeon_lords_training"
FIGHT = {"puzzle": "generated", "difficulty": "easy"}


def puzzle(browser: Browser, **wishes: Any) -> Any:
    return browser.new_table("me", game=TRAINING, start=True, **wishes)


def at_puzzle(browser: Browser, name: str = "T1") -> Socket:
    return browser.at(puzzle(browser, options={"puzzle": name}))


def coach(socket: Socket, ask: str, **more: Any) -> Any:
    answer = socket.ask("advise", topic="coach", ask=ask, **more)
    assert (answer["type"], answer["topic"], answer["ask"]) == ("advice", "coach", ask)
    return answer["said"]


# ---- the coach


def test_the_coach_says_what_is_best_from_here(mira: Browser) -> None:
    socket = at_puzzle(mira)
    assert coach(socket, "best") == {"complete": True, "tiles": 1, "supplies": 0, "take_back": False}


def test_every_choice_is_judged_and_taking_back_as_well(mira: Browser) -> None:
    socket = at_puzzle(mira, "T2")
    assert "feedback" not in coach(socket, "feedback")
    socket.choose("lay poisoned_meal")
    said = coach(socket, "feedback")
    assert (said["feedback"], said["tiles"], said["was"]["tiles"], said["take_back"]) == ("tiles", 2, 1, True)
    socket.ask("undo")
    said = coach(socket, "feedback")
    assert (said["feedback"], said["tiles"], said["take_back"]) == ("gained", 1, False)
    socket.choose("no-trap")
    assert coach(socket, "feedback")["feedback"] == "kept"


def test_wasted_supplies_are_told(mira: Browser) -> None:
    socket = at_puzzle(mira)
    for choice in ("lay rolling_stone", "send troll", "confirm", "attack troll/fed_club"):
        socket.choose(choice)
    assert coach(socket, "feedback")["feedback"] == "supplies"


def test_a_hint_comes_in_three_stages(mira: Browser) -> None:
    socket = at_puzzle(mira, "T3")
    first, second, third = [coach(socket, "hint", stage=stage) for stage in (1, 2, 3)]
    assert (first["hint"], second["hint"], third["hint"]) == ("round", "send", "choice")
    assert second["traps"] == ["cursed_ring"]
    assert third["choice"] == "lay cursed_ring"
    assert "choice" not in first
    assert "choices" not in second


def test_the_solution_reaches_the_optimum_and_says_how_it_was_proved(mira: Browser) -> None:
    socket = at_puzzle(mira, "T4")
    said = coach(socket, "solution")
    assert said["plans"] > said["best_plans"] >= 1
    assert said["positions"] > said["plans"]
    for choice in said["choices"]:
        assert socket.choose(choice)["type"] == "ack"
    assert socket.now["result"]["reason"] == "best"
    assert coach(socket, "feedback")["feedback"] == "kept"  # also after the end


def test_advice_changes_nothing_and_reaches_nobody_else(mira: Browser, otto: Browser) -> None:
    table = puzzle(mira, options={"puzzle": "T1"})
    socket, other = mira.at(table), otto.at(table)
    before = len(socket.items)
    coach(socket, "solution")
    coach(socket, "hint", stage=3)
    socket.choose("lay rolling_stone")
    other.until(lambda message: message["type"] == "item")
    assert len(socket.items) == before + 1
    assert not [text for text in other.raw if '"type":"advice"' in text or '"choices"' in text]


# ---- who may not ask


def refusal(socket: Socket, **question: Any) -> str:
    answer = socket.ask("advise", topic="coach", **question)
    assert answer["type"] == "refused"
    return str(answer["kind"])


def test_whoever_watches_is_told_nothing(mira: Browser, otto: Browser) -> None:
    watching = otto.at(puzzle(mira, options={"puzzle": "T1"}))
    for ask in ("best", "feedback", "hint", "solution"):
        assert refusal(watching, ask=ask) == "not-allowed"


def test_nobody_is_coached_against_others(mira: Browser) -> None:
    for game in ("dungeonville", "dungeon_lords"):
        socket = mira.at(mira.new_table("me", "easy", game=game, start=True))
        assert refusal(socket, ask="solution") == "not-allowed"


def test_before_hello_and_before_the_match_there_is_no_advice(mira: Browser) -> None:
    table = mira.new_table("me", game=TRAINING)
    assert refusal(mira.socket(table), ask="best") == "wrong-moment"
    assert refusal(mira.at(table), ask="best") == "wrong-moment"


BAD: list[dict[str, Any]] = [
    {}, {"ask": "x" * 41}, {"ask": None}, {"ask": ["best"]}, {"ask": "hint", "stage": 0},
    {"ask": "hint", "stage": 10}, {"ask": "hint", "stage": "1"}, {"ask": "hint", "stage": 10**40},
]  # fmt: skip


@pytest.mark.parametrize("question", BAD)
def test_a_question_that_cannot_be_read_ends_the_socket_and_nothing_else(
    mira: Browser, question: dict[str, Any]
) -> None:
    table = puzzle(mira, options={"puzzle": "T1"})
    socket = mira.at(table)
    socket.send(type="advise", topic="coach", id="bad", **question)
    assert socket.closed_with() == 4400
    assert coach(mira.at(table), "best")["complete"]


def test_a_question_or_a_topic_that_does_not_exist_is_refused_with_those_that_do(mira: Browser) -> None:
    socket = at_puzzle(mira)
    answer = socket.ask("advise", topic="coach", ask="everything")
    assert (answer["kind"], "best, feedback, hint, solution" in answer["message"]) == ("malformed", True)
    answer = socket.ask("advise", topic="oracle", ask="best")
    assert (answer["kind"], "hint, coach" in answer["message"]) == ("not-allowed", True)


# ---- seeds


def test_the_same_seed_is_the_same_fight_for_everybody(mira: Browser, otto: Browser) -> None:
    one, other = puzzle(mira, options=FIGHT, seed=7), puzzle(otto, options=FIGHT, seed=7)
    assert (one["seed"], other["seed"]) == (7, 7)
    assert mira.table(one)["seed"] == 7
    first, second = mira.at(one).now["view"], otto.at(other).now["view"]
    assert first == second
    assert first["puzzle"]["difficulty"] == "easy"


def test_a_fight_from_the_server_is_that_of_the_command_line(mira: Browser) -> None:
    """`undercroft puzzle --seed 7 --difficulty easy` (DL-R80)."""
    match = undercroft.game(TRAINING, 1, **FIGHT).start(7)
    assert mira.at(puzzle(mira, options=FIGHT, seed=7)).now["view"] == match.view(0)
    assert Coach().best(match)["complete"]


def test_whoever_names_no_seed_is_told_one_to_hand_on(mira: Browser, otto: Browser) -> None:
    made = puzzle(mira, options=FIGHT)
    again = puzzle(otto, options=FIGHT, seed=made["seed"])
    assert mira.at(made).now["view"] == otto.at(again).now["view"]


@pytest.mark.parametrize("game", ["dungeonville", "dungeon_lords"])
def test_nobody_chooses_the_deal_of_a_game_against_others(mira: Browser, game: str) -> None:
    with pytest.raises(Refused) as refused:
        mira.new_table("me", "easy", game=game, seed=7)
    assert (refused.value.status, refused.value.kind) == (400, "wrong-option")
    assert mira.new_table("me", "easy", game=game)["seed"] is None


@pytest.mark.parametrize("seed", [-1, SEED + 1, 10**40, 1.5, "7", [7], True])
def test_a_seed_is_a_number_within_bounds(mira: Browser, seed: object) -> None:
    with pytest.raises(Refused) as refused:
        puzzle(mira, options=FIGHT, seed=seed)
    assert (refused.value.status, refused.value.kind) == (400, "malformed")


def test_todays_date_comes_from_the_server(mira: Browser) -> None:
    day = mira.get("/api/games")["day"]
    seed = int(day.replace("-", ""))
    assert puzzle(mira, options=FIGHT, seed=seed)["seed"] == seed


# ---- positions

POSITION = "heroes.y1_warrior_3~monsters.goblin~cards.fireball"


def test_a_position_travels_as_a_text_and_is_coached(mira: Browser, otto: Browser) -> None:
    tables = [puzzle(each, options={"position": POSITION}) for each in (mira, otto)]
    one, other = mira.at(tables[0]), otto.at(tables[1])
    assert one.now == other.now
    assert tables[0]["options"]["position"] == POSITION
    assert coach(one, "solution")["complete"]


@pytest.mark.parametrize(
    ("text", "kind"), [("heroes.cat", "wrong-option"), ("x" * 1499, "wrong-option"), ("x" * 1501, "malformed")]
)
def test_a_position_that_cannot_be_read_is_refused(mira: Browser, text: str, kind: str) -> None:
    with pytest.raises(Refused) as refused:
        puzzle(mira, options={"position": text})
    assert (refused.value.status, refused.value.kind) == (400, kind)


# ---- many puzzles


def test_a_puzzle_comes_back_after_a_restart_and_can_be_asked_about(mira: Browser, server: Server) -> None:
    table = puzzle(mira, options=FIGHT, seed=11)
    before = mira.at(table).now
    server.stop()
    server.start()
    socket = mira.at(table)
    assert socket.now == before
    assert coach(socket, "best")["complete"]


def test_old_puzzles_make_room_and_do_not_count_as_tables(server: Server) -> None:
    mira = Browser(server).named("Mira")
    made = [puzzle(mira, options={"puzzle": "T1"}) for _ in range(PUZZLES + 2)]
    status = [mira.table(each)["status"] for each in made]
    assert status == ["abandoned", "abandoned", *["playing"] * PUZZLES]
    for _ in range(OPEN_TABLES):
        mira.new_table("me", "open")
    assert mira.table(made[-1])["status"] == "playing"


def test_a_puzzle_can_be_looked_back_at_and_played_on_from_a_move(mira: Browser) -> None:
    table = puzzle(mira, options={"puzzle": "T1"})
    socket = mira.at(table)
    socket.choose("no-trap")
    assert mira.replay(table, 0)["moves"] == 1
    branch = mira.branch(table, 0)
    assert branch["seed"] is None
    assert coach(mira.at(branch), "best")["tiles"] == 1


# ---- limits


def test_a_guest_may_not_have_puzzles_or_answers_without_end() -> None:
    """Refused before any worker is troubled."""
    jobs, played = Jobs(ServerConfig()), undercroft.game(TRAINING, 1)
    puzzles, advising = Puzzles(ServerConfig(), jobs), Advising(ServerConfig(), jobs)
    while puzzles.made.take("mira"):
        pass
    with pytest.raises(TooMany):
        asyncio.run(puzzles.lay_out("mira", played, 7))
    while advising.asked.take("mira"):
        pass
    nothing_stored: Any = SimpleNamespace(house=HouseClock(0))
    table = Table(nothing_stored, {"id": "t", "clock": None}, [], played)
    with pytest.raises(TooMany):
        asyncio.run(advising.answer(table, "mira", 0, Advise("q", "coach", "best")))
    assert puzzles.made.take("otto")
    assert advising.asked.take("otto")
