"""Puzzles at tables: laid out from a seed, in a worker that keeps no bot waiting."""

import logging
import secrets

from undercroft.engine.errors import WrongOption
from undercroft.engine.game import Game
from undercroft.games import game_with
from undercroft.server.config import NEW_PUZZLE_PACE, NEW_PUZZLES, ServerConfig
from undercroft.server.errors import TooMany, TooSlow
from undercroft.server.fair_queue import Job
from undercroft.server.jobs import PUZZLE, Jobs
from undercroft.server.limits import Buckets
from undercroft.server.thinking import Task
from undercroft.server.worker import JobFailed

log = logging.getLogger("undercroft.server")

SEEDS = 1_000_000  # of these one is drawn where nobody wishes for one


class Puzzles:
    """New puzzles, in turns with those of everybody else."""

    def __init__(self, config: ServerConfig, jobs: Jobs) -> None:
        self.limited = config.rates
        self.jobs = jobs
        self.made = Buckets(NEW_PUZZLES, NEW_PUZZLE_PACE)

    async def lay_out(self, guest: str, played: Game, seed: int) -> dict[str, object]:
        """The position of that puzzle. All later looks at its table begin with it and need no search."""
        if self.limited and not self.made.take(guest):
            raise TooMany("That was a lot of new puzzles at once. Wait a moment and try again.")
        name, players, options = played.meta.name, played.players, dict(played.options)
        task = Task("", name, players, options, None, [], 0, "puzzle", seed)
        try:
            position: dict[str, object] = await self.jobs.run(Job(PUZZLE, guest, lay_out, task))
        except JobFailed as problem:
            log.warning("puzzle failed", extra={"level": name, "reason": str(problem)})
            raise TooSlow("This puzzle cannot be laid out at the moment. Try another one, or again later.") from None
        return position


def lay_out(task: Task, _share: float) -> dict[str, object]:
    """In a worker: the puzzle of that seed, as the position its match begins with, in whatever time it takes."""
    return game_with(task.game, task.players, task.options).set_up(task.seed)


def wanted_seed(played: Game, seed: int | None) -> int | None:
    """The seed of a puzzle. In every other game the host would know the deal, so it is refused."""
    if played.meta.puzzle:
        return secrets.randbelow(SEEDS) if seed is None else seed
    if seed is not None:
        raise WrongOption(f"{played.meta.title} is dealt by the server alone: whoever knows the seed knows the cards.")
    return None
