"""Bots that know decisions, views and heuristics, but no game. How to write one: docs/bots.md."""

from undercroft.bots.advice import Advice, Reason
from undercroft.bots.bot import Bot
from undercroft.bots.explain import explained
from undercroft.bots.levels import LEVELS, TEXTS, Level
from undercroft.bots.payoff import payoff
from undercroft.bots.registry import NAMES, make
from undercroft.bots.window import SeatWindow
from undercroft.engine.chance import fast_source

__all__ = ["LEVELS", "NAMES", "TEXTS", "Advice", "Bot", "Level", "Reason", "SeatWindow", "hint", "make", "payoff"]

HINT = "search:ms=800"


def hint(window: SeatWindow, bot: str = HINT, seed: int = 0) -> Advice:
    """What that bot would do in your place, why, and its reasons in numbers."""
    return explained(window, make(bot, seed).advise(window), fast_source(seed))
