"""What every bot is: something that looks through `SeatWindow` and chooses."""

from undercroft.bots.advice import Advice, plain_advice
from undercroft.bots.window import SeatWindow
from undercroft.engine.actions import Option
from undercroft.engine.chance import FastSource, fast_source
from undercroft.engine.errors import NotYourDecision


class Bot:
    """Chooses for any seat that asks it. Its chance is its own: the same seed and questions, the same answers."""

    name = "bot"

    def __init__(self, seed: int = 0) -> None:
        self.source: FastSource = fast_source(seed)

    def choose(self, window: SeatWindow) -> Option:
        """One of `window.options()`; where it carries numbers, with these."""
        return self.complete(window, self.advise(window).choice)

    def advise(self, window: SeatWindow) -> Advice:
        """What the bot would choose, and why, in numbers. A bot without reasons only says what."""
        return plain_advice(self.name, window.options(), self.choose(window))

    def complete(self, window: SeatWindow, option: Option) -> Option:
        """The option with its numbers, if it carries any: such as the game would try in a world that may be this."""
        if not option.numbers:
            return option
        world = window.imagine(self.source)
        state = world.state
        return option.carrying(
            world.rules.sample_values(state, state.frames[-1], window.seat, option.code, self.source)
        )


def options_of(window: SeatWindow) -> list[Option]:
    """The options of a seat that is asked; refuses for one that is not."""
    options = window.options()
    if not options:
        raise NotYourDecision(f"P{window.seat + 1} is not asked anything, so there is nothing to choose.")
    return options
