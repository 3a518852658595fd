"""`undercroft simulate`: many games between bots on all cores."""

import argparse
import json
import os
import time
from dataclasses import asdict

from rich.progress import Progress
from rich.table import Table

from undercroft.cli.arguments import (
    add_options,
    add_players,
    build_game,
    example_game,
    not_negative,
    players_of,
    positive,
)
from undercroft.cli.bots import bot_names, check_bots
from undercroft.cli.parser import Commands
from undercroft.cli.table.tally import Tally
from undercroft.cli.terminal import console, errors
from undercroft.cli.tournament import Order, play_all


def register(commands: Commands) -> None:
    parser = commands.add(
        "simulate",
        run,
        "let bots play many games",
        "Lets bots play many games on all cores and counts the results. The same seed gives the same results,\n"
        "whatever the number of processes.",
        f"undercroft simulate {example_game()} --players 3 --games 1000 --bots random --seed 1\n"
        f"undercroft simulate {example_game()} --players 2 --games 20 --bots easy,normal --rotate --json",
    )
    parser.add_argument("game", help="a game")
    add_players(parser)
    parser.add_argument("--games", type=positive, default=100, help="how many; default: 100")
    parser.add_argument("--bots", default="random", help="one for all seats, or one per seat: a,b,c; default: random")
    parser.add_argument("--rotate", action="store_true", help="every game the bots move on by one seat")
    parser.add_argument("--seed", type=not_negative, default=1, help="where chance begins; default: 1")
    parser.add_argument("--processes", type=positive, default=None, help="default: all cores")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    game = build_game(args.game, players_of(args.game, args.players), args.option)
    bots = tuple(bot_names(args.bots, game.players))
    check_bots(bots)
    order = Order(args.game, game.players, tuple(game.options.items()), bots, args.rotate, args.seed)
    began = time.perf_counter()
    tally = counted(order, args.games, args.processes or cores())
    seconds = time.perf_counter() - began
    if args.json:
        print(json.dumps(as_data(order, tally, seconds)))
    else:
        show(order, tally, seconds)
    return 0


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def counted(order: Order, games: int, processes: int) -> Tally:
    """Play all games; a progress bar on a terminal."""
    tally = Tally(order.bots, order.players)
    out = errors()
    with Progress(console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task("games", total=games)
        for played in play_all(order, games, processes):
            for report in played:
                tally.add(report)
            progress.advance(task, len(played))
    return tally


def as_data(order: Order, tally: Tally, seconds: float) -> dict[str, object]:
    speed = {"seconds": round(seconds, 3), "decisions_per_second": round(tally.decisions / seconds)}
    return {**asdict(order), "options": dict(order.options), **tally.to_data(), "speed": speed}


def show(order: Order, tally: Tally, seconds: float) -> None:
    out = console()
    out.print(
        f"{order.game}, {some(order.players, 'player')}, {some(tally.games, 'game')}, seed {order.seed}", style="bold"
    )
    out.print(results(tally))
    rates = f"{tally.rounds / tally.games:.1f} rounds and {tally.decisions / tally.games:.1f} decisions per game"
    ends = ", ".join(f"{reason} {count / tally.games:.1%}" for reason, count in sorted(tally.reasons.items()))
    out.print(f"{rates}; ends: {ends}")
    out.print(f"{tally.decisions / seconds:,.0f} decisions per second ({seconds:.1f} s)")


def some(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def results(tally: Tally) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("bot")
    for column in ("seats", "wins", "win rate", "95 %", "mean score", "places"):
        table.add_column(column, justify="right")
    for line in tally.lines():
        low, high = line.interval()
        places = " ".join(f"{count}" for count in line.places)
        wins = f"{line.wins}" + (f" + {line.shared} shared" if line.shared else "")
        rate, span = f"{line.rate():.1%}", f"{low:.1%}-{high:.1%}"
        table.add_row(line.bot, str(line.seats), wins, rate, span, f"{line.mean():.2f}", places)
    return table
