"""The greedy bot: looks one step ahead on several imagined worlds, the same worlds for every option."""

from undercroft.bots.advice import Advice, Reason, ranked
from undercroft.bots.bot import Bot, options_of
from undercroft.bots.mixing import drawn, mixed_advice
from undercroft.bots.payoff import payoff
from undercroft.bots.standing_options import pointless
from undercroft.bots.window import SeatWindow
from undercroft.engine.match import Match

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
        seen = window.imagine(self.source)
        mixture = seen.rules.mixture(seen.state, window.seat)
        if mixture:
            return mixed_advice(self.name, options, mixture, drawn(options, mixture, self.source))
        worlds = min(self.worlds, seen.rules.worlds(seen.state, window.seat) or self.worlds)
        values = self.values(seen, window.seat, [option.code for option in options], worlds)
        wins = [0.0] * len(options)
        means = [sum(column) / worlds for column in values]
        for world in range(worlds):
            share_win(wins, [column[world] for column in values])
        barred = pointless(window.imagine(self.source), window.seat)
        open_to_choice = [i for i, option in enumerate(options) if option.code not in barred]
        choice = options[self.one_of_the_best(open_to_choice, means)]
        numbers = zip(options, means, wins, strict=True)
        reasons = [Reason(option, worlds, mean, won / worlds) for option, mean, won in numbers]
        return Advice(self.name, choice, ranked(reasons, choice))

    def one_of_the_best(self, places: list[int], means: list[float]) -> int:
        """Any of those that are equally good: who always took the first would lay his fighters for all to foresee."""
        best = max([means[place] for place in places])
        equal = [place for place in places if means[place] > best - EQUAL]
        return equal[self.source.below(len(equal))]

    def values(self, seen: Match, seat: int, codes: list[int], worlds: int) -> list[list[float]]:
        """For each option its value in each of the worlds."""
        values: list[list[float]] = [[] for _ in codes]
        for _ in range(worlds):
            self.source.below(2)  # where nothing is hidden every world would else have the same luck
            world = seen.imagine(seat, self.source)
            for code, column in zip(codes, values, strict=True):
                after = world.clone()
                after.push(seat, code)
                column.append(payoff(after, seat))
        return values


def share_win(wins: list[float], values: list[float]) -> None:
    """The best option of a world gets one win; equally good ones share it."""
    best = max(values)
    share = 1.0 / values.count(best)
    for i, value in enumerate(values):
        if value == best:
            wins[i] += share
