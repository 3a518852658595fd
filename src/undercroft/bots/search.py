"""The search bot: Monte-Carlo tree search over imagined worlds, within a budget of iterations or of time.

What a game can work out by itself (`Rules.solved_values`) is not searched.
"""

from undercroft.bots.advice import Advice, Reason, plain_advice, ranked
from undercroft.bots.bot import Bot, options_of
from undercroft.bots.crowd import Budget, Tallies, Tally, think
from undercroft.bots.odds import chances_to_be_best
from undercroft.bots.tree import TreeConfig
from undercroft.bots.window import SeatWindow
from undercroft.engine.actions import Option
from undercroft.engine.errors import WrongOption
from undercroft.engine.match import Match

SETTINGS = TreeConfig(spread=0.5, doubt=0.1, trust=3)
ITERATIONS = 1000
MOST = 64  # processes


class Searcher(Bot):
    """Takes the option it has tried most often. Without a limit of time its answers depend on the seed alone."""

    name = "search"

    def __init__(
        self, seed: int = 0, iterations: int = 0, ms: int = 0, processes: int = 1, config: TreeConfig = SETTINGS
    ) -> None:
        super().__init__(seed)
        if processes > MOST:
            raise WrongOption(f"A search can have {MOST} processes, not {processes}.")
        self.budget = Budget(iterations if iterations or ms else ITERATIONS, ms, processes)
        self.config = config

    def choose(self, window: SeatWindow) -> Option:
        options = options_of(window)
        if len(options) == 1:
            return self.complete(window, options[0])
        world = window.imagine(self.source)
        known = world.rules.solved_values(world.state, window.seat)
        best = best_known(options, known) if known else most_tried(options, self.tallies(world, window.seat))
        return self.complete(window, best)

    def advise(self, window: SeatWindow) -> Advice:
        options = options_of(window)
        if len(options) == 1:
            return plain_advice(self.name, options, options[0])
        world = window.imagine(self.source)
        known = world.rules.solved_values(world.state, window.seat)
        return self.told(options, known) if known else self.searched(options, self.tallies(world, window.seat))

    def told(self, options: list[Option], known: dict[int, float]) -> Advice:
        """By the values that are known; equally good ones share the chance to be the best."""
        choice, best = best_known(options, known), max(known.values())
        share = 1.0 / list(known.values()).count(best)
        values = [known.get(option.code) for option in options]
        reasons = [
            Reason(option, int(value is not None), value, share if value == best else 0.0)
            for option, value in zip(options, values, strict=True)
        ]
        return Advice(self.name, choice, ranked(reasons, choice))

    def searched(self, options: list[Option], tallies: Tallies) -> Advice:
        tried = [tallies.get(option.code, (0, 0.0, 0.0)) for option in options]
        best = chances_to_be_best(tried)
        reasons = [
            Reason(option, visits, total / visits if visits else None, chance)
            for option, (visits, total, _), chance in zip(options, tried, best, strict=True)
        ]
        choice = most_tried(options, tallies)
        return Advice(self.name, choice, ranked(reasons, choice))

    def tallies(self, world: Match, seat: int) -> Tallies:
        return think(world, seat, self.source, self.config, self.budget)


def best_known(options: list[Option], known: dict[int, float]) -> Option:
    return max(options, key=lambda option: known.get(option.code, -1.0))


def most_tried(options: list[Option], tallies: Tallies) -> Option:
    """An option that won every time comes first; else the best of those tried most."""
    most = max([tally[0] for tally in tallies.values()])
    return max(options, key=lambda option: merits(tallies.get(option.code, (0, 0.0, 0.0)), most))


def merits(tally: Tally, most: int) -> tuple[bool, bool, float]:
    visits, total, _ = tally
    return visits > 0 and total == visits, 4 * visits >= 3 * most, total / visits if visits else 0.0
