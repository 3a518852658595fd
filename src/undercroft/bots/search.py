"""The search bot: Monte-Carlo tree search over imagined worlds, within a budget of iterations or of time.

What a game can work out by itself (`Rules.solved_values`) is not searched, what it searches better by itself
(`Rules.own_search`) is left to it, and where a choice must not be foreseen (`Rules.mixture`) it is drawn.
"""

from undercroft.bots.advice import Advice, Reason, plain_advice, ranked
from undercroft.bots.bot import Bot, options_of
from undercroft.bots.crowd import Budget, Tallies, Tally, think
from undercroft.bots.mixing import drawn, mixed_advice
from undercroft.bots.odds import chances_to_be_best
from undercroft.bots.tree import TreeConfig
from undercroft.bots.window import SeatWindow
from undercroft.engine.actions import Option
from undercroft.engine.effort import Effort
from undercroft.engine.errors import WrongOption
from undercroft.engine.match import Match
from undercroft.engine.outlook import Key, Outlook

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
        self.line: dict[Key, int] = {}  # what the last search of a game's own wants to do next

    def choose(self, window: SeatWindow) -> Option:
        options = options_of(window)
        if len(options) == 1:
            return self.complete(window, options[0])
        world = window.imagine(self.source)
        foreseen = self.line.get(world.rules.line_key(world.state, window.seat), -1)
        for option in options:
            if option.code == foreseen:
                return self.complete(window, option)
        return self.complete(window, self.thought(options, world, window.seat).choice)

    def advise(self, window: SeatWindow) -> Advice:
        options = options_of(window)
        if len(options) == 1:
            return plain_advice(self.name, options, options[0])
        return self.thought(options, window.imagine(self.source), window.seat)

    def thought(self, options: list[Option], world: Match, seat: int) -> Advice:
        """By the best of the ways that the game offers; where it offers none, by trying."""
        rules, state = world.rules, world.state
        mixture = rules.mixture(state, seat)
        if mixture:
            return mixed_advice(self.name, options, mixture, drawn(options, mixture, self.source))
        known = rules.solved_values(state, seat)
        if known:
            return self.told(options, known)
        found = rules.own_search(state, seat, self.source, Effort(self.budget.iterations, self.budget.ms / 1000))
        if found.values:
            return self.followed(options, found)
        return self.searched(options, self.tallies(world, seat))

    def followed(self, options: list[Option], found: Outlook) -> Advice:
        """By what the game has found; the rest of its best line is kept in mind."""
        self.line = found.line
        choice, best = best_known(options, found.values), max(found.values.values())
        share = 1.0 / list(found.values.values()).count(best)
        reasons = [reason_of(option, found, best, share) for option in options]
        return Advice(self.name, choice, ranked(reasons, choice))

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


def reason_of(option: Option, found: Outlook, best: float, share: float) -> Reason:
    value = found.values.get(option.code)
    return Reason(option, found.visits.get(option.code, 0), value, share if value == best else 0.0)


def best_known(options: list[Option], known: dict[int, float]) -> Option:
    return max(options, key=lambda option: known.get(option.code, -1.0))


def most_tried(options: list[Option], tallies: Tallies) -> Option:
    """An option that won every time comes first; else the best of those tried most."""
    most = max([tally[0] for tally in tallies.values()])
    return max(options, key=lambda option: merits(tallies.get(option.code, (0, 0.0, 0.0)), most))


def merits(tally: Tally, most: int) -> tuple[bool, bool, float]:
    visits, total, _ = tally
    return visits > 0 and total == visits, 4 * visits >= 3 * most, total / visits if visits else 0.0
