"""Advice from an adviser that fails: a sentence for whoever asked, and nothing else happens."""

import asyncio
from typing import Any

import pytest

from undercroft.engine.errors import WrongOption
from undercroft.server.advising import answer_from
from undercroft.server.botpool import BotPool, Task
from undercroft.server.errors import WrongMoment

TASK = Task("table", "torchlight", 2, {}, None, [], 0, "hint", 1)


class Failing(BotPool):
    """A pool whose workers raise what they are told to."""

    def __init__(self, problem: Exception) -> None:
        self.problem = problem

    async def run(self, work: Any, task: Task) -> Any:
        raise self.problem


def ask(problem: Exception) -> None:
    asyncio.run(answer_from(Failing(problem), None, TASK))


def test_an_adviser_that_breaks_refuses_in_a_sentence_that_tells_nothing() -> None:
    with pytest.raises(WrongMoment, match="no advice") as refused:
        ask(NotImplementedError("the deed is the crypt"))
    assert "crypt" not in str(refused.value)


@pytest.mark.parametrize("problem", [TimeoutError("slow"), WrongOption("Not so.")])
def test_what_has_a_sentence_of_its_own_keeps_it(problem: Exception) -> None:
    with pytest.raises(type(problem)):
        ask(problem)
