"""What every bot is: something that looks through `Eyes` and chooses."""

from undercroft.bots.advice import Advice, plain_advice
from undercroft.bots.eyes import Eyes
from undercroft.engine.chance import FastSource, fast_source
from undercroft.engine.errors import NotYourDecision
from undercroft.engine.options import Option


class Bot:
    """Chooses for any seat that asks it. Its chance is its own: the same seed and questions, the same answers."""

    name = "bot"

    def __init__(self, seed: int = 0) -> None:
        self.source: FastSource = fast_source(seed)

    def choose(self, eyes: Eyes) -> Option:
        """One of `eyes.options()`."""
        return self.advise(eyes).choice

    def advise(self, eyes: Eyes) -> Advice:
        """What the bot would choose, and why, in numbers. A bot without reasons only says what."""
        return plain_advice(self.name, eyes.options(), self.choose(eyes))


def options_of(eyes: Eyes) -> list[Option]:
    """The options of a seat that is asked; refuses for one that is not."""
    options = eyes.options()
    if not options:
        raise NotYourDecision(f"P{eyes.seat + 1} is not asked anything, so there is nothing to choose.")
    return options
