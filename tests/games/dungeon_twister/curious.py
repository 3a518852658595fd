"""A bot for recorded games: greedy, but it tries whatever it has done least, so that much occurs."""

from collections import Counter

from undercroft.bots.bot import options_of
from undercroft.bots.greedy import Greedy
from undercroft.bots.window import SeatWindow
from undercroft.engine.actions import Option

TRIES = 3  # of every sort of choice


class Curious(Greedy):
    """Takes a sort of choice that is new to it three times, then what the greedy bot would."""

    name = "curious"

    def __init__(self, seed: int = 0, worlds: int = 1) -> None:
        super().__init__(seed, worlds)
        self.made: Counter[str] = Counter()

    def choose(self, window: SeatWindow) -> Option:
        options = options_of(window)
        labels = sorted({option.label for option in options}, key=lambda label: (self.made[label], label))
        chosen = self.new(options, labels[0]) if self.made[labels[0]] < TRIES else super().choose(window)
        self.made[chosen.label] += 1
        return chosen

    def new(self, options: list[Option], label: str) -> Option:
        """Any of that sort."""
        those = [option for option in options if option.label == label]
        return those[self.source.below(len(those))]
