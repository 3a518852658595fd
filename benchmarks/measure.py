"""The stopwatch: CPU time of this process, whole games, and mid-game positions."""

from itertools import repeat
from random import Random as Generator
from statistics import median
from time import process_time
from typing import Any

from benchmarks.subject import Probe, Subject

POSITIONS = 12
GAMES = 3
MIDDLE = (0.25, 0.75)
PLAY_SHARE = 0.6


def measure(subject: Subject, seconds: float, seed: int) -> dict[str, float]:
    """Every column of one subject in about `seconds` of CPU time; taking positions is the warm-up."""
    positions = middle_positions(subject, seed)
    columns = decision_rate(subject, seconds * PLAY_SHARE, seed)
    return columns | probe_times(subject, positions, seconds * (1 - PLAY_SHARE), seed)


def decision_rate(subject: Subject, seconds: float, seed: int) -> dict[str, float]:
    random, games, decisions = Generator(seed).random, 0, 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        decisions += subject.play(seed + games, random)[1]
        games += 1
    return {"decisions_per_second": decisions / spent, "games": games, "decisions": decisions}


def middle_positions(subject: Subject, seed: int) -> list[Any]:
    """Positions spread evenly over the middle half of a few games, each game replayed up to them."""
    return [
        subject.play(game, Generator(game).random, limit)[0]
        for game in range(seed, seed + GAMES)
        for limit in middle_limits(subject.play(game, Generator(game).random)[1])
    ]


def middle_limits(length: int) -> list[int]:
    per_game = POSITIONS // GAMES
    first, last = MIDDLE
    return [int(length * (first + (last - first) * (k + 0.5) / per_game)) for k in range(per_game)]


def probe_times(subject: Subject, positions: list[Any], seconds: float, seed: int) -> dict[str, float]:
    """The median over the positions, in microseconds."""
    random = Generator(seed).random
    tables = [subject.probes(position, random) for position in positions]
    budget = seconds / (len(tables) * len(tables[0]))
    return {name: median(microseconds(table[name], budget) for table in tables) for name in tables[0]}


def microseconds(probe: Probe, budget: float) -> float:
    """Double the number of calls until they fill half the budget; only the last block counts."""
    calls, spent = 1, 0.0
    while spent < budget / 2:
        calls *= 2
        spent = timed(probe, calls)
    return spent / calls * 1e6


def timed(probe: Probe, calls: int) -> float:
    start = process_time()
    for _ in repeat(None, calls):
        probe()
    return process_time() - start
