"""One search, or several at once in processes of their own whose counts are added up (root parallel)."""

import multiprocessing
from dataclasses import dataclass
from multiprocessing.connection import Connection

from undercroft.bots.ismcts import Search
from undercroft.bots.standing import pointless
from undercroft.bots.tree import Settings
from undercroft.engine.chance import Source, fast_source
from undercroft.engine.match import Match

Tally = tuple[int, float, float]  # visits, sum of values, sum of their squares
Tallies = dict[int, Tally]  # by option

NO_LIMIT = 1 << 40
SEEDS = 1 << 30


@dataclass(frozen=True, slots=True)
class Budget:
    """Iterations and milliseconds (0: no limit) of each process; the first that is used up ends the search."""

    iterations: int
    ms: int
    processes: int = 1


def think(world: Match, seat: int, source: Source, settings: Settings, budget: Budget) -> Tallies:
    """Search from that imagined world. Several processes need a system that can fork; elsewhere one must do."""
    if budget.processes < 2 or "fork" not in multiprocessing.get_all_start_methods():
        return search(world, seat, source, settings, budget)
    return think_together(world, seat, source, settings, budget)


def search(world: Match, seat: int, source: Source, settings: Settings, budget: Budget) -> Tallies:
    found = Search(world, seat, source, settings, pointless(world, seat))
    found.grow(budget.iterations or NO_LIMIT, budget.ms / 1000 if budget.ms else float(NO_LIMIT))
    return found.tallies()


def think_together(world: Match, seat: int, source: Source, settings: Settings, budget: Budget) -> Tallies:
    """The children inherit the world by forking, so that nothing but their counts has to travel."""
    fork = multiprocessing.get_context("fork")
    ends: list[Connection] = []
    children: list[multiprocessing.process.BaseProcess] = []
    for _ in range(budget.processes - 1):
        here, there = fork.Pipe(duplex=False)
        job = (there, world, seat, source.below(SEEDS), settings, budget)
        children.append(fork.Process(target=search_and_send, args=job, daemon=True))
        children[-1].start()
        there.close()
        ends.append(here)
    tallies = search(world, seat, source, settings, budget)
    for end, child in zip(ends, children, strict=True):
        tallies = merged(tallies, end.recv())
        child.join()
    return tallies


def search_and_send(there: Connection, world: Match, seat: int, seed: int, settings: Settings, budget: Budget) -> None:
    there.send(search(world, seat, fast_source(seed), settings, budget))


def merged(one: Tallies, other: Tallies) -> Tallies:
    """Both counts added up, option by option."""
    both = dict(one)
    for code, (visits, total, squares) in other.items():
        mine = both.get(code, (0, 0.0, 0.0))
        both[code] = (mine[0] + visits, mine[1] + total, mine[2] + squares)
    return both
