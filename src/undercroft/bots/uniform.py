"""The random bot: every option is equally likely."""

from undercroft.bots.bot import Bot, options_of
from undercroft.bots.eyes import Eyes
from undercroft.engine.options import Option


class Uniform(Bot):
    """Chooses blindly, standing options included: the bottom rung, and the fuzzer's hand."""

    name = "random"

    def choose(self, eyes: Eyes) -> Option:
        options = options_of(eyes)
        return options[self.source.below(len(options))]
