"""Bots as somebody else might write them, well and badly."""

from undercroft.bots import Bot, SeatWindow
from undercroft.engine.actions import Option


class First(Bot):
    """Always takes the first option, or the one of that number."""

    name = "first"

    def __init__(self, seed: int = 0, place: int = 0) -> None:
        super().__init__(seed)
        self.place = place

    def choose(self, window: SeatWindow) -> Option:
        options = window.options()
        return options[min(self.place, len(options) - 1)]


class Listener(Bot):
    """Cannot do without the news."""

    name = "listener"
    heard = 0

    def choose(self, window: SeatWindow) -> Option:
        news = window.events(self.heard)
        assert self.heard + len(news) == len(window.events())
        self.heard += len(news)
        if window.view()["round"] != 1 and not self.heard:
            raise LookupError("nobody tells me anything")
        return window.options()[0]


class Stumbling(Bot):
    """Looks for what is not there."""

    name = "stumbling"

    def choose(self, window: SeatWindow) -> Option:
        return window.options()[999]


class Demanding(Bot):
    """Cannot be made with a seed alone."""

    def __init__(self, seed: int, patience: int) -> None:
        super().__init__(seed)
        self.patience = patience


class NoBot:
    """Has nothing to do with bots."""


def misleading(seed: int) -> object:
    return f"a bot of seed {seed}"


NUMBER = 7
