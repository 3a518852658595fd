"""The random bot: every option is equally likely."""

from undercroft.bots.bot import Bot, options_of
from undercroft.bots.window import SeatWindow
from undercroft.engine.actions import Option


class Uniform(Bot):
    """Chooses blindly, standing options included: the bottom rung, and the fuzzer's hand."""

    name = "random"

    def choose(self, window: SeatWindow) -> Option:
        options = options_of(window)
        return self.complete(window, options[self.source.below(len(options))])
