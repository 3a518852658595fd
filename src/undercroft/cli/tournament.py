"""Games between bots, in this process or in several. A game depends on the seed and its number, nothing else."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import active_children, current_process, get_context

import undercroft
from undercroft.bots import SeatWindow
from undercroft.bots.registry import is_ours
from undercroft.cli.bots import RANDOM, chosen_by, make_bot
from undercroft.cli.interrupts import deaf_children, held
from undercroft.cli.parser import Refusal
from undercroft.cli.table.tally import Report
from undercroft.engine.chance import fast_source
from undercroft.engine.game import Game
from undercroft.engine.match import Match

BATCH = 250  # random games that one task of a process plays
BOT_BATCH = 2
GUARD = "your script needs `if __name__ == '__main__':` around what it does"


@dataclass(frozen=True)
class Order:
    """What is to be played; plain data, so that it travels to other processes."""

    game: str
    players: int
    options: tuple[tuple[str, object], ...]
    bots: tuple[str, ...]
    rotate: bool
    seed: int

    def bots_of(self, number: int) -> tuple[str, ...]:
        shift = number % self.players if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]

    def build(self) -> Game:
        return undercroft.game(self.game, self.players, **dict(self.options))


Batch = tuple[Order, int, int]


def play_all(order: Order, games: int, processes: int) -> Iterator[list[Report]]:
    """All games in batches, in any order."""
    size = BATCH if set(order.bots) == {RANDOM} else BOT_BATCH
    batches = [(order, first, min(games, first + size)) for first in range(0, games, size)]
    if processes == 1 or len(batches) == 1:
        yield from map(play_batch, batches)
        return
    yield from play_in_processes(batches, min(processes, len(batches)))


def play_in_processes(batches: list[Batch], processes: int) -> Iterator[list[Report]]:
    """Several processes; whoever stops listening (Ctrl-C, too) ends them at once."""
    if getattr(current_process(), "_inheriting", False):  # a worker that reads our caller's script once more
        raise Refusal(f"A worker process must not start games itself: {GUARD}.")
    pool = ProcessPoolExecutor(processes, get_context("spawn"))
    try:
        with deaf_children():
            tasks = [pool.submit(play_batch, batch) for batch in batches]
        for done in as_completed(tasks):
            yield done.result()
    except BrokenProcessPool:
        raise Refusal(f"A worker process died: perhaps for lack of memory, or {GUARD}; try --processes 1.") from None
    except BaseException:
        for worker in active_children():
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def play_batch(batch: Batch) -> list[Report]:
    order, first, end = batch
    game = order.build()
    return [play(game, order, number) for number in range(first, end)]


def play(game: Game, order: Order, number: int) -> Report:
    """One game from the start to the end."""
    with held():
        match = game.start(derived(order.seed, number, "deal"))
    bots = order.bots_of(number)
    match.door.quiet = all(is_ours(name) for name in bots)  # then nobody will read the history of this game
    seed = derived(order.seed, number, "bots")
    decisions = play_randomly(match, seed) if set(bots) == {RANDOM} else play_with(match, bots, seed)
    result = match.result
    assert result is not None  # the loops above end with the match
    with held():
        rounds = match.view(None).get("round")
    return Report(
        bots, result.scores, result.places, result.reason, rounds if isinstance(rounds, int) else 0, decisions
    )


def derived(seed: int, number: int, purpose: str) -> int:
    digest = sha256(f"undercroft simulate {seed} {number} {purpose}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def play_randomly(match: Match, seed: int) -> int:
    """The fast path: pick options directly, without bots. Counts the decisions."""
    source, decisions = fast_source(seed), 0
    with held():
        while match.offered:
            seat = next(iter(match.offered))
            codes = match.offered[seat]
            match.push(seat, codes[source.below(len(codes))])
            decisions += 1
    return decisions


def play_with(match: Match, names: tuple[str, ...], seed: int) -> int:
    bots = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    decisions = 0
    while match.offered:
        seat = next(iter(match.offered))
        with held():
            match.choose(seat, chosen_by(bots[seat], names[seat], SeatWindow(match, seat)))
        decisions += 1
    return decisions
