"""Advice from an adviser that fails: a sentence for whoever asked, and nothing else happens."""

import asyncio
from typing import Any

import pytest

import undercroft
from undercroft.engine.errors import UndercroftError, WrongOption
from undercroft.server.advisers import HintAdviser, work
from undercroft.server.advising import answer_from
from undercroft.server.errors import TooSlow, WrongMoment
from undercroft.server.fair_queue import Job
from undercroft.server.jobs import ADVISING, Jobs
from undercroft.server.thinking import Task
from undercroft.server.worker import JobFailed

JOB = Job(ADVISING, "mira", work("hint", "choice", 1), Task("table", "torchlight", 2, {}, None, [], 0, "hint", 1))


class Failing(Jobs):
    """A queue in which every job fails as it is told to."""

    def __init__(self, problem: Exception) -> None:
        self.problem = problem

    async def run(self, job: Job) -> Any:
        raise self.problem


def ask(problem: Exception) -> None:
    asyncio.run(answer_from(Failing(problem), JOB))


def test_an_adviser_that_breaks_refuses_in_a_sentence_that_tells_nothing() -> None:
    with pytest.raises(WrongMoment, match="no advice") as refused:
        ask(JobFailed("NotImplementedError"))
    assert "NotImplemented" not in str(refused.value)


@pytest.mark.parametrize("problem", [TooSlow("Slow."), WrongOption("Not so.")])
def test_what_has_a_sentence_of_its_own_keeps_it(problem: UndercroftError) -> None:
    with pytest.raises(type(problem)):
        ask(problem)


@pytest.mark.compiled
def test_the_server_gives_hints_in_the_compiled_package_too() -> None:
    """The adviser of hints is plain Python on a class of the engine, which is compiled there."""
    match = undercroft.game("torchlight", players=2).start(seed=bytes(32))
    assert HintAdviser().is_needed(match, match.to_act[0])
