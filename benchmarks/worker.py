"""Measure one subject in this interpreter and print one line of JSON.

python -m benchmarks.worker catanatron --seconds 2 --seed 1
"""

import argparse
import json
import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version

from benchmarks.going_back import going_back
from benchmarks.measure import measure
from benchmarks.ours import Undercroft, compiled_share
from benchmarks.peers import Catanatron, OpenSpiel
from benchmarks.subject import Subject, UnavailableError

GOING_BACK = 0.1  # share of the time on top, for what only we can do


def main() -> None:
    arguments = parsed()
    pin(arguments.core)
    try:
        answer = report(arguments.subject, arguments.seconds, arguments.seed)
    except UnavailableError as error:
        answer = {"unavailable": error.package, "why": str(error)}
    print(json.dumps(answer))


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.worker")
    parser.add_argument("subject", help="catanatron, openspiel:GAME or undercroft:GAME:PLAYERS")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--core", type=int, default=None)
    return parser.parse_args()


def pin(core: int | None) -> None:
    """Stay on one core; where the system cannot pin, CPU time is still this process's own."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0)) if core is None else core})


def report(name: str, seconds: float, seed: int) -> dict[str, object]:
    subject = load(name)
    columns = measure(subject, seconds, seed)
    if isinstance(subject, Undercroft):
        columns |= going_back(subject.game, seconds * GOING_BACK, seed)
    facts = {"subject": name, "python": platform.python_version(), "seed": seed}
    return facts | {"packages": versions(subject.package), "compiled": compiled(name)} | columns


def load(name: str) -> Subject:
    """The engine asked for is imported here, and no other."""
    engine, _, rest = name.partition(":")
    if engine == "undercroft":
        game, _, players = rest.partition(":")
        return Undercroft(game, int(players or 3))
    return load_peer(engine, rest)


def load_peer(engine: str, game: str) -> Subject:
    if engine == "catanatron":
        return Catanatron()
    if engine == "openspiel":
        return OpenSpiel(game)
    raise SystemExit(f"no such subject: {engine}")


def compiled(name: str) -> float | None:
    return compiled_share() if name.startswith("undercroft") else None


def versions(package: str) -> dict[str, str]:
    try:
        return {package: version(package)}
    except PackageNotFoundError:
        return {package: "(not installed as a package)"}


if __name__ == "__main__":
    main()
