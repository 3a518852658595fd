"""The careless bot: greedy on few worlds, and sometimes it takes what only looks decent."""

from undercroft.bots.bot import options_of
from undercroft.bots.greedy import Greedy
from undercroft.bots.window import SeatWindow
from undercroft.engine.actions import Option

WORLDS = 4
SLIPS = 40  # of a hundred choices


class Careless(Greedy):
    """Slips to a random option of the better half; its advice tells what it would do without slipping."""

    name = "careless"

    def __init__(self, seed: int = 0, worlds: int = WORLDS, slips: int = SLIPS) -> None:
        super().__init__(seed, worlds)
        self.slips = slips

    def choose(self, window: SeatWindow) -> Option:
        options = options_of(window)
        advice = self.advise(window)
        if self.source.below(100) >= self.slips:
            return self.complete(window, advice.choice)
        better = advice.reasons[: (len(options) + 1) // 2]  # best first
        return self.complete(window, better[self.source.below(len(better))].option)
