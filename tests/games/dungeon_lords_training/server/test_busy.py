"""New puzzles where somebody wants too many of them, or where their worker does not answer: a sentence, no failure."""

import asyncio
import json
import os
from signal import SIGSTOP
from threading import Thread

import pytest

import undercroft
from tests.server.browser import Answer, Browser
from tests.server.harness import Server
from undercroft.server.config import WAITING_JOBS, ServerConfig
from undercroft.server.errors import TooSlow
from undercroft.server.jobs import PUZZLE, Jobs
from undercroft.server.puzzles import Puzzles

TRAINING = "dungeon_lords_training"
EASY = {"puzzle": "generated", "difficulty": "easy"}


def test_a_puzzle_whose_worker_was_stopped_is_refused_and_the_next_one_laid_out() -> None:
    async def story() -> None:
        config, played = ServerConfig(puzzle_limit=3.0), undercroft.game(TRAINING, 1)
        jobs = Jobs(config)
        puzzles = Puzzles(config, jobs)
        await puzzles.lay_out("mira", played, 7)
        (worker,) = [each.process for each in jobs.lanes[PUZZLE].workers]
        assert worker
        os.kill(worker.pid or 0, SIGSTOP)
        with pytest.raises(TooSlow):
            await puzzles.lay_out("mira", played, 7)
        assert await puzzles.lay_out("mira", played, 7)
        await jobs.close()

    asyncio.run(story())


def test_puzzles_without_end_are_refused_in_a_sentence_and_the_others_laid_out(server: Server) -> None:
    """One guest asks for many at once; nobody's request breaks."""
    mira = Browser(server).named("Mira")
    wanted = {"game": TRAINING, "players": 1, "seats": [{"kind": "me"}], "start": True}
    body = json.dumps({**wanted, "options": EASY}).encode()
    answers: list[Answer] = []

    def ask() -> None:
        window = Browser(server)
        window.cookies = dict(mira.cookies)
        answers.append(window.post_bytes("/api/tables", body))

    windows = [Thread(target=ask) for _ in range(WAITING_JOBS + 6)]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    assert 429 in {answer.status for answer in answers} <= {201, 429, 503}
    assert {answer.data["kind"] for answer in answers if answer.status == 429} == {"too-many"}
