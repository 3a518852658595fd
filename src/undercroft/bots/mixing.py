"""Choices that are drawn by odds, because whoever can be foreseen is beaten (`Rules.mixture`)."""

from undercroft.bots.advice import Advice, Reason, ranked
from undercroft.engine.actions import Option
from undercroft.engine.chance import FastSource

FINE = 1 << 20  # of a draw


def drawn(options: list[Option], mixture: dict[int, float], source: FastSource) -> Option:
    """One of the options, each by its odds."""
    rest = source.below(FINE) / FINE
    for option in options:
        rest -= mixture.get(option.code, 0.0)
        if rest < 0:
            return option
    return max(options, key=lambda option: mixture.get(option.code, 0.0))  # odds that were rounded down


def mixed_advice(bot: str, options: list[Option], mixture: dict[int, float], choice: Option) -> Advice:
    """For every option its odds: nothing was tried, and nothing is better than to be unforeseen."""
    reasons = [Reason(option, 0, None, mixture.get(option.code, 0.0)) for option in options]
    return Advice(bot, choice, ranked(reasons, choice), drawn=True)
