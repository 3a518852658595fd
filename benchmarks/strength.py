"""How much stronger one bot is than another: `python -m benchmarks.strength --a hard --b greedy --games 400`."""

import argparse
import multiprocessing
import sys
import time
from dataclasses import dataclass
from math import sqrt

import undercroft
from undercroft.bots import Bot, SeatWindow, make


@dataclass(frozen=True)
class Task:
    """One game. `seat` is where bot a sits; all other seats belong to bot b."""

    game: str
    players: int
    a: str
    b: str
    number: int
    seed: int

    @property
    def seat(self) -> int:
        return self.number % self.players


@dataclass(frozen=True)
class Outcome:
    """The share of the victory that a got, how many decisions there were, and the longest answer of a in seconds."""

    won: float
    decisions: int
    longest: float


def play(task: Task) -> Outcome:
    """Games that differ only in the seats share the seed of the match, so that the luck of the deal evens out."""
    match = undercroft.game(task.game, task.players).start(task.seed + task.number // task.players)
    bots = [make(task.a if seat == task.seat else task.b, bot_seed(task, seat)) for seat in range(task.players)]
    decisions, longest = 0, 0.0
    while not match.over:
        seat = match.to_act[0]
        taken = answer(match, seat, bots[seat])
        decisions += 1
        if seat == task.seat:
            longest = max(longest, taken)
    assert match.result is not None
    places = match.result.places
    won = 1 / places.count(1) if places[task.seat] == 1 else 0.0
    return Outcome(won, decisions, longest)


def bot_seed(task: Task, seat: int) -> int:
    return (task.seed * 1_000_003 + task.number) * task.players + seat


def answer(match: undercroft.Match, seat: int, bot: Bot) -> float:
    """Let the bot choose; how long it took."""
    begin = time.perf_counter()
    option = bot.choose(SeatWindow(match, seat))
    taken = time.perf_counter() - begin
    match.choose(seat, option)
    return taken


def interval(won: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson)."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("--a", default="hard")
    parser.add_argument("--b", default="greedy")
    parser.add_argument("--game", default="dungeonville")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0, help="stop after that long and report what there is")
    return parser.parse_args()


def main() -> int:
    options = parsed()
    make(options.a), make(options.b)  # a wrong name is told before any game begins
    table = (options.game, options.players, options.a, options.b)
    tasks = [Task(*table, number, options.seed) for number in range(options.games)]
    report(options, gather(tasks, options.processes, options.minutes))
    return 0


def gather(tasks: list[Task], processes: int, minutes: float) -> list[Outcome]:
    done: list[Outcome] = []
    begin = time.monotonic()
    with multiprocessing.Pool(processes) as pool:
        for outcome in pool.imap(play, tasks):
            done.append(outcome)
            show_progress(done, len(tasks), time.monotonic() - begin)
            if minutes and time.monotonic() - begin > minutes * 60:
                break
    print(file=sys.stderr)
    return done


def show_progress(done: list[Outcome], games: int, seconds: float) -> None:
    """One line that rewrites itself on a terminal, now and then a line elsewhere."""
    won = sum(each.won for each in done)
    line = f"{len(done)}/{games} games, {won / len(done):.1%} won, {seconds:.0f} s"
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
    elif len(done) % 20 == 0:
        print(line, file=sys.stderr, flush=True)


def report(options: argparse.Namespace, done: list[Outcome]) -> None:
    won, games = sum(each.won for each in done), len(done)
    low, high = interval(won, games)
    print(f"{options.a} against {options.b}: {games} games of {options.game}, {options.players} players")
    print(f"won {won / games:.1%} (95%: {low:.1%} to {high:.1%}); by chance alone {1 / options.players:.1%}")
    print(f"{sum(each.decisions for each in done) / games:.0f} decisions a game")
    print(f"longest answer of {options.a}: {max(each.longest for each in done):.3f} s")


if __name__ == "__main__":
    sys.exit(main())
