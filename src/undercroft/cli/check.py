"""`undercroft check`: runs scenario files and explains what does not hold."""

import argparse
import sys
from pathlib import Path

from undercroft.cli.parser import WRONG, Commands
from undercroft.cli.terminal import console
from undercroft.engine.errors import BrokenScenario
from undercroft.scenarios import Outcome, run_file


def register(commands: Commands) -> None:
    parser = commands.add(
        "check",
        run,
        "run scenario files",
        "Runs scenario files: a position, what is done, what must follow. Explains what does not hold.\n"
        "Exit code 0 if everything holds, 1 if something fails, 2 if a file cannot be read.",
        "undercroft check scenarios/*.toml",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="scenario files")


def run(args: argparse.Namespace) -> int:
    codes = [code for path in args.files for code in check(path)]
    console().print(f"{codes.count(0)} of {len(codes)} scenarios hold.")
    return max(codes)


def check(path: Path) -> list[int]:
    """The exit code of each scenario in a file; a file that cannot be played counts as one."""
    try:
        outcomes = run_file(path)
    except BrokenScenario as broken:
        print(broken, file=sys.stderr)
        return [WRONG]
    for outcome in outcomes:
        tell(path, outcome)
    return [0 if outcome.ok else 1 for outcome in outcomes] or [0]


def tell(path: Path, outcome: Outcome) -> None:
    out = console()
    if outcome.ok:
        out.print(f"ok    {path}: {outcome.title}", style="green", soft_wrap=True)
        return
    out.print(f"FAIL  {path}: {outcome.title}", style="bold red", soft_wrap=True)
    for line in outcome.explanation.splitlines():
        out.print(f"      {line}", soft_wrap=True)
