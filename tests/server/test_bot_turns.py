"""A bot's turn: on whose account it goes, and who decides where the bot cannot."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

import undercroft
from undercroft.engine.errors import NotYourDecision
from undercroft.server.bot_turns import BotTurns
from undercroft.server.config import ServerConfig
from undercroft.server.errors import TooSlow
from undercroft.server.fair_queue import Job
from undercroft.server.house_clock import HouseClock
from undercroft.server.jobs import BOT, Jobs
from undercroft.server.seats import bot, person
from undercroft.server.table import Table

GAME = "torchlight"
Answer = Callable[[Job], str]


class Looking(NamedTuple):
    """A socket as far as it matters here."""

    viewer: int


class Scripted(Jobs):
    """A queue in which every job is answered by a function; remembers who was asked."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(ServerConfig())
        self.answer = answer
        self.asked: list[str] = []

    async def run(self, job: Job) -> Any:
        self.asked.append(job.task.bot)
        return self.answer(job)


def table_of(*people: str, here: tuple[str, ...] = ()) -> Table:
    """A match of these people and one bot, whose turn it is."""
    played = undercroft.game(GAME, len(people) + 1)
    facts: dict[str, Any] = {
        "id": "t",
        "host": "hilda",
        "clock": None,
        "game": GAME,
        "players": played.players,
        "options": {},
    }
    seats = [*[person(name, name) for name in people], bot("hard", len(people))]
    nothing_stored: Any = SimpleNamespace(house=HouseClock(0))
    table = Table(nothing_stored, {**facts, "start": None}, seats, played)
    table.match = played.start(seed=1)
    for name in here:
        table.clients.add(Looking(people.index(name)))  # type: ignore[arg-type]  # nobody speaks to it
    return table


def decide(answer: Answer) -> tuple[str, list[str], Table]:
    async def story() -> tuple[str, list[str], Table]:
        table, jobs = table_of("mira"), Scripted(answer)
        return await BotTurns(ServerConfig(), jobs).choice(table, 1), jobs.asked, table

    return asyncio.run(story())


def test_the_bot_of_that_level_decides() -> None:
    assert decide(lambda _: "bid 1")[:2] == ("bid 1", ["hard"])


def test_for_a_bot_that_is_late_a_quick_one_decides() -> None:
    def answer(job: Job) -> str:
        if job.task.bot == "hard":
            raise TooSlow("Too slow.")
        return "bid 2"

    assert decide(answer)[:2] == ("bid 2", ["hard", "normal"])


def test_where_nobody_answers_a_legal_choice_is_made() -> None:
    def answer(_: Job) -> str:
        raise TooSlow("Too slow.")

    choice, asked, table = decide(answer)
    assert asked == ["hard", "normal"]
    assert choice in [option.text for option in table.playing().options(1)]


def test_a_bot_whose_decision_is_gone_is_given_up_quietly(caplog: pytest.LogCaptureFixture) -> None:
    """What it was asked is gone: no other bot is asked, nothing is chosen for it, and nobody is warned."""

    async def story() -> list[str]:
        table = table_of("mira")

        def overtaken(_: Job) -> str:
            table.playing().choose(1, "bid 2")
            raise NotYourDecision("Not asked.")

        jobs = Scripted(overtaken)
        await BotTurns(ServerConfig(), jobs).answer(table, 1)
        return jobs.asked

    with caplog.at_level("INFO"):
        assert asyncio.run(story()) == ["hard"]
    assert caplog.messages == []


def test_a_bot_that_is_no_longer_asked_after_its_pause_does_not_think() -> None:
    async def story() -> list[str]:
        table, jobs = table_of("mira"), Scripted(lambda _: "bid 1")
        table.playing().choose(1, "bid 2")
        await BotTurns(ServerConfig(), jobs).answer(table, 1)
        return jobs.asked

    assert asyncio.run(story()) == []


@pytest.mark.parametrize(
    ("here", "account", "pressing"), [(("otto",), "otto", True), (("mira", "otto"), "otto", True), ((), "hilda", False)]
)
def test_a_turn_goes_on_the_account_of_a_person_who_is_there(
    here: tuple[str, ...], account: str, pressing: bool
) -> None:
    """Of several the one with the fewest jobs; where nobody is there, the host, and it does not press."""

    async def story() -> Job:
        table, jobs = table_of("mira", "otto", here=here), Scripted(lambda _: "")
        turns = BotTurns(ServerConfig(), jobs)
        jobs.lanes[BOT].queue.add(turns.job(table_of("mira", here=("mira",)), table.playing(), 1, "hard"))
        return turns.job(table, table.playing(), 2, "hard")

    job = asyncio.run(story())
    assert (job.guest, job.pressing) == (account, pressing)
