"""Rounds: every subject once per round, in turning order, each with a fresh server and an empty store."""

import json
import subprocess
import tempfile
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from benchmarks.catalog import ROOT
from benchmarks.rounds import last_line
from benchmarks.server.lobby import stored_choices
from benchmarks.server.processes import Fallen, busy_seconds, cpu_seconds, free_port, running
from benchmarks.server.subjects import Load, Subject, surroundings

Answer = dict[str, Any]
Progress = Callable[[int, int, Subject], None]

PATIENCE = 90.0  # seconds for seating everybody, beyond the measured time
RESULTS = ROOT / "benchmarks" / "results"


@dataclass
class Outcome:
    """The answers by subject, and a sentence for each subject that fell out."""

    answers: dict[str, list[Answer]] = field(default_factory=dict)
    failed: dict[str, str] = field(default_factory=dict)


def play_rounds(entries: list[Subject], rounds: int, load: Load, python: Path, progress: Progress) -> Outcome:
    outcome = Outcome()
    for number in range(rounds):
        turn = number % len(entries)
        for subject in entries[turn:] + entries[:turn]:
            if subject.key not in outcome.failed:
                progress(number, rounds, subject)
                take(outcome, subject, Load(**vars(load) | {"seed": load.seed + 1000 * number}), python)
    return outcome


def take(outcome: Outcome, subject: Subject, load: Load, python: Path) -> None:
    try:
        answer = measured(subject, load, python)
    except (Fallen, OSError) as problem:
        outcome.failed[subject.key] = f"{subject.label} failed: {problem}"
    else:
        outcome.answers.setdefault(subject.key, []).append(answer)


def measured(subject: Subject, load: Load, python: Path) -> Answer:
    """One round of one subject; the store lies on the disk of the checkout and is thrown away."""
    port, metrics = free_port(), free_port()
    RESULTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=RESULTS, prefix="server-") as name:
        folder = Path(name)
        with running(subject.server(python, port, metrics, folder), port, folder / "server.log") as pid:
            return loaded(subject.load(python, port, load), lambda: used(subject, pid, metrics), load.seconds)


def used(subject: Subject, pid: int, metrics: int) -> Answer:
    """What the server has done so far. Only ours counts what it has stored: bots choose without a client."""
    stored = None if subject.is_peer() else stored_choices(metrics)
    return {"cpu": cpu_seconds(pid), "machine": busy_seconds(), "stored": stored}


def loaded(command: list[str], look: Callable[[], Answer], seconds: float) -> Answer:
    """Run the load generator; look at the server when the measured time begins and when it is over."""
    pipe: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd=ROOT, env=surroundings(), **pipe) as process:
        watch = threading.Timer(PATIENCE + 2 * seconds, process.kill)
        watch.start()
        try:
            line(process, "begin")
            before = look() | {"load": cpu_seconds(process.pid)}
            answer = line(process, "end")
            after = look() | {"load": cpu_seconds(process.pid)}
            return answer | {name: spent(after[name], before[name]) for name in after}
        finally:
            watch.cancel()
            process.kill()


def line(process: subprocess.Popen[str], phase: str) -> Answer:
    text = present(process.stdout).readline()
    if not text:
        raise Fallen(f"the load generator stopped: {last_line(present(process.stderr).read())}")
    said: Answer = json.loads(text)
    if said["phase"] != phase:
        raise Fallen(f"the load generator said {said['phase']} in place of {phase}")
    return said


def present(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


def spent(after: float | None, before: float | None) -> float | None:
    return None if after is None or before is None else after - before
