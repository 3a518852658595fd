"""Puzzles at tables: laid out from a seed and explained by their coach, in workers that keep no bot waiting."""

import secrets
from typing import Any

from undercroft.engine.errors import WrongOption
from undercroft.engine.game import Game
from undercroft.server.bot_turns import task_of
from undercroft.server.botpool import BotPool, Task
from undercroft.server.coached import laid_out, question
from undercroft.server.config import NEW_PUZZLE_PACE, NEW_PUZZLES, QUESTION_PACE, QUESTIONS, ServerConfig
from undercroft.server.errors import NotAllowed, TooMany, TooSlow
from undercroft.server.limits import Buckets
from undercroft.server.protocol import Coach
from undercroft.server.table import Table

SEEDS = 1_000_000  # of these one is drawn where nobody wishes for one


class Coaching:
    """Two workers of their own: making a new fight takes seconds, and no answer should wait for that."""

    def __init__(self, config: ServerConfig) -> None:
        self.limited = config.rates
        self.makers = BotPool(1, config.puzzle_limit)
        self.coaches = BotPool(1, config.puzzle_limit)
        self.made = Buckets(NEW_PUZZLES, NEW_PUZZLE_PACE)
        self.asked = Buckets(QUESTIONS, QUESTION_PACE)

    def close(self) -> None:
        self.makers.close()
        self.coaches.close()

    async def lay_out(self, guest: str, played: Game, seed: int) -> dict[str, object]:
        """The position of that puzzle. All later looks at its table begin with it and need no search."""
        if self.limited and not self.made.take(guest):
            raise TooMany("That was a lot of new puzzles at once. Wait a moment and try again.")
        name, players, options = played.meta.name, played.players, dict(played.options)
        task = Task("", name, players, options, None, [], 0, "puzzle", seed)
        try:
            position: dict[str, object] = await self.makers.run(laid_out, task)
        except TimeoutError:
            raise TooSlow("This puzzle takes too long to lay out at the moment. Try again in a while.") from None
        return position

    async def answer(self, table: Table, guest: str, seat: int, message: Coach) -> dict[str, Any]:
        """What the coach says to the person of that seat; nobody else hears it."""
        if not table.game.meta.puzzle:
            raise NotAllowed("Only puzzles have a coach; in a match against others nobody is told the best choice.")
        if self.limited and not self.asked.take(guest):
            raise TooMany("That was a lot of questions at once. Wait a moment and ask again.")
        task = task_of(table, table.playing(), seat, "coach")
        said: dict[str, Any] = await self.coaches.run(question(message.ask, message.stage), task)
        return said


def wanted_seed(played: Game, seed: int | None) -> int | None:
    """The seed of a puzzle. In every other game the host would know the deal, so it is refused."""
    if played.meta.puzzle:
        return secrets.randbelow(SEEDS) if seed is None else seed
    if seed is not None:
        raise WrongOption(f"{played.meta.title} is dealt by the server alone: whoever knows the seed knows the cards.")
    return None
