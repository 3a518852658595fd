"""One search, or several at once in processes of their own whose counts are added up (root parallel)."""

import multiprocessing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from signal import SIG_IGN, SIGINT, signal

from undercroft.bots.ismcts import TreeSearch
from undercroft.bots.standing_options import pointless
from undercroft.bots.tree import TreeConfig
from undercroft.engine.chance import Source, fast_source
from undercroft.engine.match import Match

Tally = tuple[int, float, float]  # visits, sum of values, sum of their squares
Tallies = dict[int, Tally]  # by option

SEEDS = 1 << 30


@dataclass(frozen=True, slots=True)
class Budget:
    """Iterations and milliseconds (0: no limit) of each process; the first that is used up ends the search."""

    iterations: int
    ms: int
    processes: int = 1


def think(world: Match, seat: int, source: Source, config: TreeConfig, budget: Budget) -> Tallies:
    """Search from that imagined world. Several processes need a system that can fork; elsewhere one must do."""
    if budget.processes < 2 or not can_fork():
        return search(world, seat, source, config, budget)
    return think_together(world, seat, source, config, budget)


def can_fork() -> bool:
    """Whether there may be helpers: not every system has them, and a helper of somebody else has none of its own."""
    return "fork" in multiprocessing.get_all_start_methods() and not multiprocessing.current_process().daemon


def search(world: Match, seat: int, source: Source, config: TreeConfig, budget: Budget) -> Tallies:
    found = TreeSearch(world, seat, source, config, pointless(world, seat))
    found.grow(budget.iterations, budget.ms / 1000)
    return found.tallies()


def think_together(world: Match, seat: int, source: Source, config: TreeConfig, budget: Budget) -> Tallies:
    """The helpers inherit the world by forking, so that nothing but their counts has to travel."""
    helpers: list[Helper] = []
    try:
        for _ in range(budget.processes - 1):
            helpers.append(Helper(world, seat, source.below(SEEDS), config, budget))
        tallies = search(world, seat, source, config, budget)
        for helper in helpers:
            tallies = merged(tallies, helper.tallies())
        return tallies
    finally:
        for helper in helpers:
            helper.end()


class Helper:
    """A process that searches beside this one."""

    def __init__(self, world: Match, seat: int, seed: int, config: TreeConfig, budget: Budget) -> None:
        fork = multiprocessing.get_context("fork")
        self.here, there = fork.Pipe(duplex=False)
        job = (there, world, seat, seed, config, budget)
        self.process = fork.Process(target=search_and_send, args=job, daemon=True)
        self.process.start()
        there.close()

    def tallies(self) -> Tallies:
        """Its counts; a helper that has died takes them with it."""
        try:
            found: Tallies = self.here.recv()
        except EOFError:
            return {}
        return found

    def end(self) -> None:
        """It has sent its counts, or nobody waits for them any more."""
        self.here.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


def search_and_send(there: Connection, world: Match, seat: int, seed: int, config: TreeConfig, budget: Budget) -> None:
    signal(SIGINT, SIG_IGN)  # Ctrl-C goes to the process that waits; it ends its helpers
    there.send(search(world, seat, fast_source(seed), config, budget))


def merged(one: Tallies, other: Tallies) -> Tallies:
    """Both counts added up, option by option."""
    both = dict(one)
    for code, (visits, total, squares) in other.items():
        mine = both.get(code, (0, 0.0, 0.0))
        both[code] = (mine[0] + visits, mine[1] + total, mine[2] + squares)
    return both
