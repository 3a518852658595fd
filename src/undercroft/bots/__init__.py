"""Bots that know decisions, views and heuristics, but no game. How to write one: docs/bots.md."""

from undercroft.bots.advice import Advice, Reason
from undercroft.bots.bot import Bot
from undercroft.bots.eyes import Eyes
from undercroft.bots.levels import LEVELS, TEXTS, Level
from undercroft.bots.registry import NAMES, make

__all__ = ["LEVELS", "NAMES", "TEXTS", "Advice", "Bot", "Eyes", "Level", "Reason", "hint", "make"]

HINT = "search:ms=800"


def hint(eyes: Eyes, bot: str = HINT, seed: int = 0) -> Advice:
    """What that bot would do in your place, and its reasons in numbers."""
    return make(bot, seed).advise(eyes)
