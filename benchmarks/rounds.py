"""Rounds of workers: every subject once per round, in turning order, so that noise hits all alike."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from benchmarks.catalog import ROOT, Entry

Answer = dict[str, Any]
Progress = Callable[[int, int, Entry], None]

PATIENCE = 30.0


@dataclass
class Outcome:
    """What came back: the answers by entry, and a sentence for each subject that fell out."""

    answers: dict[str, list[Answer]] = field(default_factory=dict)
    skipped: dict[str, str] = field(default_factory=dict)
    failed: dict[str, str] = field(default_factory=dict)

    def out(self, entry: Entry) -> bool:
        return entry.key in self.skipped or entry.key in self.failed


def play_rounds(entries: list[Entry], rounds: int, seconds: float, seed: int, progress: Progress) -> Outcome:
    outcome = Outcome()
    for number in range(rounds):
        turn = number % len(entries)
        for entry in entries[turn:] + entries[:turn]:
            if not outcome.out(entry):
                progress(number, rounds, entry)
                take(outcome, entry, seconds, seed + 1000 * number)
    return outcome


def take(outcome: Outcome, entry: Entry, seconds: float, seed: int) -> None:
    if not (ROOT / entry.python).exists():
        outcome.skipped[entry.key] = f"There is no {entry.python}; `{entry.setup}` makes it."
        return
    answer = worker(entry, seconds, seed)
    if "failed" in answer:
        outcome.failed[entry.key] = f"{entry.label} failed: {answer['failed']}"
    elif "unavailable" in answer:
        outcome.skipped[entry.key] = unavailable(entry, answer)
    else:
        outcome.answers.setdefault(entry.key, []).append(answer)


def worker(entry: Entry, seconds: float, seed: int) -> Answer:
    options = ["--seconds", str(seconds), "--seed", str(seed), "--core", str(core())]
    command = [str(ROOT / entry.python), "-m", "benchmarks.worker", entry.subject, *options]
    return answered(command, PATIENCE + 10 * seconds)


def answered(command: list[str], patience: float) -> Answer:
    how: dict[str, Any] = {"cwd": ROOT, "env": environment(), "timeout": patience}
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, **how)
    except subprocess.TimeoutExpired:
        return {"failed": f"no answer within {patience:.0f} s"}
    return parsed(last_line(done.stdout)) if done.returncode == 0 else {"failed": last_line(done.stderr)}


def parsed(text: str) -> Answer:
    try:
        return dict(json.loads(text))
    except ValueError:
        return {"failed": f"answered {text!r}"}


def unavailable(entry: Entry, answer: Answer) -> str:
    if answer["unavailable"] == entry.game and entry.build != "peer":
        return f"{answer['why']}."
    return f"{answer['why']} for {entry.python}; `{entry.setup}` installs it."


def environment() -> dict[str, str]:
    """Ours, with a fixed hash seed, and never `src` on the path: builds are measured as installed."""
    source = (ROOT / "src").resolve()
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    kept = [path for path in paths if path and (ROOT / path).resolve() != source]
    return os.environ | {"PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join(kept)}


def core() -> int:
    return max(os.sched_getaffinity(0)) if sys.platform == "linux" else 0


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no message"])[-1]
