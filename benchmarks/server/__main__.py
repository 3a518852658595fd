"""The benchmark of the table server: all subjects, the table, the JSON."""

import argparse
import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks.catalog import PLAIN, ROOT, SETUP_PLAIN
from benchmarks.report import machine
from benchmarks.run import clear
from benchmarks.server import node, report
from benchmarks.server.rounds import RESULTS, Outcome, play_rounds
from benchmarks.server.subjects import Load, Subject, beside, subjects

QUICK = 20, 1.5, 1  # tables, seconds, rounds
PACKAGES = ("uvicorn", "websockets", "litestar", "sqlalchemy")
ASK = (
    "import importlib.metadata as m, json, platform, sys;"
    "names = [f'{name} {m.version(name)}' for name in sys.argv[1:]];"
    "print(json.dumps([f'Python {platform.python_version()}', *names]))"
)


def main() -> int:
    options = parsed()
    if not beside(options.python, "undercroft").exists():
        print(f"There is no {options.python.parent}/undercroft; `{SETUP_PLAIN}` makes it.")
        return 1
    tables, seconds, rounds = QUICK if options.quick else (options.tables, options.seconds, options.rounds)
    absent = node.missing()
    entries = chosen(options, absent)
    load = Load(tables, seconds, min(options.warmup, seconds), options.seed)
    outcome = play_rounds(entries, rounds, load, options.python, progress)
    clear()
    found = report.rows(entries, outcome)
    known = versions(options.python, absent)
    show(found, outcome, load, rounds, known)
    print(absent, end="\n" if absent else "")
    config = vars(load) | {"rounds": rounds, "pace": options.pace, "left_out": absent}
    save(options.out, found, outcome, {"settings": config, "versions": known})
    return 0 if found and not outcome.failed else 1


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0, help="measured, per subject and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--quick", action="store_true", help="one short round, to see that everything runs")
    parser.add_argument("--only", default="", help="subjects, as peer,ours,peer-calm,ours-calm,ours-bots")
    parser.add_argument("--warmup", type=float, default=1.0, help="seconds of play before the measured ones")
    parser.add_argument("--pace", type=float, default=1.0, help="mean seconds before a choice in the calm subjects")
    parser.add_argument("--bot", default="easy", help="level of the bots in ours-bots")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--python", type=Path, default=PLAIN, help="interpreter of our server and its load")
    parser.add_argument("--out", type=Path, default=RESULTS / "server.json")
    return parser.parse_args()


def chosen(options: argparse.Namespace, absent: str) -> list[Subject]:
    wanted = options.only.split(",") if options.only else []
    everybody = subjects(options.pace, options.bot)
    return [each for each in everybody if (not wanted or each.key in wanted) and not (absent and each.is_peer())]


def progress(number: int, rounds: int, subject: Subject) -> None:
    """One line that rewrites itself on a terminal, plain lines elsewhere."""
    clear()
    end = "" if sys.stderr.isatty() else "\n"
    print(f"round {number + 1}/{rounds}  {subject.label}", end=end, file=sys.stderr, flush=True)


def show(found: list[report.Row], outcome: Outcome, load: Load, rounds: int, known: list[str]) -> None:
    here = machine()
    how = f"median of {rounds}, {load.seconds:g} s each; {load.tables} tables, {2 * load.tables} connections"
    print(f"{here['cpu']}, {here['cores']} cores; {how}")
    print(*known, sep="; ", end="\n\n")
    print(*report.table(found), "", report.EXPLAINED, sep="\n")
    print(*report.remarks(found), *outcome.failed.values(), sep="\n")


def versions(python: Path, absent: str) -> list[str]:
    """Of the server's interpreter, which need not be this one."""
    command = [str(ROOT / python), "-c", ASK, *PACKAGES]
    ours: list[str] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return ours if absent else ours + node.versions()


def save(out: Path, found: list[report.Row], outcome: Outcome, how: dict[str, Any]) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    when = datetime.now(UTC).isoformat(timespec="seconds")
    facts = {"when": when, "machine": machine(), **how}
    out.write_text(json.dumps(facts | {"subjects": found, "failed": outcome.failed}, indent=2) + "\n")
    print(f"\nWritten to {out.relative_to(ROOT) if out.is_relative_to(ROOT) else out}.")


if __name__ == "__main__":
    sys.exit(main())
