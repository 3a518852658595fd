"""`make soak`: the command."""

import argparse
import asyncio
import shutil
import sys
from pathlib import Path

from tests.soak.faults import FAULTS
from tests.soak.house import folders
from tests.soak.report import lines
from tests.soak.run import Options, soak

MINUTES = 10.0


def main() -> int:
    options = read_options()
    with folders() as (folder, small):
        outcome = asyncio.run(soak(options, folder, small, say))
        if options.log:
            shutil.copyfile(folder / "server.log", options.log)
    for line in lines(outcome, options):
        say(line)
    return 1 if outcome.house.findings.first else 0


def read_options() -> Options:
    parser = argparse.ArgumentParser(prog="make soak", description="Play while everything goes wrong.")
    parser.add_argument("--minutes", type=float, default=MINUTES, help=f"of play, default {MINUTES:g}")
    parser.add_argument("--seconds", type=float, help="the same in seconds")
    parser.add_argument("--seed", type=int, default=1, help="of everything that is drawn; default 1")
    parser.add_argument("--parties", type=int, default=12, help="groups of one to three people; default 12")
    parser.add_argument("--only", default="", help=f"these faults, with commas between: {', '.join(FAULTS)}")
    parser.add_argument("--log", type=Path, help="where to put the server's log afterwards")
    given = parser.parse_args()
    wanted = [each.strip() for each in given.only.split(",") if each.strip()] or list(FAULTS)
    unknown = [each for each in wanted if each not in FAULTS]
    if unknown:
        parser.error(f"there is no fault '{unknown[0]}'; there are: {', '.join(FAULTS)}")
    return Options(given.seconds or 60 * given.minutes, given.seed, given.parties, wanted, given.log)


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201  # a command


if __name__ == "__main__":
    sys.exit(main())
