"""The benchmark, run as `python -m benchmarks.run`: all subjects, the table, the bars, the JSON."""

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import undercroft
from benchmarks import report
from benchmarks.catalog import FAST, PLAIN, ROOT, Entry, Pythons, entries
from benchmarks.rounds import Outcome, play_rounds
from undercroft.games import is_built_in

SECONDS, START_UP, TOTAL = 2.0, 0.7, 165.0


def main() -> int:
    options = parsed()
    pythons = Pythons(options.peer_python, options.python, options.fast_python)
    subjects = entries(options.games.split(","), pythons)
    rounds = 1 if options.quick else options.rounds
    seconds = options.seconds or fitting(len(subjects), rounds, options.quick)
    outcome = play_rounds(subjects, rounds, seconds, options.seed, progress)
    clear()
    found = report.rows(subjects, outcome)
    show(subjects, found, outcome, f"median of {rounds}, {seconds:.1f} s of CPU time each")
    save(options.out, found, outcome, {"rounds": rounds, "seconds": seconds, "seed": options.seed})
    return 0 if found and not outcome.failed else 1


def measured() -> list[str]:
    """Every game of ours that stands on the shelf by itself."""
    facts = [undercroft.meta(name) for name in undercroft.GAMES if is_built_in(name)]
    return [each.name for each in facts if not each.part_of and each.stage != "example"]


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, help="per subject and round; default 2 or what fits")
    parser.add_argument("--games", default=",".join(measured()), help="ours, as a,b or a:PLAYERS,b")
    parser.add_argument("--quick", action="store_true", help="one short round, to see that everything runs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks" / "results" / "latest.json")
    parser.add_argument("--python", type=Path, default=PLAIN, help="interpreter with the uncompiled build")
    parser.add_argument("--fast-python", type=Path, default=FAST, help="interpreter with the compiled build")
    parser.add_argument("--peer-python", type=Path, default=FAST, help="interpreter with the peers")
    return parser.parse_args()


def fitting(subjects: int, rounds: int, quick: bool) -> float:
    """As long as we like, unless the whole run would pass three minutes."""
    return 0.3 if quick else max(0.3, min(SECONDS, TOTAL / (subjects * rounds) - START_UP))


def progress(number: int, rounds: int, entry: Entry) -> None:
    """One line that rewrites itself on a terminal, plain lines elsewhere."""
    clear()
    end = "" if sys.stderr.isatty() else "\n"
    print(f"round {number + 1}/{rounds}  {entry.label}", end=end, file=sys.stderr, flush=True)


def clear() -> None:
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)


def show(subjects: list[Entry], found: list[report.Row], outcome: Outcome, how: str) -> None:
    machine = report.machine()
    print(f"{machine['cpu']}, {machine['cores']} cores, pinned to one; {how}")
    print(*report.versions(found), sep="; ", end="\n\n")
    print(
        *report.table(found),
        "(1.00x is Catanatron; more is better in every column)",
        "",
        *report.own_lines(found),
        *report.bar_lines(found),
        sep="\n",
    )
    print(*report.doubts(found), *report.left_out(subjects, outcome), *outcome.failed.values(), sep="\n")


def save(out: Path, found: list[report.Row], outcome: Outcome, settings: dict[str, Any]) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    facts = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": report.machine(),
        "versions": report.versions(found),
    }
    fallen = {"skipped": outcome.skipped, "failed": outcome.failed}
    text = json.dumps(facts | {"settings": settings, "subjects": found} | fallen, indent=2)
    out.write_text(text + "\n")
    print(f"\nWritten to {out}.")


if __name__ == "__main__":
    sys.exit(main())
