"""The greedy bot: looks one step ahead on several imagined worlds, the same worlds for every option."""

from undercroft.bots.advice import Advice, Reason, ranked
from undercroft.bots.bot import Bot, options_of
from undercroft.bots.payoff import payoff
from undercroft.bots.standing_options import pointless
from undercroft.bots.window import SeatWindow

WORLDS = 24
EQUAL = 1e-9  # values that differ by less do not differ


class Greedy(Bot):
    """Takes the option with the best mean value right after it."""

    name = "greedy"

    def __init__(self, seed: int = 0, worlds: int = WORLDS) -> None:
        super().__init__(seed)
        self.worlds = worlds

    def advise(self, window: SeatWindow) -> Advice:
        options = options_of(window)
        values = self.values(window, [option.code for option in options])
        wins = [0.0] * len(options)
        means = [sum(column) / self.worlds for column in values]
        for world in range(self.worlds):
            share_win(wins, [column[world] for column in values])
        barred = pointless(window.imagine(self.source), window.seat)
        open_to_choice = [i for i, option in enumerate(options) if option.code not in barred]
        choice = options[self.one_of_the_best(open_to_choice, means)]
        numbers = zip(options, means, wins, strict=True)
        reasons = [Reason(option, self.worlds, mean, won / self.worlds) for option, mean, won in numbers]
        return Advice(self.name, choice, ranked(reasons, choice))

    def one_of_the_best(self, places: list[int], means: list[float]) -> int:
        """Any of those that are equally good: who always took the first would lay his fighters for all to foresee."""
        best = max([means[place] for place in places])
        equal = [place for place in places if means[place] > best - EQUAL]
        return equal[self.source.below(len(equal))]

    def values(self, window: SeatWindow, codes: list[int]) -> list[list[float]]:
        """For each option its value in each of the worlds."""
        values: list[list[float]] = [[] for _ in codes]
        seen = window.imagine(self.source)
        for _ in range(self.worlds):
            self.source.below(2)  # where nothing is hidden every world would else have the same luck
            world = seen.imagine(window.seat, self.source)
            for code, column in zip(codes, values, strict=True):
                after = world.clone()
                after.push(window.seat, code)
                column.append(payoff(after, window.seat))
        return values


def share_win(wins: list[float], values: list[float]) -> None:
    """The best option of a world gets one win; equally good ones share it."""
    best = max(values)
    share = 1.0 / values.count(best)
    for i, value in enumerate(values):
        if value == best:
            wins[i] += share
