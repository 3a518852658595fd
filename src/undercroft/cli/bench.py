"""`undercroft bench`: the benchmark of a checkout."""

import argparse
import subprocess
import sys
from pathlib import Path

import undercroft
from undercroft.cli.arguments import not_negative, players_of, positive, seconds, whole
from undercroft.cli.parser import Commands, Refusal

FORWARDED = ("rounds", "seconds", "games", "seed")


def register(commands: Commands) -> None:
    parser = commands.add(
        "bench",
        run,
        "run the benchmark of a checkout",
        "Runs the benchmark (python -m benchmarks.run), which is part of the source checkout, not of the package.",
        "undercroft bench --quick",
    )
    parser.add_argument("--quick", action="store_true", help="one short round, to see that everything runs")
    parser.add_argument("--rounds", type=positive, help="how many rounds")
    parser.add_argument("--seconds", type=seconds, help="seconds per subject and round")
    parser.add_argument("--games", type=games, help="which games, as a,b or a:PLAYERS,b")
    parser.add_argument("--seed", type=not_negative, help="where chance begins")


def games(text: str) -> str:
    """The same text, if it names games that can be played: what it is asked for, the benchmark tries for minutes."""
    for each in text.split(","):
        name, colon, players = each.partition(":")
        undercroft.game(name, players_of(name, whole(players) if colon else None))
    return text


def run(args: argparse.Namespace) -> int:
    root = checkout()
    if root is None:
        raise Refusal("The benchmark is part of the source checkout; run this command in its folder.")
    given = [f"--{name}={getattr(args, name)}" for name in FORWARDED if getattr(args, name) is not None]
    quick = ["--quick"] if args.quick else []
    return subprocess.run([sys.executable, "-m", "benchmarks.run", *quick, *given], cwd=root, check=False).returncode


def checkout() -> Path | None:
    """The checkout we stand in, or the one this package was installed from."""
    for folder in (Path.cwd(), *Path(undercroft.__file__).resolve().parents):
        if (folder / "benchmarks" / "run.py").is_file():
            return folder
    return None
